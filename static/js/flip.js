// A card that changes its place travels there: from the hand to where it now lies, from the table to who took it.
// Measured before and after, moved by a transform. What a computer did waits for its place in the sequence, unseen by
// its own style.
const places = new Map();

document.addEventListener("htmx:before:swap", () => {
  places.clear();
  for (const card of document.querySelectorAll("#hand [data-card], .spread [data-card]")) {
    places.set(card.dataset.card, card.getBoundingClientRect());
  }
});

document.addEventListener("htmx:after:swap", () => {
  const style = getComputedStyle(document.documentElement);
  const duration = parseFloat(style.getPropertyValue("--move"));
  const pace = parseFloat(style.getPropertyValue("--pace"));
  const easing = style.getPropertyValue("--ease");
  for (const card of document.querySelectorAll(":is(.played, .spread, .taken) [data-card]")) {
    const from = places.get(card.dataset.card);
    const to = card.getBoundingClientRect();
    if (!from || Math.hypot(from.x - to.x, from.y - to.y) < 1) continue;
    const way = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
    const frames = { transform: [way, "none"], transformOrigin: "0 0", opacity: [1, 1], zIndex: 3 };
    const delay = pace * Number(getComputedStyle(card).getPropertyValue("--place"));
    card.animate(frames, { duration, easing, delay });
  }
});

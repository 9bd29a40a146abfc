// A card that is played travels from the hand to where it now lies: measured before and after, moved by a transform.
const places = new Map();

document.addEventListener("htmx:before:swap", () => {
  places.clear();
  for (const card of document.querySelectorAll("#hand [data-card]")) {
    places.set(card.dataset.card, card.getBoundingClientRect());
  }
});

document.addEventListener("htmx:after:swap", () => {
  const style = getComputedStyle(document.documentElement);
  const duration = parseFloat(style.getPropertyValue("--move"));
  const easing = style.getPropertyValue("--ease");
  for (const card of document.querySelectorAll(".played [data-card]")) {
    const from = places.get(card.dataset.card);
    if (!from) continue;
    const to = card.getBoundingClientRect();
    const way = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
    const frames = { transform: [way, "none"], transformOrigin: "0 0", zIndex: 3 };
    card.animate(frames, { duration, easing });
  }
});

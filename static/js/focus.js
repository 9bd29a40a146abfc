// Focus never falls to the page: where the card or button that had it is gone, its neighbour gets it, or what is asked.
const cards = () => [...document.querySelectorAll("#hand input")].filter((card) => card.checkVisibility());
let index = -1;
let inside = false;

document.addEventListener("htmx:before:swap", () => {
  const focused = document.activeElement;
  index = cards().indexOf(focused);
  inside = document.getElementById("panels").contains(focused);
});

document.addEventListener("htmx:after:swap", () => {
  if (!inside || document.activeElement !== document.body) return;
  const left = cards();
  const next = index < 0 ? undefined : left[Math.min(index, left.length - 1)];
  (next ?? document.getElementById("prompt") ?? document.getElementById("bill-title"))?.focus();
});

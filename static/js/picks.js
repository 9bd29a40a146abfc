// Picks belong to the person. htmx morphs a check box without its state (htmx issue 4030), so that what a move set is
// set here, except where the person has ticked something while the move was under way: that stays, and is asked about.
const form = () => document.getElementById("felt");
const hand = () => document.getElementById("hand");
// Where cards of the table are picked too, these stand on the board.
const SOURCES = "#hand, #board";
const boxes = () => [...document.querySelectorAll("#hand input, #board input")];
const isSource = (element) => element.matches(SOURCES);
const state = () => new Map(boxes().map((box) => [box.id, box.checked]));
let sent = new Map();
let changed = new Map();

// Space picks, Enter plays or takes. What somebody has called is never answered so, by whoever meant to play a card.
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !boxes().includes(event.target)) return;
  event.preventDefault();
  document.querySelector("#call-play, #call-take")?.click();
});

document.addEventListener("htmx:before:request", (event) => {
  const source = event.target;
  if (source === form()) {
    sent = state();
    // what a pick would make is no longer asked; the form itself goes on
    for (const asking of document.querySelectorAll(SOURCES)) htmx.trigger(asking, "htmx:abort", {}, false);
  } else if (isSource(source) && form().classList.contains("htmx-request")) {
    event.preventDefault();
  }
});

document.addEventListener("htmx:before:swap", (event) => {
  const { sourceElement, response, text } = event.detail.ctx;
  if (sourceElement === form()) {
    changed = new Map([...state()].filter(([id, checked]) => sent.get(id) !== checked));
  } else if (isSource(sourceElement) && !text.includes(`data-revision="${form().elements.revision.value}"`)) {
    event.preventDefault();
    if (response.status === 200) location.reload(); // the table has moved on in another tab
  }
});

document.addEventListener("htmx:after:swap", (event) => {
  if (event.detail.ctx.target.id !== "panels" || !hand()) return;
  for (const box of boxes()) box.checked = changed.get(box.id) ?? box.defaultChecked;
  if (changed.size) htmx.trigger(hand(), "change");
  changed.clear();
});

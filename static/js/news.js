// One update of the live region a response: after a move what happened and what is asked, after a pick what it makes.
const say = (text) => {
  document.getElementById("status").textContent = text.trim().replace(/\s+/g, " ");
};
const trouble = () => {
  const note = document.getElementById("trouble");
  if (!note) return;
  note.hidden = false;
  say(note.textContent);
};

document.addEventListener("htmx:after:swap", (event) => {
  const moved = event.detail.ctx.target.id === "panels";
  const text = document.querySelector(moved ? "#news" : "#prompt small");
  if (text) say(text.textContent);
});
document.addEventListener("htmx:error", trouble);

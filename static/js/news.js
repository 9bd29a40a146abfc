// One update of the live region a response: what happened and what is asked where the table moved on, else what became
// of the pick: what it makes, or why it cannot be played.
const say = (selector) => {
  const text = document.querySelector(selector)?.textContent;
  if (text) document.getElementById("status").textContent = text.trim().replace(/\s+/g, " ");
};
const revision = () => document.querySelector("#panels [name=revision]").value;
let before = "";

document.addEventListener("htmx:before:swap", () => {
  before = revision();
});
document.addEventListener("htmx:after:swap", () => {
  say(revision() === before ? "#prompt.is-wrong b, #prompt:not(.is-wrong) small" : "#news");
});
document.addEventListener("htmx:error", () => {
  document.getElementById("trouble")?.removeAttribute("hidden");
  say("#trouble");
});

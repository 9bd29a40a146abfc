// One update of the live region a response: what happened and what is asked where the table moved on, else what became
// of the pick: what it makes, or why it cannot be played, or what the table asks now.
const say = (...selectors) => {
  const text = selectors.map((selector) => document.querySelector(selector)?.textContent).find(Boolean);
  if (text) document.getElementById("status").textContent = text.trim().replace(/\s+/g, " ");
};
const revision = () => document.querySelector("#panels [name=revision]").value;
let before = "";

document.addEventListener("htmx:before:swap", () => {
  before = revision();
});
document.addEventListener("htmx:after:swap", (event) => {
  const asked = event.detail.ctx.target.id === "panels" ? ["#prompt"] : [];
  if (revision() !== before) say("#news");
  else say("#prompt.is-wrong b, #prompt:not(.is-wrong) small", ...asked);
});
document.addEventListener("htmx:error", () => {
  document.getElementById("trouble")?.removeAttribute("hidden");
  say("#trouble");
});

// Escape, or a click elsewhere, closes what a summary opened.
const open = () => document.querySelector(".disclosure[open]");

document.addEventListener("keydown", (event) => {
  const disclosure = event.key === "Escape" && open();
  if (!disclosure) return;
  disclosure.open = false;
  disclosure.querySelector("summary").focus();
});
document.addEventListener("click", (event) => {
  const disclosure = open();
  if (disclosure && !disclosure.contains(event.target)) disclosure.open = false;
});

// Another language keeps the picks and the place: the buttons leave the table's form, which would play, for their own.
for (const button of document.querySelectorAll(".languages [name=language]")) {
  button.removeAttribute("form");
  button.removeAttribute("formaction");
}
document.addEventListener("submit", (event) => {
  // The fragment goes along through the redirect.
  if (event.target.matches(".languages")) event.target.action = event.target.getAttribute("action") + location.hash;
});
document.addEventListener("formdata", (event) => {
  if (!event.target.matches(".languages")) return;
  for (const box of document.querySelectorAll("#hand :checked")) event.formData.append("pick", box.value);
});

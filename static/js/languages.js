// Another language keeps the picks and the place. What stands in the masthead leaves the table's form, which would play,
// for its own; a new language takes the picks along.
for (const control of document.querySelectorAll(".masthead [form]:not([hidden])")) {
  control.removeAttribute("form");
  control.removeAttribute("formaction");
}
document.addEventListener("submit", (event) => {
  // The fragment goes along through the redirect.
  if (event.target.matches(".languages")) event.target.action = event.target.getAttribute("action") + location.hash;
});
document.addEventListener("formdata", (event) => {
  if (!event.target.matches(".languages")) return;
  for (const box of document.querySelectorAll(":is(#hand, #board) :checked")) event.formData.append("pick", box.value);
});

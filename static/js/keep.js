// What somebody has opened stays open while the table moves on.
let opened = [];

document.addEventListener("htmx:before:swap", () => {
  opened = [...document.querySelectorAll("details[data-keep][open]")].map((each) => each.id);
});
document.addEventListener("htmx:after:swap", () => {
  for (const id of opened) document.getElementById(id)?.setAttribute("open", "");
});

// The sliders act while they move, and what they are left at is kept. One setting may have several sliders on a page.
const root = document.documentElement;
const sliders = () => [...document.querySelectorAll(".slider input")];
const written = (share, style) => new Intl.NumberFormat(root.lang, { style }).format(share);

const show = (slider, share) => {
  slider.value = share;
  slider.setAttribute("aria-valuetext", slider.dataset.words.replace("{}", written(share, "decimal")));
  slider.form.querySelector(`output[for=${slider.id}]`).textContent = written(share / 100, "percent");
};
// What holds may come from the browser, which the server does not know: more contrast, or less.
const showAll = () => {
  const style = getComputedStyle(root);
  for (const slider of sliders()) show(slider, Number(style.getPropertyValue(`--${slider.name}`)));
};

// One request at a time and not too often: of all that is chosen meanwhile, only the last is sent. Where it fails, the
// page looks as wished all the same.
const PAUSE = 100;
let last;
let sending = false;
const send = () => {
  const [action, body] = last;
  last = undefined;
  return fetch(action, { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => {});
};
const keep = async (form, button) => {
  last = [form.action, new URLSearchParams(new FormData(form, button))];
  if (sending) return;
  sending = true;
  while (last) await Promise.all([send(), new Promise((done) => setTimeout(done, PAUSE))]);
  sending = false;
};
addEventListener("pagehide", () => last && send());

showAll();
document.addEventListener("input", ({ target }) => {
  if (!target.matches(".slider input")) return;
  root.style.setProperty(`--${target.name}`, target.value);
  for (const slider of sliders()) if (slider.name === target.name) show(slider, Number(target.value));
});
document.addEventListener("change", ({ target }) => {
  if (target.matches(".slider input")) keep(target.form);
});
document.addEventListener("submit", (event) => {
  if (!event.target.matches(".sliders")) return;
  event.preventDefault();
  if (event.submitter?.name === "display") {
    document.getElementById("theme")?.remove();
    for (const { name } of sliders()) root.style.removeProperty(`--${name}`);
    showAll();
  }
  keep(event.target, event.submitter);
});

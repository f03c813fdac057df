// @ts-nocheck: shown in the gallery as the author of a page writes it.
const form = document.forms.namedItem("order");
form.addEventListener("beforemove", (event) => {
  if (event.detail.move === "a1") event.preventDefault(); // refuses this move
});
form.addEventListener("move", ({ detail }) => {
  form.elements.moves.value = `${detail.side}: ${detail.move}`;
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  form.elements.record.value = new FormData(form).get("match");
});

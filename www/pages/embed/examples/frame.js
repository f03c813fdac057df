// @ts-nocheck: shown in the gallery as the author of a page writes it.
const frame = document.querySelector("iframe");
frame.src = `embed-qubic.html?origin=${location.origin}`;
addEventListener("message", ({ data, origin, source }) => {
  if (source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
  if (data.stratege === "size") frame.height = data.height;
  if (data.stratege === "move") document.querySelector("#played").value = data.move;
});
document.querySelector("#restart").addEventListener("click", () => {
  frame.contentWindow.postMessage({ stratege: "restart" }, new URL(frame.src).origin);
});

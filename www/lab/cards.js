// Progress of the experiments outside of the bench: cards in the tab, and pickets of the toolbar for running ones.

import { t } from "../i18n/index.js";
import { element, textElement } from "../ui/create.js";
import { svgElement } from "../ui/svg.js";

/** `frame` of experiments that can run. @typedef {import("./bench.js").BenchItem & { frame?: Frame }} CardItem */
/** @typedef {import("./experiments/experiment-frame.js").ExperimentFrame<any>} Frame */

/** Path of a flask. */
const ICON = "M9 3h6m-5 0v6l-5.5 9A2 2 0 0 0 6.200 21h11.6a2 2 0 0 0 1.7-3L14 9V3m-6.500 11h9";

/** @param {CardItem[]} items @param {(id: string) => void} open */
export function createCards(items, open) {
  const cards = items.map((room) => createCard(room, () => open(room.id)));
  const list = element("ul", { class: "cards" }, ...cards.map(({ item }) => item));
  return {
    view: element(
      "section",
      {},
      textElement("h3", "lab.experiments"),
      list,
      element("p", {}, textElement("a", "lab.breed", { href: "breed.html" })),
      element("p", {}, textElement("a", "lab.workshop", { href: "workshop.html" })),
    ),
    show() {
      for (const { show } of cards) show();
    },
  };
}

/** @param {CardItem} cardItem @param {() => void} open */
function createCard(cardItem, open) {
  const { id, title, frame } = cardItem;
  const state = element("span", { class: "state" });
  const bar = element("progress", { max: 1, value: 0, "aria-hidden": "true" });
  const button = element(
    "button",
    { type: "button", class: "plain", id: `open-${id}`, "aria-haspopup": "dialog" },
    textElement("span", title),
    state,
    bar,
  );
  const item = element("li", {}, button);
  button.addEventListener("click", open);
  frame?.watch(draw);

  function draw() {
    const now = frame?.state();
    state.textContent = now?.text ?? "";
    drawBar(bar, frame);
  }

  return {
    item,
    show() {
      item.hidden = !cardItem.isUsable;
      draw();
    },
  };
}

/** @param {HTMLProgressElement} bar @param {Frame} [frame] */
function drawBar(bar, frame) {
  const state = frame?.state();
  bar.hidden = !frame?.isRunning();
  bar.max = Math.max(1, state?.total ?? 1);
  bar.value = state?.done ?? 0;
}

/**
 * Adds a picket to the toolbar while an experiment is running.
 * @param {Frame} frame @param {() => void} open
 */
export function createPicket(frame, open) {
  const icon = svgElement("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  icon.append(svgElement("path", { d: ICON }));
  const bar = element("progress", { max: 1, value: 0, "aria-hidden": "true" });
  const name = element("span", {}, textElement("span", frame.title), bar);
  const button = element("button", { type: "button", class: "picket", id: `going-${frame.id}` });
  button.append(icon, name);
  button.addEventListener("click", open);
  const item = element("li", { class: "running-experiment" }, button);
  const fence = document.querySelector(".toolbar ul");

  frame.watch(() => {
    const isRunning = frame.isRunning();
    if (isRunning && !item.isConnected) fence?.append(item);
    if (!isRunning) item.remove();
    const state = frame.state();
    if (!isRunning || !state) return;
    drawBar(bar, frame);
    button.title = state.text;
    button.ariaLabel = `${t(frame.title)}: ${state.text}`;
  });
}

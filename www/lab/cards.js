// What the tab and the fence show of an experiment: a card with how far it is, and while it goes on a picket.

import { t } from "../i18n/index.js";
import { element, textElement } from "../ui/create.js";
import { svgElement } from "../ui/svg.js";

/** @typedef {import("./bench.js").BenchWork & { frame?: Frame }} Room  frame: of what can go on */
/** @typedef {import("./experiments/experiment-frame.js").ExperimentFrame<any>} Frame */

/** A flask. */
const ICON = "M9 3h6m-5 0v6l-5.5 9A2 2 0 0 0 6.200 21h11.6a2 2 0 0 0 1.7-3L14 9V3m-6.500 11h9";

/** @param {Room[]} rooms @param {(id: string) => void} open */
export function createCards(rooms, open) {
  const cards = rooms.map((room) => createCard(room, () => open(room.id)));
  const list = element("ul", { class: "cards" }, ...cards.map(({ item }) => item));
  return {
    view: element(
      "section",
      {},
      textElement("h3", "lab.experiments"),
      list,
      element("p", {}, textElement("a", "lab.breed", { href: "breed.html" })),
    ),
    show() {
      for (const { show } of cards) show();
    },
  };
}

/** @param {Room} room @param {() => void} open */
function createCard(room, open) {
  const { id, title, frame } = room;
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
      item.hidden = !room.isUsable;
      draw();
    },
  };
}

/** @param {HTMLProgressElement} bar @param {Frame} [frame] */
function drawBar(bar, frame) {
  const now = frame?.state();
  bar.hidden = !frame?.isRunning();
  bar.max = Math.max(1, now?.total ?? 1);
  bar.value = now?.done ?? 0;
}

/**
 * A picket of the fence for an experiment that goes on.
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
  const item = element("li", { class: "going" }, button);
  const fence = document.querySelector(".toolbar ul");

  frame.watch(() => {
    const isRunning = frame.isRunning();
    if (isRunning && !item.isConnected) fence?.append(item);
    if (!isRunning) item.remove();
    const now = frame.state();
    if (!isRunning || !now) return;
    drawBar(bar, frame);
    button.title = now.text;
    button.ariaLabel = `${t(frame.title)}: ${now.text}`;
  });
}

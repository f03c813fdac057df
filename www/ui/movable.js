// A window that leaves the page free: it stands beside what it is about and is moved by its title or with the arrow keys.

import { t } from "../i18n/index.js";
import { element } from "./create.js";

/** Pixels that an arrow key moves it. */
const STEP = 24;

/** Pixels between it and what it stands beside, and the edges of the screen. */
const GAP = 12;

/** A narrower window would not be easy to read. */
const NARROWEST = 272;

/** In a lower one a sentence and the buttons below it would not be seen. */
const LOWEST = 190;

/** @type {Record<string, [right: number, down: number]>} */
const WAYS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** @param {HTMLDialogElement} window  as `createDialog` makes it */
export function movable(window) {
  const top = /** @type {HTMLElement} */ (window.querySelector(".top"));
  const grip = createGrip();
  top.lastElementChild?.before(grip);
  window.classList.add("movable");
  /** Whether somebody has chosen its place. */
  let isPlaced = false;

  /** @param {number} right @param {number} down */
  function move(right, down) {
    const { left, top } = window.getBoundingClientRect();
    isPlaced = true;
    put(window, left + right, top + down);
  }

  top.addEventListener("pointerdown", (event) => {
    const button = /** @type {Element} */ (event.target).closest("button");
    if (event.button !== 0 || (button && button !== grip)) return;
    top.setPointerCapture(event.pointerId);
  });
  top.addEventListener("pointermove", (event) => {
    if (top.hasPointerCapture(event.pointerId)) move(event.movementX, event.movementY);
  });
  grip.addEventListener("keydown", (event) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    move(STEP * way[0], STEP * way[1]);
  });
  window.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") window.close();
  });

  /** What it stands beside. @type {Element | null} */
  let neighbour = null;
  let width = innerWidth;
  addEventListener("resize", () => {
    // Not with every height: a phone's browser takes its bar away while somebody scrolls.
    if (innerWidth !== width && window.open && neighbour) beside(neighbour);
    width = innerWidth;
  });

  /** Places it beside an element where there is room, else below it; a place that somebody has chosen stays. @param {Element} what */
  function beside(what) {
    neighbour = what;
    if (isPlaced) move(0, 0);
    else putBeside(window, what);
  }

  return { beside };
}

/** @param {HTMLDialogElement} window @param {Element} what */
function putBeside(window, what) {
  window.style.inlineSize = "";
  window.style.removeProperty("--room-below");
  const { left, right, top } = what.getBoundingClientRect();
  const rooms = [left, innerWidth - right].map((room) => room - 2 * GAP);
  const room = Math.max(...rooms);
  const isBeside = room >= NARROWEST;
  window.toggleAttribute("data-below", !isBeside);
  if (isBeside) {
    const { width } = window.getBoundingClientRect();
    const fitting = Math.min(width, room);
    window.style.inlineSize = `${fitting}px`;
    put(window, room === rooms[1] ? right + GAP : left - fitting - GAP, top);
  } else {
    what.scrollIntoView({ block: "start" });
    const below = innerHeight - what.getBoundingClientRect().bottom - 2 * GAP;
    if (below >= LOWEST) window.style.setProperty("--room-below", `${below}px`);
    put(window, innerWidth, innerHeight);
  }
}

/** What the keys hold it by. */
function createGrip() {
  const grip = element("button", { type: "button", class: "round grip", "data-label": "move" });
  grip.append(element("span", { "aria-hidden": "true" }, "✥"));
  grip.ariaLabel = t("move");
  return grip;
}

/** Never beyond the edges of the screen. @param {HTMLElement} window @param {number} left @param {number} above */
function put(window, left, above) {
  const { width, height } = window.getBoundingClientRect();
  const within = (/** @type {number} */ at, /** @type {number} */ room) =>
    Math.max(GAP, Math.min(at, room - GAP));
  window.style.left = `${within(left, innerWidth - width)}px`;
  window.style.top = `${within(above, innerHeight - height)}px`;
}

// Makes a dialog a movable window next to an element of the page; moved by its title bar or with the arrow keys.

import { t } from "../i18n/index.js";
import { element } from "./create.js";

/** Pixels per press of an arrow key. */
const STEP = 24;

/** Pixels between the window, its element and the edges of the screen. */
const GAP = 12;

/** Minimum readable width, in pixels. */
const MIN_WIDTH = 272;

/** Minimum height for a sentence and the buttons below it, in pixels. */
const MIN_HEIGHT = 190;

/** @type {Record<string, [right: number, down: number]>} */
const DIRECTIONS = {
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
  /** Whether the user has moved the window. */
  let isPlaced = false;

  /** @param {number} right @param {number} down */
  function move(right, down) {
    const { left, top } = window.getBoundingClientRect();
    isPlaced = true;
    moveTo(window, left + right, top + down);
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
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    move(STEP * direction[0], STEP * direction[1]);
  });
  window.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") window.close();
  });

  /** The element that the window is placed next to. @type {Element | null} */
  let neighbour = null;
  let width = innerWidth;
  addEventListener("resize", () => {
    // Ignores the height: phone browsers hide their address bar while the user scrolls.
    if (innerWidth !== width && window.open && neighbour) placeNextTo(neighbour);
    width = innerWidth;
  });

  /** Places the window next to an element, or below it without room; a window that the user has moved stays. @param {Element} what */
  function placeNextTo(what) {
    neighbour = what;
    if (isPlaced) move(0, 0);
    else placeWindow(window, what);
  }

  return { placeNextTo };
}

/** @param {HTMLDialogElement} window @param {Element} what */
function placeWindow(window, what) {
  window.style.inlineSize = "";
  window.style.removeProperty("--room-below");
  const { left, right, top } = what.getBoundingClientRect();
  const rooms = [left, innerWidth - right].map((room) => room - 2 * GAP);
  const room = Math.max(...rooms);
  const fitsNextTo = room >= MIN_WIDTH;
  window.toggleAttribute("data-below", !fitsNextTo);
  if (fitsNextTo) {
    const { width } = window.getBoundingClientRect();
    const fitting = Math.min(width, room);
    window.style.inlineSize = `${fitting}px`;
    moveTo(window, room === rooms[1] ? right + GAP : left - fitting - GAP, top);
  } else {
    what.scrollIntoView({ block: "start" });
    const below = innerHeight - what.getBoundingClientRect().bottom - 2 * GAP;
    if (below >= MIN_HEIGHT) window.style.setProperty("--room-below", `${below}px`);
    moveTo(window, innerWidth, innerHeight);
  }
}

/** The handle for the arrow keys. */
function createGrip() {
  const grip = element("button", { type: "button", class: "round grip", "data-label": "move" });
  grip.append(element("span", { "aria-hidden": "true" }, "✥"));
  grip.ariaLabel = t("move");
  return grip;
}

/** Moves the window, at most to the edges of the screen. @param {HTMLElement} window @param {number} left @param {number} above */
function moveTo(window, left, above) {
  const { width, height } = window.getBoundingClientRect();
  const within = (/** @type {number} */ at, /** @type {number} */ room) =>
    Math.max(GAP, Math.min(at, room - GAP));
  window.style.left = `${within(left, innerWidth - width)}px`;
  window.style.top = `${within(above, innerHeight - height)}px`;
}

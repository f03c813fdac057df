// Random actions of a user, from a seed: clicks, keys, fields, drags, history and addresses. The test evaluates this file inside the
// page, after the one that it imports, so that a thousand actions take seconds.

import { pick, seededRandom } from "../support/seeded-random.mjs";

const FIELDS = "input:not([type=file]), select, textarea";
const TARGETS = `button, summary, a[href], label, td, [tabindex], [role], ${FIELDS}`;
/** Inputs whose value users type or drag. */
const TYPED = "textarea, input:is(:not([type]), [type=text], [type=search])";
const KEYS = [
  ...["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"],
  ...["Enter", " ", "Escape", "Delete", "Backspace", "?", "1", "8"],
  ..."abcdefghijklmnopqrstuvwxyz",
];
const NUMBERS = ["", "0", "-1", "7", "1e9"];
const TEXTS = [
  ...[...NUMBERS, "e4", "f5d6", "Wilma", "<b>&amp;"],
  ...["ä\u{202e}\u{1f600}", "x".repeat(300)],
];

let random = seededRandom(0);

/** A visible, enabled element, in the open dialog if there is one. @param {string} selector @returns {HTMLElement} */
function target(selector) {
  const dialogs = document.querySelectorAll("dialog[open]");
  const found = (dialogs[dialogs.length - 1] ?? document).querySelectorAll(selector);
  for (let attempt = 0; attempt < 8 && found.length > 0; attempt++) {
    const element = /** @type {HTMLElement} */ (pick([...found], random));
    if (element.checkVisibility() && !element.matches(":disabled, [inert] *")) return element;
  }
  return document.body;
}

/** Sends pointer events to the centre of an element. @param {Element} element @param {string[]} types */
function point(element, ...types) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  const button = types[0] === "contextmenu" || random(12) === 0 ? 2 : 0;
  const place = { clientX, clientY, button, buttons: 1, pointerId: 1, isPrimary: true };
  for (const type of types) {
    const options = { ...place, bubbles: true, cancelable: true, composed: true };
    element.dispatchEvent(new PointerEvent(type, options));
  }
}

function click() {
  const element = target(TARGETS);
  point(element, "pointerover", "pointermove", "pointerdown", "pointerup");
  element.focus({ preventScroll: true });
  element.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }),
  );
}

function press() {
  const element = document.activeElement ?? document.body;
  const modifiers = { ctrlKey: random(12) === 0, shiftKey: random(6) === 0 };
  const options = { key: pick(KEYS, random), bubbles: true, cancelable: true, ...modifiers };
  for (const type of ["keydown", "keyup"]) element.dispatchEvent(new KeyboardEvent(type, options));
}

function fill() {
  const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (target(FIELDS));
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options].filter((option) => !option.disabled && !option.hidden);
    if (options.length > 0) field.value = pick(options, random).value;
  } else if (field.matches("[type=number]")) field.value = pick(NUMBERS, random);
  else if (field.matches(TYPED)) field.value = pick(TEXTS, random);
  else if (field.matches("[type=range]")) field.value = String(random(100));
  else return field.click();
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function drag() {
  point(target(TARGETS), "pointerdown", "pointermove");
  point(target(TARGETS), "pointermove", "pointerup");
}

const openMenu = () => point(target(TARGETS), "contextmenu");

const turnWheel = () =>
  target(TARGETS).dispatchEvent(new WheelEvent("wheel", { bubbles: true, deltaY: 90 }));

/** Moves through the history, within this document. */
function goBack() {
  const { navigation } = /** @type {any} */ (globalThis);
  const step = random(2) === 0 ? -1 : 1;
  const entry = navigation.entries()[navigation.currentEntry.index + step];
  if (!entry?.sameDocument) return;
  // To this entry, because two steps at once would leave the document.
  const { committed, finished } = navigation.traverseTo(entry.key);
  for (const end of [committed, finished]) end.catch(() => {});
}

/** Keeps links and forms from leaving the page, and file choosers closed. @param {Event} event */
function stay(event) {
  const leaving = "a[href]:not([href^='#']), input[type=file]";
  const isLeaving = event.target instanceof Element && event.target.closest(leaving);
  if (event.type === "submit" || isLeaving) event.preventDefault();
}

/**
 * Performs actions; resolves with their number.
 * @param {{ seed: number, actions: number, hashes: string[] }} options `hashes`: fragments to open, intact or damaged
 */
export async function act({ seed, actions, hashes }) {
  random = seededRandom(seed);
  const openHash = () => {
    const text = pick(hashes, random);
    const at = random(text.length + 1);
    const [head, tail] = [text.slice(0, at), text.slice(at)];
    location.hash = pick([text, head, tail, head + pick(TEXTS, random) + tail], random);
  };
  const rare = [drag, drag, drag, openMenu, turnWheel, goBack, openHash];
  for (const type of ["click", "submit"]) addEventListener(type, stay);
  globalThis.print = () => {};
  const { port1, port2 } = new MessageChannel();
  /** Resolves after the tasks that are queued now. */
  const pause = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
  let performed = 0;
  for (; performed < actions; performed++) {
    const kind = random(100);
    if (kind < 60) click();
    else if (kind < 75) press();
    else if (kind < 86) fill();
    else pick(rare, random)();
    await (performed % 8 === 0 ? new Promise(requestAnimationFrame) : pause());
  }
  for (const type of ["click", "submit"]) removeEventListener(type, stay);
  return performed;
}

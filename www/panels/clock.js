// Clocks for two people: minutes for each side and seconds more for each move, a pause, and a loss when the time is
// over. They are off until somebody wants them, and survive a reload.

import { t } from "../i18n/index.js";
import { createPanel, element, textButton, textElement } from "../ui/create.js";

/** @typedef {import("../engine/engine.types").Side} Side */
/** @typedef {import("../table/match-controller.js").State} State */

/**
 * What is kept of the clocks.
 * @typedef {object} Kept
 * @property {boolean} used
 * @property {boolean} stopped  whether somebody has stopped them
 * @property {number} minutes
 * @property {number} increment  seconds
 * @property {Record<Side, number>} left  milliseconds
 */

const SIDES = /** @type {Side[]} */ (["first", "second"]);
const TICK = 100;
/** Below so many milliseconds tenths are shown, and the time is pressing. */
const SHORT = 20_000;

/** @type {import("./index.js").NewTool} */
export const createClock = (table) => new Clock(table);

class Clock {
  #table;
  #storage;
  #clocks;
  #panel;
  #faces = new Map(SIDES.map((side) => [side, face(side)]));
  #since = performance.now();
  /** Whether the first move has been made, after which they run. */
  #hasBegun;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /** @param {import("../table/table.js").Table} table */
  constructor(table) {
    this.#table = table;
    this.#storage = table.storage("clock");
    this.#clocks = read(this.#storage.read());
    this.#panel = createClockPanel(this.#clocks, {
      changed: () => this.#reset(),
      toggle: () => this.#toggle(),
    });
    this.#hasBegun = table.match.state().view.ply > 0;
    addEventListener("pagehide", () => this.#keep());
    this.#schedule();
    this.show();
  }

  /** @param {State} state @param {import("../table/match-controller.js").Cause} cause */
  changed({ view }, cause) {
    if (this.#clocks.used) this.#tick();
    if (cause === "new" || cause === "opened")
      this.#opened(cause === "new" || view.moves.length === 0);
    if (cause === "move") this.#moved(view.last?.side);
    this.show();
  }

  show() {
    const { used, left } = this.#clocks;
    const mover = this.#isRunning() ? this.#table.match.state().view.side : null;
    for (const [side, made] of this.#faces) {
      made.hidden = !used;
      if (used) drawFace(made, side, left[side], side === mover);
    }
    this.#panel.draw(this.#clocks);
  }

  #schedule() {
    clearInterval(this.#timer);
    if (this.#clocks.used) this.#timer = setInterval(() => this.#tick(), TICK);
  }

  /** Full time for both. Nothing is charged for the time in which they were not in use. */
  #reset() {
    this.#since = performance.now();
    const clocks = Object.assign(this.#clocks, this.#panel.read());
    clocks.left = { first: 60_000 * clocks.minutes, second: 60_000 * clocks.minutes };
    clocks.stopped = false;
    this.#schedule();
    this.#keep();
    this.show();
  }

  #keep() {
    this.#storage.write(JSON.stringify(this.#clocks));
  }

  #toggle() {
    this.#clocks.stopped = !this.#clocks.stopped;
    this.#keep();
    this.show();
  }

  #isRunning() {
    const { phase } = this.#table.match.state();
    const goes = phase === "person" || phase === "thinking" || phase === "passing";
    return this.#clocks.used && !this.#clocks.stopped && this.#hasBegun && goes;
  }

  #tick() {
    const now = performance.now();
    const passed = now - this.#since;
    this.#since = now;
    if (!this.#isRunning()) return;
    const { side } = this.#table.match.state().view;
    const { left } = this.#clocks;
    left[side] = Math.max(0, left[side] - passed);
    this.show();
    if (left[side] > 0) return;
    this.#clocks.stopped = true;
    this.#keep();
    this.#table.notify(t("clock.lost", { side: t(`${side}.name`) }));
    this.#table.match.finish(`${side}-out-of-time`);
  }

  /** @param {Side | undefined} mover */
  #moved(mover) {
    const { used, stopped, left, increment } = this.#clocks;
    if (mover && this.#hasBegun && used && !stopped) left[mover] += 1000 * increment;
    this.#hasBegun = true;
    this.#keep();
  }

  /** @param {boolean} isNew */
  #opened(isNew) {
    this.#hasBegun = !isNew;
    if (!isNew)
      this.#clocks.stopped ||= this.#clocks.used; // nobody loses time over a match that has just come
    else if (this.#clocks.used) this.#reset();
  }
}

/**
 * Where the clocks are switched on, set and stopped.
 * @param {Kept} clocks @param {{ changed(): void, toggle(): void }} actions
 */
function createClockPanel(clocks, { changed, toggle }) {
  const used = element("input", { id: "clock-used", type: "checkbox" });
  const minutes = number("clock-minutes", 1, 180, clocks.minutes);
  const increment = number("clock-increment", 0, 60, clocks.increment);
  const pause = textButton("clock.pause", toggle, { id: "clock-pause" });
  createPanel(
    "record",
    "clock",
    "clock",
    element("label", { class: "choice" }, used, textElement("span", "clock.use")),
    element("label", { class: "choice" }, minutes, textElement("span", "clock.minutes")),
    element("label", { class: "choice" }, increment, textElement("span", "clock.increment")),
    textElement("p", "clock.hint", { class: "hint" }),
    pause,
  );
  used.checked = clocks.used;
  for (const field of [used, minutes, increment]) field.addEventListener("change", changed);

  return {
    read: () => ({
      used: used.checked,
      minutes: inside(minutes, 10),
      increment: inside(increment, 0),
    }),

    /** @param {Kept} clocks */
    draw({ used, stopped }) {
      const key = stopped ? "clock.go" : "clock.pause";
      pause.hidden = !used;
      pause.dataset.text = key;
      pause.textContent = t(key);
    },
  };
}

/** @param {HTMLElement} made @param {Side} side @param {number} left @param {boolean} runs */
function drawFace(made, side, left, runs) {
  const time = timeOf(left);
  if (made.textContent !== time) made.textContent = time;
  made.toggleAttribute("data-short", left < SHORT);
  made.toggleAttribute("data-runs", runs);
  made.ariaLabel = t("clock.of", { side: t(`${side}.name`), time });
}

/** The time of a side, beside its name. @param {Side} side */
function face(side) {
  const made = element("span", { class: "clock", role: "timer", hidden: "" });
  const holder = document.querySelector(`.score[data-of="${side}"]`);
  if (side === "first") holder?.append(made);
  else holder?.prepend(made);
  return made;
}

/** @param {number} left  milliseconds */
function timeOf(left) {
  if (left < SHORT) return `0:${(Math.floor(left / 100) / 10).toFixed(1).padStart(4, "0")}`;
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {string} id @param {number} least @param {number} most @param {number} value */
const number = (id, least, most, value) =>
  element("input", {
    id,
    type: "number",
    min: least,
    max: most,
    step: 1,
    value,
    inputmode: "numeric",
  });

/** A number that is allowed, whatever has been typed. @param {HTMLInputElement} field @param {number} usual */
function inside(field, usual) {
  const typed = Number.isFinite(field.valueAsNumber) ? Math.round(field.valueAsNumber) : usual;
  const value = Math.max(Number(field.min), Math.min(Number(field.max), typed));
  field.value = String(value);
  return value;
}

/** What was kept, where it is of any use. @param {string | null} text @returns {Kept} */
function read(text) {
  const usual = {
    used: false,
    stopped: false,
    minutes: 10,
    increment: 0,
    left: { first: 600_000, second: 600_000 },
  };
  try {
    const kept = { ...usual, ...JSON.parse(text ?? "{}") };
    const numbers = [kept.minutes, kept.increment, kept.left.first, kept.left.second];
    return numbers.every((value) => Number.isFinite(value) && value >= 0) ? kept : usual;
  } catch {
    return usual;
  }
}

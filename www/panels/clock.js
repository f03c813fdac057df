// Game clocks: minutes per side, an increment per move, a pause, and a loss on time. Off by default; their state is
// stored.

import { t } from "../i18n/index.js";
import { SIDES } from "../table/players.js";
import { createPanel, element, textButton, textElement } from "../ui/create.js";

/** @typedef {import("../engine/engine.types").Side} Side */
/** @typedef {import("../table/match-controller.js").State} State */

/** Whether clocks are used, the minutes per side and the seconds per move. @typedef {{ used: boolean, minutes: number, increment: number }} TimeControl */

/**
 * Stored state of the clocks.
 * @typedef {TimeControl & ClockProgress} ClockState
 *
 * @typedef {object} ClockProgress
 * @property {boolean} stopped  whether the user has paused them
 * @property {Record<Side, number>} left  milliseconds
 */

const TICK_MS = 100;
/** Milliseconds below which a clock shows tenths and a warning. */
const LOW_TIME_MS = 20_000;

/** @type {import("./index.js").CreateTool} */
export const createClock = (table) => new Clock(table);

class Clock {
  #table;
  #storage;
  #clocks;
  #panel;
  #faces = new Map(SIDES.map((side) => [side, createFace(side)]));
  #since = performance.now();
  /** Whether the first move has been made; clocks start after it. */
  #hasBegun;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /** @param {import("../table/table.js").Table} table */
  constructor(table) {
    this.#table = table;
    this.#storage = table.storage("clock");
    this.#clocks = readClock(this.#storage.read());
    this.#panel = createClockPanel(this.#clocks, {
      changed: () => this.#reset(),
      toggle: () => this.#toggle(),
    });
    this.#hasBegun = table.match.state().view.ply > 0;
    addEventListener("pagehide", () => this.#save());
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
    for (const [side, face] of this.#faces) {
      face.hidden = !used;
      if (used) drawFace(face, side, left[side], side === mover);
    }
    this.#panel.draw(this.#clocks);
  }

  /** @param {TimeControl} control */
  setClock(control) {
    this.#panel.write(control);
    this.#reset();
  }

  #schedule() {
    clearInterval(this.#timer);
    if (this.#clocks.used) this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  /** Resets both clocks to the full time. */
  #reset() {
    this.#since = performance.now();
    const clocks = Object.assign(this.#clocks, this.#panel.read());
    clocks.left = { first: 60_000 * clocks.minutes, second: 60_000 * clocks.minutes };
    clocks.stopped = false;
    this.#schedule();
    this.#save();
    this.show();
  }

  #save() {
    this.#storage.write(JSON.stringify(this.#clocks));
  }

  #toggle() {
    this.#clocks.stopped = !this.#clocks.stopped;
    this.#save();
    this.show();
  }

  #isRunning() {
    const { phase } = this.#table.match.state();
    const isPlaying = phase === "person" || phase === "thinking" || phase === "passing";
    const isStopped = this.#clocks.stopped || this.#table.isEdited();
    return this.#clocks.used && !isStopped && this.#hasBegun && isPlaying;
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
    this.#save();
    this.#table.notify(t("clock.lost", { side: t(`${side}.name`) }));
    this.#table.match.finish(`${side}-out-of-time`);
  }

  /** @param {Side | undefined} mover */
  #moved(mover) {
    const { used, stopped, left, increment } = this.#clocks;
    if (mover && this.#hasBegun && used && !stopped) left[mover] += 1000 * increment;
    this.#hasBegun = true;
    this.#save();
  }

  /** @param {boolean} isNew */
  #opened(isNew) {
    this.#hasBegun = !isNew;
    if (!isNew)
      this.#clocks.stopped ||= this.#clocks.used; // an opened match must not run out of time at once
    else if (this.#clocks.used) this.#reset();
  }
}

/**
 * The panel with the switch, the times and the pause button.
 * @param {ClockState} clocks @param {{ changed(): void, toggle(): void }} actions
 */
function createClockPanel(clocks, { changed, toggle }) {
  const used = element("input", { id: "clock-used", type: "checkbox" });
  const minutes = numberField("clock-minutes", 1, 180, clocks.minutes);
  const increment = numberField("clock-increment", 0, 60, clocks.increment);
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
    /** @param {TimeControl} control */
    write(control) {
      used.checked = control.used;
      minutes.valueAsNumber = control.minutes;
      increment.valueAsNumber = control.increment;
    },

    read: () => ({
      used: used.checked,
      minutes: clampField(minutes, 10),
      increment: clampField(increment, 0),
    }),

    /** @param {ClockState} clocks */
    draw({ used, stopped }) {
      const key = stopped ? "clock.go" : "clock.pause";
      pause.hidden = !used;
      pause.dataset.text = key;
      pause.textContent = t(key);
    },
  };
}

/** @param {HTMLElement} face @param {Side} side @param {number} left @param {boolean} isRunning */
function drawFace(face, side, left, isRunning) {
  const time = timeOf(left);
  if (face.textContent !== time) face.textContent = time;
  face.toggleAttribute("data-short", left < LOW_TIME_MS);
  face.toggleAttribute("data-runs", isRunning);
  face.ariaLabel = t("clock.of", { side: t(`${side}.name`), time });
}

/** Adds a side's clock next to its name. @param {Side} side */
function createFace(side) {
  const face = element("span", { class: "clock", role: "timer", hidden: "" });
  const holder = document.querySelector(`.score[data-of="${side}"]`);
  if (side === "first") holder?.append(face);
  else holder?.prepend(face);
  return face;
}

/** @param {number} left  milliseconds */
function timeOf(left) {
  if (left < LOW_TIME_MS) return `0:${(Math.floor(left / 100) / 10).toFixed(1).padStart(4, "0")}`;
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {string} id @param {number} min @param {number} max @param {number} value */
export const numberField = (id, min, max, value) =>
  element("input", {
    id,
    type: "number",
    min,
    max,
    step: 1,
    value,
    inputmode: "numeric",
  });

/** The field's value, clamped to its range; writes it back. @param {HTMLInputElement} field @param {number} fallback */
export function clampField(field, fallback) {
  const typed = Number.isFinite(field.valueAsNumber) ? Math.round(field.valueAsNumber) : fallback;
  const value = Math.max(Number(field.min), Math.min(Number(field.max), typed));
  field.value = String(value);
  return value;
}

/** Parses the stored state, with defaults for an invalid one. @param {string | null} text @returns {ClockState} */
export function readClock(text) {
  const defaults = {
    used: false,
    stopped: false,
    minutes: 10,
    increment: 0,
    left: { first: 600_000, second: 600_000 },
  };
  try {
    const stored = { ...defaults, ...JSON.parse(text ?? "{}") };
    const numbers = [stored.minutes, stored.increment, stored.left.first, stored.left.second];
    return numbers.every((value) => Number.isFinite(value) && value >= 0) ? stored : defaults;
  } catch {
    return defaults;
  }
}

// Clocks for two people: minutes for each side and seconds more for each move, a pause, and a loss when the time is
// over. They are off until somebody wants them, and survive a reload.

import { t } from "../i18n/index.js";
import { createPanel, element, textButton, textElement } from "../ui/create.js";

/** @typedef {import("../engine/types.js").Side} Side */
/** @typedef {import("../table/flow.js").State} State */

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
export function createClock(table) {
  const note = table.note("clock");
  const clocks = read(note.read());
  const panel = createClockPanel(clocks, { changed: reset, toggle });
  const faces = new Map(SIDES.map((side) => [side, face(side)]));
  let since = performance.now();
  /** Whether the first move has been made, after which they run. */
  let hasBegun = table.match.state().view.ply > 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;

  addEventListener("pagehide", keep);
  schedule();
  draw();

  function schedule() {
    clearInterval(timer);
    if (clocks.used) timer = setInterval(tick, TICK);
  }

  /** Full time for both. */
  function reset() {
    Object.assign(clocks, panel.read());
    clocks.left = { first: 60_000 * clocks.minutes, second: 60_000 * clocks.minutes };
    clocks.stopped = false;
    schedule();
    keep();
    draw();
  }

  function keep() {
    note.write(JSON.stringify(clocks));
  }

  function toggle() {
    clocks.stopped = !clocks.stopped;
    keep();
    draw();
  }

  function isRunning() {
    const { phase } = table.match.state();
    const goes = phase === "person" || phase === "thinking" || phase === "passing";
    return clocks.used && !clocks.stopped && hasBegun && goes;
  }

  function tick() {
    const now = performance.now();
    const passed = now - since;
    since = now;
    if (!isRunning()) return;
    const { side } = table.match.state().view;
    clocks.left[side] = Math.max(0, clocks.left[side] - passed);
    draw();
    if (clocks.left[side] > 0) return;
    clocks.stopped = true;
    keep();
    table.notify(t("clock.lost", { side: t(`${side}.name`) }));
    table.match.finish(`${side}-out-of-time`);
  }

  function draw() {
    const mover = isRunning() ? table.match.state().view.side : null;
    for (const [side, made] of faces) {
      made.hidden = !clocks.used;
      if (clocks.used) drawFace(made, side, clocks.left[side], side === mover);
    }
    panel.draw(clocks);
  }

  /** @param {Side | undefined} mover */
  function moved(mover) {
    if (mover && hasBegun && clocks.used && !clocks.stopped)
      clocks.left[mover] += 1000 * clocks.increment;
    hasBegun = true;
    keep();
  }

  /** @param {boolean} isNew */
  function opened(isNew) {
    hasBegun = !isNew;
    if (!isNew)
      clocks.stopped ||= clocks.used; // nobody loses time over a match that has just come
    else if (clocks.used) reset();
  }

  return {
    /** @param {State} state @param {import("../table/flow.js").Cause} cause */
    changed({ view }, cause) {
      if (clocks.used) tick();
      if (cause === "new" || cause === "opened") opened(cause === "new" || view.moves.length === 0);
      if (cause === "move") moved(view.last?.side);
      draw();
    },
    show: draw,
  };
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

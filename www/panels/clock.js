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
  const used = element("input", { id: "clock-used", type: "checkbox" });
  const minutes = number("clock-minutes", 1, 180, clocks.minutes);
  const increment = number("clock-increment", 0, 60, clocks.increment);
  const pause = textButton("clock.pause", stopOrGo, { id: "clock-pause" });
  createPanel(
    "clock",
    "clock",
    element("label", { class: "choice" }, used, textElement("span", "clock.use")),
    element("label", { class: "choice" }, minutes, textElement("span", "clock.minutes")),
    element("label", { class: "choice" }, increment, textElement("span", "clock.increment")),
    textElement("p", "clock.hint", { class: "hint" }),
    pause,
  );
  const faces = new Map(SIDES.map((side) => [side, face(side)]));
  used.checked = clocks.used;
  let since = performance.now();
  /** Whether the first move has been made, after which they run. */
  let isOn = table.match.state().view.ply > 0;

  used.addEventListener("change", () => {
    clocks.used = used.checked;
    set();
  });
  for (const field of [minutes, increment]) field.addEventListener("change", set);
  addEventListener("pagehide", keep);
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  run();
  draw();

  function run() {
    clearInterval(timer);
    if (clocks.used) timer = setInterval(tick, TICK);
  }

  /** Full time for both. */
  function set() {
    clocks.minutes = inside(minutes, 10);
    clocks.increment = inside(increment, 0);
    clocks.left = { first: 60_000 * clocks.minutes, second: 60_000 * clocks.minutes };
    clocks.stopped = false;
    run();
    keep();
    draw();
  }

  function keep() {
    note.write(JSON.stringify(clocks));
  }

  function stopOrGo() {
    clocks.stopped = !clocks.stopped;
    keep();
    draw();
  }

  function isRunning() {
    const { phase } = table.match.state();
    const goes = phase === "person" || phase === "thinking" || phase === "passing";
    return clocks.used && !clocks.stopped && isOn && goes;
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
    const { view } = table.match.state();
    for (const [side, clock] of faces) {
      clock.hidden = !clocks.used;
      if (!clocks.used) continue;
      const left = clocks.left[side];
      const time = timeOf(left);
      if (clock.textContent !== time) clock.textContent = time;
      clock.toggleAttribute("data-short", left < SHORT);
      clock.toggleAttribute("data-runs", isRunning() && side === view.side);
      clock.ariaLabel = t("clock.of", { side: t(`${side}.name`), time });
    }
    const key = clocks.stopped ? "clock.go" : "clock.pause";
    pause.hidden = !clocks.used;
    pause.dataset.text = key;
    pause.textContent = t(key);
  }

  return {
    /** @param {State} state @param {import("../table/flow.js").Cause} cause */
    changed({ view }, cause) {
      if (clocks.used) tick();
      if (cause === "new" || (cause === "opened" && view.moves.length === 0)) {
        isOn = false;
        if (clocks.used) set();
      } else if (cause === "opened") {
        isOn = true;
        clocks.stopped ||= clocks.used; // nobody loses time over a match that has just come
      }
      if (cause === "move") {
        const mover = view.last?.side;
        if (mover && isOn && clocks.used && !clocks.stopped)
          clocks.left[mover] += 1000 * clocks.increment;
        isOn = true;
        keep();
      }
      draw();
    },
    show: draw,
  };
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

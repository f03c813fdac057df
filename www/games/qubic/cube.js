// The Qubic cube in 3D: rotated with the mouse, a finger, its buttons or the arrow keys. A click on a cell plays there;
// touch needs two taps, because a finger cannot hover. The projection is in geometry.js.

import { markWon } from "../../board/winning-row.js";
import { markHinted, setAttribute } from "../../ui/attributes.js";
import {
  backToFront,
  INITIAL_TURN,
  levelNumberPosition,
  placeOf,
  platePath,
  pointText,
  project,
  projectCells,
  rounded,
} from "./geometry.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("./geometry.js").Turn} Turn */

/** Rotation by each button. @type {Record<string, Turn>} */
const STEPS = {
  left: { yaw: -Math.PI / 12, pitch: 0 },
  right: { yaw: Math.PI / 12, pitch: 0 },
  up: { yaw: 0, pitch: -Math.PI / 18 },
  down: { yaw: 0, pitch: Math.PI / 18 },
};
const KEYS = new Map([
  ["ArrowLeft", "left"],
  ["ArrowRight", "right"],
  ["ArrowUp", "up"],
  ["ArrowDown", "down"],
  ["Home", "back"],
]);

const MAX_PITCH = 1.45;
/** Radians of rotation for a drag across the whole picture. */
const RADIANS_PER_WIDTH = 3;
/** Maximum movement of a click, in pixels. */
const CLICK_TOLERANCE = 6;
/** Maximum distance of the pointer from a cell, in units of the picture. */
const HIT_RADIUS = 13;
/** Preference for near cells: distance in picture units per unit of depth. */
const DEPTH_WEIGHT = 0.8;
/** Duration of a rotation by button, in milliseconds. */
const TURN_MS = 180;

/** @typedef {{ aim(cell: number | null): void, play(cell: number): void }} Actions */

export class Cube {
  #actions;
  #picture;
  #plates;
  #numbers;
  #points;
  #through;
  #won;
  #turn = { ...INITIAL_TURN };
  #projections = projectCells(INITIAL_TURN);
  #order = backToFront(this.#projections).join();
  /** The highlighted rows. @type {readonly (readonly number[])[]} */
  #rows = [];
  /** The winning row; empty if there is none. @type {number[]} */
  #row = [];
  /** @type {{ x: number, y: number, from: Turn, isDrag: boolean } | null} */
  #pointer = null;
  #frame = 0;
  /** The highlighted cell. @type {number | null} */
  #aimed = null;

  /** @param {HTMLElement} board @param {Actions} actions */
  constructor(board, actions) {
    const picture = /** @type {SVGSVGElement} */ (board.querySelector("#cube"));
    const points = /** @type {SVGGElement[]} */ ([...picture.querySelectorAll(".point")]);
    points.sort((one, other) => Number(one.dataset.cell) - Number(other.dataset.cell));
    this.#actions = actions;
    this.#picture = picture;
    this.#plates = [...picture.querySelectorAll(".plate")];
    this.#numbers = [...picture.querySelectorAll("text")];
    this.#points = points;
    this.#through = picture.querySelector(".rows");
    this.#won = picture.querySelector(".row");
    this.#listenToButtons(/** @type {HTMLElement} */ (board.querySelector(".rotation-buttons")));
    this.#listenToPointer();
  }

  /** @param {View} view @param {Map<number, string>} playable */
  draw(view, playable) {
    this.#row = view.winningRow;
    this.#won?.toggleAttribute("data-drawn", this.#row.length > 0);
    this.#points.forEach((point, cell) => {
      setAttribute(point, "data-stone", view.cells[cell]);
      setAttribute(point, "data-last", cell === view.last?.cell ? "" : null);
      markWon(point, view.winningRow, cell);
      setAttribute(point, "data-legal", playable.has(cell) ? "" : null);
    });
    this.#drawRows();
  }

  /** @param {number | null} cell @param {Set<number>} lit @param {readonly (readonly number[])[]} rows */
  light(cell, lit, rows) {
    this.#aimed = cell;
    this.#rows = rows;
    this.#points.forEach((point, at) => {
      setAttribute(point, "data-aim", at === cell ? "" : null);
      setAttribute(point, "data-lit", lit.has(at) ? "" : null);
    });
    this.#drawRows();
  }

  /** @param {readonly number[]} cells */
  point(cells) {
    markHinted(this.#points, cells);
  }

  /** @param {string} direction */
  turn(direction) {
    const from = this.#turn;
    const step = STEPS[direction];
    const to = step ? { yaw: from.yaw + step.yaw, pitch: from.pitch + step.pitch } : INITIAL_TURN;
    cancelAnimationFrame(this.#frame);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return this.#turnTo(to);
    const began = performance.now();
    const drawFrame = (/** @type {number} */ now) => {
      const share = Math.min(1, Math.max(0, (now - began) / TURN_MS));
      this.#turnTo({
        yaw: from.yaw + share * (to.yaw - from.yaw),
        pitch: from.pitch + share * (to.pitch - from.pitch),
      });
      if (share < 1) this.#frame = requestAnimationFrame(drawFrame);
    };
    this.#frame = requestAnimationFrame(drawFrame);
  }

  /** @param {Turn} next */
  #turnTo({ yaw, pitch }) {
    this.#turn = { yaw, pitch: Math.max(-MAX_PITCH, Math.min(MAX_PITCH, pitch)) };
    this.#drawTurned();
  }

  #drawTurned() {
    const turn = this.#turn;
    const projections = projectCells(turn);
    this.#projections = projections;
    this.#plates.forEach((path, level) => {
      path.setAttribute("d", platePath(level, turn));
    });
    this.#numbers.forEach((number, level) => {
      const { x, y } = levelNumberPosition(level, turn);
      number.setAttribute("x", String(rounded(x)));
      number.setAttribute("y", String(rounded(y)));
    });
    this.#points.forEach((point, cell) => {
      const sight = projections[cell];
      point.setAttribute(
        "transform",
        `translate(${pointText(sight)})scale(${rounded(sight.size)})`,
      );
    });
    const next = backToFront(projections);
    if (next.join() !== this.#order) {
      this.#order = next.join();
      this.#points[0].parentElement?.append(...next.map((cell) => this.#points[cell]));
    }
    this.#drawRows();
  }

  #drawRows() {
    const line = (/** @type {readonly number[]} */ row) => lineThrough(row, this.#turn);
    this.#through?.setAttribute("d", this.#rows.map(line).join(""));
    this.#won?.setAttribute("d", this.#row.length > 0 ? line(this.#row) : "");
  }

  /** @param {HTMLElement} buttons */
  #listenToButtons(buttons) {
    buttons.addEventListener("click", ({ target }) => {
      const button = target instanceof Element && target.closest("button");
      if (button) this.turn(button.dataset.turn ?? "");
    });
    buttons.addEventListener("keydown", (event) => {
      const direction = KEYS.get(event.key);
      if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.turn(direction);
    });
  }

  #listenToPointer() {
    const picture = this.#picture;
    picture.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      cancelAnimationFrame(this.#frame);
      this.#pointer = { x: event.clientX, y: event.clientY, from: this.#turn, isDrag: false };
      picture.setPointerCapture(event.pointerId);
    });
    picture.addEventListener("pointermove", (event) => {
      if (this.#pointer) this.#drag(this.#pointer, event);
      else this.#actions.aim(this.#cellAt(event));
    });
    picture.addEventListener("pointerup", (event) => {
      const cell = this.#pointer && !this.#pointer.isDrag ? this.#cellAt(event) : null;
      this.#pointer = null;
      const isHovered = event.pointerType === "mouse" || cell === this.#aimed;
      if (cell !== null && isHovered) this.#actions.play(cell);
      else if (!isHovered) this.#actions.aim(cell);
    });
    picture.addEventListener("pointercancel", () => {
      this.#pointer = null;
    });
    picture.addEventListener("pointerleave", ({ pointerType }) => {
      if (!this.#pointer && pointerType === "mouse") this.#actions.aim(null);
    });
  }

  /** @param {{ x: number, y: number, from: Turn, isDrag: boolean }} pointer @param {PointerEvent} event */
  #drag(pointer, { clientX, clientY }) {
    const [across, down] = [clientX - pointer.x, clientY - pointer.y];
    pointer.isDrag ||= Math.hypot(across, down) > CLICK_TOLERANCE;
    if (!pointer.isDrag) return;
    const radians = RADIANS_PER_WIDTH / this.#picture.clientWidth;
    this.#turnTo({
      yaw: pointer.from.yaw + across * radians,
      pitch: pointer.from.pitch + down * radians,
    });
  }

  /** The cell at the pointer, with a preference for near ones; null if none. @param {PointerEvent} event */
  #cellAt({ clientX, clientY }) {
    const projections = this.#projections;
    const { left, top, width, height } = this.#picture.getBoundingClientRect();
    const [x, y] = [(200 * (clientX - left)) / width - 100, (200 * (clientY - top)) / height - 100];
    const distances = projections.map((sight) => Math.hypot(sight.x - x, sight.y - y));
    const within = [...distances.keys()].filter(
      (cell) => distances[cell] < HIT_RADIUS * projections[cell].size,
    );
    const cost = (/** @type {number} */ cell) =>
      distances[cell] - DEPTH_WEIGHT * projections[cell].near;
    within.sort((one, other) => cost(one) - cost(other));
    return within[0] ?? null;
  }
}

/** Path through a row of four, extended a little at both ends. @param {readonly number[]} row @param {Turn} turn */
function lineThrough(row, turn) {
  const [from, to] = [placeOf(row[0]), placeOf(row[3])];
  /** @param {number} share */
  const between = (share) => from.map((at, axis) => at + share * (to[axis] - at));
  return `M${pointText(project(between(-0.1), turn))}L${pointText(project(between(1.1), turn))}`;
}

// The Qubic cube in 3D: rotated with the mouse, a finger, its buttons or the arrow keys. A click on a cell plays there;
// a finger has to touch twice, because it cannot hover. The projection is in geometry.js.

import { markWon } from "../../board/winning-row.js";
import { markHinted, setAttribute } from "../../ui/attributes.js";
import {
  AT_FIRST,
  besidePlate,
  fromBehind,
  inWords,
  look,
  lookAtCells,
  placeOf,
  plate,
  short,
} from "./geometry.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("./geometry.js").Turn} Turn */

/** What each button adds to the turn. @type {Record<string, Turn>} */
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

const STEEPEST = 1.45;
/** Radians that the cube turns while the hand goes across the whole picture. */
const SWEEP = 3;
/** A hand that has moved less than this, in pixels, has clicked. */
const STILL = 6;
/** Cells are meant within this distance, in the units of the picture. */
const REACH = 13;
/** So much is a cell preferred for every step that it lies nearer. */
const NEARNESS = 0.8;
/** Milliseconds of a turn by a button. */
const TURNING = 180;

/** @typedef {{ aim(cell: number | null): void, play(cell: number): void }} Actions */

export class Cube {
  #actions;
  #picture;
  #plates;
  #numbers;
  #points;
  #through;
  #won;
  #turn = { ...AT_FIRST };
  #sights = lookAtCells(AT_FIRST);
  #order = fromBehind(this.#sights).join();
  /** The rows that are lit. @type {readonly (readonly number[])[]} */
  #rows = [];
  /** The row that has won. @type {number[]} */
  #row = [];
  /** @type {{ x: number, y: number, from: Turn, isDrag: boolean } | null} */
  #hand = null;
  #frame = 0;
  /** The cell that is lit. @type {number | null} */
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
    this.#listenToButtons(/** @type {HTMLElement} */ (board.querySelector(".turnings")));
    this.#listenToHand();
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

  /** @param {string} way */
  turn(way) {
    const from = this.#turn;
    const step = STEPS[way];
    const to = step ? { yaw: from.yaw + step.yaw, pitch: from.pitch + step.pitch } : AT_FIRST;
    cancelAnimationFrame(this.#frame);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return this.#turnTo(to);
    const began = performance.now();
    const go = (/** @type {number} */ now) => {
      const share = Math.min(1, Math.max(0, (now - began) / TURNING));
      this.#turnTo({
        yaw: from.yaw + share * (to.yaw - from.yaw),
        pitch: from.pitch + share * (to.pitch - from.pitch),
      });
      if (share < 1) this.#frame = requestAnimationFrame(go);
    };
    this.#frame = requestAnimationFrame(go);
  }

  /** @param {Turn} next */
  #turnTo({ yaw, pitch }) {
    this.#turn = { yaw, pitch: Math.max(-STEEPEST, Math.min(STEEPEST, pitch)) };
    this.#drawTurned();
  }

  #drawTurned() {
    const turn = this.#turn;
    const sights = lookAtCells(turn);
    this.#sights = sights;
    this.#plates.forEach((path, level) => {
      path.setAttribute("d", plate(level, turn));
    });
    this.#numbers.forEach((number, level) => {
      const { x, y } = besidePlate(level, turn);
      number.setAttribute("x", String(short(x)));
      number.setAttribute("y", String(short(y)));
    });
    this.#points.forEach((point, cell) => {
      const sight = sights[cell];
      point.setAttribute("transform", `translate(${inWords(sight)})scale(${short(sight.size)})`);
    });
    const next = fromBehind(sights);
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
      const way = KEYS.get(event.key);
      if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.turn(way);
    });
  }

  #listenToHand() {
    const picture = this.#picture;
    picture.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      cancelAnimationFrame(this.#frame);
      this.#hand = { x: event.clientX, y: event.clientY, from: this.#turn, isDrag: false };
      picture.setPointerCapture(event.pointerId);
    });
    picture.addEventListener("pointermove", (event) => {
      if (this.#hand) this.#drag(this.#hand, event);
      else this.#actions.aim(this.#cellAt(event));
    });
    picture.addEventListener("pointerup", (event) => {
      const cell = this.#hand && !this.#hand.isDrag ? this.#cellAt(event) : null;
      this.#hand = null;
      const isSeen = event.pointerType === "mouse" || cell === this.#aimed;
      if (cell !== null && isSeen) this.#actions.play(cell);
      else if (!isSeen) this.#actions.aim(cell);
    });
    picture.addEventListener("pointercancel", () => {
      this.#hand = null;
    });
    picture.addEventListener("pointerleave", ({ pointerType }) => {
      if (!this.#hand && pointerType === "mouse") this.#actions.aim(null);
    });
  }

  /** @param {{ x: number, y: number, from: Turn, isDrag: boolean }} hand @param {PointerEvent} event */
  #drag(hand, { clientX, clientY }) {
    const [across, down] = [clientX - hand.x, clientY - hand.y];
    hand.isDrag ||= Math.hypot(across, down) > STILL;
    if (!hand.isDrag) return;
    const radians = SWEEP / this.#picture.clientWidth;
    this.#turnTo({
      yaw: hand.from.yaw + across * radians,
      pitch: hand.from.pitch + down * radians,
    });
  }

  /** The cell that is meant: near the hand, and rather in front than behind. @param {PointerEvent} event */
  #cellAt({ clientX, clientY }) {
    const sights = this.#sights;
    const { left, top, width, height } = this.#picture.getBoundingClientRect();
    const [x, y] = [(200 * (clientX - left)) / width - 100, (200 * (clientY - top)) / height - 100];
    const far = sights.map((sight) => Math.hypot(sight.x - x, sight.y - y));
    const within = [...far.keys()].filter((cell) => far[cell] < REACH * sights[cell].size);
    const worth = (/** @type {number} */ cell) => far[cell] - NEARNESS * sights[cell].near;
    within.sort((one, other) => worth(one) - worth(other));
    return within[0] ?? null;
  }
}

/** A row of four from end to end, and a little beyond. @param {readonly number[]} row @param {Turn} turn */
function lineThrough(row, turn) {
  const [from, to] = [placeOf(row[0]), placeOf(row[3])];
  /** @param {number} share */
  const between = (share) => from.map((at, axis) => at + share * (to[axis] - at));
  return `M${inWords(look(between(-0.1), turn))}L${inWords(look(between(1.1), turn))}`;
}

// The Qubic cube in 3D: rotated with the mouse, a finger, its buttons or the arrow keys. A click on a cell plays there;
// a finger has to touch twice, because it cannot hover. The projection is in geometry.js.

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

/** @typedef {import("../../engine/types.js").View} View */
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

/**
 * @param {HTMLElement} board
 * @param {object} actions
 * @param {(cell: number | null) => void} actions.aim
 * @param {(cell: number) => void} actions.play
 */
export function openCube(board, { aim, play }) {
  const picture = /** @type {SVGSVGElement} */ (board.querySelector("#cube"));
  const plates = [...picture.querySelectorAll(".plate")];
  const numbers = [...picture.querySelectorAll("text")];
  const [through, won] = [".rows", ".row"].map((name) => picture.querySelector(name));
  const points = /** @type {SVGGElement[]} */ ([...picture.querySelectorAll(".point")]);
  points.sort((one, other) => Number(one.dataset.cell) - Number(other.dataset.cell));
  const buttons = /** @type {HTMLElement} */ (board.querySelector(".turnings"));

  let turn = { ...AT_FIRST };
  let sights = lookAtCells(turn);
  let order = fromBehind(sights).join();
  /** @type {readonly (readonly number[])[]} */
  let rows = [];
  /** @type {number[]} */
  let row = [];
  /** @type {{ x: number, y: number, from: Turn, isDrag: boolean } | null} */
  let hand = null;
  let frame = 0;
  /** The cell that is lit. @type {number | null} */
  let aimed = null;

  function show() {
    sights = lookAtCells(turn);
    plates.forEach((path, level) => {
      path.setAttribute("d", plate(level, turn));
    });
    numbers.forEach((number, level) => {
      const { x, y } = besidePlate(level, turn);
      number.setAttribute("x", String(short(x)));
      number.setAttribute("y", String(short(y)));
    });
    points.forEach((point, cell) => {
      const sight = sights[cell];
      point.setAttribute("transform", `translate(${inWords(sight)})scale(${short(sight.size)})`);
    });
    const next = fromBehind(sights);
    if (next.join() !== order) {
      order = next.join();
      points[0].parentElement?.append(...next.map((cell) => points[cell]));
    }
    showRows();
  }

  function showRows() {
    through?.setAttribute("d", rows.map(line).join(""));
    won?.setAttribute("d", row.length > 0 ? line(row) : "");
  }

  /** A row of four from end to end, and a little beyond. @param {readonly number[]} row */
  function line(row) {
    const [from, to] = [placeOf(row[0]), placeOf(row[3])];
    /** @param {number} share */
    const between = (share) => from.map((at, axis) => at + share * (to[axis] - at));
    return `M${inWords(look(between(-0.1), turn))}L${inWords(look(between(1.1), turn))}`;
  }

  /** @param {Turn} next */
  function turnTo({ yaw, pitch }) {
    turn = { yaw, pitch: Math.max(-STEEPEST, Math.min(STEEPEST, pitch)) };
    show();
  }

  /** @param {string} way */
  function turnBy(way) {
    const from = turn;
    const step = STEPS[way];
    const to = step ? { yaw: from.yaw + step.yaw, pitch: from.pitch + step.pitch } : AT_FIRST;
    cancelAnimationFrame(frame);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return turnTo(to);
    const began = performance.now();
    /** @param {number} now */
    const go = (now) => {
      const share = Math.min(1, Math.max(0, (now - began) / TURNING));
      turnTo({
        yaw: from.yaw + share * (to.yaw - from.yaw),
        pitch: from.pitch + share * (to.pitch - from.pitch),
      });
      if (share < 1) frame = requestAnimationFrame(go);
    };
    frame = requestAnimationFrame(go);
  }

  buttons.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button");
    if (button) turnBy(button.dataset.turn ?? "");
  });
  buttons.addEventListener("keydown", (event) => {
    const way = KEYS.get(event.key);
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turnBy(way);
  });

  picture.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    cancelAnimationFrame(frame);
    hand = { x: event.clientX, y: event.clientY, from: turn, isDrag: false };
    picture.setPointerCapture(event.pointerId);
  });
  picture.addEventListener("pointermove", (event) => {
    if (!hand) return aim(cellAt(event));
    const [across, down] = [event.clientX - hand.x, event.clientY - hand.y];
    hand.isDrag ||= Math.hypot(across, down) > STILL;
    if (!hand.isDrag) return;
    const radians = SWEEP / picture.clientWidth;
    turnTo({ yaw: hand.from.yaw + across * radians, pitch: hand.from.pitch + down * radians });
  });
  picture.addEventListener("pointerup", (event) => {
    const cell = hand && !hand.isDrag ? cellAt(event) : null;
    hand = null;
    const isSeen = event.pointerType === "mouse" || cell === aimed;
    if (cell !== null && isSeen) play(cell);
    else if (!isSeen) aim(cell);
  });
  picture.addEventListener("pointercancel", () => {
    hand = null;
  });
  picture.addEventListener("pointerleave", ({ pointerType }) => {
    if (!hand && pointerType === "mouse") aim(null);
  });

  /** The cell that is meant: near the hand, and rather in front than behind. @param {PointerEvent} event */
  function cellAt({ clientX, clientY }) {
    const { left, top, width, height } = picture.getBoundingClientRect();
    const [x, y] = [(200 * (clientX - left)) / width - 100, (200 * (clientY - top)) / height - 100];
    const far = sights.map((sight) => Math.hypot(sight.x - x, sight.y - y));
    const within = [...far.keys()].filter((cell) => far[cell] < REACH * sights[cell].size);
    const worth = (/** @type {number} */ cell) => far[cell] - NEARNESS * sights[cell].near;
    within.sort((one, other) => worth(one) - worth(other));
    return within[0] ?? null;
  }

  return {
    turn: turnBy,
    point: (/** @type {readonly number[]} */ cells) => markHinted(points, cells),

    /** @param {View} view @param {Map<number, string>} playable */
    draw(view, playable) {
      row = view.winningRow;
      points.forEach((point, cell) => {
        setAttribute(point, "data-stone", view.cells[cell]);
        setAttribute(point, "data-last", cell === view.last?.cell ? "" : null);
        setAttribute(point, "data-won", view.winningRow.includes(cell) ? "" : null);
        setAttribute(point, "data-legal", playable.has(cell) ? "" : null);
      });
      showRows();
    },

    /** @param {number | null} cell @param {Set<number>} lit @param {readonly (readonly number[])[]} rowsThrough */
    light(cell, lit, rowsThrough) {
      aimed = cell;
      rows = rowsThrough;
      points.forEach((point, at) => {
        setAttribute(point, "data-aim", at === cell ? "" : null);
        setAttribute(point, "data-lit", lit.has(at) ? "" : null);
      });
      showRows();
    },
  };
}

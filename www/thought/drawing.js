// Draws a search trace over the board: a mark for each move that grows with its value, shrinks when the move is cut off
// or refuted, and shows the value. Only transforms and opacity are animated, which is cheap.

import { cellsByNumber, insertOverBoard, spotsWithin } from "../board/cells.js";
import { rankOf } from "../engine/score-order.js";
import { svgElement } from "../ui/svg.js";
import { figure } from "./words.js";

/** @typedef {import("./trace-state.js").TraceState} TraceState */
/** @typedef {import("./trace-state.js").MoveState} MoveState */
/** @typedef {import("../board/cells.js").Spot} Spot */

/** Size of a mark relative to its square, by level. */
const SIZES = [0.92, 0.6, 0.4];

/** Relative size of the worst and of the best move, and of one that is cut off. */
const [MIN_SIZE, MAX_SIZE] = [0.5, 1];
const CUT_SIZE = 0.34;

/** @typedef {{ group: SVGGElement, label: SVGTextElement, diameter: number, key: string }} Mark */

export class Drawing {
  #picture = svgElement("svg", { class: "overlay thought-overlay", "aria-hidden": "true" });
  #marks = svgElement("g");
  #line = svgElement("path", { class: "line" });
  /** @type {Map<string, Mark>} */
  #shown = new Map();
  #terms;
  /** @type {Spot[]} */
  #spots = [];

  /** @param {"search" | "valuation"} kind @param {import("../table/game-tools.types").Terms | null} terms */
  constructor(kind, terms) {
    this.#terms = terms;
    this.#picture.classList.add(kind);
    this.#picture.append(this.#line, this.#marks);
    insertOverBoard(this.#picture);
    this.measure();
  }

  /** Measures the board again after a change of its position or size. */
  measure() {
    this.#spots = cellsByNumber().map(spotsWithin(this.#picture));
    for (const { group } of this.#shown.values()) group.remove();
    this.#shown.clear();
  }

  remove() {
    this.#picture.remove();
  }

  /** @param {TraceState} state */
  draw(state) {
    const before = new Set(this.#shown.keys());
    state.levels.forEach(({ moves, best }, ply) => {
      const order = orderOf(moves);
      for (const [to, move] of bestByCell(moves)) {
        const spot = this.#spots[to];
        if (!spot?.size) continue; // the cells of a hidden board have no size
        const key = `${ply}.${to}`;
        before.delete(key);
        const { text } = move.move;
        const isNow = state.path[ply]?.text === text;
        this.#drawMark(key, spot, { state: move, ply, isBest: best?.text === text, isNow, order });
      }
    });
    for (const key of before) {
      this.#shown.get(key)?.group.remove();
      this.#shown.delete(key);
    }
    this.#drawLine(state);
  }

  /**
   * @param {string} key @param {Spot} spot
   * @param {{ state: MoveState, ply: number, isBest: boolean, isNow: boolean, order: readonly number[] }} mark
   */
  #drawMark(key, spot, { state, ply, isBest, isNow, order }) {
    const mark = this.#shown.get(key) ?? this.#createMark(key, spot, ply);
    const isGone = state.status === "cut" || state.status === "refuted";
    const size = isGone ? CUT_SIZE : state.score ? sizeIn(order, strength(state)) : MIN_SIZE;
    const looks = [
      isGone && "gone",
      isBest && "best",
      isNow && "now",
      state.isOld && "old",
      !state.score && "new",
    ];
    const text = isGone ? "\u00d7" : state.score ? figure(state.score, this.#terms) : "";
    const appearance = [...looks, size.toFixed(3), text].join();
    if (mark.key === appearance) return;
    mark.key = appearance;
    mark.group.setAttribute("class", ["mark", `ply-${ply}`, ...looks].filter(Boolean).join(" "));
    mark.group.style.setProperty("--scale", size.toFixed(3));
    mark.label.textContent = text;
    const fitting = mark.diameter * Math.min(0.36, 1.6 / Math.max(1, text.length));
    mark.label.setAttribute("font-size", fitting.toFixed(1));
  }

  /** @param {string} key @param {Spot} spot @param {number} ply @returns {Mark} */
  #createMark(key, { x, y, size }, ply) {
    const diameter = size * SIZES[ply];
    const group = svgElement("g");
    const label = svgElement("text", { dy: "0.35em" });
    const shape = svgElement("g", { class: "shape" });
    shape.append(svgElement("circle", { r: (diameter / 2).toFixed(1) }));
    group.append(shape, label);
    group.style.translate = `${x.toFixed(1)}px ${y.toFixed(1)}px`;
    this.#marks.append(group);
    const mark = { group, label, diameter, key: "" };
    this.#shown.set(key, mark);
    return mark;
  }

  /**
   * Draws the line being searched, else the best candidate, in games whose moves have a start and a target.
   * @param {TraceState} state
   */
  #drawLine({ path, best }) {
    const line = path.length > 0 ? path : best ? [best] : [];
    const segments = line.flatMap((move) => {
      if (move.from === null || move.to === null) return [];
      const [from, to] = [move.from, move.to].map((cell) => this.#spots[cell]);
      return from && to
        ? [`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`]
        : [];
    });
    this.#line.setAttribute("d", segments.join(""));
  }
}

/** The best move to each target cell. @param {Map<string, MoveState>} moves */
function bestByCell(moves) {
  /** @type {Map<number, MoveState>} */
  const best = new Map();
  for (const move of moves.values()) {
    const { to } = move.move;
    const other = to === null ? undefined : best.get(to);
    if (to !== null && (!other || strength(move) >= strength(other))) best.set(to, move);
  }
  return best;
}

/** @param {MoveState} state */
const strength = ({ score }) => (score ? rankOf(score) : Number.NEGATIVE_INFINITY);

/** The sorted values: the size of a mark depends on its rank. @param {Map<string, MoveState>} moves */
const orderOf = (moves) =>
  [...moves.values()]
    .filter(({ score }) => score)
    .map(strength)
    .sort((one, other) => one - other);

/** @param {readonly number[]} order @param {number} value */
function sizeIn(order, value) {
  if (order[0] === order[order.length - 1]) return MAX_SIZE;
  return MIN_SIZE + ((MAX_SIZE - MIN_SIZE) * order.lastIndexOf(value)) / (order.length - 1);
}

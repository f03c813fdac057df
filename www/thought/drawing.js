// Draws over the board what a player has in mind: a mark for each move that grows with its value, withers when it is left
// out or refuted, and shows its value. Only transforms and opacity change, which costs the page next to nothing.

import { cellsByNumber, putOverBoard, spotsWithin } from "../board/cells.js";
import { strengthOf } from "../table/score.js";
import { svgElement } from "../ui/svg.js";
import { figure } from "./words.js";

/** @typedef {import("./mind.js").Mind} Mind */
/** @typedef {import("./mind.js").Idea} Idea */
/** @typedef {import("../board/cells.js").Spot} Spot */

/** How large a mark of each level is beside its square. */
const SIZES = [0.92, 0.6, 0.4];

/** How much of that the worst and the best have. */
const [LEAST, MOST] = [0.5, 1];
const WITHERED = 0.34;

/** @typedef {{ group: SVGGElement, label: SVGTextElement, whole: number, key: string }} Mark */

export class Drawing {
  #picture = svgElement("svg", { class: "overlay thought-overlay", "aria-hidden": "true" });
  #marks = svgElement("g");
  #way = svgElement("path", { class: "way" });
  /** @type {Map<string, Mark>} */
  #shown = new Map();
  #terms;
  /** @type {Spot[]} */
  #spots = [];

  /** @param {"search" | "valuation"} kind @param {import("../table/game-tools.types").Terms | null} terms */
  constructor(kind, terms) {
    this.#terms = terms;
    this.#picture.classList.add(kind);
    this.#picture.append(this.#way, this.#marks);
    putOverBoard(this.#picture);
    this.arrange();
  }

  /** The board has another place or size. */
  arrange() {
    this.#spots = cellsByNumber().map(spotsWithin(this.#picture));
    for (const { group } of this.#shown.values()) group.remove();
    this.#shown.clear();
  }

  remove() {
    this.#picture.remove();
  }

  /** @param {Mind} mind */
  draw(mind) {
    const before = new Set(this.#shown.keys());
    mind.levels.forEach(({ ideas, best }, ply) => {
      const order = orderOf(ideas);
      for (const [to, idea] of topmost(ideas)) {
        const spot = this.#spots[to];
        if (!spot?.size) continue; // the cells of a hidden board have no size
        const key = `${ply}.${to}`;
        before.delete(key);
        const { text } = idea.move;
        const isNow = mind.path[ply]?.text === text;
        this.#drawMark(key, spot, { idea, ply, isBest: best?.text === text, isNow, order });
      }
    });
    for (const key of before) {
      this.#shown.get(key)?.group.remove();
      this.#shown.delete(key);
    }
    this.#drawWay(mind);
  }

  /**
   * @param {string} key @param {Spot} spot
   * @param {{ idea: Idea, ply: number, isBest: boolean, isNow: boolean, order: readonly number[] }} what
   */
  #drawMark(key, spot, { idea, ply, isBest, isNow, order }) {
    const mark = this.#shown.get(key) ?? this.#createMark(key, spot, ply);
    const isGone = idea.status === "cut" || idea.status === "refuted";
    const size = isGone ? WITHERED : idea.score ? sizeIn(order, strength(idea)) : LEAST;
    const looks = [
      isGone && "gone",
      isBest && "best",
      isNow && "now",
      idea.isOld && "old",
      !idea.score && "new",
    ];
    const text = isGone ? "\u00d7" : idea.score ? figure(idea.score, this.#terms) : "";
    const state = [...looks, size.toFixed(3), text].join();
    if (mark.key === state) return;
    mark.key = state;
    mark.group.setAttribute("class", ["mark", `ply-${ply}`, ...looks].filter(Boolean).join(" "));
    mark.group.style.setProperty("--grown", size.toFixed(3));
    mark.label.textContent = text;
    const fitting = mark.whole * Math.min(0.36, 1.6 / Math.max(1, text.length));
    mark.label.setAttribute("font-size", fitting.toFixed(1));
  }

  /** @param {string} key @param {Spot} spot @param {number} ply @returns {Mark} */
  #createMark(key, { x, y, size }, ply) {
    const whole = size * SIZES[ply];
    const group = svgElement("g");
    const label = svgElement("text", { dy: "0.35em" });
    const shape = svgElement("g", { class: "shape" });
    shape.append(svgElement("circle", { r: (whole / 2).toFixed(1) }));
    group.append(shape, label);
    group.style.translate = `${x.toFixed(1)}px ${y.toFixed(1)}px`;
    this.#marks.append(group);
    const mark = { group, label, whole, key: "" };
    this.#shown.set(key, mark);
    return mark;
  }

  /** The moves that it makes in its mind and the best candidate, where moves go from square to square. @param {Mind} mind */
  #drawWay({ path, best }) {
    const line = path.length > 0 ? path : best ? [best] : [];
    const ways = line.flatMap((move) => {
      if (move.from === null || move.to === null) return [];
      const [from, to] = [move.from, move.to].map((cell) => this.#spots[cell]);
      return from && to
        ? [`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`]
        : [];
    });
    this.#way.setAttribute("d", ways.join(""));
  }
}

/** The best of several moves to the same cell, by the cell. @param {Map<string, Idea>} ideas */
function topmost(ideas) {
  /** @type {Map<number, Idea>} */
  const best = new Map();
  for (const idea of ideas.values()) {
    const { to } = idea.move;
    const other = to === null ? undefined : best.get(to);
    if (to !== null && (!other || strength(idea) >= strength(other))) best.set(to, idea);
  }
  return best;
}

/** @param {Idea} idea */
const strength = ({ score }) => (score ? strengthOf(score) : Number.NEGATIVE_INFINITY);

/** The values in their order: a move grows with its place among the others. @param {Map<string, Idea>} ideas */
const orderOf = (ideas) =>
  [...ideas.values()]
    .filter(({ score }) => score)
    .map(strength)
    .sort((one, other) => one - other);

/** @param {readonly number[]} order @param {number} value */
function sizeIn(order, value) {
  if (order[0] === order[order.length - 1]) return MOST;
  return LEAST + ((MOST - LEAST) * order.lastIndexOf(value)) / (order.length - 1);
}

// Lesson on minimax: the source's decision tree as a figure. The user sets the values of the leaves and steps through
// the search, with or without alpha-beta.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { svgElement } from "../../ui/svg.js";
import { messages } from "./i18n/lessons.js";
import {
  CHILDREN,
  isBlacks,
  LEAVES,
  searchSteps,
  VALUES,
  withDescendants,
} from "./minimax-tree.js";

/** @typedef {import("./minimax-tree.js").Step} Step */

const { t } = translatorFor(messages);

/** Coordinates of each position. */
const PLACES = [
  [150, 24],
  [150, 84],
  [62, 148],
  [28, 214],
  [96, 214],
  [160, 148],
  [160, 214],
  [256, 148],
];

const RADIUS = 15;

export class MinimaxFigure {
  #leaves = { ...LEAVES };
  /** @type {Step[]} */
  #steps = [];
  /** Number of steps shown. */
  #at = 0;
  #picture = svgElement("svg", { viewBox: "0 0 300 246", class: "minimax", role: "img" });
  #status = element("p", { role: "status", id: "minimax-status" });
  #alphaBeta = element("input", { type: "checkbox", id: "minimax-alpha-beta" });
  #backwards = element("input", { type: "checkbox", id: "minimax-backwards" });
  view = element("section", { id: "minimax" });

  constructor() {
    for (const box of [this.#alphaBeta, this.#backwards])
      box.addEventListener("change", () => this.#begin());
    this.show();
    this.#begin();
  }

  /** Renders the figure in the page's language. */
  show() {
    const choices = element("div", { class: "fields" });
    for (const leaf of Object.keys(LEAVES)) choices.append(this.#leafChoice(Number(leaf)));
    this.view.replaceChildren(
      element("h3", {}, t("minimax")),
      element("p", { class: "hint" }, t("minimax.about")),
      choices,
      element("label", { class: "checkbox" }, this.#alphaBeta, " ", t("minimax.alpha-beta")),
      element("label", { class: "checkbox" }, this.#backwards, " ", t("minimax.backwards")),
      this.#picture,
      this.#status,
      element(
        "p",
        { class: "buttons" },
        this.#button("minimax.step", () => this.#goTo(this.#at + 1), "strong"),
        this.#button("minimax.back", () => this.#goTo(this.#at - 1)),
        this.#button("minimax.end", () => this.#goTo(this.#steps.length)),
        this.#button("minimax.again", () => this.#goTo(0)),
      ),
    );
    this.#draw();
  }

  /** @param {"minimax.step" | "minimax.back" | "minimax.end" | "minimax.again"} key @param {() => void} press */
  #button(key, press, state = "plain") {
    const button = element(
      "button",
      { type: "button", class: state, id: key.replace(".", "-") },
      t(key),
    );
    button.addEventListener("click", press);
    return button;
  }

  /** @param {number} leaf */
  #leafChoice(leaf) {
    const field = element("select", { id: `minimax-leaf-${leaf}` });
    const names = /** @type {const} */ (["minimax.black", "minimax.draw", "minimax.red"]);
    for (const [at, value] of VALUES.entries()) {
      const label = `${formatNumber(value)}: ${t(names[at])}`;
      field.append(element("option", { value }, label));
    }
    field.value = String(this.#leaves[leaf]);
    field.addEventListener("change", () => {
      this.#leaves[leaf] = Number(field.value);
      this.#begin();
    });
    return element(
      "label",
      { class: "field" },
      element("span", {}, t("minimax.leaf", { leaf })),
      field,
    );
  }

  #begin() {
    const [alphaBeta, backwards] = [this.#alphaBeta.checked, this.#backwards.checked];
    this.#steps = searchSteps(this.#leaves, { alphaBeta, backwards });
    this.#goTo(0);
  }

  /** @param {number} at */
  #goTo(at) {
    this.#at = Math.max(0, Math.min(this.#steps.length, at));
    this.#draw();
  }

  #draw() {
    const shown = this.#steps.slice(0, this.#at);
    const last = shown.at(-1);
    /** @type {Map<number, number>} */
    const values = new Map();
    for (const step of shown) if ("value" in step) values.set(step.node, step.value);
    const cut = new Set(
      shown.flatMap((step) => (step.kind === "cut" ? withDescendants(step.left) : [])),
    );
    const states = CHILDREN.map((_, node) => ({
      value: values.get(node) ?? (node in this.#leaves ? this.#leaves[node] : null),
      isKnown: values.has(node),
      isCut: cut.has(node),
      isCurrent: node === last?.node,
    }));
    this.#picture.replaceChildren(
      ...edges(cut),
      ...states.map((state, node) => circle(node, state)),
    );
    this.#status.textContent = last ? describeStep(last) : t("minimax.begin");
    this.#picture.setAttribute("aria-label", `${t("minimax")}. ${this.#status.textContent}`);
  }
}

/** The moves as lines. @param {Set<number>} cut */
function edges(cut) {
  return CHILDREN.flatMap((children, node) =>
    children.map((child) => {
      const [[x1, y1], [x2, y2]] = [PLACES[node], PLACES[child]];
      return svgElement("line", { x1, y1, x2, y2, class: cut.has(child) ? "cut" : "edge" });
    }),
  );
}

/** @param {number} node @param {{ value: number | null, isKnown: boolean, isCut: boolean, isCurrent: boolean }} look */
function circle(node, { value, isKnown, isCut, isCurrent }) {
  const [x, y] = PLACES[node];
  const side = isBlacks(node) ? "black" : "red";
  const state = [side, isKnown && "known", isCut && "cut", isCurrent && "current"];
  const group = svgElement("g", { class: state.filter(Boolean).join(" ") });
  const number = svgElement("text", { x, y: y + 4, class: "number" });
  number.textContent = String(node);
  const below = svgElement("text", { x, y: y + RADIUS + 12, class: "value" });
  below.textContent = value === null ? "" : String(value).replace("-", "−");
  group.append(svgElement("circle", { cx: x, cy: y, r: RADIUS }), number, below);
  return group;
}

/** @param {Step} step */
function describeStep(step) {
  const { node, kind } = step;
  const side = isBlacks(node) ? "black" : "red";
  switch (kind) {
    case "enter":
      return t(`minimax.enter.${side}`, { node });
    case "leaf":
      return t("minimax.at-leaf", { node, value: formatNumber(step.value) });
    case "value":
      return t(`minimax.value.${side}`, { node, value: formatNumber(step.value) });
    default:
      return t("minimax.cut", { node, left: step.left.join(", ") });
  }
}

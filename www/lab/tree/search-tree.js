// The search of a program as a tree, which one opens node by node or goes through step by step as the program does. The
// values come from the program; an opened node is asked for in a worker.

import { errorText } from "../../i18n/error-text.js";
import { formatNumber, t } from "../../i18n/index.js";
import { element, textButton, textElement } from "../../ui/create.js";
import { noticeAction } from "../../ui/notice-action.js";
import { choiceField, fill, tickField } from "../form.js";
import { createLabClient, labRequest } from "../lab-client.js";
import { chosenOf } from "./tree-node.js";
import { TreeView } from "./tree-view.js";
import { createWalk } from "./tree-walk.js";

/** @typedef {import("./tree-node.js").TreeNode} TreeNode */
/** @typedef {import("./tree-walk.js").Walk} Walk */
/** @typedef {import("../../engine/engine.types").EngineError} EngineError */
/** @typedef {"down" | "over" | "back" | "end"} Way */

/** So far can a program be told to look that would look further; above this, as far as it likes. */
const DEEPEST = 4;

export class SearchTree {
  #table;
  #kind;
  #program;
  #tree;
  #controls;
  /** @type {import("../lab-client.js").LabClient | null} */
  #client = null;
  /** The match, the program and the depth that the tree is of. */
  #subject = "";
  /** @type {Walk | null} */
  #walk = null;
  #isBusy = false;

  /**
   * @param {import("../../table/table.js").Table} table @param {import("../../table/game-ui.types").GameUi} kind
   * @param {() => import("../lab.types").Program} program  whose search is shown
   * @param {{ example?: string, enlarge(): void }} more  a match in which it looks ahead, and to the bench with the tree
   */
  constructor(table, kind, program, { example, enlarge }) {
    this.#table = table;
    this.#kind = kind;
    this.#program = program;
    this.#tree = new TreeView(kind.moveName, (node) => this.#toggle(node));
    this.#controls = createControls(this.#tree.view, {
      follow: () => this.follow(),
      step: (way) => this.#step(way),
      useAlphaBeta: (wanted) => this.#useAlphaBeta(wanted),
      tryExample: example ? () => this.#tryExample(example) : null,
      enlarge,
    });
  }

  id = "tree";
  title = /** @type {const} */ ("lab.bench.tree");

  /** Whether the program looks ahead. */
  get isUsable() {
    return this.#program().searches;
  }

  get view() {
    return this.#controls.view;
  }

  show() {
    this.#controls.show();
    this.follow();
  }

  /** On the bench it is open, and says whose it is. @param {boolean} isLarge */
  resized(isLarge) {
    this.#controls.resized(isLarge ? this.#program().name : null);
    this.follow();
  }

  /** Grows the tree of what is on the board, if somebody wants to see it. */
  async follow() {
    const controls = this.#controls;
    const { view: now, record } = this.#table.match.state();
    const { id, numbers, searches } = this.#program();
    controls.view.hidden = !searches;
    if (!controls.view.open || !searches || now.outcome) {
      controls.say("");
      return this.#forget();
    }
    const depth = controls.depth();
    const subject = JSON.stringify([record, id, numbers, depth]);
    if (subject === this.#subject) return this.#draw();
    this.#forget();
    this.#subject = subject;
    await this.#grow(depth);
  }

  /** @param {number | null} depth */
  async #grow(depth) {
    const client = createLabClient(this.#table.rules);
    const limits = depth === null ? {} : { depth };
    const request = labRequest(this.#table, this.#program(), limits);
    const walk = createWalk((path) => client.branches(request, path));
    this.#client = client;
    this.#walk = walk;
    walk.useAlphaBeta(this.#controls.usesAlphaBeta());
    this.#controls.say(t("lab.thinking"));
    await this.#work(() => walk.know(walk.root));
  }

  #forget() {
    this.#client?.close();
    this.#client = null;
    this.#walk = null;
    this.#subject = "";
    this.#isBusy = false;
    this.#tree.clear();
  }

  /** Does what may have to wait for the worker, one thing at a time. @param {() => Promise<unknown>} act */
  async #work(act) {
    const walk = this.#walk;
    if (this.#isBusy || !walk) return;
    this.#isBusy = true;
    this.#tree.setBusy(true);
    try {
      await act();
    } catch (error) {
      if (walk === this.#walk) this.#controls.say(errorText(/** @type {EngineError} */ (error)));
      return;
    } finally {
      if (walk === this.#walk) {
        this.#isBusy = false;
        this.#tree.setBusy(false);
      }
    }
    if (walk === this.#walk) this.#draw();
  }

  /** @param {Way} way */
  #step(way) {
    const walk = this.#walk;
    if (!walk) return;
    this.#work(async () => {
      if (way === "end") walk.end();
      else if (way === "back") walk.previous();
      else if (!(await walk.next(way === "down"))) walk.end();
      this.#tree.select(walk.step()?.node ?? walk.root);
    });
  }

  /** @param {boolean} wanted */
  #useAlphaBeta(wanted) {
    this.#walk?.useAlphaBeta(wanted);
    this.#draw();
  }

  /** Opens a match whose tree is worth a look, with a way back. @param {string} example */
  #tryExample(example) {
    const { match, notify } = this.#table;
    const { record } = match.state();
    const notes = match.notes();
    match.openForReview(example);
    notify(t("new.kept"), {
      stay: true,
      action: noticeAction(t("new.back"), () => match.open(record, notes)),
    });
  }

  /** @param {TreeNode} node */
  #toggle(node) {
    const walk = this.#walk;
    if (!walk || node.leaf || node.value === null || !node.parent) return;
    if (walk.isOpen(node)) {
      walk.close(node);
      this.#draw();
    } else this.#work(() => walk.open(node));
  }

  #draw() {
    const walk = this.#walk;
    if (!walk) return;
    this.#tree.draw(walk);
    this.#controls.draw(walk);
    const unknown = t(this.#isBusy ? "lab.thinking" : "lab.too-long");
    this.#controls.say(walk.root.isKnown ? stepText(walk, this.#kind.moveName) : unknown);
  }
}

/**
 * What stands around the tree.
 * @param {Node} tree
 * @param {{ follow(): void, step(way: Way): void, useAlphaBeta(wanted: boolean): void, tryExample: (() => void) | null, enlarge(): void }} actions
 */
function createControls(tree, { follow, step, useAlphaBeta, tryExample, enlarge }) {
  const depth = choiceField("lab.depth", []);
  const alphaBeta = tickField("lab.alpha-beta");
  const status = element("p", { role: "status" });
  const whose = element("p", { class: "whose" });
  const steps = createSteps(step);
  const large = textButton("lab.bench", enlarge, { "aria-haspopup": "dialog" });
  const example = textButton("lab.example", () => tryExample?.());
  example.hidden = true;
  const view = element(
    "details",
    { class: "search" },
    textElement("summary", "lab.tree"),
    whose,
    textElement("p", "lab.tree.about", { class: "hint" }),
    element("div", { class: "fields" }, depth.label, alphaBeta.label),
    element("p", { class: "buttons" }, steps.down, ...steps.others, large),
    status,
    example,
    tree,
    textElement("p", "lab.tree.keys", { class: "hint" }),
  );
  view.addEventListener("toggle", follow);
  depth.field.addEventListener("change", follow);
  alphaBeta.field.addEventListener("change", () => useAlphaBeta(alphaBeta.field.checked));

  return {
    view,
    /** How far the program shall look; null: as far as it likes. */
    depth: () => (depth.field.value === "" ? null : Number(depth.field.value)),
    usesAlphaBeta: () => alphaBeta.field.checked,

    /** @param {string} sentence */
    say(sentence) {
      status.textContent = sentence;
    },

    /** @param {string | null} program  whose tree it is, where its name does not stand above */
    resized(program) {
      if (program) view.open = true;
      large.hidden = program !== null;
      whose.textContent = program ?? "";
    },

    /** @param {Walk} walk */
    draw(walk) {
      const canSave = walk.shown().some(({ cut, value }) => cut && value !== null);
      alphaBeta.label.hidden = !canSave && !alphaBeta.field.checked;
      example.hidden = !tryExample || !isFlat(walk);
      for (const button of steps.others) button.disabled = walk.step() === null;
    },

    show() {
      const depths = Array.from({ length: DEEPEST }, (_, at) => String(at + 1));
      /** @type {[string, string][]} */
      const choices = depths.map((one) => [one, one]);
      fill(depth.field, [["", t("lab.depth.own")], ...choices]);
    },
  };
}

/** The ways through the search; at its end only the first begins anew. @param {(way: Way) => void} step */
const createSteps = (step) => ({
  down: textButton("lab.step", () => step("down"), { class: "strong" }),
  others: [
    textButton("lab.step-over", () => step("over")),
    textButton("lab.step-back", () => step("back")),
    textButton("lab.step-end", () => step("end")),
  ],
});

/** Whether the program looks no further than its own move. @param {Walk} walk */
const isFlat = ({ root: { children } }) =>
  children.length > 1 && children.every(({ leaf }) => leaf);

/** What happens at this step. @param {Walk} walk @param {(move: string) => string} moveName */
function stepText(walk, moveName) {
  const step = walk.step();
  const { root } = walk;
  const best = chosenOf(root);
  if (root.children.length === 0) return t("lab.no-choice");
  const name = best ? moveName(best.move) : "";
  const plays = t("lab.step.plays", { move: name, value: formatNumber(root.value ?? 0) });
  if (!step || (step.node === root && step.isDone))
    return isFlat(walk) ? `${plays} ${t("lab.flat")}` : plays;
  const { node, isDone } = step;
  if (node === root) return t("lab.step.begins");
  const values = { move: moveName(node.move), value: formatNumber(node.value ?? 0) };
  if (!isDone) return t("lab.step.down", values);
  const parts = [t(node.leaf ? "lab.step.leaf" : "lab.step.up", values)];
  const leftOut = node.leaf ? 0 : walk.leftOut(node);
  if (leftOut > 0 && node.isKnown) parts.push(t("lab.step.cut", { count: leftOut }));
  parts.push(t(node.leads ? "lab.step.best" : "lab.step.no-better"));
  return parts.join(" ");
}

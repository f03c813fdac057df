// The search tree of a program: the user opens it node by node, or steps through it in the order of the search. A
// worker computes the values of opened nodes.

import { errorText } from "../../i18n/error-text.js";
import { formatNumber, t } from "../../i18n/index.js";
import { element, noticeAction, textButton, textElement } from "../../ui/create.js";
import { checkboxField, choiceField, fillOptions } from "../form.js";
import { createLabClient, labRequest } from "../lab-client.js";
import { chosenOf } from "./tree-node.js";
import { TreeView } from "./tree-view.js";
import { createWalk } from "./tree-walk.js";

/** @typedef {import("./tree-node.js").TreeNode} TreeNode */
/** @typedef {import("./tree-walk.js").Walk} Walk */
/** @typedef {import("../../engine/engine.types").EngineError} EngineError */
/** @typedef {"down" | "over" | "back" | "end"} StepKind */

/** Maximum depth that can be selected for a program with a greater own depth. */
const MAX_DEPTH = 4;

export class SearchTree {
  #table;
  #gameUi;
  #program;
  #tree;
  #controls;
  /** @type {import("../lab-client.js").LabClient | null} */
  #client = null;
  /** The match, program and depth of the tree. */
  #subject = "";
  /** @type {Walk | null} */
  #walk = null;
  #isBusy = false;

  /**
   * @param {import("../../table/table.js").Table} table @param {import("../../table/game-ui.types").GameUi} gameUi
   * @param {() => import("../lab.types").Program} program
   * @param {{ example?: string, enlarge(): void }} more  an example match, and an action that opens the tree on the bench
   */
  constructor(table, gameUi, program, { example, enlarge }) {
    this.#table = table;
    this.#gameUi = gameUi;
    this.#program = program;
    this.#tree = new TreeView(gameUi.moveName, (node) => this.#toggle(node));
    this.#controls = createControls(this.#tree.view, {
      update: () => this.update(),
      step: (kind) => this.#step(kind),
      useAlphaBeta: (isOn) => this.#useAlphaBeta(isOn),
      tryExample: example ? () => this.#tryExample(example) : null,
      enlarge,
    });
  }

  id = "tree";
  title = /** @type {const} */ ("lab.bench.tree");

  /** Whether the program searches. */
  get isUsable() {
    return this.#program().searches;
  }

  get view() {
    return this.#controls.view;
  }

  show() {
    this.#controls.show();
    this.update();
  }

  /** On the bench the tree is open and names its program. @param {boolean} isLarge */
  resized(isLarge) {
    this.#controls.resized(isLarge ? this.#program().name : null);
    this.update();
  }

  /** Grows the tree of the position on the board, if it is visible. */
  async update() {
    const controls = this.#controls;
    const { view: now, record } = this.#table.match.state();
    const { id, numbers, searches } = this.#program();
    controls.view.hidden = !searches;
    if (!controls.view.open || !searches || now.outcome) {
      controls.showStatus("");
      return this.#clear();
    }
    const depth = controls.depth();
    const subject = JSON.stringify([record, id, numbers, depth]);
    if (subject === this.#subject) return this.#draw();
    this.#clear();
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
    this.#controls.showStatus(t("lab.thinking"));
    await this.#run(() => walk.load(walk.root));
  }

  #clear() {
    this.#client?.close();
    this.#client = null;
    this.#walk = null;
    this.#subject = "";
    this.#isBusy = false;
    this.#tree.clear();
  }

  /** Runs an action that may wait for the worker, one at a time. @param {() => Promise<unknown>} action */
  async #run(action) {
    const walk = this.#walk;
    if (this.#isBusy || !walk) return;
    this.#isBusy = true;
    this.#tree.setBusy(true);
    try {
      await action();
    } catch (error) {
      if (walk === this.#walk)
        this.#controls.showStatus(errorText(/** @type {EngineError} */ (error)));
      return;
    } finally {
      if (walk === this.#walk) {
        this.#isBusy = false;
        this.#tree.setBusy(false);
      }
    }
    if (walk === this.#walk) this.#draw();
  }

  /** @param {StepKind} kind */
  #step(kind) {
    const walk = this.#walk;
    if (!walk) return;
    this.#run(async () => {
      if (kind === "end") walk.end();
      else if (kind === "back") walk.previous();
      else if (!(await walk.next(kind === "down"))) walk.end();
      this.#tree.select(walk.step()?.node ?? walk.root);
    });
  }

  /** @param {boolean} isOn */
  #useAlphaBeta(isOn) {
    this.#walk?.useAlphaBeta(isOn);
    this.#draw();
  }

  /** Opens the example match, with a way back. @param {string} example */
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
    if (!walk || node.leaf || !node.isSearched || !node.parent) return;
    if (walk.isOpen(node)) {
      walk.close(node);
      this.#draw();
    } else this.#run(() => walk.open(node));
  }

  #draw() {
    const walk = this.#walk;
    if (!walk) return;
    this.#tree.draw(walk);
    this.#controls.draw(walk);
    const unknown = t(this.#isBusy ? "lab.thinking" : "lab.too-long");
    this.#controls.showStatus(walk.root.isKnown ? stepText(walk, this.#gameUi.moveName) : unknown);
  }
}

/**
 * The controls around the tree.
 * @param {Node} tree
 * @param {{ update(): void, step(kind: StepKind): void, useAlphaBeta(isOn: boolean): void, tryExample: (() => void) | null, enlarge(): void }} actions
 */
function createControls(tree, { update, step, useAlphaBeta, tryExample, enlarge }) {
  const depth = choiceField("lab.depth", []);
  const alphaBeta = checkboxField("lab.alpha-beta");
  const status = element("p", { role: "status" });
  const programName = element("p", { class: "program-name" });
  const steps = createSteps(step);
  const enlargeButton = textButton("lab.bench", enlarge, { "aria-haspopup": "dialog" });
  const example = textButton("lab.example", () => tryExample?.());
  example.hidden = true;
  const view = element(
    "details",
    { class: "search" },
    textElement("summary", "lab.tree"),
    programName,
    textElement("p", "lab.tree.about", { class: "hint" }),
    element("div", { class: "fields" }, depth.label, alphaBeta.label),
    element("p", { class: "buttons" }, steps.down, ...steps.others, enlargeButton),
    status,
    example,
    tree,
    textElement("p", "lab.tree.keys", { class: "hint" }),
  );
  view.addEventListener("toggle", update);
  depth.field.addEventListener("change", update);
  alphaBeta.field.addEventListener("change", () => useAlphaBeta(alphaBeta.field.checked));

  return {
    view,
    /** The selected depth; null for the program's own. */
    depth: () => (depth.field.value === "" ? null : Number(depth.field.value)),
    usesAlphaBeta: () => alphaBeta.field.checked,

    /** @param {string} sentence */
    showStatus(sentence) {
      status.textContent = sentence;
    },

    /** @param {string | null} program  name to show; null if it is shown elsewhere */
    resized(program) {
      if (program) view.open = true;
      enlargeButton.hidden = program !== null;
      programName.textContent = program ?? "";
    },

    /** @param {Walk} walk */
    draw(walk) {
      const canSave = walk.shown().some(({ cut, isSearched }) => cut && isSearched);
      alphaBeta.label.hidden = !canSave && !alphaBeta.field.checked;
      example.hidden = !tryExample || !isFlat(walk);
      for (const button of steps.others) button.disabled = walk.step() === null;
    },

    show() {
      const depths = Array.from({ length: MAX_DEPTH }, (_, at) => String(at + 1));
      /** @type {[string, string][]} */
      const choices = depths.map((one) => [one, one]);
      fillOptions(depth.field, [["", t("lab.depth.own")], ...choices]);
    },
  };
}

/** The buttons for stepping; after the end only the first one works, which restarts. @param {(kind: StepKind) => void} step */
const createSteps = (step) => ({
  down: textButton("lab.step", () => step("down"), { class: "strong" }),
  others: [
    textButton("lab.step-over", () => step("over")),
    textButton("lab.step-back", () => step("back")),
    textButton("lab.step-end", () => step("end")),
  ],
});

/** Whether the program does not look beyond its own move. @param {Walk} walk */
const isFlat = ({ root: { children } }) =>
  children.length > 1 && children.every(({ leaf }) => leaf);

/** Describes the current step. @param {Walk} walk @param {(move: string) => string} moveName */
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
  const skipped = node.leaf ? 0 : walk.skipped(node);
  if (skipped > 0 && node.isKnown) parts.push(t("lab.step.cut", { count: skipped }));
  parts.push(t(node.leads ? "lab.step.best" : "lab.step.no-better"));
  return parts.join(" ");
}

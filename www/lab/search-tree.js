// The search of a program as a tree, which one opens node by node or goes through step by step as the program does. The
// values come from the program; an opened node is asked for in a worker.

import { errorText, formatNumber, t } from "../i18n/index.js";
import { element, textButton, textElement } from "../ui/create.js";
import { choiceField, fill, tickField } from "./form.js";
import { createLabClient, questionTo } from "./lab-client.js";
import { chosenOf } from "./tree-node.js";
import { createTreeView } from "./tree-view.js";
import { createWalk } from "./tree-walk.js";

/** @typedef {import("./tree-node.js").TreeNode} TreeNode */
/** @typedef {import("./tree-walk.js").Walk} Walk */
/** @typedef {import("../engine/types.js").Complaint} Complaint */
/** @typedef {"down" | "over" | "back" | "end"} Way */

/** So far can a program be told to look that would look further; above this, as far as it likes. */
const DEEPEST = 4;

/**
 * @param {import("../table/controls.js").Table} table @param {import("../table/board.js").BoardKind} kind
 * @param {() => import("./types.js").Program} program  whose search is shown
 */
export function createSearchTree(table, kind, program) {
  const tree = createTreeView(kind.moveName, toggle);
  const controls = createControls(tree.view, { follow, step, useAlphaBeta });
  /** @type {import("./lab-client.js").LabClient | null} */
  let client = null;
  /** The match, the program and the depth that the tree is of. */
  let subject = "";
  /** @type {Walk | null} */
  let walk = null;
  let isBusy = false;

  function forget() {
    client?.close();
    client = null;
    walk = null;
    subject = "";
    isBusy = false;
    tree.clear();
  }

  /** Grows the tree of what is on the board, if somebody wants to see it. */
  async function follow() {
    const { view: now, record } = table.match.state();
    const { id, numbers, searches } = program();
    controls.view.hidden = !searches;
    if (!controls.view.open || !searches || now.outcome) {
      controls.say("");
      return forget();
    }
    const depth = controls.depth();
    const next = JSON.stringify([record, id, numbers, depth]);
    if (next === subject) return draw();
    forget();
    subject = next;
    const asked = createLabClient(table.rules);
    client = asked;
    const question = questionTo(table, program(), depth === null ? {} : { depth });
    const grown = createWalk((path) => asked.branches(question, path));
    walk = grown;
    grown.useAlphaBeta(controls.usesAlphaBeta());
    controls.say(t("lab.thinking"));
    await work(() => grown.know(grown.root));
  }

  /** Does what may have to wait for the worker, one thing at a time. @param {() => Promise<unknown>} act */
  async function work(act) {
    if (isBusy || !walk) return;
    const mine = walk;
    isBusy = true;
    tree.setBusy(true);
    try {
      await act();
    } catch (complaint) {
      if (mine === walk) controls.say(errorText(/** @type {Complaint} */ (complaint)));
      return;
    } finally {
      if (mine === walk) {
        isBusy = false;
        tree.setBusy(false);
      }
    }
    if (mine === walk) draw();
  }

  /** @param {Way} way */
  function step(way) {
    const now = walk;
    if (!now) return;
    work(async () => {
      if (way === "end") now.end();
      else if (way === "back") now.previous();
      else if (!(await now.next(way === "down"))) now.end();
      tree.select(now.step()?.node ?? now.root);
    });
  }

  /** @param {boolean} wanted */
  function useAlphaBeta(wanted) {
    walk?.useAlphaBeta(wanted);
    draw();
  }

  /** @param {TreeNode} node */
  function toggle(node) {
    const now = walk;
    if (!now || node.leaf || node.value === null || !node.parent) return;
    if (now.isOpen(node)) {
      now.close(node);
      draw();
    } else work(() => now.open(node));
  }

  function draw() {
    if (!walk) return;
    tree.draw(walk);
    controls.draw(walk);
    const unknown = t(isBusy ? "lab.thinking" : "lab.too-long");
    controls.say(walk.root.isKnown ? stepText(walk, kind.moveName) : unknown);
  }

  return {
    view: controls.view,
    follow,
    show() {
      controls.show();
      follow();
    },
  };
}

/**
 * What stands around the tree.
 * @param {Node} tree
 * @param {{ follow(): void, step(way: Way): void, useAlphaBeta(wanted: boolean): void }} actions
 */
function createControls(tree, { follow, step, useAlphaBeta }) {
  const depth = choiceField("lab.depth", []);
  const alphaBeta = tickField("lab.alpha-beta");
  const status = element("p", { role: "status" });
  const down = textButton("lab.step", () => step("down"), { class: "strong" });
  const over = textButton("lab.step-over", () => step("over"));
  const back = textButton("lab.step-back", () => step("back"));
  const end = textButton("lab.step-end", () => step("end"));
  const view = element(
    "details",
    { class: "search" },
    textElement("summary", "lab.tree"),
    textElement("p", "lab.tree.about", { class: "hint" }),
    element("div", { class: "fields" }, depth.label, alphaBeta.label),
    element("p", { class: "buttons" }, down, over, back, end),
    status,
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

    /** @param {Walk} walk */
    draw(walk) {
      const canSave = walk.shown().some(({ cut, value }) => cut && value !== null);
      alphaBeta.label.hidden = !canSave && !alphaBeta.field.checked;
      for (const button of [over, back, end]) button.disabled = walk.step() === null;
    },

    show() {
      const depths = Array.from({ length: DEEPEST }, (_, at) => String(at + 1));
      /** @type {[string, string][]} */
      const choices = depths.map((one) => [one, one]);
      fill(depth.field, [["", t("lab.depth.own")], ...choices]);
    },
  };
}

/** What happens at this step. @param {Walk} walk @param {(move: string) => string} moveName */
function stepText(walk, moveName) {
  const step = walk.step();
  const { root } = walk;
  const best = chosenOf(root);
  if (root.children.length === 0) return t("lab.no-choice");
  const name = best ? moveName(best.move) : "";
  const plays = t("lab.step.plays", { move: name, value: formatNumber(root.value ?? 0) });
  if (!step || (step.node === root && step.isDone)) return plays;
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

// The search of a program as a tree that one can walk: with the mouse, a finger or the keys of a tree, or step by
// step as the program goes through it. The values come from the program; an opened node is asked for in a worker.

import { errorText, formatNumber, t } from "../i18n/index.js";
import { element, textButton, textElement } from "../ui/create.js";
import { svgElement } from "../ui/svg.js";
import { choiceField, fill, tickField } from "./form.js";
import { PATIENCE } from "./insight.js";
import { createLabClient } from "./lab-client.js";
import { drawTree } from "./tree-drawing.js";
import { chosenOf } from "./tree-node.js";
import { createWalk } from "./tree-walk.js";

/** @typedef {import("./tree-node.js").TreeNode} TreeNode */

/** So far can a program be told to look that would look further; above this, as far as it likes. */
const DEEPEST = 4;

/**
 * @param {import("../table/controls.js").Table} table @param {import("../table/board.js").BoardKind} kind
 * @param {() => import("./types.js").Program} program  whose search is shown
 */
export function createSearchTree(table, kind, program) {
  const depth = choiceField("lab.depth", []);
  const saving = tickField("lab.alpha-beta");
  const words = element("p", { role: "status" });
  const picture = svgElement("svg", { class: "search-tree", role: "tree" });
  const holder = element("div", { class: "scrolls" }, picture);
  const back = textButton("lab.step-back", () => step("back"));
  const over = textButton("lab.step-over", () => step("over"));
  const all = textButton("lab.step-end", () => step("end"));
  const view = element(
    "details",
    { class: "search" },
    textElement("summary", "lab.tree"),
    textElement("p", "lab.tree.about", { class: "hint" }),
    element("div", { class: "fields" }, depth.label, saving.label),
    element(
      "p",
      { class: "buttons" },
      textButton("lab.step", () => step("down"), { class: "strong" }),
      over,
      back,
      all,
    ),
    words,
    holder,
    textElement("p", "lab.tree.keys", { class: "hint" }),
  );
  /** @type {import("./lab-client.js").LabClient | null} */
  let assistant = null;
  /** The match, the program and the depth that the tree is of. */
  let subject = "";
  /** @type {import("./tree-walk.js").Walk | null} */
  let walk = null;
  /** @type {TreeNode | null} */
  let selected = null;
  /** @type {Map<TreeNode, SVGGElement>} */
  let drawn = new Map();
  let isBusy = false;

  view.addEventListener("toggle", follow);
  depth.field.addEventListener("change", follow);
  saving.field.addEventListener("change", () => {
    walk?.useAlphaBeta(saving.field.checked);
    draw();
  });
  picture.addEventListener("keydown", press);
  picture.addEventListener("click", ({ target }) => {
    const node = [...drawn].find(([, shape]) => target instanceof Node && shape.contains(target));
    if (!node) return;
    select(node[0]);
    toggle(node[0]);
  });

  function forget() {
    assistant?.close();
    assistant = null;
    walk = null;
    subject = "";
    isBusy = false;
    picture.replaceChildren();
  }

  /** Grows the tree of what is on the board, if somebody wants to see it. */
  async function follow() {
    const { view: now, seed, record } = table.match.state();
    const { id, numbers, searches } = program();
    view.hidden = !searches;
    if (!view.open || !searches || now.outcome) {
      words.textContent = "";
      return forget();
    }
    const deepest = { depth: depth.field.value === "" ? undefined : Number(depth.field.value) };
    const next = JSON.stringify([record, id, numbers, deepest]);
    if (next === subject) return draw();
    forget();
    subject = next;
    const asked = createLabClient(table.rules);
    assistant = asked;
    const limits = { time: PATIENCE, ...(deepest.depth ? deepest : {}) };
    const question = {
      record,
      game: table.rules.info.id,
      player: id,
      parameters: numbers,
      limits,
      seed,
    };
    const grown = createWalk((path) => asked.branches(question, path));
    walk = grown;
    grown.useAlphaBeta(saving.field.checked);
    selected = grown.root;
    words.textContent = t("lab.thinking");
    await work(() => grown.know(grown.root));
  }

  /** Does what may have to wait for the worker, one thing at a time. @param {() => Promise<unknown>} act */
  async function work(act) {
    if (isBusy || !walk) return;
    const mine = walk;
    isBusy = true;
    picture.setAttribute("aria-busy", "true");
    try {
      await act();
    } catch (complaint) {
      if (mine === walk)
        words.textContent = errorText(
          /** @type {import("../engine/types.js").Complaint} */ (complaint),
        );
      return;
    } finally {
      if (mine === walk) {
        isBusy = false;
        picture.removeAttribute("aria-busy");
      }
    }
    if (mine === walk) draw();
  }

  /** @param {"down" | "over" | "back" | "end"} way */
  function step(way) {
    const now = walk;
    if (!now) return;
    work(async () => {
      if (way === "end") now.end();
      else if (way === "back") now.previous();
      else if (!(await now.next(way === "down"))) now.end();
      selected = now.step()?.node ?? now.root;
    });
  }

  function draw() {
    if (!walk || !selected) return;
    const { root } = walk;
    saving.label.hidden =
      !walk.shown().some(({ cut, value }) => cut && value !== null) && !saving.field.checked;
    const hadFocus = picture.contains(document.activeElement);
    picture.setAttribute("aria-label", t("lab.tree"));
    if (!walk.shown().includes(selected)) selected = root;
    drawn = drawTree(picture, walk, selected, kind.moveName);
    if (hadFocus) drawn.get(selected)?.focus();
    show(selected);
    words.textContent = root.isKnown
      ? sentence(walk)
      : isBusy
        ? t("lab.thinking")
        : t("lab.too-long");
    const isUnderway = walk.step() !== null;
    for (const button of [over, back, all]) button.disabled = !isUnderway;
  }

  /** Brings a node into the part of the picture that is seen. @param {TreeNode} node */
  function show(node) {
    const [box, frame] = [drawn.get(node), holder].map((one) => one?.getBoundingClientRect());
    if (!box || !frame) return;
    if (box.left < frame.left) holder.scrollLeft -= frame.left - box.left + 8;
    else if (box.right > frame.right) holder.scrollLeft += box.right - frame.right + 8;
  }

  /** What happens at this step. @param {import("./tree-walk.js").Walk} walk */
  function sentence(walk) {
    const step = walk.step();
    const { root } = walk;
    const best = chosenOf(root);
    if (root.children.length === 0) return t("lab.no-choice");
    const name = best ? kind.moveName(best.move) : "";
    const plays = t("lab.step.plays", { move: name, value: formatNumber(root.value ?? 0) });
    if (!step || (step.node === root && step.isDone)) return plays;
    const { node, isDone } = step;
    if (node === root) return t("lab.step.begins");
    const said = { move: kind.moveName(node.move), value: formatNumber(node.value ?? 0) };
    if (!isDone) return t("lab.step.down", said);
    const parts = [t(node.leaf ? "lab.step.leaf" : "lab.step.up", said)];
    const out = node.leaf ? 0 : walk.leftOut(node);
    if (out > 0 && node.isKnown) parts.push(t("lab.step.cut", { count: out }));
    parts.push(t(node.leads ? "lab.step.best" : "lab.step.no-better"));
    return parts.join(" ");
  }

  /** @param {TreeNode} node */
  function select(node) {
    selected = node;
    draw();
    drawn.get(node)?.focus();
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

  /** The keys of a tree. @param {KeyboardEvent} event */
  function press(event) {
    if (!walk || !selected || event.altKey || event.ctrlKey || event.metaKey) return;
    const nodes = walk.shown();
    const at = nodes.indexOf(selected);
    const isOpen = walk.isOpen(selected) && selected.children.length > 0;
    const acts = {
      ArrowDown: () => nodes[at + 1] && select(nodes[at + 1]),
      ArrowUp: () => nodes[at - 1] && select(nodes[at - 1]),
      ArrowRight: () => selected && (isOpen ? select(selected.children[0]) : toggle(selected)),
      ArrowLeft: () => {
        if (!selected?.parent) return;
        if (isOpen) toggle(selected);
        else select(selected.parent);
      },
      Home: () => select(nodes[0]),
      End: () => select(nodes[nodes.length - 1]),
      Enter: () => selected && toggle(selected),
      " ": () => selected && toggle(selected),
    };
    const act = acts[/** @type {keyof typeof acts} */ (event.key)];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return {
    view,
    follow,
    show() {
      const choices = Array.from({ length: DEEPEST }, (_, at) => String(at + 1));
      fill(depth.field, [
        ["", t("lab.depth.own")],
        ...choices.map((one) => /** @type {[string, string]} */ ([one, one])),
      ]);
      follow();
    },
  };
}

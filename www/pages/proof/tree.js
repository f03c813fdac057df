// Draws the growing proof tree: the first move in the middle and a branch for each class of replies, whose length is the
// depth of the proof and whose density grows with its positions.

import { svgElement } from "../../ui/svg.js";

/** Start of the branches, length per ply, and maximum plies of a branch. */
const ROOT_RADIUS = 16;
const PLY_LENGTH = 11.5;
const MAX_PLIES = 11;
/** Distance of a reply's label from the middle. */
const LABEL_RADIUS = 150;
/** Radians between a branch and its outermost twigs. */
const SPREAD = 1.1;

/** @param {Element} picture */
export function createTree(picture) {
  const root = svgElement("circle", { class: "root", r: ROOT_RADIUS });
  const first = svgElement("text", { class: "first-cell" }, "111");
  picture.replaceChildren(root, first);
  /** @type {{ branch: Element, label: Element }[]} */
  let branches = [];

  /** @param {import("./proof.types").ProofProgress} progress */
  return function draw({ classes, turn }) {
    if (branches.length === 0) {
      branches = classes.map(() => ({
        branch: svgElement("path", { class: "branch" }),
        label: svgElement("text", { class: "reply" }),
      }));
      picture.prepend(...branches.map(({ branch }) => branch));
      picture.append(...branches.map(({ label }) => label));
    }
    classes.forEach(({ reply, proof, grown }, at) => {
      const angle = (2 * Math.PI * at) / classes.length - Math.PI / 2;
      const { branch, label } = branches[at];
      const state = proof === 0 ? "fallen" : at === turn ? "working" : "open";
      branch.setAttribute("d", branchPath(grown, angle));
      branch.setAttribute("data-state", state);
      label.setAttribute("data-state", state);
      const { x, y } = place(LABEL_RADIUS, angle);
      label.setAttribute("x", x);
      label.setAttribute("y", y);
      label.textContent = String(reply);
    });
  };
}

/** Path of a branch with its twigs, one per doubling of the positions. @param {number[]} grown @param {number} angle */
function branchPath(grown, angle) {
  const counts = grown.slice(2);
  const ahead = Math.min(MAX_PLIES, counts.filter((count) => count > 0).length);
  const { x, y } = place(ROOT_RADIUS, angle);
  const tip = place(ROOT_RADIUS + PLY_LENGTH * Math.max(0.3, ahead), angle);
  const twigs = counts.slice(0, MAX_PLIES).flatMap((count, move) => {
    const doublings = Math.ceil(Math.log2(count + 1));
    const from = place(ROOT_RADIUS + PLY_LENGTH * move, angle);
    return Array.from({ length: doublings }, (_, twig) => {
      const share = doublings === 1 ? 0 : (2 * twig) / (doublings - 1) - 1;
      const length = 4 + doublings * (0.75 - 0.35 * Math.abs(share));
      const across = angle + SPREAD * share;
      const [dx, dy] = [length * Math.cos(across), length * Math.sin(across)].map(short);
      return `M${from.x} ${from.y}l${dx} ${dy}`;
    });
  });
  return `M${x} ${y}L${tip.x} ${tip.y}${twigs.join("")}`;
}

/** @param {number} radius @param {number} angle */
function place(radius, angle) {
  return { x: short(radius * Math.cos(angle)), y: short(radius * Math.sin(angle)) };
}

/** @param {number} value */
const short = (value) => value.toFixed(1);

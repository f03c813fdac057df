// The drawing of the growing tree: the first move in the middle, a bough for each class of replies, as long as the proof
// looks ahead, and denser with more positions.

import { svgElement } from "../../ui/svg.js";

/** Start of the boughs, length of a move ahead, and maximum length of a bough. */
const ROOT = 16;
const MOVE = 11.5;
const MAX_BOUGH = 11;
/** Distance of a reply's label. */
const LABEL = 150;
/** Radians between a bough and its outermost twigs. */
const SPREAD = 1.1;

/** @param {Element} picture */
export function createTree(picture) {
  const trunk = svgElement("circle", { class: "trunk", r: ROOT });
  const first = svgElement("text", { class: "first-cell" }, "111");
  picture.replaceChildren(trunk, first);
  /** @type {{ bough: Element, label: Element }[]} */
  let boughs = [];

  /** @param {import("./proof.types").ProofProgress} progress */
  return function draw({ classes, turn }) {
    if (boughs.length === 0) {
      boughs = classes.map(() => ({
        bough: svgElement("path", { class: "bough" }),
        label: svgElement("text", { class: "reply" }),
      }));
      picture.prepend(...boughs.map(({ bough }) => bough));
      picture.append(...boughs.map(({ label }) => label));
    }
    classes.forEach(({ reply, proof, grown }, at) => {
      const angle = (2 * Math.PI * at) / classes.length - Math.PI / 2;
      const { bough, label } = boughs[at];
      const state = proof === 0 ? "fallen" : at === turn ? "working" : "open";
      bough.setAttribute("d", foliage(grown, angle));
      bough.setAttribute("data-state", state);
      label.setAttribute("data-state", state);
      const { x, y } = place(LABEL, angle);
      label.setAttribute("x", x);
      label.setAttribute("y", y);
      label.textContent = String(reply);
    });
  };
}

/** A bough with its twigs, one for each doubling of the positions. @param {number[]} grown @param {number} angle */
function foliage(grown, angle) {
  const counts = grown.slice(2);
  const ahead = Math.min(MAX_BOUGH, counts.filter((count) => count > 0).length);
  const { x, y } = place(ROOT, angle);
  const tip = place(ROOT + MOVE * Math.max(0.3, ahead), angle);
  const twigs = counts.slice(0, MAX_BOUGH).flatMap((count, move) => {
    const doublings = Math.ceil(Math.log2(count + 1));
    const from = place(ROOT + MOVE * move, angle);
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

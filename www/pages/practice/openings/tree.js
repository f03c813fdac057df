// Lines of a repertoire as trees of positions: one for each side that the visitor plays and each start.

import { moverOf } from "../../../table/players.js";

/** @typedef {import("../../../engine/engine.types").View} View */
/** @typedef {import("./repertoire.js").Line} Line */

/**
 * @typedef {object} Node a position
 * @property {string} key side, start and moves
 * @property {string} start
 * @property {string[]} moves from the start
 * @property {boolean} isTask whether the visitor has a move to find
 * @property {Map<string, Node>} next by move
 */

/** @typedef {{ roots: Node[], tasks: Map<string, Node> }} Forest `tasks`: by key */

/**
 * @param {readonly Line[]} lines @param {(record: string) => View} viewOf the final position of a record; throws if it is invalid
 * @param {(move: string) => boolean} [isPass] whether a move is a forced pass, which ends a line
 * @returns {Forest}
 */
export function treesOf(lines, viewOf, isPass = () => false) {
  /** @type {Map<string, Node>} */
  const roots = new Map();
  /** @type {Map<string, Node>} */
  const tasks = new Map();

  for (const { side, record } of lines) {
    const view = viewIn(viewOf, record);
    if (!view) continue;
    const { start } = view;
    /** @param {string[]} moves @returns {Node} */
    const nodeAt = (moves) => ({
      ...{ key: [side, start, ...moves].join(" "), start, moves },
      ...{ isTask: false, next: new Map() },
    });
    const name = `${side} ${start}`;
    let node = roots.get(name) ?? nodeAt([]);
    roots.set(name, node);
    for (const [ply, move] of view.moves.entries()) {
      if (isPass(move)) break;
      if (moverOf(view, ply) === side) {
        node.isTask = true;
        tasks.set(node.key, node);
      }
      const next = node.next.get(move) ?? nodeAt([...node.moves, move]);
      node.next.set(move, next);
      node = next;
    }
  }
  return { roots: [...roots.values()].filter(hasTask), tasks };
}

/** @param {Node} node @returns {boolean} */
const hasTask = (node) => node.isTask || [...node.next.values()].some(hasTask);

/** The final position of a record; null if it is invalid. @param {(record: string) => View} viewOf @param {string} record */
export function viewIn(viewOf, record) {
  try {
    return viewOf(record);
  } catch {
    return null; // of another version of the rules, for instance
  }
}

/** Time of the most overdue task below a position; infinite if there is none. @param {Node} node @param {(key: string) => number} dueOf @returns {number} */
export function earliestDue(node, dueOf) {
  const below = [...node.next.values()].map((next) => earliestDue(next, dueOf));
  return Math.min(node.isTask ? dueOf(node.key) : Number.POSITIVE_INFINITY, ...below);
}

/**
 * The next task from a position on: the other side's moves lead to the most overdue one; null at the end of the line.
 * @param {Node | undefined} node @param {(key: string) => number} dueOf @param {() => number} [random]
 * @returns {Node | null}
 */
export function nextTask(node, dueOf, random = Math.random) {
  if (!node || node.isTask) return node ?? null;
  const ways = [...node.next.values()].filter(hasTask);
  const drawn = pickOverdue(ways, dueOf, random);
  return drawn ? nextTask(drawn, dueOf, random) : null;
}

/** The position with the most overdue task, one of several at random. @param {readonly Node[]} nodes @param {(key: string) => number} dueOf @param {() => number} [random] */
export function pickOverdue(nodes, dueOf, random = Math.random) {
  const times = nodes.map((node) => earliestDue(node, dueOf));
  const first = Math.min(...times);
  const equal = nodes.filter((_, at) => times[at] === first);
  return equal[Math.floor(random() * equal.length)] ?? null;
}

/** The moves from a position along its first continuations. @param {Node} node @param {number} max @returns {string[]} */
export function mainLine(node, max) {
  const [first] = node.next;
  return first && max > 0 ? [first[0], ...mainLine(first[1], max - 1)] : [];
}

// After the end of a match any key starts a new one, as on the CPC.

import { KEYS } from "../../table/keys.js";

/** @typedef {import("../../table/players.js").Players} Players */

/** Milliseconds after the end in which keys are ignored. */
const IGNORED_MS = 500;

/** Keys with another function, also after the end, in a match without CPC-Gobang. */
const OWN_KEYS = new Set([...Object.keys(KEYS), ..."vptlwmsj,.;:<>"]);

/** Keys that start no match with CPC-Gobang: for leaving the board, and those of the browser. */
const LEAVING = /^(?:Tab|Escape|Shift|Control|Alt\w*|Meta|CapsLock|ContextMenu|F\d+|Unidentified)$/;

/** Whether CPC-Gobang plays, so that keys work as on the CPC. @param {Players} players */
export const isClassic = ({ first, second }) =>
  [first, second].some((id) => id?.startsWith("cpc-") ?? false);

/** @param {HTMLElement} board @param {() => void} begin */
export function createAnyKey(board, begin) {
  let isOver = false;
  let isCpc = false;
  let ended = 0;
  /** Whether the pressed key has started a new match. */
  let hasBegun = false;

  /** @param {string} key */
  const startsMatch = (key) =>
    isCpc
      ? !LEAVING.test(key)
      : (key.length === 1 || key === "Enter") && !OWN_KEYS.has(key.toLowerCase());

  // In the capture phase, before the keys get their usual function.
  addEventListener("keydown", handle, true);
  /** @param {KeyboardEvent} event */
  function handle(event) {
    const { key, target, repeat, ctrlKey, altKey, metaKey } = event;
    const isOnBoard = target instanceof Node && board.contains(target);
    const isHere = isOnBoard || (isCpc && target === document.body);
    if (!isOver || !isHere || repeat || ctrlKey || altKey || metaKey) return;
    if (!startsMatch(key) || performance.now() - ended < IGNORED_MS) return;
    event.preventDefault();
    event.stopPropagation();
    hasBegun = true;
    begin();
  }
  // Some browsers click on key-up of the space bar, which would place a stone.
  board.addEventListener("keyup", (event) => {
    if (hasBegun) event.preventDefault();
    hasBegun = false;
  });

  return {
    /** @param {import("../../engine/engine.types").View} view @param {Players} players */
    draw({ outcome }, players) {
      isCpc = isClassic(players);
      if (outcome && !isOver) ended = performance.now();
      isOver = outcome !== null;
    },
  };
}

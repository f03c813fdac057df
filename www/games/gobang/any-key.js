// After the end any key begins a new game, as it did at the CPC.

import { KEYS } from "../../table/keys.js";

/** Milliseconds in which a key still belongs to the game that has just ended. */
const BREATH = 500;

/** Keys that mean the same before and after the end. */
const OWN_KEYS = new Set([...Object.keys(KEYS), ..."vptlwmsj,.;:<>"]);

/** @param {HTMLElement} board @param {() => void} begin */
export function createAnyKey(board, begin) {
  let isOver = false;
  let ended = 0;
  /** Whether the key that is down has begun a new game. */
  let hasBegun = false;

  board.addEventListener("keydown", (event) => {
    const { key, repeat, ctrlKey, altKey, metaKey } = event;
    const writes = key.length === 1 || key === "Enter";
    if (!isOver || !writes || repeat || ctrlKey || altKey || metaKey) return;
    if (OWN_KEYS.has(key.toLowerCase()) || performance.now() - ended < BREATH) return;
    event.preventDefault();
    event.stopPropagation();
    hasBegun = true;
    begin();
  });
  // Some browsers click when the space key comes up, and a new game would begin with a stone.
  board.addEventListener("keyup", (event) => {
    if (hasBegun) event.preventDefault();
    hasBegun = false;
  });

  return {
    /** @param {import("../../engine/engine.types").View} view */
    draw({ outcome }) {
      if (outcome && !isOver) ended = performance.now();
      isOver = outcome !== null;
    },
  };
}

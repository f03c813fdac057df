// The engine's reply to a move; loaded with the first wrong one.

import { createEngineClient } from "../../engine/client.js";
import { requestFor } from "../../panels/analysis/preview-line.js";

/** @typedef {import("../../engine/rules-module.js").Rules} Rules */

/** Limits of the search. */
const LIMITS = { time: 1500, nodes: 50_000 };

/** @type {import("../../engine/client.js").EngineClient | null} */
let engine = null;

/**
 * The strongest player's choice in a position; null if it fails or is aborted.
 * @param {Rules} rules @param {string} record @param {AbortSignal} signal
 * @returns {Promise<import("../../engine/engine.types").Choice | null>}
 */
export function findReply(rules, record, signal) {
  engine ??= createEngineClient(rules);
  const client = engine;
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(null); // while this file was loaded
    signal.addEventListener("abort", () => resolve(null));
    client.choose(
      requestFor({ rules }, record, { limits: LIMITS }),
      { choice: resolve, failed: () => resolve(null) },
      { signal },
    );
  });
}

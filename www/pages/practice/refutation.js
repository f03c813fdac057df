// The engine's reply to a move; loaded with the first wrong one.

import { createEngineClient } from "../../engine/client.js";

/** @typedef {import("../../engine/rules-module.js").Rules} Rules */

/** Limits of the search. */
const LIMITS = { time: 1500, nodes: 50_000 };

/** @type {import("../../engine/client.js").EngineClient | null} */
let engine = null;

/**
 * The strongest player's choice in a position; null if it fails.
 * @param {Rules} rules @param {string} record @param {AbortSignal} signal
 * @returns {Promise<import("../../engine/engine.types").Choice | null>}
 */
export function findReply(rules, record, signal) {
  engine ??= createEngineClient(rules);
  const { id: game, players } = rules.info;
  const modern = players.filter(({ elsewhere }) => elsewhere);
  const player = modern.at(-1)?.id;
  const client = engine;
  return new Promise((resolve) => {
    if (!player) return resolve(null);
    signal.addEventListener("abort", () => resolve(null));
    client.choose(
      { record, game, player, parameters: {}, limits: LIMITS, seed: 1 },
      { choice: resolve, failed: () => resolve(null) },
      { signal },
    );
  });
}

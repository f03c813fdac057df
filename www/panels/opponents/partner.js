// The sparring partner: a computer player that follows the visitor's estimated strength from game to game. Its level is
// one of its parameters, so it stays the same during a game and after a reload.

import { PARTNER } from "../../table/faces/faces.js";
import { strengthsOf } from "../../table/scale.js";
import { assistanceOf } from "../result/assistance.js";
import { sharedValue } from "../shared-value.js";
import { eloOf, intervalOf, levelFor, partnerStrength, rated, rungsOf } from "./partner-level.js";
import { MAX_OFFSET, readEstimate } from "./visitor-strength.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../table/game-tools.types").GameTools} GameTools */
/** @typedef {import("../../table/scale.js").Strength} Strength */
/** @typedef {ReadonlyMap<string, Strength>} Strengths */

/** Rating points of "a little easier" and "a little harder": an expected score of 64 % and 36 %. */
export const OFFSET = 100;

/** @type {WeakMap<Table, ReturnType<typeof sharedValue<import("./visitor-strength.js").Estimate>>>} */
const estimates = new WeakMap();

/** The visitor's estimated strength in the game of a table. @param {Table} table */
export function estimateOf(table) {
  const known = estimates.get(table) ?? sharedValue(table.storage(PARTNER), readEstimate);
  estimates.set(table, known);
  return known;
}

/** The level that the partner has now. @param {Table} table */
function currentLevel({ rules, settings }) {
  const set = settings.current().numbers?.[PARTNER]?.level;
  const partner = rules.info.players.find(({ id }) => id === PARTNER);
  return [set ?? partner?.parameters[0].default ?? []].flat()[0];
}

/** Strength of a player, of the partner at its current level. @param {Table} table @param {Strengths} strengths @param {string} player */
export const strengthOf = (table, strengths, player) =>
  player === PARTNER
    ? partnerStrength(rungsOf(table.rules.info.players, strengths), currentLevel(table))
    : strengths.get(player);

/** Strength of the partner in the next game. @param {Table} table @param {Strengths} strengths */
export function nextPartnerStrength(table, strengths) {
  const rungs = rungsOf(table.rules.info.players, strengths);
  return rungs.length > 1
    ? partnerStrength(rungs, levelFor(rungs, estimateOf(table).read()))
    : undefined;
}

/** The 95 % interval of the visitor's rating on the common scale; null if it is unknown. @param {Table} table @param {Strengths} strengths */
export function visitorRange(table, strengths) {
  const rungs = rungsOf(table.rules.info.players, strengths);
  return rungs.length > 1 ? intervalOf(rungs, estimateOf(table).read()) : null;
}

/** Makes the partner stronger than the visitor by this many rating points from the next game on. @param {Table} table @param {number} offset */
export function setOffset(table, offset) {
  const estimate = estimateOf(table);
  const limited = Math.max(-MAX_OFFSET, Math.min(MAX_OFFSET, offset));
  estimate.write({ ...estimate.read(), offset: limited });
}

/** Whether a player's parameters are changed, so that its measured rating does not apply. @param {Table} table @param {string} player */
export const hasChanges = (table, player) =>
  player !== PARTNER && Object.keys(table.settings.current().numbers?.[player] ?? {}).length > 0;

/**
 * Updates the estimate after a game, unless hints were taken or the opponent's strength is unknown.
 * @param {Table} table @param {GameTools} game @param {string} player
 * @param {number} score  1 for a win of the visitor, 0.5 for a draw, 0 for a loss
 */
export async function rateGame(table, game, player, score) {
  if (assistanceOf(table).hints > 0 || hasChanges(table, player)) return;
  const level = currentLevel(table);
  const strengths = await strengthsOf(game);
  const rungs = rungsOf(table.rules.info.players, strengths);
  const opponent =
    player === PARTNER && rungs.length > 1 ? eloOf(rungs, level) : strengths.get(player)?.elo;
  if (opponent === undefined || rungs.length < 2) return;
  const estimate = estimateOf(table);
  estimate.write(rated(rungs, estimate.read(), opponent, score));
}

/** Adjusts the partner's level before the first move of a game. @type {import("../index.js").CreateTool} */
export function createPartner(table, _gameUi, game) {
  /** @type {import("./partner-level.js").Rungs} */
  let rungs = [];

  function adjust() {
    const { view, players } = table.match.state();
    const { numbers } = table.settings.current();
    if (players.first !== PARTNER && players.second !== PARTNER) return;
    if (rungs.length < 2 || (view.steps > 0 && numbers?.[PARTNER])) return;
    const level = levelFor(rungs, estimateOf(table).read());
    if (level === numbers?.[PARTNER]?.level) return;
    table.settings.change({ numbers: { ...numbers, [PARTNER]: { level } } });
  }

  /** A change of settings restarts the search, so it waits until the match has settled. */
  const adjustLater = () => queueMicrotask(adjust);

  strengthsOf(game).then((strengths) => {
    rungs = rungsOf(table.rules.info.players, strengths);
    adjust();
  });
  return { changed: adjustLater, show: adjustLater };
}

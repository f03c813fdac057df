// Runs a tournament: its games are stored in pieces as they come in, and read again on the next visit.

import { StorageError } from "../stored/database.js";
import { fields, isChanges, isNumber, isText, listOf, whole } from "../stored/shapes.js";
import { ExperimentRun } from "./experiment-run.js";
import { pairsOf, totalOf } from "./tournament-plan.js";
import { createResults } from "./tournament-results.js";

/** @typedef {import("../../table/former-names.js").FormerNames} FormerNames */
/** @typedef {import("./tournament-plan.js").Tournament} Tournament */
/** @typedef {import("./tournament-results.js").Results} Results */
/** @typedef {import("./tournament-results.js").Entry} Entry */
/** @typedef {import("../../engine/engine.types").GameInfo} GameInfo */

/** Minimum milliseconds between saves. */
const SAVE_INTERVAL = 2000;

const isShapedAsTournament = fields({
  entrants: listOf(fields({ player: isText, label: isText, numbers: isChanges })),
  games: whole(1),
  plies: whole(),
  nodes: whole(),
  seed: whole(),
  spent: isNumber,
});
/** @param {any} value @returns {value is Tournament} */
const isTournament = (value) => isShapedAsTournament(value) && value.entrants.length >= 2;

const isGame = fields({
  record: isText,
  won_by: (value) => value === null || value === 0 || value === 1,
});

/** @extends {ExperimentRun<Tournament>} */
export class TournamentRun extends ExperimentRun {
  #info;
  #formerNames;
  #results = createResults();
  /** Start of the current run; null if paused. @type {number | null} */
  #startTime = null;
  #savedAt = 0;
  /** Resolves the work of the current run. */
  #finish = () => {};

  /**
   * @param {GameInfo} info @param {FormerNames} formerNames
   * @param {import("../../engine/engine.types").ModuleFiles} files @param {import("./experiment-run.js").Listener} listener
   */
  constructor(info, formerNames, files, listener) {
    super(`${info.id}.tournament`, files, listener);
    this.#info = info;
    this.#formerNames = formerNames;
  }

  results() {
    return this.#results;
  }

  progress() {
    const tournament = this.current();
    return { done: this.#results.played(), total: tournament ? totalOf(tournament) : 0 };
  }

  /** Total milliseconds of play. */
  spent() {
    const now = performance.now();
    return (this.current()?.spent ?? 0) + now - (this.#startTime ?? now);
  }

  /** @override @param {Tournament} tournament @returns {Promise<boolean>} */
  work(tournament) {
    this.#startTime = performance.now();
    return new Promise((resolve) => {
      this.#finish = () => resolve(true);
      if (this.#isOver(tournament)) return this.#finish();
      const add = (/** @type {Entry} */ entry) => this.#add(tournament, entry);
      this.addJobs(openGames(this.#info.id, tournament, this.#results, add));
    });
  }

  /** @override */
  stopped() {
    const tournament = this.current();
    if (tournament) tournament.spent = this.spent();
    this.#startTime = null;
  }

  /** @override */
  reset() {
    this.#results = createResults();
  }

  /** @override @param {unknown} value */
  validate(value) {
    if (!isTournament(value)) throw new StorageError("damaged");
    const { players } = this.#info;
    const entrants = value.entrants.map((one) => this.#formerNames.convertEntry(one, players));
    const known = new Set(players.map(({ id }) => id));
    if (!entrants.every(({ player }) => known.has(player))) throw new StorageError("outdated");
    const { games, plies, nodes, seed, spent } = value;
    return { entrants, games, plies, nodes, seed, spent };
  }

  /** @override @param {unknown} piece */
  addPiece(piece) {
    const tournament = this.current();
    const entries = Array.isArray(piece) ? piece : [];
    const sound = entries.filter((entry) => tournament && isEntryOf(tournament, entry));
    for (const entry of sound) this.#results.add(entry, true);
    return Array.isArray(piece) && sound.length === entries.length;
  }

  /** @override */
  takePiece() {
    this.#savedAt = performance.now();
    return this.#results.takeFresh();
  }

  /** @override @param {unknown[]} piece */
  returnPiece(piece) {
    this.#results.returnFresh(/** @type {Entry[]} */ (piece));
  }

  /** @param {Tournament} tournament */
  #isOver(tournament) {
    return this.#results.played() === totalOf(tournament);
  }

  /** @param {Tournament} tournament @param {Entry} entry */
  #add(tournament, entry) {
    this.#results.add(entry);
    this.reportProgress();
    if (this.#isOver(tournament)) this.#finish();
    else if (performance.now() - this.#savedAt > SAVE_INTERVAL) this.save();
  }
}

/** @param {Tournament} tournament @param {any} entry @returns {entry is Entry} */
function isEntryOf({ entrants, games }, entry) {
  if (!Array.isArray(entry)) return false;
  const [one, other, number, game] = entry;
  const last = entrants.length - 1;
  return (
    whole(0, last)(one) &&
    whole(one + 1, last)(other) &&
    whole(0, games - 1)(number) &&
    isGame(game)
  );
}

/** @param {import("../lab.types").Entrant} entrant */
const contestant = ({ player, numbers }) => ({ player, numbers });

/**
 * The missing games, created lazily for free workers.
 * @param {string} game @param {Tournament} tournament @param {Results} results @param {(entry: Entry) => void} add
 */
function* openGames(game, { entrants, games, plies, nodes, seed }, results, add) {
  for (const [one, other] of pairsOf(entrants)) {
    const limits = nodes > 0 ? { nodes } : {};
    /** @type {import("../lab.types").ContestPlan} */
    const contest = {
      game,
      opening: "",
      plies,
      limits,
      seed,
      contestants: [contestant(entrants[one]), contestant(entrants[other])],
    };
    for (let number = 0; number < games; number += 1) {
      if (results.game(one, other, number)) continue;
      const played = (/** @type {import("../lab.types").PlayedGame} */ game) =>
        add([one, other, number, game]);
      yield { contest, number, played };
    }
  }
}

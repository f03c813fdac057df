// Runs a tournament: its games are stored in pieces as they come in, and read again on the next visit.

import { addMessages } from "../../i18n/index.js";
import { messages as programMessages } from "../../programs/i18n/programs.js";
import { isSource } from "../../programs/stored/program-files.js";
import { isProgram } from "../../table/player-names.js";
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

/** Plays a game of a pair. @typedef {(one: number, other: number, number: number, signal: AbortSignal) => Promise<import("../lab.types").TournamentGame>} PlayPair */

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
  #rules;
  /** Participants of the games with programs, during a run. @type {import("../../programs/play/play.types").Contestant[]} */
  #contestants = [];
  #formerNames;
  #results = createResults();
  /** Start of the current run; null if paused. @type {number | null} */
  #startTime = null;
  #savedAt = 0;
  /** Resolves the work of the current run. */
  #finish = () => {};

  /**
   * @param {GameInfo} info @param {FormerNames} formerNames
   * @param {import("../../engine/rules-module.js").Rules} rules @param {import("./experiment-run.js").Listener} listener
   */
  constructor(info, formerNames, rules, listener) {
    super(`${info.id}.tournament`, rules, listener);
    this.#rules = rules;
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

  /** @override @param {Tournament} tournament @param {import("./experiment-run.js").RunState} run @returns {Promise<boolean>} */
  async work(tournament, { isCurrent }) {
    this.#startTime = performance.now();
    const play = await this.#openPrograms(tournament, isCurrent);
    if (!isCurrent()) return false;
    return new Promise((resolve) => {
      this.#finish = () => resolve(true);
      if (this.#isOver(tournament)) return this.#finish();
      const add = (/** @type {Entry} */ entry) => this.#add(tournament, entry);
      this.addJobs(openGames(this.#info.id, tournament, this.#results, add, play));
    });
  }

  /** @override */
  stopped() {
    const tournament = this.current();
    if (tournament) tournament.spent = this.spent();
    this.#startTime = null;
    for (const contestant of this.#contestants) contestant.close();
    this.#contestants = [];
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
    if (!entrants.every((one) => known.has(one.player) || isStoredProgram(one)))
      throw new StorageError("outdated");
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

  /**
   * Opens the participants of a tournament with programs. Returns the function that plays its games with programs.
   * @param {Tournament} tournament @param {() => boolean} isCurrent @returns {Promise<PlayPair | null>}
   */
  async #openPrograms(tournament, isCurrent) {
    if (!tournament.entrants.some(({ program }) => program)) return null;
    const [{ contestantsOf, playProgramGame }] = await Promise.all([
      import("./program-games.js"),
      addMessages(programMessages),
    ]);
    const contestants = contestantsOf(this.#rules, tournament);
    if (isCurrent()) this.#contestants = contestants;
    const [start] = this.#info.starts;
    return (one, other, number, signal) =>
      playProgramGame(
        ...[this.#rules, start, tournament],
        [contestants[one], contestants[other]],
        ...[number, signal],
      );
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
const isStoredProgram = ({ player, program }) =>
  isProgram(player) && isSource(program?.language, program?.source);

/** @param {import("../lab.types").Entrant} entrant */
const contestant = ({ player, numbers }) => ({ player, numbers });

/**
 * The missing games, created lazily for free workers.
 * @param {string} game @param {Tournament} tournament @param {Results} results @param {(entry: Entry) => void} add
 * @param {PlayPair | null} play  plays games with programs
 */
function* openGames(game, { entrants, games, plies, nodes, seed }, results, add, play) {
  for (const [one, other] of pairsOf(entrants)) {
    const hasProgram = [one, other].some((at) => entrants[at].program);
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
      const played = (/** @type {import("../lab.types").TournamentGame} */ game) =>
        add([one, other, number, game]);
      if (play && hasProgram)
        yield {
          play: (/** @type {AbortSignal} */ signal) => play(one, other, number, signal),
          played,
        };
      else yield { contest, number, played };
    }
  }
}

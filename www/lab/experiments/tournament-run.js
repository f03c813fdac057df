// Runs a tournament in the workers of a pool and keeps it on this device, so that it can be paused and outlives the
// page.

import { forget, keep, keepPiece, recall, recallPieces } from "../idb-store.js";
import { createWorkerPool } from "../worker-pool.js";
import { pairsOf, totalOf } from "./tournament-plan.js";
import { createResults } from "./tournament-results.js";

/** @typedef {import("./tournament-plan.js").Tournament} Tournament */
/** @typedef {import("./tournament-results.js").Results} Results */
/** @typedef {import("./tournament-results.js").Entry} Entry */
/** @typedef {import("../../engine/engine.types").EngineError} EngineError */

/** Milliseconds between two times of keeping. */
const KEEP_EVERY = 2000;

export class TournamentRun {
  #game;
  #listener;
  #pool;
  #store;
  /** @type {Tournament | null} */
  #tournament = null;
  #results = createResults();
  #isRunning = false;
  #began = 0;

  /** @param {string} game @param {import("../../engine/engine.types").ModuleFiles} files @param {import("./experiment-run.js").Listener} listener */
  constructor(game, files, listener) {
    this.#game = game;
    this.#listener = listener;
    this.#pool = createWorkerPool(files, (error) => this.#fail(error));
    this.#store = createTournamentStore(`${game}.tournament`);
  }

  /** @param {Tournament} tournament */
  start(tournament) {
    this.clear();
    this.#tournament = tournament;
    this.resume();
  }

  pause() {
    this.#halt();
    if (this.#tournament) this.#store.save(this.#tournament, this.#results);
    this.#listener.changed();
  }

  resume() {
    const tournament = this.#tournament;
    if (!tournament) return;
    this.#isRunning = !this.#isOver(tournament);
    this.#began = performance.now();
    const take = (/** @type {Entry} */ entry) => this.#take(entry);
    this.#pool.add(openGames(this.#game, tournament, this.#results, take));
    this.#listener.changed();
  }

  clear() {
    this.#halt();
    this.#tournament = null;
    this.#results = createResults();
    this.#store.clear();
    this.#listener.changed();
  }

  /** Takes up the tournament of an earlier visit; answers whether there is one. */
  async recall() {
    const kept = await this.#store.recall();
    if (!kept || this.#tournament) return false;
    this.#tournament = kept.tournament;
    for (const entry of kept.entries) this.#results.add(entry);
    this.#results.takeFresh();
    return true;
  }

  current() {
    return this.#tournament;
  }

  results() {
    return this.#results;
  }

  isRunning() {
    return this.#isRunning;
  }

  progress() {
    const total = this.#tournament ? totalOf(this.#tournament) : 0;
    return { done: this.#results.played(), total };
  }

  /** Milliseconds that it has taken so far. */
  spent() {
    const now = this.#isRunning ? performance.now() - this.#began : 0;
    return (this.#tournament?.spent ?? 0) + now;
  }

  /** @param {Tournament} tournament */
  #isOver(tournament) {
    return this.#results.played() === totalOf(tournament);
  }

  /** @param {Entry} entry */
  #take(entry) {
    const tournament = this.#tournament;
    if (!tournament) return;
    this.#results.add(entry);
    const isOver = this.#isOver(tournament);
    if (isOver) this.#halt();
    if (isOver || this.#store.isDue()) this.#store.save(tournament, this.#results);
    this.#listener.progress();
  }

  #halt() {
    if (this.#tournament) this.#tournament.spent = this.spent();
    this.#isRunning = false;
    this.#pool.stop();
  }

  /** @param {EngineError} error */
  #fail(error) {
    this.pause();
    this.#listener.failed(error);
  }
}

/** @param {import("../lab.types").Entrant} entrant */
const contestant = ({ player, numbers }) => ({ player, numbers });

/**
 * The games that have not been played yet, each made when a worker is free for it.
 * @param {string} game @param {Tournament} tournament @param {Results} results @param {(entry: Entry) => void} take
 */
function* openGames(game, { entrants, games, plies, nodes, seed }, results, take) {
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
        take([one, other, number, game]);
      yield { contest, number, played };
    }
  }
}

/** What is kept of a tournament: a header, and the games in pieces as they came in. @param {string} name */
function createTournamentStore(name) {
  let savedAt = 0;
  /** An earlier tournament has to be gone before a new one is kept. */
  let cleared = Promise.resolve();

  return {
    isDue: () => performance.now() - savedAt > KEEP_EVERY,

    /** @param {Tournament} tournament @param {Results} results */
    save(tournament, results) {
      savedAt = performance.now();
      const fresh = results.takeFresh();
      const number = tournament.pieces;
      if (fresh.length > 0) tournament.pieces += 1;
      const header = { ...tournament };
      cleared.then(() => {
        if (fresh.length > 0) keepPiece(name, number, fresh);
        keep(name, header);
      });
    },

    clear() {
      cleared = forget(name);
    },

    /** @returns {Promise<{ tournament: Tournament, entries: Entry[] } | null>} */
    async recall() {
      const [tournament, pieces] = await Promise.all([recall(name), recallPieces(name)]);
      return tournament ? { tournament, entries: pieces.flat() } : null;
    },
  };
}

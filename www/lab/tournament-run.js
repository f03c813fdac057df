// Runs a tournament in the workers of a pool and keeps it on this device, so that it can be paused and outlives the
// page.

import { forget, keep, keepPiece, recall, recallPieces } from "./idb-store.js";
import { pairsOf, totalOf } from "./tournament-plan.js";
import { createResults } from "./tournament-results.js";
import { createWorkerPool } from "./worker-pool.js";

/** @typedef {import("./tournament-plan.js").Tournament} Tournament */
/** @typedef {import("./tournament-results.js").Results} Results */
/** @typedef {import("./tournament-results.js").Entry} Entry */
/** @typedef {import("../engine/types.js").Complaint} Complaint */

/**
 * @typedef {object} Listener
 * @property {() => void} changed  begun, paused or cleared
 * @property {() => void} progress  another game is over
 * @property {(complaint: Complaint) => void} failed
 */

/** Milliseconds between two times of keeping. */
const KEEP_EVERY = 2000;

/** @param {string} game @param {import("../engine/types.js").ModuleFiles} files @param {Listener} listener */
export function createTournamentRun(game, files, listener) {
  const pool = createWorkerPool(files, fail);
  const store = createTournamentStore(`${game}.tournament`);
  /** @type {Tournament | null} */
  let tournament = null;
  let results = createResults();
  let isRunning = false;
  let began = 0;

  function resume() {
    if (!tournament) return;
    isRunning = !isOver(tournament);
    began = performance.now();
    pool.add(openGames(game, tournament, results, take));
    listener.changed();
  }

  /** @param {Tournament} one */
  const isOver = (one) => results.played() === totalOf(one);

  /** @param {Entry} entry */
  function take(entry) {
    if (!tournament) return;
    results.add(entry);
    if (isOver(tournament)) halt();
    if (isOver(tournament) || store.isDue()) store.save(tournament, results);
    listener.progress();
  }

  function halt() {
    if (tournament && isRunning) tournament.spent += performance.now() - began;
    isRunning = false;
    pool.stop();
  }

  function pause() {
    halt();
    if (tournament) store.save(tournament, results);
    listener.changed();
  }

  function clear() {
    halt();
    tournament = null;
    results = createResults();
    store.clear();
    listener.changed();
  }

  /** @param {Complaint} complaint */
  function fail(complaint) {
    pause();
    listener.failed(complaint);
  }

  return {
    pause,
    resume,
    clear,
    current: () => tournament,
    results: () => results,
    isRunning: () => isRunning,
    /** Milliseconds that it has taken so far. */
    spent: () => (tournament?.spent ?? 0) + (isRunning ? performance.now() - began : 0),

    /** @param {Tournament} next */
    start(next) {
      clear();
      tournament = next;
      resume();
    },

    /** Takes up the tournament of an earlier visit; answers whether there is one. */
    async recall() {
      const kept = await store.recall();
      if (!kept || tournament) return false;
      tournament = kept.tournament;
      for (const entry of kept.entries) results.add(entry);
      results.takeFresh();
      return true;
    },
  };
}

/** @param {import("./types.js").Entrant} entrant */
const contestant = ({ player, numbers }) => ({ player, numbers });

/**
 * The games that have not been played yet, each made when a worker is free for it.
 * @param {string} game @param {Tournament} tournament @param {Results} results @param {(entry: Entry) => void} take
 */
function* openGames(game, { entrants, games, plies, nodes, seed }, results, take) {
  for (const [one, other] of pairsOf(entrants)) {
    const limits = nodes > 0 ? { nodes } : {};
    /** @type {import("./types.js").ContestPlan} */
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
      const played = (/** @type {import("./types.js").PlayedGame} */ game) =>
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

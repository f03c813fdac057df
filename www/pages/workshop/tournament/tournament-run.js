// A tournament being played or verified in the browser: contestants, pause and resume.

import { computerContestant, programContestant } from "../../../programs/play/contestants.js";
import { openRules, playerName } from "../games.js";
import { playTournament, verifyGames } from "./plan.js";

/** @typedef {import("./tournament.types").Tournament} Tournament */
/** @typedef {import("./tournament.types").Entrant} Entrant */
/** @typedef {import("../../../programs/play/play.types").Contestant} Contestant */
/** @typedef {import("../../../engine/rules-module.js").Rules} Rules */

const size = () => navigator.hardwareConcurrency ?? 1;

/** @param {Rules} rules @param {string} game @param {Entrant} entrant @returns {Contestant} */
const contestantOf = (rules, game, entrant) =>
  "player" in entrant
    ? computerContestant(rules, entrant.player, playerName(game, entrant.player))
    : programContestant({ ...entrant, game });

export class TournamentRun {
  #run = new AbortController();
  isRunning = false;

  /** Ends the run; played games remain. */
  stop() {
    this.#run.abort();
  }

  /** Plays the missing games. Resolves to whether they were all played. @param {Tournament} tournament @param {(number: number) => void} played */
  play(tournament, played) {
    return this.#with(tournament, (rules, contestants, signal) =>
      playTournament(rules, rules.info.starts[0], tournament, contestants, {
        ...{ size: size(), signal, played },
      }),
    );
  }

  /** Replays games; resolves to the numbers of those that differ, or to null if it was stopped. @param {Tournament} tournament @param {number[]} numbers @param {(count: number) => void} checked */
  verify(tournament, numbers, checked) {
    return this.#with(tournament, (rules, contestants, signal) =>
      verifyGames(rules, rules.info.starts[0], tournament, contestants, numbers, {
        ...{ size: size(), signal, checked },
      }),
    );
  }

  /**
   * Resolves to null if it was stopped.
   * @template Result
   * @param {Tournament} tournament
   * @param {(rules: Rules, contestants: Contestant[], signal: AbortSignal) => Promise<Result>} act
   */
  async #with({ game, entrants }, act) {
    this.#run.abort();
    this.#run = new AbortController();
    const { signal } = this.#run;
    this.isRunning = true;
    /** @type {Contestant[]} */
    let contestants = [];
    try {
      const rules = await openRules(game);
      contestants = entrants.map((entrant) => contestantOf(rules, game, entrant));
      return await act(rules, contestants, signal);
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      for (const contestant of contestants) contestant.close();
      if (this.#run.signal === signal) this.isRunning = false;
    }
  }
}

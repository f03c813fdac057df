// Looks at every position of a match for a moment, one after the other, and learns what the strongest player says.

import { createThinker } from "../engine/client.js";
import { knownByRules } from "./evaluation-cache.js";
import { imagine, questionAbout } from "./preview-line.js";

/**
 * @typedef {object} Listener
 * @property {(ply: number, last: number) => void} progress  this position is next
 * @property {(record: string) => void} done
 * @property {(complaint: import("../engine/types.js").Complaint) => void} failed
 */

/** Milliseconds for each position. */
const LIMIT = 350;

export class ReviewRun {
  #table;
  #knowledge;
  #listener;
  /** @type {import("../engine/client.js").Thinker | null} */
  #thinker = null;
  /** The match that is looked at, how many moves it has, and which position is next. @type {{ record: string, last: number, ply: number } | null} */
  #review = null;
  /** Whether a position is learnt about for which the review waits. */
  #isLearning = false;
  /** What is under way. @type {{ stop(): void } | null} */
  #job = null;

  /**
   * @param {import("../table/table.js").Table} table @param {import("./evaluation-cache.js").Knowledge} knowledge
   * @param {Listener} listener
   */
  constructor(table, knowledge, listener) {
    this.#table = table;
    this.#knowledge = knowledge;
    this.#listener = listener;
  }

  isRunning() {
    return this.#review !== null;
  }

  /** @param {string} record @param {number} last  how many moves it has */
  start(record, last) {
    this.#review = { record, last, ply: 0 };
    if (!this.#isLearning) this.#look();
  }

  stop() {
    this.#review = null;
    if (!this.#isLearning) this.#job?.stop();
  }

  /** Learns about one position alone, before the review goes on. @param {string} record @param {() => void} learnt */
  learn(record, learnt) {
    const { view } = imagine(this.#table, record);
    if (this.#isKnown(view)) return learnt();
    this.#job?.stop();
    this.#isLearning = true;
    this.#job = this.#ask(record, view, () => {
      this.#isLearning = false;
      this.#look();
      learnt();
    });
  }

  #look() {
    const review = this.#review;
    if (!review) return;
    const { record, last, ply } = review;
    if (ply > last) {
      this.#review = null;
      return this.#listener.done(record);
    }
    const { view, record: here } = imagine(this.#table, record, ply);
    const next = () => {
      review.ply += 1;
      this.#look();
    };
    if (this.#isKnown(view)) {
      const timer = setTimeout(next);
      this.#job = { stop: () => clearTimeout(timer) };
    } else this.#job = this.#ask(here, view, next);
    this.#listener.progress(ply, last);
  }

  /** @param {import("../engine/types.js").View} view */
  #isKnown(view) {
    const byRules = knownByRules(view);
    if (byRules) this.#knowledge.learn(view, byRules);
    return byRules !== null || this.#knowledge.at(view, view.ply) !== undefined;
  }

  /** @param {string} record @param {import("../engine/types.js").View} view @param {() => void} next */
  #ask(record, view, next) {
    const table = this.#table;
    this.#thinker ??= createThinker(table.rules);
    return this.#thinker.ask(questionAbout(table, record, { limits: { time: LIMIT } }), {
      choice: (choice) => {
        const best = imagine(table, record, null, [choice.move]).view.last?.text ?? null;
        /** @type {import("../table/score.js").Score} */
        const score = choice.score ?? { kind: "points", value: 0 };
        this.#knowledge.learn(view, { score, side: view.side, best, effort: choice.nodes });
        next();
      },
      failed: (complaint) => {
        this.#review = null;
        this.#isLearning = false;
        this.#listener.failed(complaint);
      },
    });
  }
}

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

/**
 * @param {import("../table/controls.js").Table} table @param {import("./evaluation-cache.js").Knowledge} knowledge
 * @param {Listener} listener
 */
export function createReviewRun(table, knowledge, { progress, done, failed }) {
  /** @type {import("../engine/client.js").Thinker | null} */
  let thinker = null;
  /** What is under way. @type {{ stop(): void } | null} */
  let job = null;

  /** @param {string} record @param {number} last @param {number} ply */
  function look(record, last, ply) {
    if (ply > last) {
      job = null;
      return done(record);
    }
    const { view, record: here } = imagine(table, record, ply);
    const next = () => look(record, last, ply + 1);
    const byRules = knownByRules(view);
    if (byRules) knowledge.learn(view, byRules);
    if (byRules || knowledge.at(view, ply)) {
      const timer = setTimeout(next);
      job = { stop: () => clearTimeout(timer) };
    } else job = ask(here, view, next);
    progress(ply, last);
  }

  /** @param {string} record @param {import("../engine/types.js").View} view @param {() => void} next */
  function ask(record, view, next) {
    thinker ??= createThinker(table.rules);
    return thinker.ask(questionAbout(table, record, { limits: { time: LIMIT } }), {
      choice(choice) {
        const best = imagine(table, record, null, [choice.move]).view.last?.text ?? null;
        /** @type {import("../table/score.js").Score} */
        const score = choice.score ?? { kind: "points", value: 0 };
        knowledge.learn(view, { score, side: view.side, best, effort: choice.nodes });
        next();
      },
      failed(complaint) {
        job = null;
        failed(complaint);
      },
    });
  }

  return {
    isRunning: () => job !== null,

    /** @param {string} record @param {number} last  how many moves it has */
    start(record, last) {
      look(record, last, 0);
    },

    stop() {
      job?.stop();
      job = null;
    },
  };
}

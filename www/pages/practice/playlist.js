// A finite list of puzzles: a stage, or a list from a link.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/practice.js";

/** @typedef {import("./puzzle-file.js").Puzzle} Puzzle */
/** @typedef {import("./source.types").Source} Source */

const { plural, t } = translatorFor(messages);

/** Number of puzzles of a stage. */
export const STAGE_LENGTH = 10;

/** Shares of puzzles solved at the first attempt that earn one, two and three stars. */
const STARS = [0.5, 0.7, 0.9];

/** Maximum number of puzzles in a link. */
export const MAX_LISTED = 50;

/** Number of stages. @param {readonly Puzzle[]} puzzles */
export const stageCount = (puzzles) => Math.floor(puzzles.length / STAGE_LENGTH);

/** Ids of a stage's puzzles; the stages go from the easiest puzzles to the hardest ones. @param {readonly Puzzle[]} puzzles @param {number} stage counted from 1 */
export function stagePuzzles(puzzles, stage) {
  const byRating = [...puzzles].sort((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
  const first = (stage - 1) * STAGE_LENGTH;
  return byRating.slice(first, first + STAGE_LENGTH).map(({ id }) => id);
}

/** Stars for the number of puzzles solved at the first attempt. @param {number} solved @param {number} count */
export const starsOf = (solved, count) => STARS.filter((share) => solved >= share * count).length;

/**
 * Reads the ids of a list from an address: a stage, or ids separated by commas; null if it is no list.
 * @param {string} address @param {readonly Puzzle[]} puzzles @returns {{ ids: string[], stage: number | null } | null}
 */
export function readList(address, puzzles) {
  const [, number] = address.match(/^stage-(\d{1,4})$/) ?? [];
  const stage = Number(number);
  if (stage >= 1 && stage <= stageCount(puzzles))
    return { ids: stagePuzzles(puzzles, stage), stage };
  if (!address.includes(",")) return null;
  const known = new Set(puzzles.map(({ id }) => id));
  const ids = [...new Set(address.split(","))].filter((id) => known.has(id)).slice(0, MAX_LISTED);
  return ids.length > 0 ? { ids, stage: null } : null;
}

/** @implements {Source} */
export class Playlist {
  #stream;
  #ids;
  #stage;
  #finished;
  #solved = 0;

  /**
   * @param {import("./stream.js").Stream} stream @param {{ ids: string[], stage: number | null }} list
   * @param {(stage: number, solved: number) => void} finished called at the end of a stage
   */
  constructor(stream, { ids, stage }, finished) {
    this.#stream = stream;
    this.#ids = ids;
    this.#stage = stage;
    this.#finished = finished;
  }

  /** Number of the stage; null for a list from a link. */
  get stage() {
    return this.#stage;
  }

  get first() {
    return this.#ids[0];
  }

  /** @param {string} current */
  next(current) {
    const next = this.#ids[this.#ids.indexOf(current) + 1] ?? null;
    if (next === null && this.#stage !== null) this.#finished(this.#stage, this.#solved);
    return next;
  }

  /** @param {string} id */
  load(id) {
    return this.#stream.load(id);
  }

  /** @param {Puzzle} puzzle @param {string} move */
  isRight(puzzle, move) {
    return this.#stream.isRight(puzzle, move);
  }

  /** @param {Puzzle} puzzle @param {import("./source.types").Outcome} outcome */
  judged(puzzle, outcome) {
    if (outcome.isRight && outcome.isFirst) this.#solved += 1;
    return this.#stream.judged(puzzle, outcome);
  }

  /** @param {Puzzle} puzzle */
  title({ id }) {
    const count = formatNumber(this.#ids.length);
    const at = formatNumber(this.#ids.indexOf(id) + 1);
    const name =
      this.#stage === null
        ? t("list.title")
        : t("stage.title", { stage: formatNumber(this.#stage) });
    return t("list.place", { name, at, count });
  }

  /** @param {Puzzle} puzzle */
  goal(puzzle) {
    return this.#stream.goal(puzzle);
  }

  end() {
    const { length } = this.#ids;
    const done = t("list.done", {
      solved: formatNumber(this.#solved),
      count: formatNumber(length),
    });
    if (this.#stage === null) return done;
    return `${done} ${plural("stage.stars", starsOf(this.#solved, length))}`;
  }

  address() {
    return this.#stage === null ? this.#ids.join(",") : `stage-${this.#stage}`;
  }
}

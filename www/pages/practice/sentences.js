// Sentences about puzzles: goals, themes and hints.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/practice.js";

/** @typedef {import("./puzzle-file.js").Puzzle} Puzzle */
/** @typedef {import("./puzzle-file.js").Theme} Theme */

const { isKey, plural, t } = translatorFor(messages);

/** @param {Puzzle["goal"]} goal */
export function describeGoal({ kind, count }) {
  if (kind === "win" && count !== null) return plural("goal.win", count);
  if (kind === "win") return t("goal.win.open");
  if (kind !== "best" || count === null)
    return t(/** @type {"goal.draw" | "goal.defend" | "goal.best"} */ (`goal.${kind}`));
  if (count === 0) return t("goal.best.even");
  return plural(count > 0 ? "goal.best.ahead" : "goal.best.behind", Math.abs(count));
}

/** The name of a theme; its id if it has no text. @param {string} id */
export function themeName(id) {
  const key = `theme.${id}`;
  return isKey(key) ? t(key) : id;
}

/** Describes the move by a theme; empty if the theme has no text. @param {string} id */
export function describeTheme(id) {
  const key = `theme.${id}.why`;
  return isKey(key) ? t(key) : "";
}

/** Reasons first, as sentences. @param {readonly Theme[]} themes */
export function describeThemes(themes) {
  const isUnique = themes.some(({ id }) => /^only-(?!move)/.test(id));
  const ordered = [...themes].sort((a, b) => Number(b.isReason) - Number(a.isReason));
  return ordered.flatMap(({ id, isReason }) => {
    const theme = describeTheme(id);
    if (theme === "" || (isUnique && id === "only-move")) return [];
    return [isReason ? t("practice.reason", { theme }) : theme];
  });
}

/** Themes about the length of the solution. */
const LENGTHS = /^(?:win-in-\d|mate-in-\d|long-win|only-.*|endgame|pawn-endgame|rook-endgame)$/;

/** Whether a theme says what the move does. @param {string} id */
export const isTelling = (id) => !LENGTHS.test(id);

/** The second hint: the most telling theme, and how many moves are right. @param {Puzzle} puzzle */
export function describeIdea({ themes, answers }) {
  const telling = themes.find(({ isReason }) => isReason) ??
    themes.find(({ id }) => isTelling(id)) ?? { id: "" };
  return `${describeTheme(telling.id)} ${plural("hint.answers", answers.length)}`.trim();
}

/**
 * The verdict on a move; null if the answer was shown.
 * @param {Puzzle} puzzle @param {string | null} move
 * @param {import("./source.types").Outcome & { returns: boolean }} outcome `returns`: whether the task returns later
 * @param {(move: string) => string} moveName
 */
export function describeVerdict({ answers }, move, { isRight, isFirst, returns }, moveName) {
  const names = answers.filter((one) => one !== move).map(moveName);
  const again = returns ? t("practice.returns") : "";
  if (move === null) return `${t("practice.solution", { move: listOf(names) })} ${again}`.trim();
  const name = moveName(move);
  if (!isRight) return t("practice.wrong", { move: name });
  return [
    t(isFirst ? "practice.right.first" : "practice.right", { move: name }),
    names.length > 0 && plural("practice.others-right", names.length, { moves: listOf(names) }),
    !isFirst && again,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Moves as a list in the page's language. @param {string[]} moves */
export const listOf = (moves) => moves.join(", ");

/** @param {import("./visitor.js").Rating} rating */
export function describeRating({ rating, deviation }) {
  return t("practice.rating.value", {
    rating: formatNumber(Math.round(rating)),
    margin: formatNumber(Math.round(2 * deviation)),
  });
}

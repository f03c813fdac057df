// The lesson of an exercise that a teacher built: its texts, and the check of a program. No DOM.

import { formatNumber, translatorFor } from "../../../i18n/index.js";
import { RANDOM } from "../editor/examples.js";
import { messages } from "./i18n/exercises.js";

/** @typedef {import("./exercise.types").BuiltExercise} BuiltExercise */
/** @typedef {import("../lessons/lesson.types").Assignment} Assignment */
/** @typedef {import("../lessons/lesson.types").Finding} Finding */

const { t, plural } = translatorFor(messages);

/** @param {BuiltExercise} exercise @param {(player: string) => string} nameOf name of a computer player @returns {Assignment} */
export const lessonOf = (exercise, nameOf) => ({
  id: "built",
  game: exercise.game,
  opponent: exercise.player,
  record: exercise.record,
  starter: {
    ...RANDOM,
    ...(exercise.program && { [exercise.program.language]: exercise.program.source }),
  },
  solution: null,
  hasTree: true,
  texts: {
    title: () => exercise.title,
    idea: () => goalsOf(exercise, nameOf),
    task: () => exercise.task,
    verdict: (finding) => verdictOf(exercise, finding, nameOf),
  },
  check: (bench) => check(exercise, bench),
});

/** Conditions for a right program, without the right moves. @param {BuiltExercise} exercise @param {(player: string) => string} nameOf */
export function goalsOf({ moves, player, most }, nameOf) {
  const goals = [];
  if (moves.length > 0) goals.push(t("exercise.goal.move"));
  if (player !== null) goals.push(t("exercise.goal.game", { name: nameOf(player) }));
  if (most !== null)
    goals.push(plural("exercise.goal.positions", most, { count: formatNumber(most) }));
  return goals.join(" ");
}

/** @param {BuiltExercise} exercise @param {Finding | null} finding @param {(player: string) => string} nameOf */
function verdictOf({ player }, finding, nameOf) {
  if (!finding) return t("exercise.passed");
  const key = /** @type {"exercise.wrong.move"} */ (`exercise.wrong.${finding.reason}`);
  return t(key, { ...finding.values, name: nameOf(player ?? "") });
}

/** @param {BuiltExercise} exercise @param {import("../lessons/lesson.types").Bench} bench @returns {Promise<Finding | null>} */
async function check({ record, moves, player, most }, bench) {
  const seat = await bench.seat();
  const { move, visited } = await seat.choose(record);
  if (moves.length > 0 && !moves.includes(move))
    return { reason: "move", values: { move }, record };
  const count = visited?.count ?? 0;
  if (most !== null && count > most) {
    const values = { count: formatNumber(count), most: formatNumber(most) };
    return { reason: "positions", values, record };
  }
  if (player !== null && !(await bench.beats(player, record)))
    return { reason: "game", values: {}, record };
  return null;
}

// Layout of a family tree: columns of the members in each generation, the line from the original to the best member,
// and the members with descendants. No DOM.

import { scoreOf } from "../../lab/experiments/score-statistics.js";
import { ancestorsOf, lifeOf } from "./breed-run.js";

/** @typedef {import("./breed-run.js").Kin} Kin */

/**
 * Columns by id for each row, starting with the original's: survivors keep theirs, children are placed near their
 * parents.
 * @param {Kin[][]} family @param {number} widest @returns {Map<number, number>[]}
 */
export function columnsOf(family, widest) {
  const rows = [new Map([[0, widest >> 1]])];
  for (const people of family) {
    const before = rows[rows.length - 1];
    /** @type {Map<number, number>} */
    const columns = new Map();
    for (const { id } of people) {
      const column = before.get(id);
      if (column !== undefined) columns.set(id, column);
    }
    const taken = new Set(columns.values());
    const free = Array.from({ length: widest }, (_, at) => at).filter((at) => !taken.has(at));
    const near = (/** @type {Kin} */ { parents: [one, other] }) =>
      (before.get(one) ?? widest / 2) + (before.get(other) ?? widest / 2);
    const born = people
      .filter(({ id }) => !columns.has(id))
      .sort((one, other) => near(one) - near(other));
    for (const [at, { id }] of born.entries()) columns.set(id, free[at]);
    rows.push(columns);
  }
  return rows;
}

/** The line from the original, exclusive, to the best member through the better parents. @param {Kin[][]} family @param {number} best */
export function lineOf(family, best) {
  const creatures = new Map(family.flat().map((one) => [one.id, one]));
  const points = (/** @type {number} */ id) => scoreOf(lifeOf(family, id)).mean;
  /** @type {Kin[]} */
  const line = [];
  for (let one = creatures.get(best); one && one.id !== 0; ) {
    line.unshift(one);
    const [a, b] = one.parents;
    one = creatures.get(points(a) >= points(b) ? a : b);
  }
  return line;
}

/** The member of that line in each row, starting with the original's; ends with the best member's last row. @param {Kin[][]} family @param {number} best */
export function standIns(family, best) {
  const line = lineOf(family, best);
  const births = line.map(({ id }) =>
    family.findIndex((people) => people.some((p) => p.id === id)),
  );
  let at = -1;
  const rows = family.map((people, row) => {
    if (births[at + 1] === row) at += 1;
    const id = line[at]?.id ?? 0;
    return people.some((one) => one.id === id) ? id : null;
  });
  return [0, ...rows];
}

/** All members with descendants in the last generation, and that generation. @param {Kin[][]} family */
export const livingOf = (family) =>
  new Set((family.at(-1) ?? []).flatMap(({ id }) => [...ancestorsOf(family, id)]));

// npm test -- GAME

import { Problem } from "../support/problem.mjs";

/**
 * The game whose tests are wanted; nothing: everything.
 * @param {string[]} names behind the command
 * @param {string[]} games that there are
 * @returns {string | undefined}
 */
export function gameWanted(names, games) {
  const [name, ...more] = names;
  if (name === undefined) return undefined;
  const known = games.join(", ");
  if (more.length > 0)
    throw new Problem(
      `npm test takes one game, not ${names.length} names.`,
      `npm test -- GAME, one of ${known}; npm test alone tests everything`,
    );
  if (!games.includes(name))
    throw new Problem(
      `There is no game called "${name}".`,
      `npm test -- GAME, one of ${known}; npm test alone tests everything`,
    );
  return name;
}

// A part of a list, for a run that is done in several.

import { Problem } from "./problem.mjs";

/**
 * Neighbours stay together: mostly the same tests notice them.
 * @template T
 * @param {T[]} all
 * @param {string} [shard] "K/N", the first of N parts is 0; nothing: everything
 * @returns {T[]}
 */
export function shardOf(all, shard) {
  if (shard === undefined) return all;
  const [, part, parts] = shard.match(/^(\d+)\/(\d+)$/)?.map(Number) ?? [];
  if (!(part < parts))
    throw new Problem(`"${shard}" is no shard.`, "write K/N with K from 0 to N - 1, like 0/8");
  const end = (/** @type {number} */ at) => Math.floor((at * all.length) / parts);
  return all.slice(end(part), end(part + 1));
}

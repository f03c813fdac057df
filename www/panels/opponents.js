// The computer players of a game by their measured strength.

/** @typedef {import("../table/game-tools.js").GameTools} GameTools */

/** The next weaker and the next stronger player than one, where they have been measured. @param {GameTools} game @param {string} player */
export async function neighbours(game, player) {
  const { players } = (await game.ladder?.().catch(() => null))?.default ?? { players: [] };
  const rungs = [...players].sort((one, other) => one.rating - other.rating).map(({ id }) => id);
  const at = rungs.indexOf(player);
  if (at < 0) return { easier: null, harder: null };
  return { easier: rungs[at - 1] ?? null, harder: rungs[at + 1] ?? null };
}

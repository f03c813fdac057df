// Sort keys of scores of all games, for lists of moves: proved wins first, then estimates.

/** @typedef {NonNullable<import("./engine.types").Report["score"]>} Score */

/** Whether a score is proved rather than estimated. @param {Score} score */
export function isProved(score) {
  if (score.kind === "discs") return score.value.percent === 100;
  return ["win", "loss", "left"].includes(score.kind);
}

/** Sort key: greater is better for the side of the score; an early win and a late loss are better. @param {Score} score */
export function rankOf(score) {
  switch (score.kind) {
    case "win":
      return 1e9 - score.value;
    case "loss":
      return score.value - 1e9;
    case "resigns":
      return -1e9;
    case "left":
    case "points":
      return score.value;
    case "discs":
    case "pawns":
      return score.value.hundredths;
    default:
      return 0;
  }
}

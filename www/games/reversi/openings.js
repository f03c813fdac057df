// Names of the Reversi openings by transcripts that start with c4; other first moves are rotated or mirrored to match.

/** Names by transcript; the longest match is shown. */
export const REVERSI_OPENINGS = {
  c4c3: "Diagonal",
  c4c3d3c5b2: "X-square",
  c4c3d3c5b3: "Snake",
  c4c3d3c5b3f3: "Lysons",
  c4c3d3c5b4: "Heath",
  c4c3d3c5b4d2d6: "Heath-Bat",
  c4c3d3c5b4d2e2: "Iwasaki",
  c4c3d3c5b4e3: "Heath-Chimney",
  c4c3d3c5b5: "Raccoon Dog",
  c4c3d3c5b6: "Rocket",
  c4c3d3c5b6c6b5: "Hamilton",
  c4c3d3c5b6e3: "Lollipop",
  c4c3d3c5d6: "Cow",
  c4c3d3c5d6e3: "Chimney",
  c4c3d3c5d6f4b4: "Bat",
  c4c3d3c5d6f4f5: "Rose-v-Toth",
  c4c3d3c5d6f4f5d2: "Tanida",
  c4c3d3c5d6f4f5d2b5: "Aircraft",
  c4c3d3c5d6f4f5d2g4d7: "Sailboat",
  c4c3d3c5f6: "Buffalo",
  c4c3e6c5: "Wing",
  c4c3f5c5: "Semi-Wing",
  c4c5: "Parallel",
  c4e3: "Perpendicular",
  c4e3f4c5d6e6: "Mimura",
  c4e3f4c5d6f3c6: "Shaman",
  c4e3f4c5d6f3d3: "Inoue",
  c4e3f4c5d6f3d3c3: "Iago",
  c4e3f4c5d6f3e2: "Bhagat",
  c4e3f4c5d6f3e6c3d3e2: "Rose",
  c4e3f4c5d6f3e6c3d3e2b5: "Flat",
  c4e3f4c5d6f3e6c3d3e2b5f5: "Rotating Flat",
  c4e3f5e6d3: "Italian",
  c4e3f5e6f4: "Cat",
  c4e3f6b4: "Bent Ganglion",
  c4e3f6e6f5: "Tiger",
  c4e3f6e6f5c5c3: "Stephenson",
  c4e3f6e6f5c5c3b4: "No-Kung",
  c4e3f6e6f5c5c3c6: "Comp'Oth",
  c4e3f6e6f5c5c3g5: "Kung",
  c4e3f6e6f5c5d3: "Leader's Tiger",
  c4e3f6e6f5c5d6: "Brightwell",
  c4e3f6e6f5c5f4g5g4f3c6d3d6: "Ishii",
  c4e3f6e6f5c5f4g6f7: "Rose-Bill",
  c4e3f6e6f5g6: "Aubrey",
};

/** Coordinates counted from 0. @typedef {[column: number, row: number]} Place */

/** The eight symmetries of the board. @type {((place: Place) => Place)[]} */
const TURNS = [
  ([x, y]) => [x, y],
  ([x, y]) => [7 - x, 7 - y],
  ([x, y]) => [y, x],
  ([x, y]) => [7 - y, 7 - x],
  ([x, y]) => [x, 7 - y],
  ([x, y]) => [7 - x, y],
  ([x, y]) => [y, 7 - x],
  ([x, y]) => [7 - y, x],
];

/** @param {string} move @returns {Place} */
const placeOf = (move) => [move.charCodeAt(0) - 97, Number(move[1]) - 1];

/** @param {Place} place */
const moveAt = ([x, y]) => "abcdefgh"[x] + (y + 1);

/** The moves turned or mirrored so that the first one is c4, up to a pass; empty without such a first move. @param {readonly string[]} moves */
function turned(moves) {
  const turn = TURNS.find((one) => moves.length > 0 && moveAt(one(placeOf(moves[0]))) === "c4");
  const end = moves.includes("pa") ? moves.indexOf("pa") : moves.length;
  return turn ? moves.slice(0, end).map((move) => moveAt(turn(placeOf(move)))) : [];
}

/** Name of the opening from the diagonal start; null if it has none. @param {readonly string[]} moves */
export function reversiOpening(moves) {
  let transcript = "";
  /** @type {string | null} */
  let name = null;
  for (const move of turned(moves)) {
    transcript += move;
    name = REVERSI_OPENINGS[/** @type {keyof typeof REVERSI_OPENINGS} */ (transcript)] ?? name;
  }
  return name;
}

/**
 * Number of named openings that begin with these moves from a diagonal start. The four first moves are images of each
 * other: only the one in column c has any.
 * @param {readonly string[]} moves
 */
export function reversiOpeningsThrough(moves) {
  const beginning = turned(moves);
  if (beginning.length < moves.length) return 0;
  if (moves.length === 1 && !moves[0].startsWith("c")) return 0;
  return Object.keys(REVERSI_OPENINGS).filter((line) => line.startsWith(beginning.join(""))).length;
}

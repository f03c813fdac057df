// The geometry of the cube: the 76 rows of four, and the projection of the cells. Numbers only, no DOM.

/** Cells to an edge of the cube. */
export const EDGE = 4;
const CELLS = Array.from({ length: EDGE ** 3 }, (_, cell) => cell);

/** Level, row and column, counted from 0. @param {number} cell */
export function placeOf(cell) {
  return [Math.floor(cell / EDGE ** 2), Math.floor(cell / EDGE) % EDGE, cell % EDGE];
}

/** Every row of four: from each cell in each of the thirteen directions in which three more cells follow. */
export const ROWS = CELLS.flatMap((cell) =>
  directions().flatMap((direction) => {
    const row = [0, 1, 2, 3].map((step) =>
      placeOf(cell).map((at, axis) => at + step * direction[axis]),
    );
    const isInside = row.flat().every((at) => at >= 0 && at < EDGE);
    return isInside ? [row.map(([level, line, column]) => 16 * level + 4 * line + column)] : [];
  }),
);

/** The rows of four through each cell. */
export const THROUGH = CELLS.map((cell) => ROWS.filter((row) => row.includes(cell)));

/** One of each two opposite directions. */
function directions() {
  const steps = [-1, 0, 1];
  const all = steps.flatMap((x) => steps.flatMap((y) => steps.map((z) => [x, y, z])));
  return all.slice(Math.ceil(all.length / 2));
}

/**
 * How the cube is turned, in radians: about its upright axis, and towards the one who looks at it.
 * @typedef {{ yaw: number, pitch: number }} Turn
 */

/** Where something is seen: across and down from the middle of the picture, its size, and how near it is. */
/** @typedef {{ x: number, y: number, size: number, near: number }} Sight */

/** @type {Turn} */
export const AT_FIRST = { yaw: -0.42, pitch: 0.46 };

const UNIT = 28;
/** The levels stand a little further apart than the cells on them. */
const STOREY = 1.18;
/** How far away the one who looks stands. */
const DISTANCE = 11;
const MIDDLE = (EDGE - 1) / 2;

/**
 * Where a point is seen; the first level is at the top, the first row at the back, the first column at the left.
 * @param {number[]} place  level, row, column @param {Turn} turn @returns {Sight}
 */
export function look([level, row, column], { yaw, pitch }) {
  const [up, deep, across] = [STOREY * (MIDDLE - level), row - MIDDLE, column - MIDDLE];
  const side = across * Math.cos(yaw) + deep * Math.sin(yaw);
  const front = deep * Math.cos(yaw) - across * Math.sin(yaw);
  const near = front * Math.cos(pitch) + up * Math.sin(pitch);
  const high = up * Math.cos(pitch) - front * Math.sin(pitch);
  const size = DISTANCE / (DISTANCE - near);
  return { x: UNIT * size * side, y: -UNIT * size * high, size, near };
}

/** Where every cell is seen. @param {Turn} turn */
export const lookAtCells = (turn) => CELLS.map((cell) => look(placeOf(cell), turn));

/** The cells from the furthest to the nearest. @param {Sight[]} sights */
export const fromBehind = (sights) => [...CELLS].sort((a, b) => sights[a].near - sights[b].near);

/** The level as a plate with its sixteen squares, as the data of a path. @param {number} level @param {Turn} turn */
export function plate(level, turn) {
  const marks = [-0.5, 0.5, 1.5, 2.5, 3.5];
  const [from, to] = [marks[0], marks[EDGE]];
  const lines = marks.flatMap((at) => [
    [at, from, at, to],
    [from, at, to, at],
  ]);
  const frame = [point(from, from), point(from, to), point(to, to), point(to, from)];
  return `M${frame.join("L")}Z${lines.map(([a, b, c, d]) => `M${point(a, b)}L${point(c, d)}`).join("")}`;

  /** @param {number} row @param {number} column */
  function point(row, column) {
    return inWords(look([level, row, column], turn));
  }
}

/** Where the number of a level stands: beside the corner that is furthest to the left. @param {number} level @param {Turn} turn */
export function besidePlate(level, turn) {
  const corners = [-0.7, 3.7].flatMap((row) => [-0.7, 3.7].map((column) => [level, row, column]));
  const seen = corners.map((corner) => look(corner, turn));
  return seen.reduce((one, other) => (other.x < one.x ? other : one));
}

/** @param {{ x: number, y: number }} point */
export const inWords = ({ x, y }) => `${short(x)} ${short(y)}`;

/** @param {number} value */
export const short = (value) => Number(value.toFixed(2));

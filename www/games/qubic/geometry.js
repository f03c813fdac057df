// Geometry of the cube: the 76 rows of four, and the perspective projection of the cells. No DOM.

/** Cells per edge of the cube. */
export const EDGE = 4;
const CELLS = Array.from({ length: EDGE ** 3 }, (_, cell) => cell);

/** Level, row and column of a cell, counted from 0. @param {number} cell */
export function placeOf(cell) {
  return [Math.floor(cell / EDGE ** 2), Math.floor(cell / EDGE) % EDGE, cell % EDGE];
}

/** All rows of four: from each cell in each of 13 directions that has three more cells. */
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
export const ROWS_THROUGH = CELLS.map((cell) => ROWS.filter((row) => row.includes(cell)));

/** One of each pair of opposite directions. */
function directions() {
  const steps = [-1, 0, 1];
  const all = steps.flatMap((x) => steps.flatMap((y) => steps.map((z) => [x, y, z])));
  return all.slice(Math.ceil(all.length / 2));
}

/**
 * Rotation of the cube in radians: about its vertical axis, and towards the viewer.
 * @typedef {{ yaw: number, pitch: number }} Turn
 */

/**
 * A projected point: position relative to the centre of the picture, scale and depth; greater is nearer.
 * @typedef {{ x: number, y: number, size: number, near: number }} Projection
 */

/** @type {Turn} */
export const INITIAL_TURN = { yaw: -0.42, pitch: 0.46 };

const UNIT = 28;
/** Distance of levels, in units of the distance of cells. */
const LEVEL_DISTANCE = 1.18;
/** Distance of the viewer, in cells. */
const VIEWER_DISTANCE = 11;
const MIDDLE = (EDGE - 1) / 2;

/**
 * Projects a point; the first level is at the top, the first row at the back, the first column at the left.
 * @param {number[]} place  level, row, column @param {Turn} turn @returns {Projection}
 */
export function project([level, row, column], { yaw, pitch }) {
  const [up, deep, across] = [LEVEL_DISTANCE * (MIDDLE - level), row - MIDDLE, column - MIDDLE];
  const side = across * Math.cos(yaw) + deep * Math.sin(yaw);
  const front = deep * Math.cos(yaw) - across * Math.sin(yaw);
  const near = front * Math.cos(pitch) + up * Math.sin(pitch);
  const high = up * Math.cos(pitch) - front * Math.sin(pitch);
  const size = VIEWER_DISTANCE / (VIEWER_DISTANCE - near);
  return { x: UNIT * size * side, y: -UNIT * size * high, size, near };
}

/** Projects every cell. @param {Turn} turn */
export const projectCells = (turn) => CELLS.map((cell) => project(placeOf(cell), turn));

/** The cells from far to near, for painting. @param {Projection[]} projections */
export const backToFront = (projections) =>
  [...CELLS].sort((a, b) => projections[a].near - projections[b].near);

/** Path of a level's plate with its grid. @param {number} level @param {Turn} turn */
export function platePath(level, turn) {
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
    return pointText(project([level, row, column], turn));
  }
}

/** Position of a level's number: next to its leftmost corner. @param {number} level @param {Turn} turn */
export function levelNumberPosition(level, turn) {
  const corners = [-0.7, 3.7].flatMap((row) => [-0.7, 3.7].map((column) => [level, row, column]));
  const projected = corners.map((corner) => project(corner, turn));
  return projected.reduce((one, other) => (other.x < one.x ? other : one));
}

/** @param {{ x: number, y: number }} point */
export const pointText = ({ x, y }) => `${rounded(x)} ${rounded(y)}`;

/** @param {number} value */
export const rounded = (value) => Number(value.toFixed(2));

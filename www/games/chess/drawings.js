// SVG symbols of the twelve pieces: six shapes in the colours of both sides, from styles/games/chess.css.

import { KINDS } from "./pieces.js";

const FOOT = `<path d="M11 38h26a2 2 0 0 1 2 2v4H9v-4a2 2 0 0 1 2-2Z"/>`;

/** @type {Record<keyof typeof KINDS, string>} */
const SHAPES = {
  k: `<path d="M21.5 3h5v4h4v5h-4v6h-5v-6h-4V7h4Z"/><path d="M24 19c3-5.5 16-5.5 16 4 0 6-6 8.5-7 15H15c-1-6.5-7-9-7-15 0-9.5 13-9.5 16-4Z"/><path class="fold" d="M24 20v12M15.5 32h17"/>`,
  q: `<path d="m7 13 8 10 3-15 6 13 6-13 3 15 8-10-6 25H13Z"/><circle cx="7" cy="12" r="3"/><circle cx="18" cy="7" r="3"/><circle cx="30" cy="7" r="3"/><circle cx="41" cy="12" r="3"/><path class="fold" d="M14 32h20"/>`,
  r: `<path d="M11 6h6v4h4V6h6v4h4V6h6v10l-4 4v12l3 6H12l3-6V20l-4-4Z"/><path class="fold" d="M15 20h18M15 32h18"/>`,
  b: `<circle cx="24" cy="6" r="3.5"/><path d="M24 9c7 5.5 11 10.5 11 16 0 4-2 6-4 8l2 5H15l2-5c-2-2-4-4-4-8 0-5.5 4-10.5 11-16Z"/><path class="fold" d="M24 16v11M18.5 21.5h11M17 33h14"/>`,
  n: `<path d="M13 38c0-9 9-11 9-17-3 1-5 5-9 6l-5-4c1-5 6-12 10-14l1-6 5 5c9 1 14 9 14 19 0 5-1 8-1 11Z"/><path class="fold" d="M20 15.5h.01M30 14c3 4 4 9 3.5 14"/>`,
  p: `<circle cx="24" cy="15" r="7"/><path d="M19 21h10c1.5 6 2 12 6 17H13c4-5 4.5-11 6-17Z"/>`,
};

/** @param {"white" | "black"} colour */
const setOf = (colour) =>
  Object.entries(SHAPES)
    .map(
      ([kind, shape]) =>
        `<symbol id="${colour}-${KINDS[/** @type {"k"} */ (kind)]}" class="${colour}" viewBox="0 0 48 48">${shape}${FOOT}</symbol>`,
    )
    .join("\n");

export const chessDrawings = `${setOf("white")}\n${setOf("black")}`;

// Description and drawing of the room for the build.

import { draw, keys } from "../../drawing.mjs";

export const description =
  "CPC-Gobang of the 1980s: watch it weigh every square by thirteen numbers, line by line, check the text's own examples, and weigh a square by hand.";

/** Addresses of its routines, results and board. */
export const map = [
  "&A000",
  "&A00D",
  "&A022",
  "&A1CF",
  "&A1D0",
  "&A1D2, &A1D3",
  "&A1D4",
  "&A1D5",
  "&A300–&A3FF",
];

/** A flat home computer with coloured keys, its screen with stones. */
export const drawing = draw(
  `<path class="d-case" d="M70 6h180v112H70z"/><path class="d-screen" d="M82 16h156v90H82z"/>` +
    `<path class="d-line" d="M92 28h44M92 38h30M92 48h38"/>` +
    Array.from(
      { length: 5 },
      (_, at) => `<path class="d-red" d="M${160 + 13 * at} ${36 + 11 * at}h9v8h-9z"/>`,
    ).join("") +
    `<path class="d-cyan" d="M186 36h9v8h-9zM173 69h9v8h-9zM212 47h9v8h-9z"/>` +
    `<path class="d-case" d="M14 132h292v60H14z"/>` +
    keys(140, 13, 26, 11) +
    keys(152, 12, 30, 11) +
    keys(164, 11, 34, 11) +
    `<path class="d-key" d="M84 177h96v8H84z"/><path class="d-key-red" d="M214 140h24v9h-24z"/><path class="d-key-green" d="M198 152h40v9h-40z"/><path class="d-key-blue" d="M188 164h50v9h-50z"/><path class="d-screen" d="M250 140h46v44h-46z"/>`,
);

// Description and drawing of the room for the build.

import { draw } from "../../drawing.mjs";

export const description =
  "The garden club's Reversi page of 2002: watch Ramscher and Aufpasser choose their moves line by line, check every number of the source, and work out a move by hand.";

const pickets = Array.from(
  { length: 11 },
  (_, at) => `<path class="d-wood" d="M${8 + 28 * at} 196v-52l11-12 11 12v52z"/>`,
).join("");

const squares = Array.from(
  { length: 16 },
  (_, at) =>
    `<path class="d-lawn" d="M${131 + (at % 4) * 15} ${42 + Math.floor(at / 4) * 15}h14v14h-14z"/>`,
).join("");

/** A browser window of 640 by 480 behind a picket fence, with a tomato and a mole. */
export const drawing = draw(
  `<path class="d-case" d="M84 8h152v122H84z"/><path class="d-screen" d="M92 16h136v106H92z"/>` +
    `<path class="d-bar" d="M92 16h136v12H92z"/><circle class="d-light" cx="99" cy="22" r="3"/><circle class="d-light" cx="108" cy="22" r="3"/>` +
    squares +
    `<circle class="d-red" cx="153" cy="64" r="6"/><circle class="d-brown" cx="168" cy="64" r="6"/><circle class="d-brown" cx="153" cy="79" r="6"/><circle class="d-red" cx="168" cy="79" r="6"/>` +
    `<path class="d-line" d="M100 48h22M100 58h18M100 68h22M200 48h20M200 58h16M200 68h20"/>` +
    `<path class="d-rail" d="M0 158h320v9H0zM0 180h320v9H0z"/>${pickets}`,
);

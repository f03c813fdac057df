// Description and drawing of the room for the build.

import { draw } from "../../drawing.mjs";

export const description =
  "TTT3D, FORTRAN for the IBM 1130 of 1967: watch it look for its thirteen situations line by line, replay the sample game of its source, and be the machine yourself.";

const holes = Array.from({ length: 44 }, (_, at) => {
  const [x, y] = [26 + 6 * at, 150 + 5.5 * ((at * 7 + (at >> 2)) % 6)];
  return `M${x} ${y}h2.6v4.2h-2.6z`;
}).join("");

/** A console with its typewriter, and a punched card in front. */
export const drawing = draw(
  `<path class="d-case" d="M20 56h280v76H20z"/><path class="d-dark" d="M20 56h280v10H20z"/>` +
    `<path class="d-paper" d="M96 4h112v60H96z"/><path class="d-line" d="M104 14h72M104 24h50M104 34h88M104 44h62"/>` +
    `<path class="d-dark" d="M84 62h136v20H84z"/><path class="d-key" d="M92 90h120v6H92zM96 100h112v6H96zM100 110h104v6H100z"/>` +
    `<path class="d-paper" d="M236 74h52v46h-52z"/><path class="d-dark" d="M242 82h8v5h-8zM256 82h8v5h-8zM270 82h8v5h-8zM242 94h8v5h-8zM256 94h8v5h-8zM270 94h8v5h-8z"/><circle class="d-dark" cx="46" cy="96" r="12"/>` +
    `<path class="d-card" d="M22 138h274v58H10v-46z"/><path class="d-hole" d="${holes}"/>`,
);

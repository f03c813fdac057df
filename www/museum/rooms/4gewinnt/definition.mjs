// Description and drawing of the room for the build.

import { draw, keys } from "../../drawing.mjs";

export const description =
  "4Gewinnt of 1995: watch alpha-beta in Pascal at work line by line, with its valuation and its slip of parity, and weigh boards by hand.";

/** A tower with its monitor in text mode. */
export const drawing = draw(
  `<path class="d-case" d="M54 6h170v126H54z"/><path class="d-screen" d="M68 18h142v100H68z"/>` +
    Array.from({ length: 42 }, (_, at) => {
      const [x, y] = [at % 7, Math.floor(at / 7)];
      const name =
        { 38: "d-red", 31: "d-blue", 37: "d-blue", 39: "d-blue", 30: "d-red", 36: "d-red" }[at] ??
        "d-hole";
      return `<circle class="${name}" cx="${88 + 17 * x}" cy="${31 + 15 * y}" r="5.6"/>`;
    }).join("") +
    `<path class="d-dark" d="M112 132h54v10h-54z"/><path class="d-case" d="M240 14h66v132h-66zM34 148h220v44H34z"/><path class="d-dark" d="M248 24h50v8h-50zM248 40h50v8h-50zM262 110h22v22h-22z"/>` +
    keys(153, 15, 42, 11) +
    keys(165, 15, 42, 11) +
    `<path class="d-key" d="M94 178h100v9H94z"/>`,
);

// Description and drawing of the room for the build.

import { draw, keys } from "../../drawing.mjs";

export const description =
  "Schach C 64, a chess program to be typed in, of August 1985: watch its move generator and its valuation line by line, with the slips of its listing.";

/** File with the letters of the screen as dots. */
export const letters = "letters-8x8.txt";

/** Addresses of its board and of the machine language part, with the numbers to put there. */
export const map = ["49152–49271", "49408–49864", "49409", "49414", "49409, 100; 49414, 134"];

/** A breadbin computer with a television, and the board in memory with its border. */
export const drawing = draw(
  `<path class="d-case" d="M70 8h180v108H70z"/><path class="d-screen" d="M82 18h136v88H82z"/><circle class="d-dark" cx="234" cy="34" r="7"/><circle class="d-dark" cx="234" cy="56" r="7"/>` +
    Array.from({ length: 32 }, (_, at) => {
      const [x, y] = [2 * (at % 4) + (Math.floor(at / 4) % 2), Math.floor(at / 4)];
      return `<path class="d-lit" d="M${114 + 9 * x} ${26 + 9 * y}h9v9h-9z"/>`;
    }).join("") +
    `<path class="d-case" d="M22 140q2-14 16-14h244q14 0 16 14l8 52H14z"/>` +
    keys(140, 14, 52, 11) +
    keys(152, 14, 48, 11) +
    keys(164, 14, 52, 11) +
    `<path class="d-key" d="M96 177h120v9H96z"/><path class="d-dark" d="M262 138h24v8h-24zM262 151h24v8h-24zM262 164h24v8h-24z"/>`,
);

// The board as it stands in the delivered page, so that nothing moves when the script arrives.
// Pure text work: the build calls it without a browser.

import { reversiMarkup } from "./reversi-markup.js";

/** The board of the game that the page opens with. */
export function boardMarkup() {
  return reversiMarkup();
}

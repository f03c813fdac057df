// HTML of what stands below the chess board: the button that turns it.

/** @param {Record<string, string>} words */
export const chessBelow = (words) =>
  `<button id="flip" class="plain" type="button" data-text="flip">${words.flip}</button>`;

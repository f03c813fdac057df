// HTML of the button below the chess board that flips it.

/** @param {Record<string, string>} words */
export const flipButton = (words) =>
  `<button id="flip" class="plain" type="button" data-text="flip">${words.flip}</button>`;

// The one voice of the page: a polite live region that tells moves, passes, results and notices.
// Sentences that come close together are told in one breath, so that none swallows another.

import { box } from "./parts.js";

const BREATH = 150;

export function createSpeech() {
  const region = box("spoken");
  /** @type {string[]} */
  let sentences = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {string} sentence */
  return function tell(sentence) {
    sentences.push(sentence);
    clearTimeout(timer);
    timer = setTimeout(() => {
      region.textContent = sentences.join(" ");
      sentences = [];
    }, BREATH);
  };
}

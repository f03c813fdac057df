// Announces sentences to screen readers in one polite live region. Sentences in quick succession are joined, so that
// none is lost.

import { byId } from "./dom.js";

const DELAY_MS = 150;

/** @param {HTMLElement} [region] */
export function createSpeech(region = byId("spoken")) {
  /** @type {string[]} */
  let sentences = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {string} sentence */
  return function announce(sentence) {
    sentences.push(sentence);
    clearTimeout(timer);
    timer = setTimeout(() => {
      region.textContent = sentences.join(" ");
      sentences = [];
    }, DELAY_MS);
  };
}

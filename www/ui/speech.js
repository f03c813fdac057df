// Announcements for screen readers: one polite live region. Sentences that follow quickly are announced together, so
// that none is lost.

import { byId } from "./dom.js";

const BREATH = 150;

export function createSpeech() {
  const region = byId("spoken");
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

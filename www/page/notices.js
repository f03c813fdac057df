// A note at the edge of the page, for what a person should know and need not act on.

import { box, button } from "./parts.js";

const STAY = 12_000;

/** @param {(sentence: string) => void} tell */
export function createNotices(tell) {
  const note = box("notice");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function hide() {
    note.hidden = true;
    clearTimeout(timer);
  }

  button("notice-close").addEventListener("click", hide);

  return {
    hide,

    /** @param {string} text @param {{ stay?: boolean }} [how]  stay: until it is closed */
    show(text, { stay = false } = {}) {
      box("notice-text").textContent = text;
      note.hidden = false;
      tell(text);
      clearTimeout(timer);
      if (!stay) timer = setTimeout(hide, STAY);
    },
  };
}

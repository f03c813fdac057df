// Notices at the edge of the page: good to know, nothing to do.

import { buttonById, byId } from "./dom.js";

const STAY = 12_000;

/** @param {(sentence: string) => void} tell */
export function createNotices(tell) {
  const note = byId("notice");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function hide() {
    note.hidden = true;
    clearTimeout(timer);
  }

  buttonById("notice-close").addEventListener("click", hide);

  return {
    hide,

    /** @param {string} text @param {{ stay?: boolean }} [how]  stay: until it is closed */
    show(text, { stay = false } = {}) {
      byId("notice-text").textContent = text;
      note.hidden = false;
      tell(text);
      clearTimeout(timer);
      if (!stay) timer = setTimeout(hide, STAY);
    },
  };
}

// Notices at the edge of the page: good to know, nothing to do.

import { buttonById, byId } from "./dom.js";

const STAY = 12_000;

/** Makes what somebody can do about a notice (notice-action.js). @typedef {(hide: () => void) => HTMLElement} NoticeAction */

/** @param {(sentence: string) => void} tell */
export function createNotices(tell) {
  const note = byId("notice");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {HTMLElement | null} */
  let button = null;

  function hide() {
    note.hidden = true;
    clearTimeout(timer);
  }

  buttonById("notice-close").addEventListener("click", hide);

  return {
    hide,

    /**
     * @param {string} text
     * @param {{ stay?: boolean, action?: NoticeAction }} [how]  stay: until it is closed
     */
    show(text, { stay = false, action } = {}) {
      byId("notice-text").textContent = text;
      button?.remove();
      button = action?.(hide) ?? null;
      if (button) byId("notice-text").after(button);
      note.hidden = false;
      tell(text);
      clearTimeout(timer);
      if (!stay) timer = setTimeout(hide, STAY);
    },
  };
}

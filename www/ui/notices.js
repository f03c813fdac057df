// Notices at the edge of the page: good to know, nothing to do.

import { buttonById, byId } from "./dom.js";

const STAY = 12_000;

/** What somebody can do about a notice. @typedef {{ text: string, act(): void }} NoticeAction */

/** @param {(sentence: string) => void} tell */
export function createNotices(tell) {
  const note = byId("notice");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {HTMLElement | null} */
  let button = null;

  /** @param {NoticeAction} action */
  function actionButton({ text, act }) {
    const made = Object.assign(document.createElement("button"), {
      type: "button",
      id: "notice-act",
    });
    made.className = "strong";
    made.textContent = text;
    made.addEventListener("click", () => {
      hide();
      act();
    });
    return made;
  }

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
      button = action ? actionButton(action) : null;
      if (button) byId("notice-text").after(button);
      note.hidden = false;
      tell(text);
      clearTimeout(timer);
      if (!stay) timer = setTimeout(hide, STAY);
    },
  };
}

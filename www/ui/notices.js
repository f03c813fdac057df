// Notices at the edge of the page; each is announced to screen readers.

import { withTimeout } from "../engine/loading.js";
import { t } from "../i18n/index.js";
import { buttonById, byId } from "./dom.js";

const DISPLAY_MS = 12_000;

/** Creates the action of a notice (`noticeAction` of create.js). @typedef {(hide: () => void) => HTMLElement} NoticeAction */

/** The cause of a failure and a remedy, or a general message if their module cannot be loaded. @param {unknown} error @returns {Promise<string>} */
export const describeFailure = (error) =>
  withTimeout(import("./failure-text.js"))
    .then(({ failureText }) => failureText(error))
    .catch(() => t("notice.loading"));

/** @param {(sentence: string) => void} announce */
export function createNotices(announce) {
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

  /**
   * @param {string} text
   * @param {{ stay?: boolean, action?: NoticeAction }} [how]  stay: until the user closes it
   */
  function show(text, { stay = false, action } = {}) {
    byId("notice-text").textContent = text;
    button?.remove();
    button = action?.(hide) ?? null;
    if (button) byId("notice-text").after(button);
    note.hidden = false;
    announce(text);
    clearTimeout(timer);
    if (!stay) timer = setTimeout(hide, DISPLAY_MS);
  }

  return {
    hide,
    show,
    /** @param {unknown} error */
    async showFailure(error) {
      show(await describeFailure(error), { stay: true });
      document.documentElement.dataset.failed = ""; // hides the message for slow connections
    },
  };
}

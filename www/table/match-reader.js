// Opens the match of the URL, else the saved one, else a new one. Reports unreadable records.

import { recordInAddress } from "./link.js";

/** Key of the message about an unreadable record, by source. @typedef {"notice.link" | "notice.saved"} Notice */

/**
 * @param {object} parts
 * @param {import("../engine/rules-module.js").Rules} parts.rules
 * @param {import("./store.js").Store} parts.store
 * @param {() => string} parts.start  start of a new match
 * @param {(notice: Notice, error: unknown) => void} parts.warn
 */
export function createMatchReader({ rules, store, start, warn }) {
  /** @param {string | null} record @param {Notice} notice */
  function read(record, notice) {
    if (record === null) return null;
    try {
      return rules.read(record);
    } catch (error) {
      warn(notice, error);
      return null;
    }
  }

  const linked = () => read(recordInAddress(), "notice.link");

  return {
    linked,
    first: () => linked() ?? read(store.match(), "notice.saved") ?? rules.begin(start()),
  };
}

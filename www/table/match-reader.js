// Where the match comes from: the URL, the saved match, or a new one. What cannot be read is reported.

import { recordInAddress } from "./link.js";

/** @typedef {"notice.link" | "notice.saved"} EngineError */

/**
 * @param {object} parts
 * @param {import("../engine/rules-module.js").Rules} parts.rules
 * @param {import("./store.js").Store} parts.store
 * @param {() => string} parts.start  how a new match begins
 * @param {(complaint: EngineError, error: unknown) => void} parts.warn
 */
export function createMatchReader({ rules, store, start, warn }) {
  /** @param {string | null} record @param {EngineError} complaint */
  function read(record, complaint) {
    if (record === null) return null;
    try {
      return rules.read(record);
    } catch (error) {
      warn(complaint, error);
      return null;
    }
  }

  const linked = () => read(recordInAddress(), "notice.link");

  return {
    linked,
    first: () => linked() ?? read(store.match(), "notice.saved") ?? rules.begin(start()),
  };
}

// Tells, once each, that nothing can be stored on this device, and that the game is open in another tab too. It gets
// what it needs as arguments: imports would split the chunk of the first visit.

import { storageWords } from "../i18n/storage.js";

/**
 * @param {string} match  under which name the match is kept
 * @param {() => keyof typeof storageWords} language
 * @param {(text: string, how: { stay: boolean }) => void} show
 */
export function watchStorage(match, language, show) {
  /** @param {"unkept" | "elsewhere"} key */
  const once = (key) => {
    let isTold = false;
    return () => {
      if (!isTold) show(storageWords[language()][key], { stay: true });
      isTold = true;
    };
  };
  const tellElsewhere = once("elsewhere");
  addEventListener("unkept", once("unkept"));
  addEventListener("storage", ({ key, newValue }) => {
    if (key === match && newValue !== null) tellElsewhere();
  });
}

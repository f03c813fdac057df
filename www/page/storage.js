// Tells, once each, when this device keeps nothing, and when the same game is played in another tab as well.
// What it needs of the page is handed to it: an import would cut the page's script in two.

import { storageWords } from "../strings/storage.js";

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

// Notifies the user once if storage fails, and once if the game is open in another tab. Has no imports except texts,
// because they would split the first visit's chunk.

import { storageWords } from "../i18n/storage.js";

/**
 * @param {string} match  storage key of the match
 * @param {() => keyof typeof storageWords} language
 * @param {(text: string, how: { stay: boolean }) => void} show
 */
export function watchStorage(match, language, show) {
  /** @param {() => "full" | "refused" | "elsewhere"} key */
  const createNotifier = (key) => {
    let wasShown = false;
    return () => {
      if (!wasShown) show(storageWords[language()][key()], { stay: true });
      wasShown = true;
    };
  };
  const notifyElsewhere = createNotifier(() => "elsewhere");
  addEventListener("storage-failed", createNotifier(failureReason));
  addEventListener("storage", ({ key, newValue }) => {
    if (key === match && newValue !== null) notifyElsewhere();
  });
}

/** Why storing failed: if the browser denies storage, reading fails, too. */
function failureReason() {
  try {
    return localStorage ? "full" : "refused";
  } catch {
    return "refused";
  }
}

// Buttons for the visitor's data: export, import, and erase after a second press.

import { translatorFor } from "../../i18n/index.js";
import { buttonById, byId } from "../../ui/dom.js";
import { downloadJson } from "../../ui/download.js";
import { messages } from "./i18n/practice.js";
import { eraseData, exportData, importData } from "./own-data.js";

const { t } = translatorFor(messages);

/** Maximum size of an imported file, in bytes. */
const MAX_SIZE = 2_000_000;

/**
 * @param {string} game @param {import("./own-data.js").Visitor} visitor @param {import("./own-data.js").MistakeList} list
 * @param {{ changed(): void, announce(sentence: string): void }} actions
 */
export function connectDataForm(game, visitor, list, { changed, announce }) {
  const file = byId("data-file", HTMLInputElement);
  let isConfirmed = false;

  /** @param {"data.imported" | "data.invalid" | "data.erased" | "data.sure"} key */
  function report(key) {
    byId("data-note").textContent = t(key);
    announce(t(key));
    isConfirmed = key === "data.sure";
    changed();
  }

  buttonById("data-export").addEventListener("click", () =>
    downloadJson(`stratege-practice-${game}.json`, exportData(game, visitor, list)),
  );
  buttonById("data-import").addEventListener("click", () => file.click());
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const text = chosen.size > MAX_SIZE ? "" : await chosen.text().catch(() => "");
    file.value = "";
    report(importData(text, game, visitor, list) ? "data.imported" : "data.invalid");
  });
  buttonById("data-erase").addEventListener("click", () => {
    if (!isConfirmed) return report("data.sure");
    eraseData(game, visitor, list);
    report("data.erased");
  });
}

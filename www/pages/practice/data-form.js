// The section "Your data": export, import, and erase after a second press.

import { addMessages, translatorFor } from "../../i18n/index.js";
import { element, textButton } from "../../ui/create.js";
import { downloadJson } from "../../ui/download.js";
import { messages } from "./i18n/data.js";
import { eraseData, exportData, importData } from "./own-data.js";

/** @typedef {import("../../i18n/i18n.types").MessageKey} Key */

const { t } = translatorFor(messages);

/** @typedef {"data.imported" | "data.mistakes" | "data.invalid" | "data.erased" | "data.sure"} Sentence */

/** Maximum size of an imported file, in bytes. */
const MAX_SIZE = 2_000_000;

/** @type {import("./section.types").CreateSection} */
export async function createSection({ game, stores, changed, announce }) {
  await addMessages(messages);
  const file = element("input", {
    ...{ id: "data-file", type: "file", accept: ".json,application/json", hidden: "" },
  });
  const note = element("p", { id: "data-note", class: "hint" });
  let isConfirmed = false;
  /** The sentence of the note; null if there is none. @type {Sentence | null} */
  let shown = null;

  /** @param {Sentence} key */
  function report(key) {
    shown = key;
    announce(t(key));
    isConfirmed = key === "data.sure";
    changed();
  }

  /** @param {"export" | "import" | "erase"} name @param {() => void} press */
  const button = (name, press) =>
    textButton(/** @type {Key} */ (`data.${name}`), press, { id: `data-${name}` });

  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const text = chosen.size > MAX_SIZE ? "" : await chosen.text().catch(() => "");
    file.value = "";
    report(`data.${importData(text, game, stores)}`);
  });
  const buttons = [
    button("export", () =>
      downloadJson(`stratege-practice-${game}.json`, exportData(game, stores)),
    ),
    button("import", () => file.click()),
    button("erase", () => {
      if (!isConfirmed) return report("data.sure");
      eraseData(game, stores);
      report("data.erased");
    }),
  ];
  return {
    nodes: [element("p", { class: "buttons" }, ...buttons), file, note],
    show() {
      note.textContent = shown && t(shown);
    },
  };
}

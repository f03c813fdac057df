// The section "Your data": export, import, and erase after a second press. The last change can be undone.

import { addMessages, translatorFor } from "../../i18n/index.js";
import { element, textButton } from "../../ui/create.js";
import { setHidden } from "../../ui/dom.js";
import { downloadJson } from "../../ui/download.js";
import { messages } from "./i18n/data.js";
import { eraseData, exportData, importData, undoable } from "./own-data.js";

/** @typedef {import("../../i18n/i18n.types").MessageKey} Key */

const { t } = translatorFor(messages);

/** @typedef {"data.imported" | "data.mistakes" | "data.invalid" | "data.erased" | "data.sure" | "data.undone"} Sentence */

/** Maximum size of an imported file, in bytes. */
const MAX_SIZE = 2_000_000;

/** @type {import("./section.types").CreateSection} */
export async function createSection({ game, stores, changed, announce }) {
  await addMessages(messages);
  const file = element("input", {
    ...{ id: "data-file", type: "file", accept: ".json,application/json", hidden: "" },
  });
  const note = element("p", { id: "data-note", class: "hint" });
  /** The sentence of the note; null if there is none. @type {Sentence | null} */
  let shown = null;
  /** The last change; null if there is none. @type {ReturnType<typeof undoable> | null} */
  let last = null;

  /** @param {Sentence} key */
  function report(key) {
    shown = key;
    announce(t(key));
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
    const change = undoable(stores, () => importData(text, game, stores));
    if (change.result !== "invalid") last = change;
    report(`data.${change.result}`);
  });
  const buttons = [
    button("export", () => {
      shown = null;
      show();
      downloadJson(`stratege-practice-${game}.json`, exportData(game, stores));
    }),
    button("import", () => file.click()),
    button("erase", () => {
      if (shown !== "data.sure") return report("data.sure");
      last = undoable(stores, () => eraseData(game, stores));
      report("data.erased");
    }),
  ];
  const undo = textButton("undo", () => {
    if (!last?.canUndo()) return show(); // another tab has changed the data
    last.undo();
    last = null;
    report("data.undone");
  });
  undo.id = "data-undo";

  function show() {
    note.textContent = shown && t(shown);
    setHidden(undo, !last?.canUndo(), buttons[0]);
  }

  return {
    nodes: [element("p", { class: "buttons" }, ...buttons, undo), file, note],
    show,
  };
}

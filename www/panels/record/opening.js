// Shows the name of the opening, in games whose openings have names.

import { t } from "../../i18n/index.js";
import { element } from "../../ui/create.js";

/** @type {import("../index.js").CreateTool} */
export function createOpening(table, _gameUi, game) {
  if (!game.opening) return {};
  const note = element("p", { id: "opening", class: "hint" });
  document.getElementById("walk")?.after(note);

  function show() {
    const name = game.opening?.(table.match.state().view) ?? null;
    note.textContent = name === null ? "" : t("opening", { name });
  }
  show();

  return { changed: show, show };
}

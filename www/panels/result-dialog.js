// The result dialog: who has won and by how much, and a new game.

import { t } from "../i18n/index.js";
import { pointsText, sentence } from "../table/status.js";
import { element, textButton } from "../ui/create.js";
import { icon } from "../ui/svg.js";

/** So long the last stones are left to turn before the result covers them. */
const LINGER = 900;

/**
 * @param {import("../table/controls.js").Table} table
 * @param {import("../table/board.js").BoardKind} kind
 */
export function createResultDialog(table, kind) {
  const art = element("div", { class: "art", "aria-hidden": "true" });
  const title = element("h2", { id: "result-title" });
  const score = element("p", { id: "result-score", class: "final" });
  const note = element("p", { id: "result-note", class: "hint" });
  const word = element("p", { id: "result-word" });
  const again = textButton("new", newGame, { id: "result-new", class: "strong" });
  const look = textButton("result.look", () => dialog.close(), { id: "result-look" });
  const dialog = element(
    "dialog",
    { id: "result", class: "dialog", "aria-labelledby": title.id },
    art,
    title,
    score,
    note,
    word,
    element("p", { class: "buttons" }, again, look),
  );
  document.body.append(dialog);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function newGame() {
    dialog.close();
    table.match.newGame();
    table.focusBoard();
  }

  function write() {
    const state = table.match.state();
    const { view } = state;
    const winner = view.outcome?.winner;
    const { points, note: how, word: last } = kind.result(view, table.settings.current().switches);
    const symbols = winner ? [kind.symbols[winner]] : [kind.symbols.first, kind.symbols.second];
    dialog.dataset.winner = winner ?? "nobody";
    art.replaceChildren(...symbols.map((symbol) => icon(symbol, "face")));
    title.textContent = sentence(state);
    score.textContent = points ? pointsText(points) : "";
    note.textContent = view.outcome?.ending === "time" ? t("ending.time") : how;
    word.textContent = last ?? t(winner ? `${winner}.ending` : "draw.ending");
  }

  return {
    /** @param {import("../table/flow.js").State} state @param {import("../table/flow.js").Cause} cause */
    changed({ phase }, cause) {
      const isOther = cause === "new" || cause === "opened";
      if (isOther) dialog.close();
      if (isOther || phase !== "over") clearTimeout(timer);
    },

    open() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.querySelector("dialog:modal")) return;
        write();
        dialog.showModal();
      }, LINGER);
    },
  };
}

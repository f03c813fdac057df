// The result dialog: who has won and by how much, and a new game.

import { formatNumber, t } from "../i18n/index.js";
import { buttonById, byId, dialogById } from "../ui/dom.js";
import { icon } from "../ui/svg.js";
import { sentence } from "./status.js";

/** So long the last stones are left to turn before the result covers them. */
const LINGER = 900;

/** @param {{ newGame(): void, switches(): Record<string, boolean> }} tools */
export function createResult({ newGame, switches }) {
  const paper = dialogById("result");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  buttonById("result-look").addEventListener("click", () => paper.close());
  buttonById("result-new").addEventListener("click", () => {
    paper.close();
    newGame();
  });

  /** @param {import("./flow.js").State} state @param {import("./board.js").BoardKind} kind */
  function write(state, kind) {
    const { view } = state;
    const winner = view.outcome?.winner;
    const { points, note, word } = kind.result(view, switches());
    const symbols = winner ? [kind.symbols[winner]] : [kind.symbols.first, kind.symbols.second];
    paper.dataset.winner = winner ?? "nobody";
    byId("result-art").replaceChildren(...symbols.map((symbol) => icon(symbol, "face")));
    byId("result-title").textContent = sentence(state);
    byId("result-score").textContent = points ? pointsText(points) : "";
    byId("result-note").textContent = view.outcome?.ending === "time" ? t("ending.time") : note;
    byId("result-word").textContent = word ?? t(winner ? `${winner}.ending` : "draw.ending");
  }

  return {
    write,

    open() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!document.querySelector("dialog[open]")) paper.showModal();
      }, LINGER);
    },

    close() {
      clearTimeout(timer);
      paper.close();
    },
  };
}

/** @param {[number, number]} points */
export function pointsText([first, second]) {
  return t("result.final", { first: formatNumber(first), second: formatNumber(second) });
}

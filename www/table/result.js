// The end of a game, laid over the page: who has won and by how much, and a new game one key away.

import { box, button, dialog, picture } from "../page/parts.js";
import { say, sayNumber } from "../strings/index.js";
import { sentence } from "./status.js";

/** So long the last stones are left to turn before the result covers them. */
const LINGER = 900;

/** @param {{ newGame(): void, switches(): Record<string, boolean> }} tools */
export function createResult({ newGame, switches }) {
  const paper = dialog("result");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  button("result-look").addEventListener("click", () => paper.close());
  button("result-new").addEventListener("click", () => {
    paper.close();
    newGame();
  });

  /** @param {import("./flow.js").State} state @param {import("../boards/board.js").BoardKind} kind */
  function write(state, kind) {
    const { view } = state;
    const winner = view.outcome?.winner;
    const { points, note, word } = kind.result(view, switches());
    const symbols = winner ? [kind.symbols[winner]] : [kind.symbols.first, kind.symbols.second];
    paper.dataset.winner = winner ?? "nobody";
    box("result-art").replaceChildren(...symbols.map((symbol) => picture(symbol, "face")));
    box("result-title").textContent = sentence(state);
    box("result-score").textContent = points ? sayPoints(points) : "";
    box("result-note").textContent = view.outcome?.ending === "time" ? say("ending.time") : note;
    box("result-word").textContent = word ?? say(winner ? `${winner}.ending` : "draw.ending");
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
export function sayPoints([first, second]) {
  return say("result.final", { first: sayNumber(first), second: sayNumber(second) });
}

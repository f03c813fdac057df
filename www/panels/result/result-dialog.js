// The result next to the board, which stays visible: winner and score, from the visitor's view if one person played, the
// hints taken, and what to do next: a rematch, a review, the next opponent; other choices behind "More".

import { language, plural, t } from "../../i18n/index.js";
import { pointsText, statusText } from "../../table/status.js";
import { element } from "../../ui/create.js";
import { icon } from "../../ui/svg.js";
import { assistanceOf } from "./assistance.js";
import { createActions, personsSide } from "./result-actions.js";

/** @typedef {import("../../engine/engine.types").View} View */

/** Milliseconds before the dialog opens, so that the last move remains visible. */
const DELAY_MS = 900;

/**
 * @param {import("../../table/table.js").Table} table
 * @param {import("../../table/game-ui.types").GameUi} gameUi
 * @param {import("../../table/game-tools.types").GameTools} game
 * @param {() => void} startReview
 */
export function createResultDialog(table, gameUi, game, startReview) {
  const actions = createActions(table, game, { close: () => dialog.close(), startReview });
  const { dialog, art, title, side, score, note, word } = createParts(actions.view, actions.close);
  document.body.append(dialog);
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && dialog.open) dialog.close();
  });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let shownIn = "";

  function render() {
    shownIn = language();
    const state = table.match.state();
    const { view } = state;
    const winner = view.outcome?.winner;
    const {
      points,
      note: scoring,
      word: closing,
    } = gameUi.result(view, table.settings.current().switches);
    const symbols = winner
      ? [gameUi.symbols[winner]]
      : [gameUi.symbols.first, gameUi.symbols.second];
    const visitor = personsSide(table.settings.current().opponent);
    dialog.dataset.winner = winner ?? "nobody";
    art.replaceChildren(...symbols.map((symbol) => icon(symbol, "face")));
    const isPersonal = winner && visitor;
    title.textContent = isPersonal
      ? t(winner === visitor ? "result.won" : "result.lost")
      : statusText(state);
    side.textContent = isPersonal ? statusText(state) : "";
    score.textContent = points ? pointsText(points) : "";
    const { hints } = assistanceOf(table);
    note.textContent = [
      view.outcome?.ending === "time" ? t("ending.time") : scoring,
      hints > 0 ? plural("result.hints", hints) : "",
    ]
      .filter(Boolean)
      .join(" · ");
    word.textContent = closing ?? t(winner ? `${winner}.ending` : "draw.ending");
    actions.draw(winner === visitor);
  }

  return {
    /** Follows the language alone: the settings may belong to the next game already. */
    show() {
      if (dialog.open && language() !== shownIn) render();
    },

    /** @param {import("../../table/match-controller.js").State} state @param {import("../../table/match-controller.js").Cause} cause */
    changed({ phase }, cause) {
      if (cause !== "new" && cause !== "opened" && phase === "over") return;
      clearTimeout(timer);
      dialog.close();
    },

    open() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.querySelector("dialog:modal")) return;
        render();
        const keepsFocus = gameUi.resultKeepsKeyboard?.(table.match.state().players) ?? false;
        if (keepsFocus && matchMedia("(pointer: fine)").matches) showWithoutFocus(dialog);
        else dialog.show();
      }, DELAY_MS);
    },
  };
}

/** Shows a dialog that does not take the focus. @param {HTMLDialogElement} dialog */
function showWithoutFocus(dialog) {
  const focused = document.activeElement;
  dialog.show();
  if (focused instanceof HTMLElement && focused !== document.body) focused.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** @param {HTMLElement} actions @param {HTMLElement} close */
function createParts(actions, close) {
  const art = element("div", { class: "art", "aria-hidden": "true" });
  const title = element("h2", { id: "result-title" });
  const side = element("p", { id: "result-side" });
  const score = element("p", { id: "result-score", class: "final" });
  const note = element("p", { id: "result-note", class: "hint" });
  const word = element("p", { id: "result-word" });
  const attributes = { id: "result", class: "dialog", "aria-labelledby": title.id };
  const words = element("div", { class: "words" }, title, side, note, word);
  const parts = [art, words, score, close, actions];
  return { dialog: element("dialog", attributes, ...parts), art, title, side, score, note, word };
}

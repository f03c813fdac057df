// The result dialog: who has won and by how much, said to the visitor where one person has played, and what one may
// want to do then.

import { t } from "../../i18n/index.js";
import { pointsText, sentence } from "../../table/status.js";
import { element, textButton } from "../../ui/create.js";
import { icon } from "../../ui/svg.js";
import { openTab } from "../../ui/tabs.js";
import { neighbours } from "../opponents/opponents.js";
import { createResultOffer } from "./result-offer.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../table/settings.js").Opponent} Opponent */

/** So long the last stones are left to turn before the result covers them. */
const LINGER = 900;

/**
 * @param {import("../../table/table.js").Table} table
 * @param {import("../../table/game-ui.types").GameUi} kind
 * @param {import("../../table/game-tools.types").GameTools} game
 * @param {() => void} startReview
 */
export function createResultDialog(table, kind, game, startReview) {
  const actions = createActions(table, game, { close: () => dialog.close(), startReview });
  const offer = createResultOffer((tab) => {
    dialog.close();
    openTab(tab);
    if (tab === "analysis") startReview();
  });
  const { dialog, art, title, side, score, note, word } = createParts(actions.view, offer.view);
  document.body.append(dialog);
  /** Whether the match on the board has been finished before, and taken back. */
  let isKnown = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function write() {
    const state = table.match.state();
    const { view } = state;
    const winner = view.outcome?.winner;
    const { points, note: how, word: last } = kind.result(view, table.settings.current().switches);
    const symbols = winner ? [kind.symbols[winner]] : [kind.symbols.first, kind.symbols.second];
    const visitor = visitorsSide(table.settings.current().opponent);
    dialog.dataset.winner = winner ?? "nobody";
    art.replaceChildren(...symbols.map((symbol) => icon(symbol, "face")));
    const isPersonal = winner && visitor;
    title.textContent = isPersonal
      ? t(winner === visitor ? "result.won" : "result.lost")
      : sentence(state);
    side.textContent = isPersonal ? sentence(state) : "";
    score.textContent = points ? pointsText(points) : "";
    note.textContent = view.outcome?.ending === "time" ? t("ending.time") : how;
    word.textContent = last ?? t(winner ? `${winner}.ending` : "draw.ending");
    actions.draw();
  }

  return {
    /** @param {import("../../table/match-controller.js").State} state @param {import("../../table/match-controller.js").Cause} cause */
    changed({ phase }, cause) {
      const isOther = cause === "new" || cause === "opened";
      if (isOther) {
        dialog.close();
        isKnown = false;
      }
      if (isOther || phase !== "over") clearTimeout(timer);
    },

    open() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.querySelector("dialog:modal")) return;
        write();
        if (table.settings.current().opponent !== "both") offer.finished(!isKnown);
        isKnown = true;
        dialog.showModal();
      }, LINGER);
    },
  };
}

/** @param {HTMLElement} actions @param {HTMLElement} offer */
function createParts(actions, offer) {
  const art = element("div", { class: "art", "aria-hidden": "true" });
  const title = element("h2", { id: "result-title" });
  const side = element("p", { id: "result-side" });
  const score = element("p", { id: "result-score", class: "final" });
  const note = element("p", { id: "result-note", class: "hint" });
  const word = element("p", { id: "result-word" });
  const attributes = { id: "result", class: "dialog", "aria-labelledby": title.id };
  const parts = [art, title, side, score, note, word, actions, offer];
  return { dialog: element("dialog", attributes, ...parts), art, title, side, score, note, word };
}

/** The side that the only person has; null for two or none. @param {Opponent} opponent */
function visitorsSide(opponent) {
  if (opponent === "first") return "second";
  return opponent === "second" ? "first" : null;
}

/**
 * What one may want after a game: the same again, other sides, another opponent, a look at the moves.
 * @param {import("../../table/table.js").Table} table @param {import("../../table/game-tools.types").GameTools} game
 * @param {{ close(): void, startReview(): void }} dialog
 */
function createActions(table, game, { close, startReview }) {
  const settings = () => table.settings.current();
  const again = textButton("new", () => begin({}), { id: "result-new", class: "strong" });
  const swap = textButton("result.swap", () => begin({ opponent: swapped(settings().opponent) }), {
    id: "result-swap",
  });
  const easier = element("button", { type: "button", class: "plain", id: "result-easier" });
  const harder = element("button", { type: "button", class: "plain", id: "result-harder" });
  const review = textButton("result.review", openReview, { id: "result-review" });
  const look = textButton("result.look", close, { id: "result-look" });
  for (const button of [easier, harder])
    button.addEventListener("click", () => choose(button.dataset.player ?? ""));

  /** @param {Partial<import("../../table/settings.js").Settings>} change */
  function begin(change) {
    close();
    table.settings.change(change);
    table.match.newGame();
    table.focusBoard();
  }

  /** @param {string} alone */
  const choose = (alone) => begin({ strength: { ...settings().strength, alone } });

  function openReview() {
    close();
    openTab("analysis");
    startReview();
  }

  async function draw() {
    const isAgainst = visitorsSide(settings().opponent) !== null;
    const key = isAgainst ? "result.rematch" : "new";
    again.dataset.text = key;
    again.textContent = t(key);
    for (const button of [swap, easier, harder]) button.hidden = !isAgainst;
    easier.hidden = true;
    harder.hidden = true;
    if (!isAgainst) return;
    const near = await neighbours(game, settings().strength.alone);
    name(easier, near.easier, "result.easier");
    name(harder, near.harder, "result.harder");
  }

  /** @param {HTMLElement} button @param {string | null} player @param {"result.easier" | "result.harder"} key */
  function name(button, player, key) {
    button.hidden = player === null;
    if (player === null) return;
    button.dataset.player = player;
    button.textContent = t(key, { player: table.playerName(player) });
  }

  const view = element("p", { class: "buttons" }, again, swap, easier, harder, review, look);
  return { view, draw };
}

/** @param {Opponent} opponent @returns {Opponent} */
const swapped = (opponent) => (opponent === "first" ? "second" : "first");

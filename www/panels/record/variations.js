// Earlier variations: moves that the user took back and replaced. They are listed below the record; a click restores
// one, and redo lets the user choose if there are several continuations.

import { t } from "../../i18n/index.js";
import { moverOf } from "../../table/players.js";
import { createDialog, element, textButton, textElement } from "../../ui/create.js";
import { previewLine } from "../analysis/preview-line.js";

/** @typedef {import("../../table/match-controller.js").State} State */
/** @typedef {import("../../table/game-ui.types").GameUi} GameUi */
/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {{ record: string, moves: string[] }} Variation */

/** Maximum variations that are stored, and maximum moves shown of each. */
const MAX_STORED = 12;
const MAX_MOVES_SHOWN = 4;

/** Stored property name of the records; must not change, because visitors have stored variations. */
const RECORDS_KEY = "kept";

/** Whether the match being opened is a variation of the one on the board. */
let isOpeningVariation = false;

/** Opens another variation of the match on the board, which stays in the list. @param {import("../../table/table.js").Table} table @param {string} record */
export function openVariation(table, record) {
  isOpeningVariation = true;
  try {
    table.match.open(record);
  } finally {
    isOpeningVariation = false;
  }
}

/** @type {import("../index.js").CreateTool} */
export function createVariations(table, gameUi) {
  const storage = table.storage("lines");
  const list = createVariationList(gameUi, {
    open: (one) => open(one, 0),
    forget: () => store([]),
  });
  const dialog = createForkDialog(gameUi);
  let before = table.match.state();
  let variations = readVariations(table, storage.read());
  draw();

  /** @param {Variation[]} next */
  function store(next) {
    variations = next.slice(-MAX_STORED);
    const records = variations.map(({ record }) => record);
    const { start } = table.match.state().view;
    storage.write(JSON.stringify({ start, [RECORDS_KEY]: records }));
    draw();
  }

  /** Opens a variation `steps` moves after it leaves the match on the board. @param {Variation} variation @param {number} steps */
  function open({ record, moves }, steps) {
    const ply = commonLength(moves, table.match.state().view.moves) + steps;
    openVariation(table, previewLine(table, record, ply).record);
  }

  function draw() {
    list.draw(variations, table.match.state().view.moves);
  }

  /** @param {State} previous @param {State} state */
  function update(previous, state) {
    const [old, now] = [previous.view.moves, state.view.moves];
    const rest = variations.filter(({ moves }) => commonLength(moves, now) < moves.length);
    const replaced = { record: previous.record, moves: old };
    const isReplaced =
      commonLength(old, now) < old.length && !rest.some(({ moves }) => isSame(moves, old));
    if (isReplaced || rest.length < variations.length)
      store(isReplaced ? [...rest, replaced] : rest);
    else if (variations.length > 0) draw();
  }

  return {
    /** @param {State} state @param {import("../../table/match-controller.js").Cause} cause */
    changed(state, cause) {
      const previous = before;
      before = state;
      if (cause === "new" || (cause === "opened" && !isOpeningVariation)) store([]);
      else if (cause === "move" || cause === "opened") update(previous, state);
    },
    show: draw,
    /** Lets the user choose between several continuations. */
    redo() {
      const { view } = table.match.state();
      const alternatives = continuations(variations, view);
      if (alternatives.length === 0 || view.ply >= view.moves.length) return false;
      const here = () => table.match.goTo(view.ply + 1);
      dialog.show(view, here, alternatives, (one) => open(one, 1));
      return true;
    },
  };
}

/**
 * Reads the stored variations of the match on the board.
 * @param {import("../../table/table.js").Table} table @param {string | null} text @returns {Variation[]}
 */
function readVariations(table, text) {
  const { view: now } = table.match.state();
  try {
    const { start, [RECORDS_KEY]: records } = JSON.parse(text ?? "{}");
    if (start !== now.start || !Array.isArray(records)) return [];
    return records
      .map((record) => ({ record, moves: previewLine(table, record).view.moves }))
      .filter(({ moves }) => commonLength(moves, now.moves) > 0);
  } catch {
    return []; // invalid; the next variation overwrites it
  }
}

/**
 * The list below the record.
 * @param {GameUi} gameUi @param {{ open(variation: Variation): void, forget(): void }} actions
 */
function createVariationList(gameUi, { open, forget }) {
  const list = element("ul", { class: "earlier" });
  const heading = textElement("h3", "lines");
  const clear = textButton("lines.forget", forget);
  const view = element("div", { id: "lines", hidden: "" }, heading, list, clear);
  document.getElementById("thought")?.before(view);

  return {
    /** @param {Variation[]} variations @param {string[]} played */
    draw(variations, played) {
      view.hidden = variations.length === 0;
      const entries = variations.map((variation) => {
        const { moves } = variation;
        const at = commonLength(moves, played);
        const next = moves.slice(at, at + MAX_MOVES_SHOWN).map(gameUi.moveName);
        const more = moves.length > at + MAX_MOVES_SHOWN ? " …" : "";
        const text = t("lines.from", { ply: at + 1, moves: next.join(" ") + more });
        return element(
          "li",
          {},
          plainButton(text, () => open(variation)),
        );
      });
      list.replaceChildren(...entries);
    },
  };
}

/** The dialog for choosing a continuation. @param {GameUi} gameUi */
function createForkDialog(gameUi) {
  const choices = element("div", { class: "choices" });
  const dialog = createDialog("fork", "fork", textElement("p", "fork.lead"), choices);

  return {
    /**
     * @param {View} view @param {() => void} continueHere  continues the match on the board
     * @param {Variation[]} alternatives @param {(variation: Variation) => void} open
     */
    show(view, continueHere, alternatives, open) {
      const side = t(`${moverOf(view, view.ply)}.name`);
      const nameIn = (/** @type {string[]} */ moves) =>
        `${side} ${gameUi.moveName(moves[view.ply])}`;
      /** @param {string} text @param {() => void} action */
      const offer = (text, action) =>
        plainButton(text, () => {
          dialog.close();
          action();
        });
      const offers = [
        offer(t("fork.now", { move: nameIn(view.moves) }), continueHere),
        ...alternatives.map((one) =>
          offer(t("fork.then", { move: nameIn(one.moves) }), () => open(one)),
        ),
      ];
      choices.replaceChildren(...offers);
      dialog.showModal();
      offers[0].focus();
    },
  };
}

/** @param {string} text @param {() => void} press */
function plainButton(text, press) {
  const button = element("button", { type: "button", class: "plain" }, text);
  button.addEventListener("click", press);
  return button;
}

/** Variations that continue from the position on the board, one for each next move. @param {Variation[]} variations @param {View} view */
function continuations(variations, { moves: played, ply }) {
  const seen = new Set([played[ply]]);
  return variations.filter(({ moves }) => {
    const continuesHere = commonLength(moves, played) === ply && moves.length > ply;
    if (!continuesHere || seen.has(moves[ply])) return false;
    seen.add(moves[ply]);
    return true;
  });
}

/** Number of leading moves that two variations share. @param {string[]} one @param {string[]} other */
function commonLength(one, other) {
  const end = one.findIndex((move, at) => move !== other[at]);
  return end < 0 ? one.length : end;
}

/** @param {string[]} one @param {string[]} other */
const isSame = (one, other) =>
  one.length === other.length && commonLength(one, other) === one.length;

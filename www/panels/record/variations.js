// Earlier variations: what was played before somebody took moves back and went another way. They stand below the
// record, a click brings one back, and redo asks where the game has gone on in more than one way.

import { t } from "../../i18n/index.js";
import { moverOf } from "../../table/players.js";
import { createDialog, element, textButton, textElement } from "../../ui/create.js";
import { previewLine } from "../analysis/preview-line.js";

/** @typedef {import("../../table/match-controller.js").State} State */
/** @typedef {import("../../table/game-ui.types").GameUi} GameUi */
/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {{ record: string, moves: string[] }} Variation */

/** So many are kept, and so many moves of each are shown. */
const MOST = 12;
const SHOWN = 4;

/** Whether a match that is opened is another variation of the one on the board. */
let branches = false;

/** Goes on with another variation of the match on the board; that one stays among the earlier ones. @param {import("../../table/table.js").Table} table @param {string} record */
export function branch(table, record) {
  branches = true;
  try {
    table.match.open(record);
  } finally {
    branches = false;
  }
}

/** @type {import("../index.js").NewTool} */
export function createVariations(table, kind) {
  const storage = table.storage("lines");
  const list = createVariationList(kind, { open: (one) => open(one, 0), forget: () => keep([]) });
  const dialog = createForkDialog(kind);
  let before = table.match.state();
  let variations = readVariations(table, storage.read());
  draw();

  /** @param {Variation[]} next */
  function keep(next) {
    variations = next.slice(-MOST);
    const kept = variations.map(({ record }) => record);
    storage.write(JSON.stringify({ start: table.match.state().view.start, kept }));
    draw();
  }

  /** Brings a variation back, at the place where it leaves the one on the board, or after its first move there. @param {Variation} variation @param {number} steps */
  function open({ record, moves }, steps) {
    const ply = shared(moves, table.match.state().view.moves) + steps;
    branch(table, previewLine(table, record, ply).record);
  }

  function draw() {
    list.draw(variations, table.match.state().view.moves);
  }

  /** @param {State} lost @param {State} state */
  function follow(lost, state) {
    const [old, now] = [lost.view.moves, state.view.moves];
    const rest = variations.filter(({ moves }) => shared(moves, now) < moves.length);
    const gone = { record: lost.record, moves: old };
    const isGone = shared(old, now) < old.length && !rest.some(({ moves }) => isSame(moves, old));
    if (isGone || rest.length < variations.length) keep(isGone ? [...rest, gone] : rest);
    else if (variations.length > 0) draw();
  }

  return {
    /** @param {State} state @param {import("../../table/match-controller.js").Cause} cause */
    changed(state, cause) {
      const lost = before;
      before = state;
      if (cause === "new" || (cause === "opened" && !branches)) keep([]);
      else if (cause === "move" || cause === "opened") follow(lost, state);
    },
    show: draw,
    /** Asks which way to go on, where there is more than one. */
    redo() {
      const { view } = table.match.state();
      const others = waysOn(variations, view);
      if (others.length === 0 || view.ply >= view.moves.length) return false;
      const here = () => table.match.goTo(view.ply + 1);
      dialog.ask(view, here, others, (one) => open(one, 1));
      return true;
    },
  };
}

/**
 * The variations of an earlier visit that belong to the match on the board.
 * @param {import("../../table/table.js").Table} table @param {string | null} text @returns {Variation[]}
 */
function readVariations(table, text) {
  const { view: now } = table.match.state();
  try {
    const { start, kept } = JSON.parse(text ?? "{}");
    if (start !== now.start || !Array.isArray(kept)) return [];
    return kept
      .map((record) => ({ record, moves: previewLine(table, record).view.moves }))
      .filter(({ moves }) => shared(moves, now.moves) > 0);
  } catch {
    return []; // written by somebody else; the next one that is kept takes its place
  }
}

/**
 * The list below the moves of the match.
 * @param {GameUi} kind @param {{ open(variation: Variation): void, forget(): void }} actions
 */
function createVariationList(kind, { open, forget }) {
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
        const at = shared(moves, played);
        const next = moves.slice(at, at + SHOWN).map(kind.moveName);
        const more = moves.length > at + SHOWN ? " …" : "";
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

/** The dialog that asks how the game shall go on. @param {GameUi} kind */
function createForkDialog(kind) {
  const choices = element("div", { class: "choices" });
  const dialog = createDialog("fork", "fork", textElement("p", "fork.lead"), choices);

  return {
    /**
     * @param {View} view @param {() => void} goOn  as in the match on the board
     * @param {Variation[]} others @param {(variation: Variation) => void} open
     */
    ask(view, goOn, others, open) {
      const side = t(`${moverOf(view, view.ply)}.name`);
      const nameIn = (/** @type {string[]} */ moves) => `${side} ${kind.moveName(moves[view.ply])}`;
      /** @param {string} text @param {() => void} act */
      const offer = (text, act) =>
        plainButton(text, () => {
          dialog.close();
          act();
        });
      const offers = [
        offer(t("fork.now", { move: nameIn(view.moves) }), goOn),
        ...others.map((one) => offer(t("fork.then", { move: nameIn(one.moves) }), () => open(one))),
      ];
      choices.replaceChildren(...offers);
      dialog.showModal();
      offers[0].focus();
    },
  };
}

/** @param {string} text @param {() => void} press */
function plainButton(text, press) {
  const made = element("button", { type: "button", class: "plain" }, text);
  made.addEventListener("click", press);
  return made;
}

/** The variations that go on from the position on the board, one for each move. @param {Variation[]} variations @param {View} view */
function waysOn(variations, { moves: played, ply }) {
  const seen = new Set([played[ply]]);
  return variations.filter(({ moves }) => {
    const goesOn = shared(moves, played) === ply && moves.length > ply;
    if (!goesOn || seen.has(moves[ply])) return false;
    seen.add(moves[ply]);
    return true;
  });
}

/** How many moves two variations have in common. @param {string[]} one @param {string[]} other */
function shared(one, other) {
  const end = one.findIndex((move, at) => move !== other[at]);
  return end < 0 ? one.length : end;
}

/** @param {string[]} one @param {string[]} other */
const isSame = (one, other) => one.length === other.length && shared(one, other) === one.length;

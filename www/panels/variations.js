// Earlier variations: what was played before somebody took moves back and went another way. They stand below the
// record, a click brings one back, and redo asks where the game has gone on in more than one way.

import { t } from "../i18n/index.js";
import { moverOf } from "../table/players.js";
import { createDialog, element, textButton, textElement } from "../ui/create.js";
import { imagine } from "./preview-line.js";

/** @typedef {import("../table/flow.js").State} State */
/** @typedef {{ record: string, moves: string[] }} Variation */

/** So many are kept, and so many moves of each are shown. */
const MOST = 12;
const SHOWN = 4;

/** Whether a match that is opened is another variation of the one on the board. */
let branches = false;

/** Goes on with another variation of the match on the board; that one stays among the earlier ones. @param {import("../table/controls.js").Table} table @param {string} record */
export function branch(table, record) {
  branches = true;
  try {
    table.match.open(record);
  } finally {
    branches = false;
  }
}

/** @type {import("./index.js").NewTool} */
export function createVariations(table, kind) {
  const note = table.note("lines");
  const list = element("ul", { class: "earlier" });
  const heading = textElement("h3", "lines");
  const forget = textButton("lines.forget", () => keep([]));
  const holder = element("div", { id: "lines", hidden: "" }, heading, list, forget);
  document.getElementById("thought")?.before(holder);
  const choices = element("div", { class: "choices" });
  const window = createDialog("fork", "fork", textElement("p", "fork.lead"), choices);
  let before = table.match.state();
  /** @type {Variation[]} */
  let variations = remembered();
  draw();

  /** Those of an earlier visit that belong to the match on the board. */
  function remembered() {
    try {
      const { start, kept } = JSON.parse(note.read() ?? "{}");
      if (start !== table.match.state().view.start || !Array.isArray(kept)) return [];
      return kept.flatMap((record) => {
        const { view } = imagine(table, record);
        return shared(view.moves, table.match.state().view.moves) > 0
          ? [{ record, moves: view.moves }]
          : [];
      });
    } catch {
      return []; // written by somebody else; the next one that is kept takes its place
    }
  }

  /** @param {Variation[]} next */
  function keep(next) {
    variations = next.slice(-MOST);
    note.write(
      JSON.stringify({
        start: table.match.state().view.start,
        kept: variations.map(({ record }) => record),
      }),
    );
    draw();
  }

  /** Brings one back, at the place where it leaves the one on the board, or after its first move there. @param {Variation} variation @param {number} steps */
  function open({ record, moves }, steps) {
    const ply = shared(moves, table.match.state().view.moves) + steps;
    branch(table, imagine(table, record, ply).record);
  }

  function draw() {
    const { view } = table.match.state();
    holder.hidden = variations.length === 0;
    const buttons = variations.map((variation) => {
      const at = shared(variation.moves, view.moves);
      const next = variation.moves.slice(at, at + SHOWN).map(kind.moveName);
      const more = variation.moves.length > at + SHOWN ? " …" : "";
      const words = t("lines.from", { ply: at + 1, moves: next.join(" ") + more });
      const made = element("button", { type: "button", class: "plain" }, words);
      made.addEventListener("click", () => open(variation, 0));
      return element("li", {}, made);
    });
    list.replaceChildren(...buttons);
  }

  /** The ways on from here: that of the match on the board first. */
  function ways() {
    const { view } = table.match.state();
    const here = variations.filter(
      ({ moves }) => shared(moves, view.moves) === view.ply && moves.length > view.ply,
    );
    const seen = new Set([view.moves[view.ply]]);
    return here.filter(({ moves }) => {
      const isNew = !seen.has(moves[view.ply]);
      seen.add(moves[view.ply]);
      return isNew;
    });
  }

  return {
    /** @param {State} state @param {import("../table/flow.js").Cause} cause */
    changed(state, cause) {
      const lost = before;
      before = state;
      const [old, now] = [lost.view.moves, state.view.moves];
      if (cause === "new" || (cause === "opened" && !branches)) keep([]);
      else if (cause === "move" || cause === "opened") {
        const at = shared(old, now);
        const rest = variations.filter(({ moves }) => shared(moves, now) < moves.length);
        const gone = { record: lost.record, moves: old };
        const isGone = at < old.length && !rest.some(({ moves }) => isSame(moves, old));
        if (isGone || rest.length < variations.length) keep(isGone ? [...rest, gone] : rest);
        else if (variations.length > 0) draw();
      }
    },
    show: draw,
    /** Asks which way to go on, where there is more than one. */
    redo() {
      const others = ways();
      const { view } = table.match.state();
      if (others.length === 0 || view.ply >= view.moves.length) return false;
      const name = (/** @type {string} */ move) =>
        `${t(`${moverOf(view, view.ply)}.name`)} ${kind.moveName(move)}`;
      const offers = [
        offer(t("fork.now", { move: name(view.moves[view.ply]) }), () =>
          table.match.goTo(view.ply + 1),
        ),
        ...others.map((variation) =>
          offer(t("fork.then", { move: name(variation.moves[view.ply]) }), () =>
            open(variation, 1),
          ),
        ),
      ];
      choices.replaceChildren(...offers);
      window.showModal();
      offers[0].focus();
      return true;
    },
  };

  /** @param {string} words @param {() => void} go */
  function offer(words, go) {
    const made = element("button", { type: "button", class: "plain" }, words);
    made.addEventListener("click", () => {
      window.close();
      go();
    });
    return made;
  }
}

/** How many moves two variations have in common. @param {string[]} one @param {string[]} other */
function shared(one, other) {
  const end = one.findIndex((move, at) => move !== other[at]);
  return end < 0 ? one.length : end;
}

/** @param {string[]} one @param {string[]} other */
const isSame = (one, other) => one.length === other.length && shared(one, other) === one.length;

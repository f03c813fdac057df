// At the names of the sides: what a game has to say of each, such as captured pieces, and what the computer thought of
// its last move. The room for it is there from the start, so that nothing moves.

import { plural, t } from "../../i18n/index.js";
import { scoreText } from "../../table/score.js";
import { element } from "../../ui/create.js";
import { icon } from "../../ui/svg.js";

/** @typedef {import("../../engine/engine.types").Side} Side */
/** @typedef {import("../../table/match-controller.js").Thought} Thought */

/** @type {import("../index.js").NewTool} */
export const createPlayerNotes = (table, _kind, game) => new PlayerNotes(table, game);

class PlayerNotes {
  #table;
  #game;
  #places;
  /** What the computer thought of its last move, by the side that it plays. @type {Partial<Record<Side, Thought>>} */
  #thoughts = {};

  /** @param {import("../../table/table.js").Table} table @param {import("../../table/game-tools.types").GameTools} game */
  constructor(table, game) {
    this.#table = table;
    this.#game = game;
    this.#places = { first: createPlace("first"), second: createPlace("second") };
    this.show();
  }

  /** @type {Required<import("../index.js").Tool>["changed"]} */
  changed({ view, players, thought }, cause) {
    if (cause !== "move" && cause !== "ended" && cause !== "players") this.#thoughts = {};
    for (const side of /** @type {const} */ (["first", "second"]))
      if (players[side] === null) delete this.#thoughts[side];
    if (thought && view.last) this.#thoughts[view.last.side] = thought;
    this.show();
  }

  show() {
    const { view } = this.#table.match.state();
    for (const side of /** @type {const} */ (["first", "second"])) {
      const { note, thought } = this.#places[side];
      const said = this.#game.sideNote?.(view, side);
      const thoughts = this.#words(this.#thoughts[side]);
      // A short text stands below the name, where a narrow page has room; above the thought, in brief.
      const isBelow = said !== undefined && said.drawings.length === 0 && !said.words;
      const isBrief = isBelow && thoughts.length > 0;
      drawNote(note, isBrief ? briefly(said) : isBelow ? undefined : said);
      drawThought(thought, isBelow && !isBrief ? [said.text] : thoughts);
    }
  }

  /** The value of the move, and how far it was looked ahead, in words. @param {Thought} [thought] */
  #words(thought) {
    if (!thought) return [];
    const { player, choice } = thought;
    const { score, depth, nodes } = choice;
    const { parameters = [] } =
      this.#table.rules.info.players.find(({ id }) => id === player) ?? {};
    const isByHeart = nodes === 0 && parameters.some(({ name }) => name === "book");
    if (isByHeart) return [t("depth.book")];
    return [score ? scoreText(score) : "", depth > 0 ? plural("depth", depth) : ""].filter(Boolean);
  }
}

/** Puts a name into a line with what stands beside it, and the thought below. @param {Side} side */
function createPlace(side) {
  const name = /** @type {HTMLElement} */ (document.getElementById(`name-${side}`));
  const note = element("span", { id: `note-${side}`, class: "note" });
  // Leads to how it thought of it (think.js).
  const thought = element("button", {
    type: "button",
    id: `thought-${side}`,
    class: "thought",
    "aria-haspopup": "dialog",
    hidden: "",
  });
  const line = element("span", { class: "line" });
  const place = element("span", { class: "player" }, line, thought);
  name.before(place);
  line.append(name, note);
  return { note, thought };
}

/** @param {HTMLElement} holder @param {import("../../table/game-tools.types").SideNote} [note] */
function drawNote(holder, note) {
  const { drawings = [], text = "", words = "" } = note ?? {};
  const key = [...drawings, text, words].join();
  if (holder.dataset.shows === key) return;
  holder.dataset.shows = key;
  const seen = drawings.map((drawing) => element("span", {}, icon(drawing, "piece")));
  const hidden = { "aria-hidden": words ? "true" : null };
  holder.replaceChildren(
    ...(words ? [element("span", { class: "visually-hidden" }, words)] : []),
    ...(drawings.length > 0 ? [element("span", { class: "pieces", ...hidden }, ...seen)] : []),
    element("b", hidden, text),
  );
}

/** @param {import("../../table/game-tools.types").SideNote} note @returns {import("../../table/game-tools.types").SideNote | undefined} */
const briefly = ({ brief, text }) =>
  brief && { drawings: [brief.drawing], text: brief.text, words: text };

/** @param {HTMLButtonElement} holder @param {string[]} parts */
function drawThought(holder, parts) {
  if (holder.textContent === parts.join("")) return;
  holder.hidden = parts.length === 0;
  holder.replaceChildren(...parts.map((part) => element("span", {}, part)));
}

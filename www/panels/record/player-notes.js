// Notes at the names of the sides: the game's own, such as captured pieces, and the depth of the computer's last search,
// with its evaluation if evaluations are shown. Their space is reserved, so that the layout does not shift.

import { plural, t } from "../../i18n/index.js";
import { isProgram } from "../../table/player-names.js";
import { scoreText } from "../../table/score.js";
import { element } from "../../ui/create.js";
import { icon } from "../../ui/svg.js";

/** @typedef {import("../../engine/engine.types").Side} Side */
/** @typedef {import("../../table/match-controller.js").Thought} Thought */

/** @type {import("../index.js").CreateTool} */
export const createPlayerNotes = (table, _gameUi, game) => new PlayerNotes(table, game);

class PlayerNotes {
  #table;
  #game;
  #places;
  /** The computer's last choice, by side. @type {Partial<Record<Side, Thought>>} */
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
    if ((cause !== "move" && cause !== "players") || view.outcome) this.#thoughts = {};
    for (const side of /** @type {const} */ (["first", "second"]))
      if (players[side] === null) delete this.#thoughts[side];
    if (thought && view.last) this.#thoughts[view.last.side] = thought;
    this.show();
  }

  show() {
    const { view } = this.#table.match.state();
    for (const side of /** @type {const} */ (["first", "second"])) {
      const { note, thought } = this.#places[side];
      const sideNote = this.#game.sideNote?.(view, side);
      const thoughts = this.describe(this.#thoughts[side]);
      // A short text goes below the name, where narrow pages have room; next to an evaluation its brief form is used.
      const isBelow = sideNote !== undefined && sideNote.drawings.length === 0 && !sideNote.spoken;
      const isBrief = isBelow && thoughts.length > 0;
      drawNote(note, isBrief ? briefForm(sideNote) : isBelow ? undefined : sideNote);
      drawThought(thought, isBelow && !isBrief ? [sideNote.text] : thoughts);
    }
  }

  /**
   * The depth of a choice as text, and its evaluation if evaluations are shown: it would spoil the game.
   * @param {Thought} [thought]
   */
  describe(thought) {
    if (!thought) return [];
    const { player, choice } = thought;
    if (isProgram(player)) return [];
    const { score, depth, nodes } = choice;
    const { parameters = [] } =
      this.#table.rules.info.players.find(({ id }) => id === player) ?? {};
    const isFromBook = nodes === 0 && parameters.some(({ name }) => name === "book");
    if (isFromBook) return [t("depth.book")];
    const isShown = this.#table.settings.current().looks.evaluation === true;
    const parts = [
      score && isShown ? scoreText(score) : "",
      depth > 0 ? plural("depth", depth) : "",
    ].filter(Boolean);
    return parts.length > 0 ? parts : [t("think.open")];
  }
}

/** Adds elements for the note and the evaluation to a side's name. @param {Side} side */
function createPlace(side) {
  const name = /** @type {HTMLElement} */ (document.getElementById(`name-${side}`));
  const note = element("span", { id: `note-${side}`, class: "note" });
  // Opens the window that replays the search (think.js).
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
  const { drawings = [], text = "", spoken = "" } = note ?? {};
  const key = [...drawings, text, spoken].join();
  if (holder.dataset.shows === key) return;
  holder.dataset.shows = key;
  const seen = drawings.map((drawing) => element("span", {}, icon(drawing, "piece")));
  const hidden = { "aria-hidden": spoken ? "true" : null };
  holder.replaceChildren(
    ...(spoken ? [element("span", { class: "visually-hidden" }, spoken)] : []),
    ...(drawings.length > 0 ? [element("span", { class: "pieces", ...hidden }, ...seen)] : []),
    element("b", hidden, text),
  );
}

/** @param {import("../../table/game-tools.types").SideNote} note @returns {import("../../table/game-tools.types").SideNote | undefined} */
const briefForm = ({ brief, text }) =>
  brief && { drawings: [brief.drawing], text: brief.text, spoken: text };

/** @param {HTMLButtonElement} holder @param {string[]} parts */
function drawThought(holder, parts) {
  const text = parts.join("");
  if (holder.textContent === text) return;
  holder.hidden = text === "";
  holder.replaceChildren(...parts.map((part) => element("span", {}, part)));
}

// Sets up a start position on the main board, with a palette or typed in the game's notation; board and text follow each
// other. The match stays as it is until the position is taken over. An illegal position gets an error message.

import { errorText } from "../../i18n/error-text.js";
import { t } from "../../i18n/index.js";
import { setAttribute } from "../../ui/attributes.js";
import { createPanel, element, isShown, textButton, textElement } from "../../ui/create.js";
import { byId } from "../../ui/dom.js";
import { closeSheet, TABS_CHANGED } from "../../ui/tabs.js";
import { previewLine } from "../analysis/preview-line.js";
import { listenToBoard } from "./board-input.js";
import { contentName, createPalette, createRights, createSides, EMPTY } from "./palette.js";
import { createPositionText } from "./position-text.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../i18n/error-sentence.js").CodedError} CodedError */

/** @type {import("../index.js").CreateTool} */
export const createSetup = (table, gameUi, game) => new Setup(table, gameUi, game.setup);

/** Windows in which the panel is a sheet below the board, as in styles/panels/setup.css. */
const IS_SHEET = "(width < 64rem) and (height > 30rem)";

class Setup {
  #table;
  #gameUi;
  #setup;
  #text = createPositionText({
    typed: () => this.#readText(),
    begin: () => this.#begin(),
    cancel: () => this.#discard(),
  });
  #palette;
  #sides = createSides((side) => this.#set({ side }));
  #rights;
  #panel;
  /** The position on the board; null until the panel is opened, and after it was taken over or discarded. @type {View | null} */
  #position = null;
  /** Ids of the chosen rights, also of those that the pieces do not allow now. @type {string[]} */
  #chosenRights = [];
  /** Whether the computer was thinking and continues afterwards. */
  #hasPaused = false;
  /** Name of the cell that makes the position illegal, if the error names one. */
  #faulty = "";

  /**
   * @param {import("../../table/table.js").Table} table @param {import("../../table/game-ui.types").GameUi} gameUi
   * @param {import("../../table/game-tools.types").Setup} setup
   */
  constructor(table, gameUi, setup) {
    this.#table = table;
    this.#gameUi = gameUi;
    this.#setup = setup;
    this.#palette = createPalette(setup.pieces);
    this.#rights = createRights(setup.rights, (ids) => this.#setRights(ids));
    const buttons = element(
      "p",
      { class: "buttons" },
      textButton("setup.clear", () => this.#clear()),
      textButton("setup.here", () => this.#copy()),
    );
    const parts = [
      this.#palette.view,
      this.#sides.view,
      this.#rights.view,
      this.#text.form,
      buttons,
      textElement("p", "setup.how", { class: "hint" }),
    ];
    this.#panel = createPanel("analysis", "setup", "setup", ...parts);
    this.#panel.classList.add("setup");
    this.#listen();
  }

  /** @param {unknown} _ @param {import("../../table/match-controller.js").Cause} cause */
  changed(_, cause) {
    if (cause === "players" || cause === "failed") return;
    this.#hasPaused = false;
    this.#leave(); // for the match; the position stays for the next time
  }

  /** A hint belongs to the match. */
  hint() {
    this.#leave();
  }

  show() {
    if (!this.#table.isEdited() || !this.#position) return;
    this.#palette.draw();
    this.#sides.draw(this.#position.side);
    this.#rights.draw(this.#chosenRights, this.#position.cells);
    this.#drawBoard();
  }

  #listen() {
    const update = () => this.#update();
    this.#panel.addEventListener("toggle", update);
    byId("workbench").addEventListener(TABS_CHANGED, update);
    addEventListener("resize", () => this.#table.isEdited() && this.#makeRoom());
    listenToBoard(
      {
        isActive: () => this.#table.isEdited(),
        isPiece: (letter) => this.#pieceOf(letter) !== null,
        pieceOn: (cell) => this.#pieceOf(this.#position?.cells[cell] ?? EMPTY),
        press: (cell) => this.#press(cell),
        place: (cell, letter) => this.#place(cell, letter),
        move: (from, to) => this.#move(from, to),
        leave: () => this.#leave(),
      },
      this.#palette,
    );
  }

  /** Begins when the panel becomes visible, ends when it is hidden. */
  #update() {
    const isOpen = isShown(this.#panel);
    if (isOpen === this.#table.isEdited()) return;
    if (isOpen) this.#enter();
    else this.#leave();
  }

  #enter() {
    const { phase, view } = this.#table.match.state();
    this.#hasPaused = phase === "thinking" || phase === "passing";
    if (this.#hasPaused) this.#table.match.pause();
    this.#makeRoom();
    byId("board").toggleAttribute("data-edited", true);
    this.#table.showEdited(this.#position ?? view);
    if (this.#position?.cells.length === view.cells.length) this.show();
    else this.#copy();
    this.#table.announce(t("setup.editing"));
  }

  #leave() {
    if (!this.#table.isEdited()) return;
    const hadFocus = this.#panel.contains(document.activeElement);
    byId("board").toggleAttribute("data-edited", false);
    this.#table.showEdited(null);
    const wasShown = isShown(this.#panel);
    this.#panel.open = false;
    if (wasShown) closeSheet();
    this.#table.announce(byId("turn-text").textContent ?? "");
    if (this.#hasPaused) this.#table.match.playOn();
    this.#hasPaused = false;
    if (hadFocus) this.#table.focusBoard();
  }

  #discard() {
    this.#position = null;
    this.#leave();
  }

  /** Shows the board, and the beginning of the panel, which is a sheet below the board in narrow windows. */
  #makeRoom() {
    if (matchMedia(IS_SHEET).matches) scrollTo(0, 0);
    const { bottom } = byId("board").getBoundingClientRect();
    byId("workbench").style.setProperty("--board-end", `${Math.ceil(bottom)}px`);
    requestAnimationFrame(() => this.#panel.parentElement?.parentElement?.scrollTo(0, 0));
  }

  /** @param {string} letter */
  #pieceOf(letter) {
    return this.#setup.pieces.find((piece) => piece.letter === letter) ?? null;
  }

  /** @param {number} cell */
  #press(cell) {
    const chosen = this.#palette.chosen();
    this.#place(cell, this.#position?.cells[cell] === chosen ? EMPTY : chosen);
  }

  /** @param {number} cell @param {string} letter */
  #place(cell, letter) {
    if (!this.#position) return;
    const { cells, names } = this.#position;
    this.#set({ cells: this.#placed(cells, cell, letter) });
    const content = contentName(this.#setup.pieces, letter);
    this.#table.announce(t("setup.cell", { cell: names[cell], content }));
  }

  /** @param {number} from @param {number | null} to */
  #move(from, to) {
    if (!this.#position) return;
    const { cells, names } = this.#position;
    const piece = cells[from];
    const without = this.#placed(cells, from, EMPTY);
    this.#set({ cells: to === null ? without : this.#placed(without, to, piece) });
    const cell = to === null ? names[from] : names[to];
    const content = contentName(this.#setup.pieces, to === null ? EMPTY : piece);
    this.#table.announce(t("setup.cell", { cell, content }));
  }

  /** @param {string} cells @param {number} cell @param {string} letter */
  #placed(cells, cell, letter) {
    const place = this.#setup.place ?? replaced;
    return place(cells, cell, letter);
  }

  #clear() {
    const { length } = this.#position?.cells ?? this.#table.match.state().view.cells;
    this.#chosenRights = [];
    this.#set({ cells: EMPTY.repeat(length) });
  }

  /** Copies the position of the match. */
  #copy() {
    const { view } = this.#table.match.state();
    this.#chosenRights = this.#setup.rights?.left(view.start, boardsOf(this.#table)) ?? [];
    this.#set(view);
  }

  /** @param {string[]} ids */
  #setRights(ids) {
    this.#chosenRights = ids;
    this.#set({});
  }

  /** @param {Partial<View>} change */
  #set(change) {
    const before = this.#position ?? this.#table.match.state().view;
    const position = { ...before, ...change };
    this.#position = position;
    const text = positionText(this.#table, position);
    this.#text.write(this.#setup.rights?.write(text, this.#chosenRights, position.cells) ?? text);
    this.#parse(this.#text.read());
    this.show();
  }

  #readText() {
    const given = this.#text.read();
    const read = this.#parse(given);
    if (!read) return;
    this.#position = read;
    this.#chosenRights = this.#setup.rights?.read(this.#complete(given)) ?? [];
    this.show();
  }

  /** @param {string} given */
  #complete(given) {
    return this.#setup.complete?.(given) ?? given;
  }

  /** Parses a position; shows an error if it is invalid. @param {string} given */
  #parse(given) {
    this.#text.showError("");
    this.#faulty = "";
    if (given === "") return null;
    try {
      const { view } = previewLine(this.#table, `${this.#gameUi.id}:${this.#complete(given)}:`);
      if (view.outcome) this.#text.showError(t("setup.over"));
      return view;
    } catch (error) {
      this.#text.showError(errorText(error));
      this.#faulty = /** @type {CodedError} */ (error).details?.spot ?? "";
      return null;
    }
  }

  #begin() {
    const given = this.#text.read();
    if (given === "") return;
    if (this.#parse(given)?.outcome) return this.#table.announce(t("setup.over"));
    try {
      this.#table.match.begin(this.#complete(given));
      this.#position = null;
    } catch (error) {
      this.#text.showError(errorText(error));
      this.#table.announce(errorText(error));
    }
  }

  /** Draws the position, whose cells are usable although no move can be made. */
  #drawBoard() {
    if (!this.#position) return;
    const nothing = { legal: [], last: null, winningRow: [], checkedCell: null, outcome: null };
    const position = { ...this.#position, ...nothing, moves: [], ply: 0, steps: 0 };
    const faulty = position.names.indexOf(this.#faulty);
    this.#table.showEdited(position, faulty < 0 ? [] : [faulty]);
    byId("turn-text").textContent = t("setup.editing");
    const board = byId("board");
    for (const one of [board, ...board.querySelectorAll("[aria-disabled]")])
      setAttribute(one, "aria-disabled", null);
  }
}

/** @param {string} cells @param {number} cell @param {string} letter */
const replaced = (cells, cell, letter) => cells.slice(0, cell) + letter + cells.slice(cell + 1);

/** The cells of all positions of the match up to the current one. @param {import("../../table/table.js").Table} table */
function boardsOf(table) {
  const { record, view } = table.match.state();
  const match = table.rules.read(record);
  try {
    return Array.from({ length: view.ply + 1 }, (_, ply) => {
      match.goto(ply);
      return match.view().cells;
    });
  } finally {
    match.free();
  }
}

/**
 * A position in the game's notation; what the cells do not determine is taken from the match.
 * @param {import("../../table/table.js").Table} table @param {View} position
 */
function positionText(table, { cells, side }) {
  const match = table.rules.read(table.match.state().record);
  try {
    return match.positionText(cells, side);
  } finally {
    match.free();
  }
}

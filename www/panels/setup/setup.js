// Sets up a start position, with a palette or typed in the game's notation; board and text follow each other. An
// illegal position gets an error message.

import { errorText } from "../../i18n/error-text.js";
import { t } from "../../i18n/index.js";
import { SIDES } from "../../table/players.js";
import {
  createPanel,
  element,
  isShown,
  onShown,
  textButton,
  textElement,
} from "../../ui/create.js";
import { previewLine } from "../analysis/preview-line.js";
import { createPalette, createSetupBoard, radio } from "./setup-board.js";

/** @typedef {import("../../engine/engine.types").Side} Side */
/** @typedef {import("./setup-board.js").Position} Position */

/** @type {import("../index.js").CreateTool} */
export const createSetup = (table, gameUi, game) => new Setup(table, gameUi, game.setup);

class Setup {
  #table;
  #gameUi;
  #complete;
  #text = createPositionText({ typed: () => this.#readText(), begin: () => this.#begin() });
  #palette;
  #board;
  #sides = element("fieldset", { class: "sides" }, textElement("legend", "setup.side"));
  #panel;
  /** Without cells until the panel is first opened. @type {Position} */
  #position;

  /**
   * @param {import("../../table/table.js").Table} table @param {import("../../table/game-ui.types").GameUi} gameUi
   * @param {import("../../table/game-tools.types").Setup} setup
   */
  constructor(table, gameUi, { pieces, complete }) {
    this.#table = table;
    this.#gameUi = gameUi;
    this.#complete = complete ?? ((text) => text);
    this.#palette = createPalette(pieces);
    this.#board = createSetupBoard(pieces, (cell) => this.#press(cell));
    this.#position = { ...table.match.state().view, cells: "", side: "first" };
    const buttons = element(
      "p",
      { class: "buttons" },
      textButton("setup.clear", () => this.#clear()),
      textButton("setup.here", () => this.#copy()),
    );
    const parts = [this.#text.form, this.#palette.view, this.#board.view, this.#sides, buttons];
    const panel = createPanel("analysis", "setup", "setup", ...parts);
    panel.classList.add("setup");
    this.#panel = panel;
    onShown(panel, () => {
      if (!panel.open) return;
      if (this.#position.cells === "") this.#copy();
      else this.show();
    });
  }

  /** @param {unknown} _ @param {import("../../table/match-controller.js").Cause} cause */
  changed(_, cause) {
    if (cause !== "new" && cause !== "opened") return;
    const { cells } = this.#table.match.state().view;
    if (cells.length !== this.#position.cells.length && this.#panel.open) this.#copy();
  }

  show() {
    if (!isShown(this.#panel)) return;
    this.#board.draw(this.#position);
    this.#palette.draw();
    const choices = SIDES.map((side) =>
      radio("set-side", side, this.#position.side, t(`${side}.name`), () => this.#set({ side })),
    );
    this.#sides.replaceChildren(this.#sides.children[0], ...choices);
  }

  /** @param {number} cell */
  #press(cell) {
    const { cells } = this.#position;
    const chosen = this.#palette.chosen();
    const piece = cells[cell] === chosen ? "." : chosen;
    this.#set({ cells: cells.slice(0, cell) + piece + cells.slice(cell + 1) });
  }

  #clear() {
    this.#set({ cells: ".".repeat(this.#position.cells.length) });
  }

  #copy() {
    this.#set(this.#table.match.state().view);
  }

  /** @param {Partial<Position>} change */
  #set(change) {
    this.#position = { ...this.#position, ...change };
    this.#text.write(positionText(this.#table, this.#position));
    this.#parse(this.#text.read());
    this.show();
  }

  #readText() {
    const read = this.#parse(this.#text.read());
    if (!read) return;
    this.#position = read;
    this.show();
  }

  /** Parses a position; shows an error if it is invalid. @param {string} given */
  #parse(given) {
    this.#text.showError("");
    if (given === "") return null;
    try {
      const { view } = previewLine(this.#table, `${this.#gameUi.id}:${this.#complete(given)}:`);
      if (view.outcome) this.#text.showError(t("setup.over"));
      return view;
    } catch (error) {
      this.#text.showError(errorText(error));
      return null;
    }
  }

  #begin() {
    const given = this.#text.read();
    if (given === "") return;
    if (this.#parse(given)?.outcome) return this.#table.announce(t("setup.over"));
    try {
      this.#table.match.begin(this.#complete(given));
    } catch (error) {
      this.#text.showError(errorText(error));
      this.#table.announce(errorText(error));
    }
  }
}

/** The input field for a position. @param {{ typed(): void, begin(): void }} listener */
function createPositionText({ typed, begin }) {
  const field = element("input", {
    id: "setup-position",
    type: "text",
    maxlength: 600,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-describedby": "setup-note",
  });
  const note = element("p", { id: "setup-note", class: "hint" });
  const enter = textElement("button", "setup.begin", { type: "submit", class: "plain" });
  const label = textElement("label", "setup.text", { for: "setup-position" });
  const form = element(
    "form",
    { class: "move-input", autocomplete: "off" },
    label,
    field,
    enter,
    note,
  );
  field.addEventListener("input", typed);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    begin();
  });

  return {
    form,
    read: () => field.value.trim(),
    /** @param {string} text */
    write(text) {
      field.value = text;
    },
    /** @param {string} error */
    showError(error) {
      note.textContent = error;
      field.ariaInvalid = error ? "true" : null;
    },
  };
}

/**
 * A position in the game's notation; what the cells do not determine is taken from the match.
 * @param {import("../../table/table.js").Table} table @param {Position} position
 */
function positionText(table, { cells, side }) {
  const match = table.rules.read(table.match.state().record);
  try {
    return match.positionText(cells, side);
  } finally {
    match.free();
  }
}

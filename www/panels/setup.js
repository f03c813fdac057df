// Any position to begin from: set with a palette, or typed in the game's notation. The two follow each other, and a
// position that is not legal gets a sentence that says why.

import { errorText, t } from "../i18n/index.js";
import { createPanel, element, isShown, onShown, textButton, textElement } from "../ui/create.js";
import { imagine } from "./preview-line.js";
import { createPalette, createSetupBoard, radio } from "./setup-board.js";

/** @typedef {import("../engine/types.js").Side} Side */
/** @typedef {import("./setup-board.js").Position} Position */

const SIDES = /** @type {Side[]} */ (["first", "second"]);

/** @type {import("./index.js").NewTool} */
export function createSetup(table, kind, game) {
  const { pieces } = game.setup;
  const text = createPositionText({ typed, begin });
  const palette = createPalette(pieces);
  const board = createSetupBoard(pieces, press);
  const sides = element("fieldset", { class: "sides" }, textElement("legend", "setup.side"));
  const buttons = element(
    "p",
    { class: "buttons" },
    textButton("setup.clear", () => set({ cells: ".".repeat(position.cells.length) })),
    textButton("setup.here", copy),
  );
  const parts = [text.form, palette.view, board.view, sides, buttons];
  const panel = createPanel("analysis", "setup", "setup", ...parts);
  panel.classList.add("setup");
  /** Nothing until somebody opens the panel; then that of the match, or of the text. @type {Position} */
  let position = { ...table.match.state().view, cells: "", side: "first" };

  onShown(panel, () => {
    if (!panel.open) return;
    if (position.cells === "") copy();
    else draw();
  });

  /** @param {number} cell */
  function press(cell) {
    const { cells } = position;
    const piece = cells[cell] === palette.chosen() ? "." : palette.chosen();
    set({ cells: cells.slice(0, cell) + piece + cells.slice(cell + 1) });
  }

  /** @param {Partial<Position>} change */
  function set(change) {
    position = { ...position, ...change };
    text.write(positionText(table, position));
    attempt(text.read());
    draw();
  }

  function copy() {
    set(table.match.state().view);
  }

  function typed() {
    const read = attempt(text.read());
    if (!read) return;
    position = read;
    draw();
  }

  /** What a text stands for; what is wrong with it is said. @param {string} given */
  function attempt(given) {
    text.complain("");
    if (given === "") return null;
    try {
      const { view } = imagine(table, `${kind.id}:${given}:`);
      if (view.outcome) text.complain(t("setup.over"));
      return view;
    } catch (error) {
      text.complain(errorText(error));
      return null;
    }
  }

  function begin() {
    if (text.read() === "") return;
    if (attempt(text.read())?.outcome) return table.tell(t("setup.over"));
    try {
      table.match.begin(text.read());
    } catch (error) {
      text.complain(errorText(error));
      table.tell(errorText(error));
    }
  }

  function draw() {
    if (!isShown(panel)) return;
    board.draw(position);
    palette.draw();
    const choices = SIDES.map((side) =>
      radio("set-side", side, position.side, t(`${side}.name`), () => set({ side })),
    );
    sides.replaceChildren(sides.children[0], ...choices);
  }

  return {
    changed(_state, cause) {
      if (cause !== "new" && cause !== "opened") return;
      const isOther = table.match.state().view.cells.length !== position.cells.length;
      if (isOther && panel.open) copy();
    },
    show: draw,
  };
}

/** The field in which a position is typed. @param {{ typed(): void, begin(): void }} listener */
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
  const form = element("form", { class: "entry", autocomplete: "off" }, label, field, enter, note);
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
    /** @param {string} complaint */
    complain(complaint) {
      note.textContent = complaint;
      field.ariaInvalid = complaint ? "true" : null;
    },
  };
}

/**
 * A position in the game's notation; what cells do not say is as on the board.
 * @param {import("../table/controls.js").Table} table @param {Position} position
 */
function positionText(table, { cells, side }) {
  const match = table.rules.read(table.match.state().record);
  try {
    return match.positionText(cells, side);
  } finally {
    match.free();
  }
}

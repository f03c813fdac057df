// Any position to begin from: set with a palette, or typed in the game's notation. The two follow each other, and a
// position that is not legal gets a sentence that says why.

import { put } from "../boards/attributes.js";
import { rove } from "../boards/roving.js";
import { picture } from "../page/parts.js";
import { en } from "../strings/en/playing.js";
import { sayError, speakerOf } from "../strings/index.js";
import { imagine } from "./imagine.js";
import { make, makePanel, worded, wordedButton } from "./make.js";

/** @typedef {import("../engine/types.js").Side} Side */

const { say } = speakerOf(en);

const SIDES = /** @type {Side[]} */ (["first", "second"]);

/** @type {import("./index.js").NewTool} */
export function createSetup(table, kind, game) {
  const { pieces, write } = game.setup;
  const field = make("input", {
    id: "setup-position",
    type: "text",
    maxlength: 600,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-describedby": "setup-note",
  });
  const note = make("p", { id: "setup-note", class: "hint" });
  const enter = worded("button", "setup.begin", { type: "submit", class: "plain" });
  const label = worded("label", "setup.text", { for: "setup-position" });
  const form = make("form", { class: "entry", autocomplete: "off" }, label, field, enter, note);
  const palette = make("div", {
    class: "palette",
    role: "radiogroup",
    "data-label": "setup.piece",
    "aria-label": say("setup.piece"),
  });
  const sides = make("fieldset", { class: "sides" }, worded("legend", "setup.side"));
  const grid = make("div", {
    class: "set-board",
    role: "grid",
    "data-label": "setup",
    "aria-label": say("setup"),
  });
  const tidy = make(
    "p",
    { class: "buttons" },
    wordedButton("setup.clear", () => take(".".repeat(cells.length), side)),
    wordedButton("setup.here", copy),
  );
  const panel = makePanel("setup", "setup", form, palette, grid, sides, tidy);
  panel.classList.add("setup");
  let cells = "";
  /** The board of the position: that of the match, or of the text. */
  let { columns, rows, names } = table.state().view;
  /** @type {Side} */
  let side = "first";
  let chosen = pieces[0].letter;
  /** @type {HTMLButtonElement[]} */
  let buttons = [];
  rove(grid, { items: () => buttons, columns: () => columns });

  panel.addEventListener("toggle", () => {
    if (panel.open && cells === "") copy();
  });
  grid.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button");
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (button));
    if (at < 0) return;
    const piece = cells[at] === chosen ? "." : chosen;
    take(cells.slice(0, at) + piece + cells.slice(at + 1), side);
  });
  field.addEventListener("input", () => {
    const read = attempt(field.value.trim());
    if (!read) return;
    [cells, side] = [read.cells, read.side];
    ({ columns, rows, names } = read);
    draw();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === "") return;
    try {
      table.begin(text);
    } catch (error) {
      complain(sayError(error));
      table.tell(note.textContent ?? "");
    }
  });

  /** What a text stands for; what is wrong with it is said. @param {string} text */
  function attempt(text) {
    complain("");
    if (text === "") return null;
    try {
      return imagine(table, `${kind.id}:${text}:`).view;
    } catch (error) {
      complain(sayError(error));
      return null;
    }
  }

  /** @param {string} complaint */
  function complain(complaint) {
    note.textContent = complaint;
    field.ariaInvalid = complaint ? "true" : null;
  }

  /** @param {string} next @param {Side} mover */
  function take(next, mover) {
    [cells, side] = [next, mover];
    field.value = write(cells, side, table.state().view);
    attempt(field.value);
    draw();
  }

  function copy() {
    const { view } = table.state();
    ({ columns, rows, names } = view);
    take(view.cells, view.side);
  }

  function draw() {
    if (!panel.open) return;
    if (buttons.length !== cells.length) fill();
    const contents = new Map(pieces.map((piece) => [piece.letter, piece.name()]));
    buttons.forEach((button, at) => {
      const content = contents.get(cells[at]) ?? say("setup.nothing");
      put(button, "aria-label", say("setup.cell", { cell: names[at], content }));
      if (button.dataset.piece === cells[at]) return;
      button.dataset.piece = cells[at];
      const piece = pieces.find(({ letter }) => letter === cells[at]);
      button.replaceChildren(...(piece ? [picture(piece.drawing, "piece")] : []));
    });
    palette.replaceChildren(
      ...pieces.map(({ letter, drawing, name }) =>
        radio(
          "set-piece",
          letter,
          chosen,
          name(),
          (value) => {
            chosen = value;
          },
          drawing,
        ),
      ),
    );
    sides.replaceChildren(
      sides.children[0],
      ...SIDES.map((one) =>
        radio("set-side", one, side, say(`${one}.name`), () => take(cells, one)),
      ),
    );
  }

  function fill() {
    grid.toggleAttribute("data-levels", rows > columns);
    grid.style.setProperty("--set-columns", String(columns));
    const row = (/** @type {number} */ at) => {
      const made = Array.from({ length: columns }, (_, column) =>
        make("button", { type: "button", role: "gridcell", tabindex: at + column === 0 ? 0 : -1 }),
      );
      return make("div", { role: "row" }, ...made);
    };
    grid.replaceChildren(...Array.from({ length: rows }, (_, at) => row(at)));
    buttons = [...grid.querySelectorAll("button")];
  }

  return {
    changed(_state, cause) {
      if (cause !== "new" && cause !== "opened") return;
      if (table.state().view.cells.length !== cells.length && panel.open) copy();
    },
    show: draw,
  };
}

/**
 * @param {string} name @param {string} value @param {string} chosen @param {string} words
 * @param {(value: string) => void} choose @param {string} [drawing]
 */
function radio(name, value, chosen, words, choose, drawing) {
  const input = make("input", { type: "radio", name, value });
  input.checked = value === chosen;
  input.addEventListener("change", () => choose(value));
  return make(
    "label",
    {},
    input,
    ...(drawing ? [picture(drawing, "piece")] : []),
    make("span", { class: drawing ? "visually-hidden" : "" }, words),
  );
}

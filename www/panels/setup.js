// Any position to begin from: set with a palette, or typed in the game's notation. The two follow each other, and a
// position that is not legal gets a sentence that says why.

import { errorText, t } from "../i18n/index.js";
import { setAttribute } from "../ui/attributes.js";
import { createPanel, element, textButton, textElement } from "../ui/create.js";
import { rovingTabindex } from "../ui/roving-tabindex.js";
import { icon } from "../ui/svg.js";
import { imagine } from "./preview-line.js";

/** @typedef {import("../engine/types.js").Side} Side */

const SIDES = /** @type {Side[]} */ (["first", "second"]);

/** @type {import("./index.js").NewTool} */
export function createSetup(table, kind, game) {
  const { pieces } = game.setup;
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
  const palette = element("div", {
    class: "palette",
    role: "radiogroup",
    "data-label": "setup.piece",
    "aria-label": t("setup.piece"),
  });
  const sides = element("fieldset", { class: "sides" }, textElement("legend", "setup.side"));
  const grid = element("div", {
    class: "set-board",
    role: "grid",
    "data-label": "setup",
    "aria-label": t("setup"),
  });
  const tidy = element(
    "p",
    { class: "buttons" },
    textButton("setup.clear", () => take(".".repeat(cells.length), side)),
    textButton("setup.here", copy),
  );
  const panel = createPanel("setup", "setup", form, palette, grid, sides, tidy);
  panel.classList.add("setup");
  let cells = "";
  /** The board of the position: that of the match, or of the text. */
  let { columns, rows, names } = table.match.state().view;
  /** @type {Side} */
  let side = "first";
  let chosen = pieces[0].letter;
  /** @type {HTMLButtonElement[]} */
  let buttons = [];
  rovingTabindex(grid, { items: () => buttons, columns: () => columns });

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
      table.match.begin(text);
    } catch (error) {
      complain(errorText(error));
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
      complain(errorText(error));
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
    field.value = positionText(cells, side);
    attempt(field.value);
    draw();
  }

  /** A position in the game's notation; what cells do not say is as on the board. @param {string} set @param {Side} mover */
  function positionText(set, mover) {
    const match = table.rules.read(table.match.state().record);
    try {
      return match.positionText(set, mover);
    } finally {
      match.free();
    }
  }

  function copy() {
    const { view } = table.match.state();
    ({ columns, rows, names } = view);
    take(view.cells, view.side);
  }

  function draw() {
    if (!panel.open) return;
    if (buttons.length !== cells.length) fill();
    const contents = new Map(pieces.map((piece) => [piece.letter, piece.name()]));
    buttons.forEach((button, at) => {
      const content = contents.get(cells[at]) ?? t("setup.nothing");
      setAttribute(button, "aria-label", t("setup.cell", { cell: names[at], content }));
      if (button.dataset.piece === cells[at]) return;
      button.dataset.piece = cells[at];
      const piece = pieces.find(({ letter }) => letter === cells[at]);
      button.replaceChildren(...(piece ? [icon(piece.drawing, "piece")] : []));
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
      ...SIDES.map((one) => radio("set-side", one, side, t(`${one}.name`), () => take(cells, one))),
    );
  }

  function fill() {
    grid.toggleAttribute("data-levels", rows > columns);
    grid.style.setProperty("--set-columns", String(columns));
    const row = (/** @type {number} */ at) => {
      const made = Array.from({ length: columns }, (_, column) =>
        element("button", {
          type: "button",
          role: "gridcell",
          tabindex: at + column === 0 ? 0 : -1,
        }),
      );
      return element("div", { role: "row" }, ...made);
    };
    grid.replaceChildren(...Array.from({ length: rows }, (_, at) => row(at)));
    buttons = [...grid.querySelectorAll("button")];
  }

  return {
    changed(_state, cause) {
      if (cause !== "new" && cause !== "opened") return;
      if (table.match.state().view.cells.length !== cells.length && panel.open) copy();
    },
    show: draw,
  };
}

/**
 * @param {string} name @param {string} value @param {string} chosen @param {string} words
 * @param {(value: string) => void} choose @param {string} [drawing]
 */
function radio(name, value, chosen, words, choose, drawing) {
  const input = element("input", { type: "radio", name, value });
  input.checked = value === chosen;
  input.addEventListener("change", () => choose(value));
  return element(
    "label",
    {},
    input,
    ...(drawing ? [icon(drawing, "piece")] : []),
    element("span", { class: drawing ? "visually-hidden" : "" }, words),
  );
}

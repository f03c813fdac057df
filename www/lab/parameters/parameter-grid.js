// Fields for a parameter with many values: a row, or a table as a heat map that can be painted. Each is one tab stop
// with the keys of a spreadsheet.

import { isAllowed } from "../../table/parameters.js";
import { element, textElement } from "../../ui/create.js";
import { rovingTabindex } from "../../ui/roving-tabindex.js";
import { numberInput } from "./parameter-input.js";
import { labelOf } from "./parameter-texts.js";

/** @typedef {import("../../table/parameters.js").Parameter} Parameter */
/** @typedef {import("../../table/parameter-field.js").Binding} Binding */
/** Paints the cell under the pointer. @typedef {(target: EventTarget | null) => void} Stroke */

/** @param {Binding} binding */
export function gridFields(binding) {
  const { parameter, values } = binding;
  const { columns, default: defaults, kind, name } = parameter;
  const isTable = columns > 1 && columns < defaults.length && kind === "weight";
  const brush = createBrush(parameter, values()[0]);
  const cells = defaults.map((_, at) => numberInput(binding, at, (value) => set(at, value)));
  const grid = element(
    "div",
    { class: isTable ? "heat" : "row", role: "group", "aria-label": labelOf(name) },
    ...cells,
  );

  /** @param {number} at @param {number} value */
  function set(at, value) {
    const next = values();
    for (const cell of brush.isSymmetric() ? symmetricCells(at, columns) : [at]) next[cell] = value;
    binding.set(next);
    showValues(cells, next);
  }

  /** @type {Stroke} */
  function stroke(target) {
    const at = cells.indexOf(/** @type {HTMLInputElement} */ (target));
    const value = brush.value();
    if (at >= 0 && isAllowed(parameter, value)) set(at, value);
  }

  grid.style.setProperty("--columns-here", String(columns));
  const inFirstRow = () => cells.filter(({ offsetTop }) => offsetTop === cells[0].offsetTop).length;
  const tabindex = rovingTabindex(grid, {
    items: () => cells,
    columns: isTable ? () => columns : inFirstRow,
  });
  tabindex.setTabStop(0);
  paintWithPointer(grid, brush.isPainting, stroke);
  editLikeSpreadsheet(grid, cells, values, isTable ? stroke : () => {});
  showValues(cells, values());
  if (!isTable) return [grid];
  return [grid, textElement("p", "lab.table-keys", { class: "hint" }), brush.view];
}

/** Writes values and shades into the cells. @param {HTMLInputElement[]} cells @param {number[]} values */
function showValues(cells, values) {
  const sorted = [...values].sort((one, other) => one - other);
  for (const [at, cell] of cells.entries()) {
    cell.value = String(values[at]);
    // By rank, because a single large value would leave the others without contrast.
    const share = sorted.indexOf(values[at]) / Math.max(1, sorted.length - 1);
    cell.style.setProperty("--heat", `${Math.round(100 * share)}%`);
  }
}

/** The tools for painting a table. @param {Parameter} parameter @param {number} value */
function createBrush({ columns, default: defaults }, value) {
  const symmetric = element("input", { type: "checkbox" });
  const paint = element("input", { type: "checkbox" });
  const field = element("input", { type: "text", inputmode: "numeric", size: 6, value });
  const isSquare = columns * columns === defaults.length;
  const view = element(
    "p",
    { class: "brush" },
    ...(isSquare
      ? [element("label", {}, symmetric, " ", textElement("span", "lab.symmetric"))]
      : []),
    element("label", {}, paint, " ", textElement("span", "lab.paint")),
    element("label", {}, textElement("span", "lab.brush"), " ", field),
  );
  return {
    view,
    value: () => Number(field.value),
    isPainting: () => paint.checked,
    isSymmetric: () => symmetric.checked,
  };
}

/** @param {HTMLElement} grid @param {() => boolean} isPainting @param {Stroke} stroke */
function paintWithPointer(grid, isPainting, stroke) {
  grid.addEventListener("pointerdown", (event) => {
    if (!isPainting()) return;
    event.preventDefault();
    stroke(event.target);
  });
  grid.addEventListener("pointerover", (event) => {
    if (isPainting() && event.buttons === 1) stroke(event.target);
  });
}

/**
 * Keys of a spreadsheet: typing replaces the value, Enter moves to the next cell.
 * @param {HTMLElement} grid @param {HTMLInputElement[]} cells @param {() => number[]} values
 * @param {Stroke} stroke
 */
function editLikeSpreadsheet(grid, cells, values, stroke) {
  const placeOf = (/** @type {EventTarget | null} */ target) =>
    cells.indexOf(/** @type {HTMLInputElement} */ (target));
  grid.addEventListener("focusin", ({ target }) => cells[placeOf(target)]?.select());
  grid.addEventListener("keydown", (event) => {
    const at = placeOf(event.target);
    /** @type {Record<string, () => void>} */
    const actions = {
      Enter() {
        const next = cells[at + (event.shiftKey ? -1 : 1)];
        if (next) next.focus();
        else cells[at].dispatchEvent(new Event("change"));
      },
      Escape() {
        cells[at].value = String(values()[at]);
        cells[at].select();
      },
      " "() {
        stroke(event.target);
        cells[at].select();
      },
    };
    const action = actions[event.key];
    if (at < 0 || !action) return;
    event.preventDefault();
    action();
  });
}

/** The cells that are equivalent by the symmetries of a square. @param {number} at @param {number} side */
function symmetricCells(at, side) {
  const [row, column] = [Math.floor(at / side), at % side];
  const flip = (/** @type {number} */ place) => side - 1 - place;
  const cells = [row, flip(row)].flatMap((r) =>
    [column, flip(column)].flatMap((c) => [r * side + c, c * side + r]),
  );
  return [...new Set(cells)];
}

// The fields for the numbers of a program: single ones as a field with a slider, tables as a heat map that can be
// painted and is one stop of the tab key, lists whose order counts with buttons, keys and dragging. A number that may not be so is refused
// with a word, and the one before stays.

import { t } from "../i18n/index.js";
import { element, textElement } from "../ui/create.js";
import { rovingTabindex } from "../ui/roving-tabindex.js";

/** @typedef {import("../engine/types.js").PlayerInfo["parameters"][number]} Parameter */
/** @typedef {import("./types.js").Changes} Changes */

/** From this many possible values on, a slider would be too coarse to be of use. */
const SLIDER = 512;

/** @param {{ change(numbers: Changes): void }} listener */
export function createNumberFields({ change }) {
  const view = element("div", { class: "number-fields" });
  /** @type {Changes} */
  let numbers = {};
  /** @type {Parameter[]} */
  let shown = [];
  /** What the fields show, which is also what somebody has just typed into them. */
  let drawnFor = "";
  const subject = () => JSON.stringify([shown, shown.map(valuesOf), document.documentElement.lang]);

  /** @param {Parameter} parameter */
  const valuesOf = ({ name, original }) => {
    const own = numbers[name];
    return own === undefined ? [...original] : [own].flat();
  };

  /** @param {Parameter} parameter @param {number[]} values */
  function take(parameter, values) {
    numbers = { ...numbers, [parameter.name]: values.length === 1 ? values[0] : values };
    drawnFor = subject();
    mark(view.children[shown.indexOf(parameter)], parameter);
    change(numbers);
  }

  /** @param {Parameter[]} parameters @param {Changes} own */
  function draw(parameters, own) {
    numbers = { ...own };
    shown = parameters;
    if (subject() === drawnFor || view.contains(document.activeElement)) return;
    drawnFor = subject();
    view.replaceChildren(...parameters.map(group));
  }

  /** @param {Parameter} parameter */
  function group(parameter) {
    const { name, line, columns, original, role } = parameter;
    const title = element("legend", {}, element("b", {}, name), ` ${line}`);
    const kind = original.length === 1 ? single : role === "order" ? order : grid;
    const made = element("fieldset", { "data-columns": columns }, title, ...kind(parameter));
    mark(made, parameter);
    return made;
  }

  /** Shows whether the numbers are the original ones. @param {Element} fieldset @param {Parameter} parameter */
  function mark(fieldset, parameter) {
    const isChanged = valuesOf(parameter).some((value, at) => value !== parameter.original[at]);
    fieldset.toggleAttribute("data-changed", isChanged);
  }

  /** @param {Parameter} parameter @param {number} at @param {(value: number) => void} taken */
  function field(parameter, at, taken) {
    const { least, greatest, name, original } = parameter;
    const value = valuesOf(parameter)[at];
    const input = element("input", {
      type: "text",
      inputmode: "numeric",
      autocomplete: "off",
      size: Math.max(3, String(greatest).length),
      value,
    });
    input.ariaLabel = original.length === 1 ? name : `${name} ${at + 1}`;
    input.title = t("lab.original-is", { value: original[at] });
    input.addEventListener("change", () => {
      const given = Number(input.value.trim());
      if (
        input.value.trim() === "" ||
        !Number.isInteger(given) ||
        given < least ||
        given > greatest
      ) {
        input.setCustomValidity(t("lab.wrong-number", { least, greatest }));
        input.reportValidity();
        input.value = String(valuesOf(parameter)[at]);
        input.setCustomValidity("");
        return;
      }
      taken(given);
    });
    return input;
  }

  /** @param {Parameter} parameter */
  function single(parameter) {
    const { least, greatest, name } = parameter;
    const set = (/** @type {number} */ value) => {
      take(parameter, [value]);
      typed.value = String(value);
      slider.value = String(value);
    };
    const typed = field(parameter, 0, set);
    const slider = element("input", { type: "range", min: least, max: greatest, step: 1 });
    slider.value = String(valuesOf(parameter)[0]);
    slider.ariaLabel = name;
    slider.addEventListener("input", () => set(slider.valueAsNumber));
    return greatest - least < SLIDER ? [typed, slider] : [typed];
  }

  /** @param {Parameter} parameter */
  function grid(parameter) {
    const { columns, original, greatest, least, role, name } = parameter;
    const values = valuesOf(parameter);
    const isTable = columns > 1 && columns < original.length && role === "weight";
    const isSquare = columns * columns === original.length;
    const twins = element("input", { type: "checkbox" });
    const brush = element("input", {
      type: "text",
      inputmode: "numeric",
      size: 6,
      value: values[0],
    });
    const paint = element("input", { type: "checkbox" });

    /** @param {number} at @param {number} value */
    const set = (at, value) => {
      const next = valuesOf(parameter);
      for (const cell of twins.checked ? mirrored(at, columns) : [at]) next[cell] = value;
      take(parameter, next);
      colour(next);
    };
    const cells = original.map((_, at) => field(parameter, at, (value) => set(at, value)));
    const colour = (/** @type {number[]} */ now) => {
      const sorted = [...now].sort((one, other) => one - other);
      for (const [at, cell] of cells.entries()) {
        cell.value = String(now[at]);
        // By rank, because one corner of a thousand would leave the rest without a shade.
        const share = sorted.indexOf(now[at]) / Math.max(1, sorted.length - 1);
        cell.style.setProperty("--heat", `${Math.round(100 * share)}%`);
      }
    };
    const cellOf = (/** @type {EventTarget | null} */ target) =>
      cells.indexOf(/** @type {HTMLInputElement} */ (target));
    const stroke = (/** @type {EventTarget | null} */ target) => {
      const at = cellOf(target);
      const value = Number(brush.value);
      if (at < 0 || !Number.isInteger(value) || value < least || value > greatest) return;
      set(at, value);
    };
    const board = element(
      "div",
      { class: isTable ? "heat" : "row", role: "group", "aria-label": name },
      ...cells,
    );
    board.style.setProperty("--columns-here", String(columns));
    board.addEventListener("pointerdown", (event) => {
      if (!paint.checked) return;
      event.preventDefault();
      stroke(event.target);
    });
    board.addEventListener("pointerover", (event) => {
      if (paint.checked && event.buttons === 1) stroke(event.target);
    });
    // As on a sheet of figures: the arrows go from cell to cell, digits write over the one that is there.
    const across = () => cells.filter(({ offsetTop }) => offsetTop === cells[0].offsetTop).length;
    const walk = rovingTabindex(board, {
      items: () => cells,
      columns: isTable ? () => columns : across,
    });
    walk.stopAt(0);
    board.addEventListener("focusin", ({ target }) => cells[cellOf(target)]?.select());
    board.addEventListener("keydown", (event) => {
      const at = cellOf(event.target);
      const acts = {
        Enter() {
          const next = cells[at + (event.shiftKey ? -1 : 1)];
          if (next) next.focus();
          else cells[at].dispatchEvent(new Event("change"));
        },
        Escape: () => {
          cells[at].value = String(valuesOf(parameter)[at]);
          cells[at].select();
        },
        " "() {
          if (isTable) stroke(event.target);
          cells[at].select();
        },
      };
      const act = acts[/** @type {keyof typeof acts} */ (event.key)];
      if (at < 0 || !act) return;
      event.preventDefault();
      act();
    });
    colour(values);
    if (!isTable) return [board];
    return [
      board,
      textElement("p", "lab.table-keys", { class: "hint" }),
      element(
        "p",
        { class: "brush" },
        ...(isSquare
          ? [element("label", {}, twins, " ", textElement("span", "lab.symmetric"))]
          : []),
        element("label", {}, paint, " ", textElement("span", "lab.paint")),
        element("label", {}, textElement("span", "lab.brush"), " ", brush),
      ),
    ];
  }

  /** @param {Parameter} parameter */
  function order(parameter) {
    const list = element("ol", { class: "order" });
    /** @type {number | null} */
    let carried = null;

    /** @param {number} from @param {number} to */
    const move = (from, to) => {
      const next = valuesOf(parameter);
      if (to < 0 || to >= next.length) return;
      const [entry] = next.splice(from, 1);
      next.splice(to, 0, entry);
      take(parameter, next);
      fillList();
      list.querySelectorAll("button")[to]?.focus();
    };
    const fillList = () => {
      list.replaceChildren(
        ...valuesOf(parameter).map((value, at) => {
          const entry = element("button", { type: "button", draggable: "true" }, String(value));
          entry.ariaLabel = t("lab.order-entry", { value, place: at + 1 });
          entry.addEventListener("keydown", (event) => {
            const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            move(at, at + by);
          });
          entry.addEventListener("dragstart", () => {
            carried = at;
          });
          entry.addEventListener("dragover", (event) => event.preventDefault());
          entry.addEventListener("drop", (event) => {
            event.preventDefault();
            if (carried !== null) move(carried, at);
          });
          return element("li", {}, entry);
        }),
      );
    };
    fillList();
    return [list, textElement("p", "lab.order-keys", { class: "hint" })];
  }

  return { view, draw };
}

/** The cells that the symmetries of a square make one. @param {number} at @param {number} side */
function mirrored(at, side) {
  const [row, column] = [Math.floor(at / side), at % side];
  const flip = (/** @type {number} */ place) => side - 1 - place;
  const cells = [row, flip(row)].flatMap((r) =>
    [column, flip(column)].flatMap((c) => [r * side + c, c * side + r]),
  );
  return [...new Set(cells)];
}

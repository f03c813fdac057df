// Below the Gobang board: why a square has its value, the parameters of CPC-Gobang, and the move that it would make.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/game.js";
import { createNumbers } from "./parameters.js";

/** @typedef {import("../../engine/types.js").View} View */
/** @typedef {import("../../engine/types.js").Weighing} Weighing */
/** @typedef {import("../../table/board.js").Situation} Situation */

const { t } = translatorFor(messages);

/** Whose numbers are meant while no player with such numbers sits at the table. */
const CLASSIC = "cpc-gobang";

/** So many squares make a window. */
const WINDOW = 5;

/** One square on in each direction, to the right and down. */
const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

export const SYMBOLS = { first: "ladybird", second: "daisy" };

/** @param {string} id */
const box = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @param {import("../../table/controls.js").Table} table
 * @param {{ pointAt(at: number): void, leave(): void }} board
 */
export function createPanels(table, { pointAt, leave }) {
  /** @type {View} */
  let view;
  /** @type {Situation} */
  let situation;
  let pointed = -1;
  /** Whether the values have to be shown anew at the next frame. */
  let stale = false;
  const numbers = createNumbers(table);
  const values = createPanel("weights", { shown: refresh, leave });
  const fields = createPanel("numbers", { shown: numbers.focus, leave });
  box("suggest").addEventListener("click", suggest);

  /** Whose numbers are shown: those of the first computer player at the table that has such numbers. */
  function player() {
    const { first, second } = situation.players;
    const has = (/** @type {string | null} */ id) =>
      table.rules.info.players
        .find((one) => one.id === id)
        ?.parameters.some(({ name }) => name === "f1");
    return [first, second].find(has) ?? CLASSIC;
  }

  function suggest() {
    if (view.outcome) return;
    const id = player();
    const move = table.rules.suggest(situation.record, id, situation.numbers[id] ?? {});
    pointAt(view.names.indexOf(move));
    table.tell(t("suggested", { cell: move }));
  }

  function refresh() {
    stale = false;
    if (box("weights").hidden) return;
    const free = pointed >= 0 && !view.outcome && view.cells[pointed] === ".";
    const here = free ? explain(view.ply, view.names[pointed]) : null;
    show("here", here, `value.here.${view.side}`, view.names[pointed], view.side);
    const index = lastOfComputer();
    const last = index < 0 ? null : explain(index, view.moves[index]);
    show("last", last, "value.last", view.moves[index], sideAt(index));
  }

  /** The number of the last move that a computer player made, -1 for none. */
  function lastOfComputer() {
    const made = [view.ply - 1, view.ply - 2].filter((index) => index >= 0);
    return made.find((index) => situation.players[sideAt(index)] !== null) ?? -1;
  }

  /** @param {number} index */
  function sideAt(index) {
    const other = view.side === "first" ? "second" : "first";
    return (view.ply - index) % 2 === 0 ? view.side : other;
  }

  /** @param {number} ply @param {string} square */
  function explain(ply, square) {
    const id = player();
    return table.rules.explain(situation.record, ply, square, id, situation.numbers[id] ?? {});
  }

  /**
   * @param {"here" | "last"} name @param {Weighing | null} weighing
   * @param {"value.here.first" | "value.here.second" | "value.last"} title @param {string} cell
   * @param {import("../../engine/types.js").Side} side
   */
  function show(name, weighing, title, cell, side) {
    const table = box(`value-${name}`);
    const { caption, tHead, tBodies } = /** @type {HTMLTableElement} */ (table);
    table.toggleAttribute("data-empty", weighing === null);
    write(caption, weighing ? captionOf(weighing, title, cell) : t(`value.${name}.none`));
    const other = side === "first" ? "second" : "first";
    showSide(tHead?.querySelector("[data-own]"), side);
    showSide(tHead?.querySelector("[data-enemy]"), other);
    const order = weighing ? ranks(weighing) : [];
    const factors = ["f1", "f2", "f3", "f4"].map((factor) =>
      numbers.valueIn(player(), situation.numbers, factor),
    );
    const here = view.names.indexOf(cell);
    [...tBodies[0].rows].forEach((row, at) => {
      const direction = weighing?.directions[at];
      write(
        row.querySelector("[data-direction]"),
        t(/** @type {"direction.0"} */ (`direction.${at}`)),
      );
      const [right, down] = STEPS[at];
      const squareAt = (/** @type {number} */ from) =>
        view.names[here + from * (right + down * view.columns)];
      for (const whose of /** @type {const} */ (["own", "enemy"])) {
        const parts = direction ? partsOf(direction[whose], squareAt) : "";
        write(row.querySelector(`[data-${whose}]`), parts);
      }
      write(row.querySelector("[data-value]"), direction ? String(direction.value) : "");
      write(row.querySelector("[data-product]"), direction ? `× ${factors[order[at]]}` : "");
    });
  }

  return {
    /** The cursor is on a square, -1 for none. @param {number} at */
    point(at) {
      if (at < 0 || at === pointed) return;
      pointed = at;
      if (stale) return;
      stale = true;
      requestAnimationFrame(refresh);
    },

    /** @param {View} next @param {Situation} now */
    draw(next, now) {
      [view, situation] = [next, now];
      refresh();
      numbers.draw(player(), situation.numbers);
    },

    /** @param {string} key */
    press(key) {
      const act = { v: values.toggle, p: fields.toggle, t: suggest }[key.toLowerCase()];
      act?.();
      return act !== undefined;
    },
  };
}

/**
 * A button that shows and hides a panel; Esc in it hides it and leads back to the board.
 * @param {string} name @param {{ shown(): void, leave(): void }} actions
 */
function createPanel(name, { shown, leave }) {
  const [panel, button] = [box(name), box(`${name}-toggle`)];
  function toggle() {
    panel.hidden = !panel.hidden;
    button.ariaExpanded = String(!panel.hidden);
    if (!panel.hidden) shown();
  }
  button.addEventListener("click", toggle);
  panel.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    toggle();
    leave();
  });
  return { toggle };
}

/** @param {Weighing} weighing @param {Parameters<typeof t>[0]} title @param {string} cell */
function captionOf({ total, wins, prevents }, title, cell) {
  const sentences = [t(title, { cell, total: formatNumber(total) })];
  if (wins) sentences.push(t("value.wins"));
  if (prevents) sentences.push(t("value.prevents"));
  return sentences.join(" ");
}

/**
 * The squares of a window and the parts of its points.
 * @param {Weighing["directions"][number]["own"]} window @param {(from: number) => string} squareAt
 */
function partsOf(window, squareAt) {
  if (!window) return t("value.closed");
  const { from, count, together, near, open, points } = window;
  const squares = `${squareAt(from)}–${squareAt(from + WINDOW - 1)}`;
  const parts = [squares, `A${count}`, together && "ZS", near && "NH", open && "OF"];
  return `${parts.filter(Boolean).join(" ")} = ${points}`;
}

/** Which factor each direction gets: the best the first. @param {Weighing} weighing */
function ranks({ directions }) {
  const order = directions
    .map((_, at) => at)
    .sort((a, b) => directions[b].value - directions[a].value);
  return directions.map((_, at) => order.indexOf(at));
}

/** Puts the picture and the name of a side over a column. @param {Element | null | undefined} head @param {import("../../engine/types.js").Side} side */
function showSide(head, side) {
  head?.querySelector("use")?.setAttribute("href", `#${SYMBOLS[side]}`);
  write(head?.querySelector("span"), t(`${side}.name`));
}

/** @param {Element | null | undefined} element @param {string} text */
function write(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}

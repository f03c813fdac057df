// Turns the board round, in games in which it lies between two people: the first row comes last, and the arrow keys
// go where the eye does. The squares themselves change places in the page, so that it is read as it is seen.

import { t } from "../i18n/index.js";
import { textButton } from "../ui/create.js";

/** @type {import("./index.js").NewTool} */
export function createFlipBoard(table, { canFlip }) {
  if (!canFlip) return {};
  const board = /** @type {HTMLElement} */ (document.getElementById("board"));
  const flip = textButton("turn", turn, { id: "turn-board" });
  document.getElementById("tool-buttons")?.append(flip);

  const isTurned = () => table.settings.current().switches.turned === true;

  function turn() {
    const { switches } = table.settings.current();
    table.settings.change({ switches: { ...switches, turned: !isTurned() } });
    const { names } = table.match.state().view;
    const corner = isTurned() ? names[0] : names[names.length - 1];
    table.announce(t("turned", { cell: corner }));
  }

  /** Puts the squares where they belong; a board that was made anew lies as at first. */
  function show() {
    flip.ariaPressed = String(isTurned());
    const rows = /** @type {HTMLElement[]} */ ([
      ...board.querySelectorAll("tbody > tr, :scope > [role=row]"),
    ]);
    if (rows.length === 0 || rows[0].hasAttribute("data-turned") === isTurned()) return;
    const focused = board.contains(document.activeElement) ? document.activeElement : null;
    rows[0].parentElement?.append(...[...rows].reverse());
    for (const row of rows) {
      row.append(...[...row.children].filter((cell) => !cell.matches("th, span")).reverse());
      row.toggleAttribute("data-turned", isTurned());
    }
    const head = board.querySelector("thead tr, .head");
    head?.append(...[...head.children].slice(1).reverse());
    table.flipped();
    if (focused instanceof HTMLElement) focused.focus();
  }

  show();
  return { show, changed: show };
}

// Flips the board, in games in which it lies between two people. The cells change their order in the page, so that
// reading order and arrow keys match the picture.

import { t } from "../i18n/index.js";
import { textButton } from "../ui/create.js";

/** @type {import("./index.js").CreateTool} */
export function createFlipBoard(table, { canFlip }) {
  if (!canFlip) return {};
  const board = /** @type {HTMLElement} */ (document.getElementById("board"));
  const button = textButton("turn", flip, { id: "turn-board" });
  document.getElementById("tool-buttons")?.append(button);

  const isFlipped = () => table.settings.current().switches.turned === true;

  function flip() {
    const { switches } = table.settings.current();
    table.settings.change({ switches: { ...switches, turned: !isFlipped() } });
    const { names } = table.match.state().view;
    const corner = isFlipped() ? names[0] : names[names.length - 1];
    table.announce(t("turned", { cell: corner }));
  }

  /** Applies the setting; a newly created board is not flipped. */
  function show() {
    button.ariaPressed = String(isFlipped());
    const rows = /** @type {HTMLElement[]} */ ([
      ...board.querySelectorAll("tbody > tr, :scope > [role=row]"),
    ]);
    if (rows.length === 0 || rows[0].hasAttribute("data-turned") === isFlipped()) return;
    const focused = board.contains(document.activeElement) ? document.activeElement : null;
    rows[0].parentElement?.append(...[...rows].reverse());
    for (const row of rows) {
      row.append(...[...row.children].filter((cell) => !cell.matches("th, span")).reverse());
      row.toggleAttribute("data-turned", isFlipped());
    }
    const head = board.querySelector("thead tr, .head");
    head?.append(...[...head.children].slice(1).reverse());
    table.flipped();
    if (focused instanceof HTMLElement) focused.focus();
  }

  show();
  return { show, changed: show };
}

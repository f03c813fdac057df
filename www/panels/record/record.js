// The moves of the match as a list; clicking a move goes to it.

import { formatNumber, plural, t } from "../../i18n/index.js";
import { moveNumber, moverOf } from "../../table/players.js";
import { setAttribute } from "../../ui/attributes.js";
import { byId } from "../../ui/dom.js";
import { rovingTabindex } from "../../ui/roving-tabindex.js";
import { icon } from "../../ui/svg.js";
import { onTabShown } from "../../ui/tabs.js";
import { firstEntry, MAX_ENTRIES } from "./listed-moves.js";

/** @typedef {import("../../table/match-controller.js").State} State */
/** @typedef {import("../../table/game-ui.types").GameUi} GameUi */

/** @param {import("../../table/table.js").Table} table @param {GameUi} gameUi */
export function createRecord(table, gameUi) {
  const list = byId("record", HTMLOListElement);
  const buttons = () => [...list.querySelectorAll("button")];
  const tabindex = rovingTabindex(list, { items: buttons, columns: () => 1 });
  const scrollSoon = onNextFrame(() => scrollToItem(list, list.children[current]));
  let current = -1;
  /** Ply of the first entry. */
  let first = 0;
  onTabShown("record", scrollSoon);

  list.addEventListener("click", (event) => {
    const target = event.target instanceof Element && event.target.closest("button");
    if (target) table.match.goTo(first + buttons().indexOf(target) + 1);
  });

  /** @param {State} state */
  function draw({ view, thought }) {
    first = firstEntry(view, first);
    const count = Math.min(MAX_ENTRIES, view.moves.length - first);
    while (list.children.length > count) list.lastElementChild?.remove();
    while (list.children.length < count) list.append(entry());
    setAttribute(list, "data-first", first > 0 ? String(first) : null);
    if (gameUi.pairMoves) list.dataset.pairs = view.moves.length > 0 ? moverOf(view, 0) : "first";
    buttons().forEach((move, index) => {
      drawMove(move, view, first + index, gameUi);
    });
    current = view.ply - 1 - first;
    tabindex.setTabStop(Math.max(0, current));
    if (!list.closest("[hidden]")) scrollSoon();
    byId("record-none").hidden = view.moves.length > 0;
    byId("thought").textContent = thought ? describeThought(thought, view, table, gameUi) : "";
  }

  return { draw };
}

/** @param {HTMLButtonElement} move @param {import("../../engine/engine.types").View} view @param {number} index @param {GameUi} gameUi */
function drawMove(move, view, index, gameUi) {
  const mover = moverOf(view, index);
  const name = gameUi.moveName(view.moves[index]);
  const label = `${moveNumber(view, index, gameUi)} ${t(`${mover}.name`)} ${name}`;
  if (move.ariaLabel !== label) {
    move.ariaLabel = label;
    move.replaceChildren(icon(gameUi.symbols[mover], "face"), name);
  }
  setAttribute(move, "aria-current", index + 1 === view.ply ? "step" : null);
  move.toggleAttribute("data-later", index >= view.ply);
}

/**
 * Describes the computer's last choice; during play without its value, which would spoil the game.
 * @param {import("../../table/match-controller.js").Thought} thought @param {import("../../engine/engine.types").View} view
 * @param {import("../../table/table.js").Table} table @param {GameUi} gameUi
 */
function describeThought({ player, choice }, { outcome, last }, table, gameUi) {
  const name = table.playerName(player);
  const { score, nodes, output = [] } = choice;
  if (output.length > 0) return [`${name}:`, ...output].join("\n");
  const isShown = outcome !== null || table.settings.current().looks.evaluation === true;
  const text = isShown && last && gameUi.describeChoice?.(name, choice, last.side);
  if (text) return text;
  if (score?.kind === "win") return plural("thought.win", score.value, { player: name });
  if (nodes === 0) return "";
  return plural("thought", nodes, { player: name, nodes: formatNumber(nodes) });
}

/** Defers an action to the next frame, so that it causes no extra layout. @param {() => void} action */
function onNextFrame(action) {
  let frame = 0;
  return () => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      action();
    });
  };
}

/** Scrolls the list to an item without scrolling the page. @param {HTMLElement} list @param {Element | undefined} item */
function scrollToItem(list, item) {
  if (!(item instanceof HTMLElement)) return;
  const above = item.offsetTop - list.scrollTop;
  if (above < 0) list.scrollTop = item.offsetTop;
  const below = above + item.offsetHeight - list.clientHeight;
  if (below > 0) list.scrollTop += below;
}

function entry() {
  const item = document.createElement("li");
  const move = document.createElement("button");
  move.type = "button";
  item.append(move);
  return item;
}

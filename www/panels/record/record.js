// The moves of the match as a list; a click on a move goes to it.

import { formatNumber, plural, t } from "../../i18n/index.js";
import { moverOf } from "../../table/players.js";
import { setAttribute } from "../../ui/attributes.js";
import { byId } from "../../ui/dom.js";
import { rovingTabindex } from "../../ui/roving-tabindex.js";
import { icon } from "../../ui/svg.js";
import { onTabShown } from "../../ui/tabs.js";

/** @typedef {import("../../table/match-controller.js").State} State */
/** @typedef {import("../../table/game-ui.types").GameUi} GameUi */

/** @param {import("../../table/table.js").Table} table @param {GameUi} kind */
export function createRecord(table, kind) {
  const list = byId("record", HTMLOListElement);
  const buttons = () => [...list.querySelectorAll("button")];
  const walk = rovingTabindex(list, { items: buttons, columns: () => 1 });
  const keepSoon = withTheNextPicture(() => keepInSight(list, list.children[current]));
  let current = -1;
  onTabShown("record", keepSoon);

  list.addEventListener("click", (event) => {
    const target = event.target instanceof Element && event.target.closest("button");
    if (target) table.match.goTo(buttons().indexOf(target) + 1);
  });

  /** @param {State} state */
  function draw({ view, thought }) {
    while (list.children.length > view.moves.length) list.lastElementChild?.remove();
    while (list.children.length < view.moves.length) list.append(entry());
    if (kind.pairMoves) list.dataset.pairs = view.moves.length > 0 ? moverOf(view, 0) : "first";
    buttons().forEach((move, index) => {
      drawMove(move, view, index, kind);
    });
    walk.stopAt(Math.max(0, view.ply - 1));
    current = view.ply - 1;
    if (!list.closest("[hidden]")) keepSoon();
    byId("record-none").hidden = view.moves.length > 0;
    byId("thought").textContent = thought ? words(thought, table, kind) : "";
  }

  return { draw };
}

/** @param {HTMLButtonElement} move @param {import("../../engine/engine.types").View} view @param {number} index @param {GameUi} kind */
function drawMove(move, view, index, kind) {
  const mover = moverOf(view, index);
  const name = kind.moveName(view.moves[index]);
  const number = kind.pairMoves ? pairNumber(view, index) : `${index + 1}.`;
  const label = `${number} ${t(`${mover}.name`)} ${name}`;
  if (move.ariaLabel !== label) {
    move.ariaLabel = label;
    move.replaceChildren(icon(kind.symbols[mover], "face"), name);
  }
  setAttribute(move, "aria-current", index + 1 === view.ply ? "step" : null);
  move.toggleAttribute("data-later", index >= view.ply);
}

/** What the computer knew when it made its last move. @param {import("../../table/match-controller.js").Thought} thought @param {import("../../table/table.js").Table} table @param {GameUi} kind */
function words({ player, choice }, table, kind) {
  const name = table.playerName(player);
  const { score, nodes } = choice;
  if (kind.describeChoice) return kind.describeChoice(name, choice);
  if (score?.kind === "win") return plural("thought.win", score.value, { player: name });
  if (nodes === 0) return "";
  return plural("thought", nodes, { player: name, nodes: formatNumber(nodes) });
}

/** So that nothing is laid out for this alone. @param {() => void} act */
function withTheNextPicture(act) {
  let frame = 0;
  return () => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      act();
    });
  };
}

/** Scrolls the list alone, never the page. @param {HTMLElement} list @param {Element | undefined} item */
function keepInSight(list, item) {
  if (!(item instanceof HTMLElement)) return;
  const above = item.offsetTop - list.scrollTop;
  if (above < 0) list.scrollTop = item.offsetTop;
  const below = above + item.offsetHeight - list.clientHeight;
  if (below > 0) list.scrollTop += below;
}

/** The number that both sides' moves share. @param {import("../../engine/engine.types").View} view @param {number} index */
function pairNumber(view, index) {
  const isSecond = moverOf(view, index) === "second";
  const at = (index + (moverOf(view, 0) === "second" ? 1 : 0)) >> 1;
  return `${at + 1}${isSecond ? "…" : "."}`;
}

function entry() {
  const item = document.createElement("li");
  const move = document.createElement("button");
  move.type = "button";
  item.append(move);
  return item;
}

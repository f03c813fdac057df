// The moves of the match as a list; a click on a move goes to it.

import { formatNumber, plural, t } from "../i18n/index.js";
import { setAttribute } from "../ui/attributes.js";
import { byId } from "../ui/dom.js";
import { rovingTabindex } from "../ui/roving-tabindex.js";
import { icon } from "../ui/svg.js";
import { onTabShown } from "../ui/tabs.js";
import { moverOf } from "./players.js";

/** @typedef {import("./flow.js").State} State */
/** @typedef {import("./board.js").BoardKind} BoardKind */

/** @param {{ goTo(ply: number): void, playerName(id: string): string }} actions */
export function createRecord({ goTo, playerName }) {
  const list = byId("record", HTMLOListElement);
  const buttons = () => [...list.querySelectorAll("button")];
  const walk = rovingTabindex(list, { items: buttons, columns: () => 1 });

  /** @type {Element | undefined} */
  let current;
  let frame = 0;
  onTabShown("record", keepSoon);

  /** With the next picture, so that nothing is laid out for this alone. */
  function keepSoon() {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      keepInSight(current);
    });
  }

  list.addEventListener("click", (event) => {
    const target = event.target instanceof Element && event.target.closest("button");
    if (target) goTo(buttons().indexOf(target) + 1);
  });

  /** @param {State} state @param {BoardKind} kind */
  function draw({ view, thought }, kind) {
    while (list.children.length > view.moves.length) list.lastElementChild?.remove();
    while (list.children.length < view.moves.length) list.append(entry());
    if (kind.pairs) list.dataset.pairs = view.moves.length > 0 ? moverOf(view, 0) : "first";
    buttons().forEach((move, index) => {
      const mover = moverOf(view, index);
      const name = kind.moveName(view.moves[index]);
      const number = kind.pairs ? pairNumber(view, index) : `${index + 1}.`;
      const label = `${number} ${t(`${mover}.name`)} ${name}`;
      if (move.ariaLabel !== label) {
        move.ariaLabel = label;
        move.replaceChildren(icon(kind.symbols[mover], "face"), name);
      }
      setAttribute(move, "aria-current", index + 1 === view.ply ? "step" : null);
      move.toggleAttribute("data-later", index >= view.ply);
    });
    walk.stopAt(Math.max(0, view.ply - 1));
    current = list.children[view.ply - 1];
    if (!list.closest("[hidden]")) keepSoon();
    byId("record-none").hidden = view.moves.length > 0;
    byId("thought").textContent = thought ? words(thought, kind) : "";
  }

  /** @param {import("./flow.js").Thought} thought @param {BoardKind} kind */
  function words({ player, choice }, kind) {
    const name = playerName(player);
    const { score, nodes } = choice;
    if (kind.tellThought) return kind.tellThought(name, choice);
    if (score?.kind === "win") return plural("thought.win", score.value, { player: name });
    if (nodes === 0) return "";
    return plural("thought", nodes, { player: name, nodes: formatNumber(nodes) });
  }

  /** Scrolls the list alone, never the page. @param {Element | undefined} item */
  function keepInSight(item) {
    if (!(item instanceof HTMLElement)) return;
    const above = item.offsetTop - list.scrollTop;
    if (above < 0) list.scrollTop = item.offsetTop;
    const below = above + item.offsetHeight - list.clientHeight;
    if (below > 0) list.scrollTop += below;
  }

  return { draw };
}

/** The number that both sides' moves share. @param {import("../engine/types.js").View} view @param {number} index */
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

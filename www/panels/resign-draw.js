// Declared ends of a match: resignation, draw by agreement, claimed draw. Only in games with such ends.

import { t } from "../i18n/index.js";
import { otherSide } from "../table/players.js";
import { element, textButton } from "../ui/create.js";
import { isUsable, setUsable } from "../ui/dom.js";
import { tabPanel } from "../ui/tabs.js";
import { confirm } from "./confirmation.js";

/** @typedef {import("../table/match-controller.js").State} State */

/**
 * @param {import("../table/table.js").Table} table
 * @param {import("../table/game-ui.types").GameUi} kind
 * @returns {import("./index.js").Tool}
 */
export function createResignDraw(table, { endings }) {
  if (!endings) return {};
  const { draws, acceptsDraw } = endings;
  const offer = createButton("draw.offer", offerDraw);
  const claim = createButton("draw.claim", () => table.match.finish("claimed"));
  const resign = createButton("resign", confirmResignation);
  const buttons = [...(draws ? [offer, claim] : []), resign];
  tabPanel("record").append(element("div", { id: "endings", class: "endings" }, ...buttons));
  /** Record of the match in which a possible claim was announced. */
  let announcedClaim = "";

  async function offerDraw() {
    const { view, players, thought, record } = table.match.state();
    const other = otherSide(view.side);
    const player = players[other];
    const name = player === null ? t(`${other}.name`) : table.playerName(player);
    const accepted =
      player === null
        ? await confirm(t("draw.question", { name }), t("draw.accept"), t("draw.decline"))
        : thought !== null && (acceptsDraw?.(thought.choice) ?? false);
    if (table.match.state().record !== record) return; // changed meanwhile, for instance lost on time
    if (accepted) table.match.finish("agreed");
    else table.notify(t("draw.declined", { name }));
  }

  async function confirmResignation() {
    const side = resigningSide(table.match.state());
    if (side === null) return;
    const prompt = t("resign.question", { name: t(`${side}.name`) });
    const isSure = await confirm(prompt, t("resign.yes"), t("resign.no"));
    // A computer player may have moved or resigned meanwhile.
    if (isSure && resigningSide(table.match.state()) !== null)
      table.match.finish(`${side}-resigns`);
  }

  /** @param {State} state */
  function changed(state) {
    const { view, phase, record } = state;
    const isPersonsTurn = phase === "person";
    const canClaim = isPersonsTurn && view.claim !== null;
    setUsable(offer, isPersonsTurn);
    setUsable(claim, canClaim);
    setUsable(resign, resigningSide(state) !== null);
    if (draws && canClaim && announcedClaim !== record) {
      announcedClaim = record;
      table.notify(t("draw.possible"));
    }
  }

  changed(table.match.state());
  return { changed };
}

/**
 * The side that a person can resign for: a side that a person plays, the one to move if both are.
 * @param {State} state
 */
function resigningSide({ phase, players, view }) {
  if (phase !== "person" && phase !== "thinking") return null;
  if (players[view.side] === null) return view.side;
  const other = otherSide(view.side);
  return players[other] === null ? other : null;
}

/** @param {"draw.offer" | "draw.claim" | "resign"} name @param {() => void} action */
function createButton(name, action) {
  const press = () => isUsable(button) && action();
  const button = textButton(name, press, { id: name.replace(".", "-") });
  return button;
}

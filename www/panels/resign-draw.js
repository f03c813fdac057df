// How a match ends by its players' own word: somebody gives up, both agree on a draw, or one is claimed. In games
// that offer it.

import { t } from "../i18n/index.js";
import { otherSide } from "../table/players.js";
import { element, textButton } from "../ui/create.js";
import { isUsable, setUsable } from "../ui/dom.js";
import { tabPanel } from "../ui/tabs.js";

/** @typedef {import("../table/match-controller.js").State} State */

/**
 * @param {import("../table/table.js").Table} table
 * @param {import("../table/game-ui.types").GameUi} kind
 * @returns {import("./index.js").Tool}
 */
export function createResignDraw(table, { endings }) {
  if (!endings) return {};
  const { draws, acceptsDraw } = endings;
  const { ask, withdraw } = createQuestion();
  const offer = control("draw.offer", offerDraw);
  const claim = control("draw.claim", () => table.match.finish("claimed"));
  const resign = control("resign", giveUp);
  const buttons = [...(draws ? [offer, claim] : []), resign];
  tabPanel("record").append(element("div", { id: "endings", class: "endings" }, ...buttons));
  /** The match in which a possible claim has been told. */
  let told = "";

  async function offerDraw() {
    const { view, players, thought, record } = table.match.state();
    const other = otherSide(view.side);
    const player = players[other];
    const name = player === null ? t(`${other}.name`) : table.playerName(player);
    const accepted =
      player === null
        ? await ask(t("draw.question", { name }), t("draw.accept"), t("draw.decline"))
        : thought !== null && (acceptsDraw?.(thought.choice) ?? false);
    if (table.match.state().record !== record) return; // the time was over meanwhile, for instance
    if (accepted) table.match.finish("agreed");
    else table.notify(t("draw.declined", { name }));
  }

  async function giveUp() {
    const side = whoMayResign(table.match.state());
    if (side === null) return;
    const question = t("resign.question", { name: t(`${side}.name`) });
    const isSure = await ask(question, t("resign.yes"), t("resign.no"));
    // A computer player may have moved meanwhile, or given up itself.
    if (isSure && whoMayResign(table.match.state()) !== null) table.match.finish(`${side}-resigns`);
  }

  /** @param {State} state */
  function changed(state) {
    const { view, phase, record } = state;
    const isMine = phase === "person";
    const canClaim = isMine && view.claim !== null;
    setUsable(offer, isMine);
    setUsable(claim, canClaim);
    setUsable(resign, whoMayResign(state) !== null);
    if (phase === "over") withdraw(); // the result does not come over another dialog
    if (draws && canClaim && told !== record) {
      told = record;
      table.notify(t("draw.possible"));
    }
  }

  changed(table.match.state());
  return { changed };
}

/**
 * The side that a person can give up for now: one's own at any time, and where two people share the screen, that of
 * whoever has to move.
 * @param {State} state
 */
function whoMayResign({ phase, players, view }) {
  if (phase !== "person" && phase !== "thinking") return null;
  if (players[view.side] === null) return view.side;
  const other = otherSide(view.side);
  return players[other] === null ? other : null;
}

/** @param {"draw.offer" | "draw.claim" | "resign"} name @param {() => void} act */
function control(name, act) {
  const press = () => isUsable(made) && act();
  const made = textButton(name, press, { id: name.replace(".", "-") });
  return made;
}

/** A small window with a question and two answers; Escape is the second one. */
function createQuestion() {
  const text = element("h2", { id: "question-text" });
  const yes = element("button", { id: "question-yes", type: "button", class: "strong" });
  const no = element("button", { id: "question-no", type: "button", class: "plain" });
  const answers = element("p", { class: "buttons" }, yes, no);
  const paper = element(
    "dialog",
    { id: "question", class: "dialog", "aria-labelledby": text.id },
    text,
    answers,
  );
  document.body.append(paper);
  yes.addEventListener("click", () => paper.close("yes"));
  no.addEventListener("click", () => paper.close());

  /** @param {string} question @param {string} agree @param {string} refuse @returns {Promise<boolean>} */
  const ask = (question, agree, refuse) => {
    [text.textContent, yes.textContent, no.textContent] = [question, agree, refuse];
    paper.returnValue = "";
    paper.showModal();
    no.focus();
    return new Promise((answer) => {
      paper.addEventListener("close", () => answer(paper.returnValue === "yes"), { once: true });
    });
  };

  return { ask, withdraw: () => paper.close() };
}

// How a match ends by its players' own word: somebody gives up, both agree on a draw, or one is claimed. In games
// that offer it; their pages have room for the buttons in an element "endings".

import { isUsable, setUsable } from "../page/parts.js";
import { say } from "../strings/index.js";
import { otherSide } from "../table/seats.js";
import { make, wordedButton } from "./make.js";

/** @typedef {import("../table/flow.js").State} State */

/**
 * @param {import("../boards/board.js").Table} table
 * @param {import("../boards/board.js").BoardKind} kind
 * @returns {import("./index.js").Tool}
 */
export function createEndings(table, { endings }) {
  if (!endings) return {};
  const { draws, acceptsDraw } = endings;
  const ask = createQuestion();
  const offer = control("draw.offer", offerDraw);
  const claim = control("draw.claim", () => table.finish("claimed"));
  const resign = control("resign", giveUp);
  document.getElementById("endings")?.append(...(draws ? [offer, claim] : []), resign);
  /** The match in which a possible claim has been told. */
  let told = "";

  async function offerDraw() {
    const { view, seats, thought } = table.state();
    const other = otherSide(view.side);
    const player = seats[other];
    const name = player === null ? say(`${other}.name`) : table.playerName(player);
    const accepted =
      player === null
        ? await ask(say("draw.question", { name }), say("draw.accept"), say("draw.decline"))
        : thought !== null && (acceptsDraw?.(thought.choice) ?? false);
    if (accepted) table.finish("agreed");
    else table.notify(say("draw.declined", { name }));
  }

  async function giveUp() {
    const side = whoMayResign(table.state());
    if (side === null) return;
    const question = say("resign.question", { name: say(`${side}.name`) });
    const isSure = await ask(question, say("resign.yes"), say("resign.no"));
    // A computer player may have moved meanwhile, or given up itself.
    if (isSure && whoMayResign(table.state()) !== null) table.finish(`${side}-resigns`);
  }

  /** @param {State} state */
  function changed(state) {
    const { view, phase, line } = state;
    const isMine = phase === "person";
    const canClaim = isMine && view.claim !== null;
    setUsable(offer, isMine);
    setUsable(claim, canClaim);
    setUsable(resign, whoMayResign(state) !== null);
    if (draws && canClaim && told !== line) {
      told = line;
      table.notify(say("draw.possible"));
    }
  }

  changed(table.state());
  return { changed };
}

/**
 * The side that a person can give up for now: one's own at any time, and where two people share the screen, that of
 * whoever has to move.
 * @param {State} state
 */
function whoMayResign({ phase, seats, view }) {
  if (phase !== "person" && phase !== "thinking") return null;
  if (seats[view.side] === null) return view.side;
  const other = otherSide(view.side);
  return seats[other] === null ? other : null;
}

/** @param {"draw.offer" | "draw.claim" | "resign"} name @param {() => void} act */
function control(name, act) {
  const press = () => isUsable(made) && act();
  const made = wordedButton(name, press, { id: name.replace(".", "-") });
  return made;
}

/** A small window with a question and two answers; Escape is the second one. */
function createQuestion() {
  const text = make("h2", { id: "question-text" });
  const yes = make("button", { id: "question-yes", type: "button", class: "strong" });
  const no = make("button", { id: "question-no", type: "button", class: "plain" });
  const answers = make("p", { class: "buttons" }, yes, no);
  const paper = make(
    "dialog",
    { id: "question", class: "paper", "aria-labelledby": text.id },
    text,
    answers,
  );
  document.body.append(paper);
  yes.addEventListener("click", () => paper.close("yes"));
  no.addEventListener("click", () => paper.close());

  /** @param {string} question @param {string} agree @param {string} refuse @returns {Promise<boolean>} */
  return (question, agree, refuse) => {
    [text.textContent, yes.textContent, no.textContent] = [question, agree, refuse];
    paper.returnValue = "";
    paper.showModal();
    no.focus();
    return new Promise((answer) => {
      paper.addEventListener("close", () => answer(paper.returnValue === "yes"), { once: true });
    });
  };
}

// How a match ends by its players' own word: somebody gives up, both agree on a draw, or one is claimed. Fetched
// in games that offer it; the buttons stand in the page's element "endings", and every question is asked first.

import { box, isUsable, setUsable } from "../page/parts.js";
import { showTexts } from "../page/texts.js";
import { en } from "../strings/en/endings.js";
import { learn, speakerOf } from "../strings/index.js";
import { otherSide } from "./seats.js";

/** @typedef {import("./flow.js").State} State */

const { say } = speakerOf(en);

/** @type {import("../strings/game.js").Lexicon} */
const words = {
  en,
  de: async () => (await import("../strings/de/endings.js")).de,
  fi: async () => (await import("../strings/fi/endings.js")).fi,
};

/**
 * @param {object} tools
 * @param {import("../boards/board.js").BoardKind} tools.kind
 * @param {() => State} tools.state
 * @param {(end: string) => void} tools.finish
 * @param {ReturnType<typeof import("../page/notices.js").createNotices>} tools.notices
 * @param {(id: string) => string} tools.playerName
 */
export async function createEndings({ kind, state, finish, notices, playerName }) {
  await learn(words);
  const ask = createQuestion();
  const draws = kind.endings?.draws ?? false;
  const offer = control("draw.offer", offerDraw);
  const claim = control("draw.claim", () => finish("claimed"));
  const resign = control("resign", giveUp);
  box("endings").replaceChildren(...(draws ? [offer, claim] : []), resign);
  showTexts();
  /** The claim that has been told. */
  let told = "";

  async function offerDraw() {
    const { view, seats, thought } = state();
    const other = otherSide(view.side);
    const player = seats[other];
    const name = player === null ? say(`${other}.name`) : playerName(player);
    const accepted =
      player === null
        ? await ask(say("draw.question", { name }), say("draw.accept"), say("draw.decline"))
        : thought !== null && (kind.endings?.acceptsDraw?.(thought.choice) ?? false);
    if (accepted) finish("agreed");
    else notices.show(say("draw.declined", { name }));
  }

  async function giveUp() {
    const side = whoMayResign(state());
    if (side === null) return;
    const question = say("resign.question", { name: say(`${side}.name`) });
    if (!(await ask(question, say("resign.yes"), say("resign.no")))) return;
    if (whoMayResign(state()) !== null) finish(`${side}-resigns`);
  }

  return {
    /** @param {State} now */
    draw(now) {
      const { view, phase, line } = now;
      const mine = phase === "person";
      setUsable(offer, mine);
      setUsable(claim, mine && view.claim !== null);
      setUsable(resign, whoMayResign(now) !== null);
      if (draws && mine && view.claim !== null && told !== line) {
        told = line;
        notices.show(say("draw.possible"));
      }
    },
  };
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

/** @param {keyof typeof en} name  its words @param {() => void} act */
function control(name, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "plain";
  made.id = name.replace(".", "-");
  made.dataset.text = name;
  made.addEventListener("click", () => {
    if (isUsable(made)) act();
  });
  return made;
}

/** A small window with a question and two answers; Escape is the second one. */
function createQuestion() {
  const paper = document.createElement("dialog");
  paper.id = "question";
  paper.className = "paper";
  const text = document.createElement("h2");
  text.id = "question-text";
  paper.setAttribute("aria-labelledby", text.id);
  const [yes, no] = ["strong", "plain"].map((look) => {
    const made = document.createElement("button");
    made.type = "button";
    made.className = look;
    return made;
  });
  yes.id = "question-yes";
  no.id = "question-no";
  const buttons = document.createElement("p");
  buttons.className = "buttons";
  buttons.append(yes, no);
  paper.append(text, buttons);
  document.body.append(paper);
  yes.addEventListener("click", () => paper.close("yes"));
  no.addEventListener("click", () => paper.close());

  /** @param {string} question @param {string} agree @param {string} refuse @returns {Promise<boolean>} */
  return (question, agree, refuse) => {
    text.textContent = question;
    yes.textContent = agree;
    no.textContent = refuse;
    paper.returnValue = "";
    paper.showModal();
    no.focus();
    return new Promise((answer) => {
      paper.addEventListener("close", () => answer(paper.returnValue === "yes"), { once: true });
    });
  };
}

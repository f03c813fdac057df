// A question before a move by touch, for those who want it: a finger may have met another square.

import { t } from "../../i18n/index.js";
import { element, textButton } from "../../ui/create.js";

/** @type {import("../index.js").NewTool} */
export function createMoveConfirmation(table, kind) {
  const question = element("p", {});
  const asking = element(
    "div",
    { id: "confirming", class: "notice", role: "group", hidden: "" },
    question,
    textButton("confirm.yes", () => answer(true), { class: "strong" }),
    textButton("confirm.no", () => answer(false)),
  );
  document.body.append(asking);
  const isByTouch = watchTouch();
  /** The move that waits for an answer. */
  let waiting = "";

  /** @param {boolean} yes */
  function answer(yes) {
    const move = waiting;
    forget();
    if (yes && move) table.match.play(move);
  }

  function forget() {
    if (waiting) table.highlight([]);
    waiting = "";
    asking.hidden = true;
  }

  return {
    changed: forget,
    show() {
      if (!table.settings.current().looks.confirm) forget();
    },
    interceptMove(move) {
      const { looks, switches } = table.settings.current();
      if (!looks.confirm || !isByTouch() || switches.aim || move === waiting) return false;
      const legal = table.match.state().view.legal.find(({ text }) => text === move);
      waiting = move;
      table.highlight([legal?.from, legal?.to].flatMap((cell) => cell ?? []));
      question.textContent = t("confirm.ask", { move: kind.moveName(move) });
      asking.hidden = false;
      table.announce(question.textContent);
      return true;
    },
  };
}

/** Whether somebody touches the page, or uses a mouse or keys. */
function watchTouch() {
  let isByTouch = false;
  const capture = { capture: true };
  addEventListener(
    "pointerdown",
    ({ pointerType }) => {
      isByTouch = pointerType === "touch";
    },
    capture,
  );
  addEventListener(
    "keydown",
    () => {
      isByTouch = false;
    },
    capture,
  );
  return () => isByTouch;
}

// Moves by touch wait for confirmation if the user switches that on: a finger may hit the wrong square.

import { t } from "../../i18n/index.js";
import { element, textButton } from "../../ui/create.js";

/** @type {import("../index.js").CreateTool} */
export function createMoveConfirmation(table, gameUi) {
  const prompt = element("p", {});
  const notice = element(
    "div",
    { id: "confirming", class: "notice", role: "group", hidden: "" },
    prompt,
    textButton("confirm.yes", () => respond(true), { class: "strong" }),
    textButton("confirm.no", () => respond(false)),
  );
  document.body.append(notice);
  const isByTouch = watchTouch();
  /** The move to confirm; empty if none. */
  let pending = "";

  /** @param {boolean} yes */
  function respond(yes) {
    const move = pending;
    cancel();
    if (yes && move) table.match.play(move);
  }

  function cancel() {
    if (pending) table.highlight([]);
    pending = "";
    notice.hidden = true;
  }

  return {
    changed: cancel,
    show() {
      if (!table.settings.current().looks.confirm || table.isEdited()) cancel();
    },
    interceptMove(move) {
      const { looks, switches } = table.settings.current();
      if (!looks.confirm || !isByTouch() || switches.aim || move === pending) return false;
      const legal = table.match.state().view.legal.find(({ text }) => text === move);
      pending = move;
      table.highlight([legal?.from, legal?.to].flatMap((cell) => cell ?? []));
      prompt.textContent = t("confirm.ask", { move: gameUi.moveName(move) });
      notice.hidden = false;
      table.announce(prompt.textContent);
      return true;
    },
  };
}

/** Returns a function that reports whether the last input was by touch. */
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

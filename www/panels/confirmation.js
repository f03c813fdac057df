// A choice in a modal dialog: about resigning and draws.

import { element } from "../ui/create.js";

/** @type {ReturnType<typeof createConfirmation> | null} */
let confirmation = null;

/** Opens a modal dialog with two answers; Escape means the second one. @param {string} prompt @param {string} agree @param {string} refuse */
export function confirm(prompt, agree, refuse) {
  confirmation ??= createConfirmation();
  return confirmation.confirm(prompt, agree, refuse);
}

/** The tool that closes an open dialog, with the second answer, when the match is over or another one is opened. @type {import("./index.js").CreateTool} */
export const createConfirmations = () => ({
  changed({ phase }, cause) {
    if (phase === "over" || cause === "new" || cause === "opened") confirmation?.close();
  },
});

function createConfirmation() {
  const text = element("h2", { id: "confirm-text" });
  const yes = element("button", { id: "confirm-yes", type: "button", class: "strong" });
  const no = element("button", { id: "confirm-no", type: "button", class: "plain" });
  const answers = element("p", { class: "buttons" }, yes, no);
  const dialog = element(
    "dialog",
    { id: "confirm-dialog", class: "dialog", "aria-labelledby": text.id },
    text,
    answers,
  );
  document.body.append(dialog);
  yes.addEventListener("click", () => dialog.close("yes"));
  no.addEventListener("click", () => dialog.close());

  /** @param {string} prompt @param {string} agree @param {string} refuse @returns {Promise<boolean>} */
  const confirm = (prompt, agree, refuse) => {
    [text.textContent, yes.textContent, no.textContent] = [prompt, agree, refuse];
    dialog.returnValue = "";
    dialog.showModal();
    no.focus();
    return new Promise((answer) => {
      dialog.addEventListener("close", () => answer(dialog.returnValue === "yes"), { once: true });
    });
  };

  return { confirm, close: () => dialog.close() };
}

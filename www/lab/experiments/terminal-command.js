// A command or player of the terminal, folded up, for those who continue there.

import { element, textElement } from "../../ui/create.js";

export function createTerminalCommand() {
  const text = element("p", { class: "hint command" });
  const view = element("details", { hidden: "" }, textElement("summary", "lab.terminal"), text);
  return {
    view,
    /** @param {string} command  hidden if empty */
    show(command) {
      view.hidden = command === "";
      text.textContent = command;
    },
  };
}

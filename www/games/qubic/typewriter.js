// The typewriter: a strip of paper and an input line. Printed lines stay; each new one is announced once, by the paper.

import { translatorFor } from "../../i18n/index.js";
import { Dialogue } from "./dialogue.js";
import { messages } from "./i18n/game.js";

const { t } = translatorFor(messages);

/** Lines that are kept on the paper. */
const LENGTH = 300;

/** @param {import("../../table/controls.js").Table} table */
export function openTypewriter(table) {
  const strip = /** @type {HTMLElement} */ (document.getElementById("typewriter-strip"));
  const paper = document.createElement("div");
  paper.className = "paper-strip";
  paper.tabIndex = 0;
  paper.role = "log";
  paper.dataset.label = "tw.paper";
  paper.setAttribute("aria-label", t("tw.paper"));

  const form = document.createElement("form");
  const line = document.createElement("input");
  line.id = "typewriter-line";
  line.autocomplete = "off";
  line.spellcheck = false;
  line.dataset.label = "tw.line";
  line.setAttribute("aria-label", t("tw.line"));
  const enter = document.createElement("button");
  enter.className = "plain";
  enter.dataset.text = "tw.enter";
  enter.textContent = t("tw.enter");
  form.append(line, enter);
  strip.replaceChildren(paper, form);

  const dialogue = new Dialogue(table, (sentence) => type(sentence));

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = line.value.trim();
    line.value = "";
    if (text !== "") type(text, true);
    dialogue.answer(text);
  });

  /** @param {string} sentence @param {boolean} [isPersons] */
  function type(sentence, isPersons = false) {
    const printed = document.createElement("p");
    printed.textContent = sentence;
    if (isPersons) {
      printed.className = "typed";
      printed.ariaLive = "off";
    }
    while (paper.childElementCount >= LENGTH) paper.firstElementChild?.remove();
    paper.append(printed);
    paper.scrollTop = paper.scrollHeight;
  }

  return {
    open: () => dialogue.wake(),
    /** @param {import("../../table/flow.js").State} state @param {import("../../table/flow.js").Cause} cause */
    changed: (state, cause) => dialogue.changed(state, cause),
  };
}

// The typewriter: a strip of paper, an input line, and a switch to Finnish, the language of its program. Each printed
// line is announced once, by the paper's log role.

import { addMessages, translatorFor } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { Dialogue } from "./dialogue.js";
import { messages } from "./i18n/typewriter.js";
import { Voice } from "./voice.js";

const { t } = translatorFor(messages);

/** Maximum lines on the paper. */
const MAX_LINES = 300;

/** Stored value if Finnish is switched on. */
const FINNISH = "fi";

/** @param {import("../../table/table.js").Table} table */
export async function openTypewriter(table) {
  await addMessages(messages);
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
  const voice = new Voice();
  const dialogue = new Dialogue(table, voice, (sentence) => printLine(sentence));
  const finnish = await finnishSwitch(table, voice, () => dialogue.repeat());
  strip.replaceChildren(paper, form, finnish);

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = line.value.trim();
    line.value = "";
    if (text !== "") printLine(text, true);
    dialogue.handleInput(text);
  });

  /** @param {string} sentence @param {boolean} [isPersons] */
  function printLine(sentence, isPersons = false) {
    const printed = document.createElement("p");
    printed.textContent = sentence;
    if (isPersons) {
      printed.className = "typed";
      printed.ariaLive = "off";
    } else if (voice.language) printed.lang = voice.language;
    while (paper.childElementCount >= MAX_LINES) paper.firstElementChild?.remove();
    paper.append(printed);
    paper.scrollTop = paper.scrollHeight;
  }

  return {
    open: () => dialogue.open(),
    isPlaying: () => dialogue.isPlaying,
    /** @param {import("../../table/match-controller.js").State} state @param {import("../../table/match-controller.js").Cause} cause */
    changed: (state, cause) => dialogue.changed(state, cause),
  };
}

/**
 * The switch to Finnish, whose state is stored.
 * @param {import("../../table/table.js").Table} table @param {Voice} voice @param {() => void} changed
 */
async function finnishSwitch(table, voice, changed) {
  const storage = table.storage("typewriter");
  const field = element("input", { type: "checkbox", id: "typewriter-finnish" });
  field.checked = storage.read() === FINNISH;
  await voice.speakFinnish(field.checked);
  field.addEventListener("change", async () => {
    storage.write(field.checked ? FINNISH : "");
    await voice.speakFinnish(field.checked);
    changed();
  });
  return element(
    "label",
    { class: "checkbox in-finnish" },
    field,
    " ",
    element("span", { "data-text": "tw.in-finnish" }, t("tw.in-finnish")),
  );
}

// A move typed in the game's notation. What is wrong with it is said beside the field, and the text stays.

import { errorText } from "../../i18n/error-text.js";
import { t } from "../../i18n/index.js";
import { element, textElement } from "../../ui/create.js";
import { tabPanel } from "../../ui/tabs.js";

/** @type {import("../index.js").NewTool} */
export function createMoveInput(table, kind) {
  const { field, note, form } = createForm();
  tabPanel("record").append(form);

  /** Plays a move. @param {string} text @returns {string} the error, empty if the move was made */
  function play(text) {
    const { phase, view } = table.match.state();
    if (view.outcome) return t("typed.over");
    if (phase !== "person") return t("typed.wait");
    try {
      const { exports } = table.rules;
      table.match.play(kind.parseMove?.(text, exports) ?? text);
      return "";
    } catch (error) {
      return errorText(error);
    }
  }

  field.addEventListener("input", forget);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === "") return;
    const error = play(text);
    note.textContent = error;
    if (error) table.announce(error);
    field.ariaInvalid = error ? "true" : null;
    if (!error) field.value = "";
  });

  function forget() {
    note.textContent = "";
    field.ariaInvalid = null;
  }

  /** A move that can be made here, as it is written. */
  function show() {
    const [first] = table.match.state().view.legal;
    field.placeholder = first ? kind.moveName(first.text) : "";
  }
  show();

  return {
    show,
    changed() {
      if (note.textContent !== "") forget();
      show();
    },
  };
}

/** The field with its label, its button, and room for what is wrong. */
function createForm() {
  const field = element("input", {
    id: "typed-move",
    type: "text",
    size: 8,
    maxlength: 20,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-describedby": "typed-note",
  });
  const note = element("p", { id: "typed-note", class: "hint" });
  const label = textElement("label", "typed", { for: "typed-move" });
  const enter = textElement("button", "typed.play", { type: "submit", class: "plain" });
  const attributes = { id: "typed", class: "entry", autocomplete: "off" };
  return { field, note, form: element("form", attributes, label, field, enter, note) };
}

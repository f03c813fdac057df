// Input field for a move in the game's notation.

import { errorText } from "../../i18n/error-text.js";
import { t } from "../../i18n/index.js";
import { element, textElement } from "../../ui/create.js";
import { connectMoveForm } from "../../ui/move-form.js";
import { tabPanel } from "../../ui/tabs.js";

/** @type {import("../index.js").CreateTool} */
export function createMoveInput(table, gameUi) {
  const { field, note, form } = createForm();
  tabPanel("record").append(form);

  /** Plays a move. @param {string} text @returns {string} the error, empty if the move was made */
  function play(text) {
    const { phase, view } = table.match.state();
    if (view.outcome) return t("typed.over");
    if (phase !== "person") return t("typed.wait");
    try {
      const { exports } = table.rules;
      table.match.play(gameUi.parseMove?.(text, exports) ?? text);
      return "";
    } catch (error) {
      return errorText(error);
    }
  }

  const input = connectMoveForm({ form, field, note }, { play, announce: table.announce });

  /** Shows a legal move as the placeholder. */
  function show() {
    const [first] = table.match.state().view.legal;
    field.placeholder = first ? gameUi.moveName(first.text) : "";
  }
  show();

  return {
    show,
    changed() {
      input.clearError();
      show();
    },
  };
}

/** The field with its label, button and error note. */
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
  const attributes = { id: "typed", class: "move-input", autocomplete: "off" };
  return { field, note, form: element("form", attributes, label, field, enter, note) };
}

// The form with the position as text, and its error.

import { element, textButton, textElement } from "../../ui/create.js";

/** The input field for a position. @param {{ typed(): void, begin(): void, cancel(): void }} listener */
export function createPositionText({ typed, begin, cancel }) {
  const field = element("input", {
    id: "setup-position",
    type: "text",
    maxlength: 600,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-describedby": "setup-note",
  });
  const note = element("p", { id: "setup-note", class: "hint" });
  const enter = textElement("button", "setup.begin", { type: "submit", class: "plain" });
  const label = textElement("label", "setup.text", { for: "setup-position" });
  const form = element(
    "form",
    { class: "move-input", autocomplete: "off" },
    label,
    field,
    enter,
    textButton("setup.cancel", cancel),
    note,
  );
  field.addEventListener("input", typed);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    begin();
  });

  return {
    form,
    read: () => field.value.trim(),
    /** @param {string} text */
    write(text) {
      field.value = text;
    },
    /** @param {string} error */
    showError(error) {
      note.textContent = error;
      field.ariaInvalid = error ? "true" : null;
    },
  };
}

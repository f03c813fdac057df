// A move typed in the game's notation. What is wrong with it is said beside the field, and the text stays.

import { en } from "../strings/en/playing.js";
import { isKey, sayError, speakerOf } from "../strings/index.js";
import { make, worded } from "./make.js";

const { say } = speakerOf(en);

/** @type {import("./index.js").NewTool} */
export function createTyping(table) {
  const field = make("input", {
    id: "typed-move",
    type: "text",
    size: 8,
    maxlength: 20,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-describedby": "typed-note",
  });
  const note = make("p", { id: "typed-note", class: "hint" });
  const label = worded("label", "typed", { for: "typed-move" });
  const enter = worded("button", "typed.play", { type: "submit", class: "plain" });
  const form = make(
    "form",
    { id: "typed", class: "entry", autocomplete: "off" },
    label,
    field,
    enter,
    note,
  );
  document.getElementById("tools")?.append(form);

  /** What is wrong with the move, nothing if it has been made. @param {string} text */
  function complaintAbout(text) {
    const { phase, view } = table.state();
    if (view.outcome) return say("typed.over");
    if (phase !== "person") return say("typed.wait");
    try {
      table.play(text);
      return "";
    } catch (error) {
      return sayError(error);
    }
  }

  field.addEventListener("input", () => {
    note.textContent = "";
    field.ariaInvalid = null;
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === "") return;
    const complaint = complaintAbout(text);
    note.textContent = complaint;
    if (complaint) table.tell(complaint);
    field.ariaInvalid = complaint ? "true" : null;
    if (!complaint) field.value = "";
  });

  function show() {
    field.placeholder = isKey("typed.sample") ? say(/** @type {"typed"} */ ("typed.sample")) : "";
  }
  show();

  return { show };
}

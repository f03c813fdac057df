// The editor of the page: a text area, which works at once, replaced by the code editor when that has loaded.

import { withTimeout } from "../../../engine/loading.js";
import { byId } from "../../../ui/dom.js";

/** @typedef {import("../../../programs/play/play.types").Program["language"]} Language */
/** @typedef {import("./code-editor.js").CodeEditor} CodeEditor */

/** A language with texts, for examples and highlighting. @param {Language} language */
export const textLanguage = (language) => (language === "wasm" ? "python" : language);

export class Editor {
  #area = byId("source", HTMLTextAreaElement);
  #host = byId("code-editor");
  #changed;
  /** @type {Language} */
  #language = "python";
  /** @type {CodeEditor | null} */
  #code = null;

  /** @param {(source: string) => void} changed called after each change by the user */
  constructor(changed) {
    this.#changed = changed;
    this.#area.addEventListener("input", () => changed(this.#area.value));
  }

  /** Replaces the text area by the code editor, which has its text and its focus; if that fails, the text area remains. */
  async upgrade() {
    try {
      const { createCodeEditor } = await withTimeout(import("./code-editor.js"));
      const hadFocus = document.activeElement === this.#area;
      this.#code = createCodeEditor(this.#host, {
        text: this.#area.value,
        language: textLanguage(this.#language),
        label: this.#label(),
        changed: (source) => {
          if (source === this.#area.value) return;
          this.#area.value = source;
          this.#changed(source);
        },
      });
      this.#show();
      if (hadFocus) this.#code.focus();
    } catch {
      this.#show();
    }
  }

  /** Shows the code editor or the text area; neither of them for a module. */
  #show() {
    const isModule = this.#language === "wasm";
    this.#host.hidden = isModule || !this.#code;
    this.#area.hidden = isModule || this.#code !== null;
    byId("module-note").hidden = !isModule;
  }

  get source() {
    return this.#area.value;
  }

  /** Shows a program. @param {string} source @param {Language} language */
  setText(source, language) {
    this.#language = language;
    this.#area.value = source;
    if (language !== "wasm") this.#code?.setText(source, language);
    this.#show();
  }

  /** Marks the line of an error; null removes the mark. @param {{ line: number, message: string } | null} fault */
  showFault(fault) {
    if (fault) this.#area.setAttribute("aria-invalid", "true");
    else this.#area.removeAttribute("aria-invalid");
    this.#code?.showFault(fault);
  }

  /** Selects a line. @param {number} line */
  focusLine(line) {
    if (this.#code) return this.#code.focusLine(line);
    const lines = this.#area.value.split("\n");
    const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    this.#area.focus();
    this.#area.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
  }

  translate() {
    this.#code?.setLabel(this.#label());
  }

  #label() {
    return this.#area.getAttribute("aria-label") ?? "";
  }
}

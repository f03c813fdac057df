// Form that exports the match in a format of its game, as text to copy or as a file.

import { t } from "../../i18n/index.js";
import { nameAt } from "../../table/player-names.js";
import { element, textButton, textElement } from "../../ui/create.js";
import { download } from "../../ui/download.js";
import { translatePage } from "../../ui/page-texts.js";
import { shownName, statedPlayers } from "./imported-notes.js";

/** @typedef {import("../../table/formats.types").Format} Format */

/**
 * @param {import("../../table/table.js").Table} table @param {string} game
 * @param {import("../../table/formats.types").Formats} formats
 */
export const createExportForm = (table, game, formats) => new ExportForm(table, game, formats);

class ExportForm {
  #table;
  #game;
  #formats;
  #form;

  /**
   * @param {import("../../table/table.js").Table} table @param {string} game
   * @param {import("../../table/formats.types").Formats} formats
   */
  constructor(table, game, { list }) {
    this.#table = table;
    this.#game = game;
    this.#formats = list;
    this.#form = buildForm(list, { copy: () => this.#copy(), save: () => this.#save() });
    const { formatSelect, fields, extras } = this.#form;
    formatSelect.addEventListener("change", () => this.show());
    fields.addEventListener("input", () => this.#write());
    extras.addEventListener("change", () => this.#write());
  }

  get parts() {
    return this.#form.parts;
  }

  /** The selected format. */
  get format() {
    return this.#formats[this.#form.formatSelect.selectedIndex];
  }
  get withExtras() {
    return this.#form.extras.checked;
  }

  show() {
    const { fields, extrasLabel, extrasText } = this.#form;
    const match = writtenMatch(this.#table);
    fields.replaceChildren(...(this.format.fields?.(match) ?? []).map(fieldFor));
    extrasText.dataset.text = this.format.extras ?? "exchange.save";
    extrasLabel.hidden = this.format.extras === undefined;
    translatePage();
    this.#write();
  }

  #write() {
    const { fields, written, note, extras } = this.#form;
    const inputs = [...fields.querySelectorAll("input")];
    const given = Object.fromEntries(inputs.map(({ name, value }) => [name, value.trim()]));
    const match = writtenMatch(this.#table);
    written.value = this.format.write(match, given, extras.checked);
    const isLost = this.format.isLossy?.(match, written.value) ?? false;
    note.textContent = isLost ? t("exchange.loses", { format: this.format.name }) : "";
  }

  async #copy() {
    const { written, note } = this.#form;
    try {
      await navigator.clipboard.writeText(written.value);
      note.textContent = t("exchange.copied");
    } catch {
      written.select();
      note.textContent = t("exchange.copy-failed");
    }
  }

  #save() {
    const day = new Date().toISOString().slice(0, 10);
    const text = new Blob([this.#form.written.value], { type: "text/plain" });
    download(`${this.#game}-${day}${this.format.extension}`, text);
  }
}

/** @param {Format[]} formats @param {{ copy(): void, save(): void }} actions */
function buildForm(formats, { copy, save }) {
  const names = formats.map(({ name }) => element("option", {}, name));
  const formatSelect = element("select", { id: "exchange-format" }, ...names);
  const format = element(
    "label",
    { class: "format", hidden: formats.length > 1 ? null : "" },
    textElement("span", "exchange.format"),
    formatSelect,
  );
  const extras = element("input", { id: "exchange-more", type: "checkbox", checked: "" });
  const extrasText = textElement("span", "exchange.save", { id: "exchange-more-words" });
  const extrasLabel = element(
    "label",
    { class: "more", id: "exchange-more-label" },
    extras,
    extrasText,
  );
  const fields = element("div", { class: "fields", id: "exchange-fields" });
  const written = element("textarea", {
    id: "exchange-text",
    spellcheck: "false",
    "data-label": "exchange.text",
    readonly: "",
    rows: 6,
  });
  const buttons = element(
    "p",
    { class: "row" },
    textButton("exchange.copy", copy, { id: "exchange-copy" }),
    textButton("exchange.save-file", save, { id: "exchange-save" }),
  );
  const note = element("p", { id: "exchange-note", class: "hint", role: "status" });
  const title = textElement("h3", "exchange.save");
  const parts = [format, title, extrasLabel, fields, written, buttons, note];
  return { parts, formatSelect, extras, extrasText, extrasLabel, fields, written, note };
}

/** The match on the board as a format receives it. @param {import("../../table/table.js").Table} table */
function writtenMatch(table) {
  const { record, players } = table.match.state();
  const isKnown = players.first !== null || players.second !== null;
  const nameOf = (/** @type {"first" | "second"} */ side) =>
    isKnown ? nameAt(side, players) : null;
  const [first, second] = statedPlayers()?.map(shownName) ?? [nameOf("first"), nameOf("second")];
  return { record, players: { first, second }, notes: table.match.notes() };
}

/** @param {{ name: string, label: string, value: string }} field */
function fieldFor({ name, label, value }) {
  const input = element("input", { type: "text", name, maxlength: 200, autocomplete: "off" });
  input.value = value;
  return element("label", {}, element("span", { "data-text": label }), input);
}

// Where a match is written down in one of its game's formats, to be copied or saved as a file.

import { t } from "../../i18n/index.js";
import { element, textButton, textElement } from "../../ui/create.js";
import { download } from "../../ui/download.js";
import { translatePage } from "../../ui/page-texts.js";

/** @typedef {import("../../table/format.js").Format} Format */

/**
 * @param {import("../../table/controls.js").Table} table @param {string} game
 * @param {import("../../table/format.js").Formats} formats
 */
export function createExportForm(table, game, { list: formats }) {
  const names = formats.map(({ name }) => element("option", {}, name));
  const chosen = element("select", { id: "exchange-format" }, ...names);
  const more = element("input", { id: "exchange-more", type: "checkbox", checked: "" });
  const moreText = textElement("span", "exchange.save", { id: "exchange-more-words" });
  const moreLabel = element("label", { class: "more", id: "exchange-more-label" }, more, moreText);
  const fields = element("div", { class: "fields", id: "exchange-fields" });
  const written = element("textarea", {
    id: "exchange-text",
    spellcheck: "false",
    "data-label": "exchange.text",
    readonly: "",
    rows: 6,
  });
  const note = element("p", { id: "exchange-note", class: "hint", role: "status" });
  const format = () => formats[chosen.selectedIndex];

  function showFields() {
    const match = writtenMatch(table);
    fields.replaceChildren(...(format().fields?.(match) ?? []).map(fieldFor));
    moreText.dataset.text = format().more ?? "exchange.save";
    moreLabel.hidden = format().more === undefined;
    translatePage();
    write();
  }

  function write() {
    const inputs = [...fields.querySelectorAll("input")];
    const given = Object.fromEntries(inputs.map(({ name, value }) => [name, value.trim()]));
    const match = writtenMatch(table);
    written.value = format().write(match, given, more.checked);
    const isLost = format().loses?.(match, written.value) ?? false;
    note.textContent = isLost ? t("exchange.loses", { format: format().name }) : "";
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(written.value);
      note.textContent = t("exchange.copied");
    } catch {
      written.select();
      note.textContent = t("exchange.copy-failed");
    }
  }

  function saveAsFile() {
    const day = new Date().toISOString().slice(0, 10);
    download(`${game}-${day}${format().ending}`, new Blob([written.value], { type: "text/plain" }));
  }

  chosen.addEventListener("change", showFields);
  fields.addEventListener("input", write);
  more.addEventListener("change", write);

  return {
    parts: [
      element(
        "label",
        { class: "format", hidden: formats.length > 1 ? null : "" },
        textElement("span", "exchange.format"),
        chosen,
      ),
      moreLabel,
      textElement("h3", "exchange.save"),
      fields,
      written,
      element(
        "p",
        { class: "row" },
        textButton("exchange.copy", copy, { id: "exchange-copy" }),
        textButton("exchange.save-file", saveAsFile, { id: "exchange-save" }),
      ),
      note,
    ],
    show: showFields,
    /** The format that texts are read in, and whether all of it is wanted. */
    format,
    wantsMore: () => more.checked,
  };
}

/** The match on the board, for a format to write. @param {import("../../table/controls.js").Table} table */
function writtenMatch(table) {
  const { record, players } = table.match.state();
  const nameOf = (/** @type {string | null} */ id) => (id === null ? null : table.playerName(id));
  const names = { first: nameOf(players.first), second: nameOf(players.second) };
  return { record, players: names, notes: table.match.notes() };
}

/** @param {{ name: string, words: string, value: string }} field */
function fieldFor({ name, words, value }) {
  const input = element("input", { type: "text", name, maxlength: 200, autocomplete: "off" });
  input.value = value;
  return element("label", {}, element("span", { "data-text": words }), input);
}

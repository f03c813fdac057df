// Form that opens matches from text or files: a single match at once, several from a list.

import { errorText } from "../../i18n/error-text.js";
import { excerpt } from "../../i18n/excerpt.js";
import { plural, t } from "../../i18n/index.js";
import { element, textButton, textElement } from "../../ui/create.js";
import { describeFailure } from "../../ui/notices.js";
import { MAX_FILE_SIZE } from "./file.js";
import { createMatchList } from "./match-list.js";

/** @typedef {import("../../table/formats.types").ParsedMatch} ParsedMatch */
/** @typedef {import("../../table/formats.types").Formats} Formats */
/** @typedef {import("../../table/formats.types").ImportedMatch} ImportedMatch */

/**
 * @typedef {object} Actions
 * @property {import("./match-reader.js").MatchReader} reader
 * @property {(match: ImportedMatch) => void} open  throws if the match is invalid
 */

/** Maximum length of a pasted text that is shown in the field; a browser lays out a longer one too slowly. */
const MAX_SHOWN_LENGTH = 20_000;

export class ImportForm {
  #actions;
  #file;
  #pasted = element("textarea", {
    id: "exchange-paste",
    spellcheck: "false",
    "data-label": "exchange.paste",
    rows: 4,
  });
  #error = element("p", { id: "exchange-fault", role: "status" });
  #progress = element("progress", {
    id: "exchange-progress",
    max: 1,
    "data-label": "exchange.reading",
  });
  #reading = element("p", { class: "row", hidden: "" });
  #matches = createMatchList((match) => this.#open(match), describeError);

  /** @param {Formats} formats @param {Actions} actions */
  constructor(formats, actions) {
    this.#actions = actions;
    this.#file = createFileField(formats, (files) => this.read(files));
    const open = textButton("exchange.open-text", () => this.#readText(this.#pasted.value), {
      id: "exchange-open",
    });
    this.parts = [
      textElement("h3", "exchange.open"),
      textElement("p", "exchange.how", { class: "hint" }),
      this.#pasted,
      element("p", { class: "row" }, open, this.#file.label),
      this.#reading,
      this.#error,
      ...this.#matches.parts,
    ];
    const stop = textButton("exchange.stop", () => this.#stop(), { id: "exchange-stop" });
    this.#reading.append(this.#progress, stop);
  }

  /** Stops reading. */
  cancel() {
    this.#actions.reader.cancel();
    this.#reading.hidden = true;
  }

  clear() {
    this.cancel();
    this.#showMessage("");
    this.#matches.clear();
  }

  /** @param {string} text */
  paste(text) {
    this.#pasted.value = text.slice(0, MAX_SHOWN_LENGTH);
    this.#readText(text);
  }

  /** Reads a text file, or the binary files of a format that belong together. @param {File[]} files */
  read(files) {
    this.clear();
    const large = files.find(({ size }) => size > MAX_FILE_SIZE);
    if (large) {
      this.#showMessage(t("exchange.too-large", { name: excerpt(large.name) }));
      return;
    }
    this.#pasted.value = "";
    this.#read(files);
  }

  /** @param {string} text */
  #readText(text) {
    this.clear();
    if (text.trim() === "") this.#summarise([]);
    else this.#read(text);
  }

  /** Lists the matches as they are read, or opens a single one. @param {string | File[]} source */
  #read(source) {
    /** @type {ParsedMatch[]} */
    let found = [];
    this.#progress.value = 0;
    this.#reading.hidden = false;
    this.#actions.reader.read(source, {
      found: (matches, { fraction, isLast, isCut }) => {
        this.#progress.value = fraction;
        found = this.#matches.add(matches);
        if (isLast) this.#finish(found, isCut);
      },
      failed: async (error) => {
        this.cancel();
        this.#showMessage(await describeFailure(error));
      },
    });
  }

  #stop() {
    this.cancel();
    const found = this.#matches.add([]);
    if (found.length > 0) this.#summarise(found);
  }

  /** @param {ParsedMatch[]} found @param {boolean} isCut */
  #finish(found, isCut) {
    this.cancel();
    const [first] = found;
    if (found.length === 1 && "record" in first) return this.#open(first);
    this.#summarise(found, isCut);
  }

  /** @param {ParsedMatch[]} found @param {boolean} [isCut] */
  #summarise(found, isCut = false) {
    const good = found.filter((one) => "record" in one).length;
    if (found.length === 0) this.#showMessage(t("exchange.nothing"));
    else if (good === 0) this.#showMessage(t("exchange.unreadable"));
    else if (isCut) this.#showMessage(plural("exchange.first", good));
    else this.#showMessage(plural("exchange.found", good));
  }

  /** @param {ImportedMatch} match */
  #open(match) {
    try {
      this.#actions.open(match);
    } catch (error) {
      this.#showMessage(describeError(error));
      return;
    }
    this.#pasted.value = "";
    this.#file.field.value = "";
    this.#matches.clear();
  }

  /** @param {string} sentence */
  #showMessage(sentence) {
    this.#error.textContent = sentence;
  }
}

/** @param {Formats} formats @param {(files: File[]) => void} chosen */
function createFileField({ list, files }, chosen) {
  const endings = [...list.map(({ extension }) => extension), ...(files?.extensions ?? [])].join();
  const field = element("input", {
    id: "exchange-file",
    type: "file",
    accept: `${endings},text/plain`,
    ...(files ? { multiple: "" } : {}),
  });
  field.addEventListener("change", () => {
    const selected = [...(field.files ?? [])];
    if (selected.length > 0) chosen(selected);
  });
  const text = textElement("span", "exchange.file");
  return { field, label: element("label", { class: "file" }, text, field) };
}

/** The message of an error, with line and column if known. @param {unknown} error */
function describeError(error) {
  const why = errorText(error);
  const { line, column } =
    /** @type {import("../../i18n/error-sentence.js").CodedError} */ (error)?.details ?? {};
  return line ? t("exchange.at", { line, column, why }) : why;
}

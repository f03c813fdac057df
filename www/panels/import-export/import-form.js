// Where matches are opened from a text or a file: one at once, several from a list.

import { errorText } from "../../i18n/error-text.js";
import { plural, t } from "../../i18n/index.js";
import { element, textButton, textElement } from "../../ui/create.js";
import { bytesOf, endsWith, LARGEST, textOf } from "./file.js";
import { createMatchList } from "./match-list.js";

/** @typedef {import("../../table/formats.types").Found} Found */
/** @typedef {import("../../table/formats.types").Formats} Formats */
/** @typedef {import("../../table/formats.types").Match} Match */

/** `open` throws if a match cannot be opened. @typedef {{ read(text: string): Found[], open(match: Match): void }} Actions */

export class ImportForm {
  #formats;
  #actions;
  #file;
  #pasted = element("textarea", {
    id: "exchange-paste",
    spellcheck: "false",
    "data-label": "exchange.paste",
    rows: 4,
  });
  #fault = element("p", { id: "exchange-fault", role: "status" });
  #matches = createMatchList((match) => this.#open(match), faultText);

  /** @param {Formats} formats @param {Actions} actions */
  constructor(formats, actions) {
    this.#formats = formats;
    this.#actions = actions;
    this.#file = createFileField(formats, (files) => this.read(files));
    const open = textButton("exchange.open-text", () => this.#takeText(this.#pasted.value), {
      id: "exchange-open",
    });
    this.parts = [
      textElement("h3", "exchange.open"),
      textElement("p", "exchange.how", { class: "hint" }),
      this.#pasted,
      element("p", { class: "row" }, open, this.#file.label),
      this.#fault,
      ...this.#matches.parts,
    ];
  }

  clear() {
    this.#say("");
    this.#matches.show([]);
  }

  /** @param {string} text */
  paste(text) {
    this.#pasted.value = text;
    this.#takeText(text);
  }

  /** Reads a text, or what belongs together of files that are none. @param {File[]} files */
  async read(files) {
    const large = files.find(({ size }) => size > LARGEST);
    if (large) {
      this.#matches.show([]);
      this.#say(t("exchange.too-large", { name: large.name }));
      return;
    }
    this.#pasted.value = "";
    this.#say("");
    const [first] = files;
    const special = this.#formats.files;
    try {
      if (special && files.some(({ name }) => endsWith(name, special.endings))) {
        const contents = await Promise.all(files.map(bytesOf));
        this.#take(() => special.read(contents));
      } else this.#takeText(await textOf(first));
    } catch {
      this.#say(t("exchange.no-file", { name: first.name }));
    }
  }

  /** @param {string} text */
  #takeText(text) {
    this.#take(() => (text.trim() === "" ? [] : this.#actions.read(text)));
  }

  /** Shows what was found, or opens it at once where there is nothing to choose. @param {() => Found[]} find */
  #take(find) {
    const found = foundBy(find);
    const [first] = found;
    if (found.length === 1 && "record" in first) return this.#open(first);
    const good = found.filter((one) => "record" in one).length;
    if (found.length === 0) this.#say(t("exchange.nothing"));
    else if (good === 0) this.#say(t("exchange.unreadable"));
    else this.#say(plural("exchange.found", good));
    this.#matches.show(found);
  }

  /** @param {Match} match */
  #open(match) {
    try {
      this.#actions.open(match);
    } catch (error) {
      this.#say(faultText(error));
      return;
    }
    this.#pasted.value = "";
    this.#file.field.value = "";
    this.#matches.show([]);
  }

  /** @param {string} sentence */
  #say(sentence) {
    this.#fault.textContent = sentence;
  }
}

/** What is found, or what is wrong. @param {() => Found[]} find @returns {Found[]} */
function foundBy(find) {
  try {
    return find();
  } catch (error) {
    return [{ error }];
  }
}

/** @param {Formats} formats @param {(files: File[]) => void} chosen */
function createFileField({ list, files }, chosen) {
  const endings = [...list.map(({ ending }) => ending), ...(files?.endings ?? [])].join();
  const field = element("input", {
    id: "exchange-file",
    type: "file",
    accept: `${endings},text/plain`,
    ...(files ? { multiple: "" } : {}),
  });
  field.addEventListener("change", () => {
    const given = [...(field.files ?? [])];
    if (given.length > 0) chosen(given);
  });
  const text = textElement("span", "exchange.file");
  return { field, label: element("label", { class: "file" }, text, field) };
}

/** What is wrong, with its line and column where it has them. @param {unknown} error */
function faultText(error) {
  const why = errorText(error);
  const { line, column } =
    /** @type {import("../../i18n/error-text.js").CodedError} */ (error)?.details ?? {};
  return line ? t("exchange.at", { line, column, why }) : why;
}

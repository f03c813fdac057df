// Where matches are opened from a text or a file: one at once, several from a list.

import { errorText, plural, t } from "../../i18n/index.js";
import { element, textButton, textElement } from "../../ui/create.js";
import { bytesOf, endsWith, LARGEST, textOf } from "./file.js";
import { createMatchList } from "./match-list.js";

/** @typedef {import("../../table/format.js").Found} Found */
/** @typedef {import("../../table/format.js").Formats} Formats */
/** @typedef {import("../../table/format.js").Match} Match */

/**
 * @param {Formats} formats
 * @param {{ read(text: string): Found[], open(match: Match): void }} actions  `open` throws if it cannot be opened
 */
export function createImportForm(formats, { read, open }) {
  const pasted = element("textarea", {
    id: "exchange-paste",
    spellcheck: "false",
    "data-label": "exchange.paste",
    rows: 4,
  });
  const file = createFileField(formats, readFiles);
  const fault = element("p", { id: "exchange-fault", role: "status" });
  const matches = createMatchList(openMatch, faultText);

  /** Shows what was found, or opens it at once where there is nothing to choose. @param {() => Found[]} find */
  function take(find) {
    /** @type {Found[]} */
    let found;
    try {
      found = find();
    } catch (error) {
      found = [{ complaint: error }];
    }
    const [first] = found;
    if (found.length === 1 && "record" in first) return openMatch(first);
    const good = found.filter((one) => "record" in one).length;
    if (found.length === 0) fault.textContent = t("exchange.nothing");
    else if (good === 0) fault.textContent = t("exchange.unreadable");
    else fault.textContent = plural("exchange.found", good);
    matches.show(found);
  }

  /** @param {string} text */
  const takeText = (text) => take(() => (text.trim() === "" ? [] : read(text)));

  /** @param {Match} match */
  function openMatch(match) {
    try {
      open(match);
    } catch (error) {
      fault.textContent = faultText(error);
      return;
    }
    pasted.value = "";
    file.field.value = "";
    matches.show([]);
  }

  /** Reads a text, or what belongs together of files that are none. @param {File[]} files */
  async function readFiles(files) {
    const large = files.find(({ size }) => size > LARGEST);
    if (large) {
      matches.show([]);
      fault.textContent = t("exchange.too-large", { name: large.name });
      return;
    }
    pasted.value = "";
    fault.textContent = "";
    const [first] = files;
    const special = formats.files;
    try {
      if (special && files.some(({ name }) => endsWith(name, special.endings))) {
        const contents = await Promise.all(files.map(bytesOf));
        take(() => special.read(contents));
      } else takeText(await textOf(first));
    } catch {
      fault.textContent = t("exchange.no-file", { name: first.name });
    }
  }

  return {
    parts: [
      textElement("h3", "exchange.open"),
      textElement("p", "exchange.how", { class: "hint" }),
      pasted,
      element(
        "p",
        { class: "row" },
        textButton("exchange.open-text", () => takeText(pasted.value), { id: "exchange-open" }),
        file.label,
      ),
      fault,
      ...matches.parts,
    ],
    readFiles,
    clear() {
      fault.textContent = "";
      matches.show([]);
    },
  };
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
    /** @type {import("../../i18n/index.js").Complaint} */ (error)?.details ?? {};
  return line ? t("exchange.at", { line, column, why }) : why;
}

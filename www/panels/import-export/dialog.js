// The window in which a match is written down in one of its game's formats, to be copied or saved, and in which
// matches are opened from a text or a file. It knows no format: www/table/format.d.ts says what a game brings.

import { addMessages, errorText, plural, t } from "../../i18n/index.js";
import { createDialog } from "../../ui/create.js";
import { byId } from "../../ui/dom.js";
import { download } from "../../ui/download.js";
import { translatePage } from "../../ui/page-texts.js";
import { messages } from "../i18n/import-export.js";
import { bytesOf, endsWith, LARGEST, textOf } from "./file.js";
import { exchangeParts } from "./form.js";

/** @typedef {import("../../table/format.js").Format} Format */
/** @typedef {import("../../table/format.js").Found} Found */
/** @typedef {import("../../table/format.js").Match} Match */

/** So many matches of a text are listed at a time. */
const LISTED = 50;

/**
 * @param {import("../../table/controls.js").Table} table @param {string} game
 * @param {import("../../table/format.js").Formats} formats
 */
export async function createWindow(table, game, formats) {
  await addMessages(messages);
  if (formats.messages) await addMessages(formats.messages);
  const paper = createDialog("exchange-window", "exchange");
  paper.append(...exchangeParts(formats));
  const chosen = byId("exchange-format", HTMLSelectElement);
  const written = byId("exchange-text", HTMLTextAreaElement);
  const more = byId("exchange-more", HTMLInputElement);
  const pasted = byId("exchange-paste", HTMLTextAreaElement);
  const picked = byId("exchange-file", HTMLInputElement);
  const filter = byId("exchange-filter", HTMLInputElement);
  const list = byId("exchange-list", HTMLOListElement);
  const fields = byId("exchange-fields", HTMLElement);
  const note = byId("exchange-note", HTMLElement);
  const fault = byId("exchange-fault", HTMLElement);
  /** What was found in the text that was read last. @type {Found[]} */
  let found = [];

  /** @returns {Format} */
  const format = () => formats.list[chosen.selectedIndex];

  /** @returns {import("../../table/format.js").Written} */
  function match() {
    const { record, players } = table.match.state();
    const nameOf = (/** @type {string | null} */ id) => (id === null ? null : table.playerName(id));
    const names = { first: nameOf(players.first), second: nameOf(players.second) };
    return { record, players: names, notes: table.match.notes() };
  }

  function showFields() {
    fields.replaceChildren(
      ...(format().fields?.(match()) ?? []).map(({ name, words, value }) => {
        const [label, text, input] = ["label", "span", "input"].map((tag) =>
          document.createElement(tag),
        );
        text.dataset.text = words;
        Object.assign(input, { type: "text", name, value, maxLength: 200, autocomplete: "off" });
        label.append(text, input);
        return label;
      }),
    );
    byId("exchange-more-words", HTMLElement).dataset.text = format().more ?? "exchange.save";
    byId("exchange-more-label", HTMLElement).hidden = format().more === undefined;
    translatePage();
    write();
  }

  function write() {
    const inputs = /** @type {NodeListOf<HTMLInputElement>} */ (fields.querySelectorAll("input"));
    const said = Object.fromEntries([...inputs].map(({ name, value }) => [name, value.trim()]));
    const one = match();
    written.value = format().write(one, said, more.checked);
    const isLost = format().loses?.(one, written.value) ?? false;
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

  /** @param {string} text */
  const read = (text) => take(() => (text.trim() === "" ? [] : format().read(text, more.checked)));

  /** Shows what was found, or opens it at once where there is nothing to choose. @param {() => Found[]} find */
  function take(find) {
    try {
      found = find();
    } catch (error) {
      found = [{ complaint: error }];
    }
    const [first] = found;
    if (found.length === 1 && "record" in first) return begin(first);
    filter.value = "";
    filter.parentElement?.toggleAttribute("hidden", found.length <= LISTED);
    const good = found.filter((one) => "record" in one).length;
    if (found.length === 0) fault.textContent = t("exchange.nothing");
    else if (good === 0) fault.textContent = t("exchange.unreadable");
    else fault.textContent = plural("exchange.found", good);
    showList();
  }

  function showList() {
    const wanted = filter.value.trim().toLowerCase();
    const all = [...found.entries()].filter(
      ([, one]) => !wanted || ("name" in one && one.name.toLowerCase().includes(wanted)),
    );
    list.replaceChildren(...all.slice(0, LISTED).map(([at, one]) => entry(at, one)));
    byId("exchange-rest", HTMLElement).textContent =
      all.length > LISTED ? plural("exchange.rest", all.length - LISTED) : "";
  }

  /** @param {number} at @param {Found} one */
  function entry(at, one) {
    const item = document.createElement("li");
    item.value = at + 1;
    if ("record" in one) {
      const pick = document.createElement("button");
      pick.type = "button";
      pick.className = "plain";
      pick.textContent = one.name;
      pick.addEventListener("click", () => begin(one));
      item.append(pick);
    } else item.textContent = sayFault(one.complaint);
    return item;
  }

  /** @param {Match} match */
  function begin({ record, notes, name }) {
    try {
      table.match.open(record, notes);
    } catch (error) {
      fault.textContent = sayFault(error);
      return;
    }
    [pasted.value, picked.value, found] = ["", "", []];
    paper.close();
    table.notify(t("exchange.opened", { name }));
  }

  /** Reads a text, or what belongs together of files that are none. @param {File[]} files */
  async function readFiles(files) {
    const large = files.find(({ size }) => size > LARGEST);
    if (large) {
      found = [];
      showList();
      fault.textContent = t("exchange.too-large", { name: large.name });
      return;
    }
    pasted.value = "";
    fault.textContent = "";
    const [file] = files;
    const special = formats.files;
    try {
      if (special && files.some(({ name }) => endsWith(name, special.endings))) {
        const contents = await Promise.all(files.map(bytesOf));
        take(() => special.read(contents));
      } else read(await textOf(file));
    } catch {
      fault.textContent = t("exchange.no-file", { name: file.name });
    }
  }

  chosen.addEventListener("change", showFields);
  fields.addEventListener("input", write);
  more.addEventListener("change", write);
  filter.addEventListener("input", showList);
  byId("exchange-copy", HTMLButtonElement).addEventListener("click", copy);
  byId("exchange-save", HTMLButtonElement).addEventListener("click", saveAsFile);
  byId("exchange-open", HTMLButtonElement).addEventListener("click", () => read(pasted.value));
  picked.addEventListener("change", () => {
    const files = [...(picked.files ?? [])];
    if (files.length > 0) readFiles(files);
  });

  return {
    open() {
      [found, fault.textContent] = [[], ""];
      filter.parentElement?.toggleAttribute("hidden", true);
      showList();
      showFields();
      if (!paper.open) paper.showModal();
    },
    read: readFiles,
  };
}

/** What is wrong, with its line and column where it has them. @param {unknown} error */
function sayFault(error) {
  const why = errorText(error);
  const { line, column } =
    /** @type {import("../../i18n/index.js").Complaint} */ (error)?.details ?? {};
  return line ? t("exchange.at", { line, column, why }) : why;
}

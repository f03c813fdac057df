// The window in which a match is written down in one of its game's formats, to be copied or saved, and in which
// matches are opened from a text or a file. It knows no format: www/exchange/format.d.ts says what a game brings.

import { part } from "../page/parts.js";
import { showTexts } from "../page/texts.js";
import { en } from "../strings/en/exchange.js";
import { learn, sayError, speakerOf } from "../strings/index.js";
import { makeWindow } from "../tools/make.js";
import { bytesOf, endsWith, LARGEST, save, textOf } from "./file.js";
import { exchangeParts } from "./parts.js";

/** @typedef {import("./format.js").Format} Format */
/** @typedef {import("./format.js").Found} Found */
/** @typedef {import("./format.js").Match} Match */

const { say, sayCount } = speakerOf(en);

/** @type {import("../strings/game.js").Lexicon} */
const words = {
  en,
  de: async () => (await import("../strings/de/exchange.js")).de,
  fi: async () => (await import("../strings/fi/exchange.js")).fi,
};

/** So many matches of a text are listed at a time. */
const LISTED = 50;

/**
 * @param {import("../boards/board.js").Table} table @param {string} game
 * @param {import("./format.js").Formats} formats
 */
export async function createWindow(table, game, formats) {
  await learn(words);
  if (formats.words) await learn(formats.words);
  const paper = makeWindow("exchange-window", "exchange");
  paper.append(...exchangeParts(formats));
  const chosen = part("exchange-format", HTMLSelectElement);
  const written = part("exchange-text", HTMLTextAreaElement);
  const more = part("exchange-more", HTMLInputElement);
  const pasted = part("exchange-paste", HTMLTextAreaElement);
  const picked = part("exchange-file", HTMLInputElement);
  const filter = part("exchange-filter", HTMLInputElement);
  const list = part("exchange-list", HTMLOListElement);
  const fields = part("exchange-fields", HTMLElement);
  const note = part("exchange-note", HTMLElement);
  const fault = part("exchange-fault", HTMLElement);
  /** What was found in the text that was read last. @type {Found[]} */
  let found = [];

  /** @returns {Format} */
  const format = () => formats.list[chosen.selectedIndex];

  /** @returns {import("./format.js").Written} */
  function match() {
    const { line, seats } = table.state();
    const name = (/** @type {string | null} */ id) => (id === null ? null : table.playerName(id));
    const players = { first: name(seats.first), second: name(seats.second) };
    return { line, players, notes: table.notes() };
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
    part("exchange-more-words", HTMLElement).dataset.text = format().more ?? "exchange.save";
    part("exchange-more-label", HTMLElement).hidden = format().more === undefined;
    showTexts();
    write();
  }

  function write() {
    const inputs = /** @type {NodeListOf<HTMLInputElement>} */ (fields.querySelectorAll("input"));
    const said = Object.fromEntries([...inputs].map(({ name, value }) => [name, value.trim()]));
    const one = match();
    written.value = format().write(one, said, more.checked);
    const isLost = format().loses?.(one, written.value) ?? false;
    note.textContent = isLost ? say("exchange.loses", { format: format().name }) : "";
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(written.value);
      note.textContent = say("exchange.copied");
    } catch {
      written.select();
      note.textContent = say("exchange.copy-failed");
    }
  }

  function saveAsFile() {
    const day = new Date().toISOString().slice(0, 10);
    save(`${game}-${day}${format().ending}`, written.value);
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
    if (found.length === 1 && "line" in first) return begin(first);
    filter.value = "";
    filter.parentElement?.toggleAttribute("hidden", found.length <= LISTED);
    const good = found.filter((one) => "line" in one).length;
    if (found.length === 0) fault.textContent = say("exchange.nothing");
    else if (good === 0) fault.textContent = say("exchange.unreadable");
    else fault.textContent = sayCount("exchange.found", good);
    showList();
  }

  function showList() {
    const wanted = filter.value.trim().toLowerCase();
    const all = [...found.entries()].filter(
      ([, one]) => !wanted || ("name" in one && one.name.toLowerCase().includes(wanted)),
    );
    list.replaceChildren(...all.slice(0, LISTED).map(([at, one]) => entry(at, one)));
    part("exchange-rest", HTMLElement).textContent =
      all.length > LISTED ? sayCount("exchange.rest", all.length - LISTED) : "";
  }

  /** @param {number} at @param {Found} one */
  function entry(at, one) {
    const item = document.createElement("li");
    item.value = at + 1;
    if ("line" in one) {
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
  function begin({ line, notes, name }) {
    try {
      table.open(line, notes);
    } catch (error) {
      fault.textContent = sayFault(error);
      return;
    }
    [pasted.value, picked.value, found] = ["", "", []];
    paper.close();
    table.notify(say("exchange.opened", { name }));
  }

  /** Reads a text, or what belongs together of files that are none. @param {File[]} files */
  async function readFiles(files) {
    const large = files.find(({ size }) => size > LARGEST);
    if (large) {
      found = [];
      showList();
      fault.textContent = say("exchange.too-large", { name: large.name });
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
      fault.textContent = say("exchange.no-file", { name: file.name });
    }
  }

  chosen.addEventListener("change", showFields);
  fields.addEventListener("input", write);
  more.addEventListener("change", write);
  filter.addEventListener("input", showList);
  part("exchange-copy", HTMLButtonElement).addEventListener("click", copy);
  part("exchange-save", HTMLButtonElement).addEventListener("click", saveAsFile);
  part("exchange-open", HTMLButtonElement).addEventListener("click", () => read(pasted.value));
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
  const why = sayError(error);
  const { line, column } =
    /** @type {import("../strings/index.js").Complaint} */ (error)?.details ?? {};
  return line ? say("exchange.at", { line, column, why }) : why;
}

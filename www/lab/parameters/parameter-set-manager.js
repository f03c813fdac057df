// Sets of numbers in the laboratory: kept under a name, opened again, copied as a link, saved as a file and read from
// one or from a text.

import { t } from "../../i18n/index.js";
import { element, textButton, textElement } from "../../ui/create.js";
import { downloadJson } from "../../ui/download.js";
import { nameOf, typed } from "../experiments/entrants.js";
import {
  addSet,
  readLink,
  readSet,
  removeSet,
  SetFault,
  setsOf,
  writeSet,
} from "./parameter-sets.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("./parameter-sets.js").NumberSet} NumberSet */

/**
 * @typedef {object} Editor  what the sets are sets of
 * @property {() => Omit<NumberSet, "name">} own  what it shows now
 * @property {(set: NumberSet) => void} use
 * @property {(sentence: string) => void} say
 */

/** @param {Table} table @param {Editor} editor */
export function createSetManager(table, { own, use, say }) {
  const { info } = table.rules;
  const name = element("input", { type: "text", maxlength: 60, autocomplete: "off" });
  const named = () => ({ ...own(), name: name.value.trim() });
  const kept = createSetList(table, { open, removed: () => name.focus() });
  const source = createSetImport(take);

  function keep() {
    const set = named();
    if (set.name === "") {
      say(t("lab.needs-name"));
      name.focus();
      return;
    }
    const done = addSet(info, set);
    say(t(done ? "lab.kept" : "lab.no-room", { name: set.name }));
    kept.draw();
  }

  const copyLink = async () => say(await copied(typed({ ...own(), label: "" })));

  function exportSet() {
    const set = named();
    downloadJson(`${info.id}-${set.name || set.player}.json`, writeSet(info, set));
  }

  /** Answers whether it could be read. @param {string} given */
  function take(given) {
    try {
      open(readSet(given, info, table.migrateParameters));
      return true;
    } catch (error) {
      if (!(error instanceof SetFault)) throw error;
      say(t("lab.refused", { why: t(error.key, error.words) }));
      return false;
    }
  }

  /** @param {NumberSet} set */
  function open(set) {
    name.value = set.name;
    use(set);
  }

  const form = formParts(name, { keep, copyLink, exportSet, chooseFile: source.chooseFile });
  return {
    parts: [...form, kept.view, ...source.parts],
    list: kept.draw,

    /** Opens the numbers in the address of the page, if it has any. */
    openLink() {
      const given = new URLSearchParams(location.search).get("numbers");
      if (given !== null) take(readLink(given, info));
    },
  };
}

/** Puts a link to some numbers on the clipboard; answers what has become of it. @param {string} numbers */
async function copied(numbers) {
  const address = new URL(location.pathname, location.href);
  address.searchParams.set("numbers", numbers);
  try {
    await navigator.clipboard.writeText(address.href);
    return t("lab.copied");
  } catch {
    return t("copy.failed", { link: address.href });
  }
}

/** @param {HTMLInputElement} name @param {Record<"keep" | "copyLink" | "exportSet" | "chooseFile", () => void>} actions */
function formParts(name, { keep, copyLink, exportSet, chooseFile }) {
  const field = element("label", { class: "field" }, textElement("span", "lab.set-name"), name);
  const buttons = element(
    "p",
    { class: "buttons" },
    textButton("lab.keep-set", keep),
    textButton("lab.copy-set", copyLink),
    textButton("lab.export-set", exportSet),
    textButton("lab.import-file", chooseFile),
  );
  return [element("div", { class: "fields" }, field), buttons];
}

/**
 * The sets that this device keeps.
 * @param {Table} table @param {{ open(set: NumberSet): void, removed(): void }} listener
 */
function createSetList(table, { open, removed }) {
  const { info } = table.rules;
  const view = element("ul", { class: "sets" });

  /** @param {NumberSet} set */
  function entry(set) {
    const name = nameOf(table, { ...set, label: set.name });
    const button = element("button", { type: "button", class: "plain" }, name);
    button.addEventListener("click", () => open(set));
    const remove = element("button", { type: "button", class: "plain" }, "×");
    remove.ariaLabel = t("lab.remove", { name });
    remove.addEventListener("click", () => {
      removeSet(info, set);
      draw();
      removed();
    });
    return element("li", {}, button, remove);
  }

  function draw() {
    view.replaceChildren(...setsOf(info, table.migrateParameters).map(entry));
  }

  return { view, draw };
}

/** Where sets come from: a file, or a text. @param {(text: string) => boolean} take */
function createSetImport(take) {
  const file = element("input", { type: "file", accept: ".json,application/json", hidden: "" });
  const text = element("textarea", { rows: 4, spellcheck: "false" });
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (chosen) take(await chosen.text());
    file.value = "";
  });
  const takeText = () => {
    if (take(text.value)) text.value = "";
  };
  const details = element(
    "details",
    {},
    textElement("summary", "lab.import"),
    element("label", { class: "field" }, textElement("span", "lab.import-text"), text),
    element("p", { class: "buttons" }, textButton("lab.take", takeText)),
  );
  return { parts: [file, details], chooseFile: () => file.click() };
}

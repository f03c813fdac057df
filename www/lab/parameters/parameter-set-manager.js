// Named parameter sets in the laboratory: saved, opened, copied as a link, exported to a file, and imported from a file
// or from text.

import { t } from "../../i18n/index.js";
import { element, textButton, textElement } from "../../ui/create.js";
import { downloadJson } from "../../ui/download.js";
import { nameOf, playerSpec } from "../experiments/entrants.js";
import {
  addSet,
  readLink,
  readSet,
  removeSet,
  SetError,
  setsOf,
  writeSet,
} from "./parameter-sets.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../table/former-names.js").FormerNames} FormerNames */
/** @typedef {import("./parameter-sets.js").NumberSet} NumberSet */

/**
 * @typedef {object} Editor  the parameter editor
 * @property {() => Omit<NumberSet, "name">} own  the edited parameters
 * @property {(set: NumberSet) => void} use
 * @property {(sentence: string) => void} showStatus
 */

/** @param {Table} table @param {FormerNames} formerNames @param {Editor} editor */
export function createSetManager(table, formerNames, { own, use, showStatus }) {
  const { info } = table.rules;
  const name = element("input", { type: "text", maxlength: 60, autocomplete: "off" });
  const namedSet = () => ({ ...own(), name: name.value.trim() });
  const list = createSetList(table, formerNames, { open, removed: () => name.focus() });
  const source = createSetImport(importSet);

  function save() {
    const set = namedSet();
    if (set.name === "") {
      showStatus(t("lab.needs-name"));
      name.focus();
      return;
    }
    const done = addSet(info, set);
    showStatus(t(done ? "lab.kept" : "lab.no-room", { name: set.name }));
    list.draw();
  }

  const copyLink = async () => showStatus(await copyLinkTo(playerSpec({ ...own(), label: "" })));

  function exportSet() {
    const set = namedSet();
    downloadJson(`${info.id}-${set.name || set.player}.json`, writeSet(info, set));
  }

  /** Opens a set from JSON; returns whether it was valid. @param {string} given */
  function importSet(given) {
    try {
      open(readSet(given, info, formerNames));
      return true;
    } catch (error) {
      if (!(error instanceof SetError)) throw error;
      showStatus(t("lab.refused", { why: t(error.key, error.values) }));
      return false;
    }
  }

  /** @param {NumberSet} set */
  function open(set) {
    name.value = set.name;
    use(set);
  }

  const form = formParts(name, { save, copyLink, exportSet, chooseFile: source.chooseFile });
  return {
    parts: [...form, list.view, ...source.parts],
    fillList: list.draw,

    /** Opens the set in the URL, if any. */
    openLink() {
      const given = new URLSearchParams(location.search).get("numbers");
      if (given !== null) importSet(readLink(given, info));
    },
  };
}

/** Copies a link with parameters; returns the message about it. @param {string} numbers */
async function copyLinkTo(numbers) {
  const address = new URL(location.pathname, location.href);
  address.searchParams.set("numbers", numbers);
  try {
    await navigator.clipboard.writeText(address.href);
    return t("lab.copied");
  } catch {
    return t("copy.failed", { link: address.href });
  }
}

/** @param {HTMLInputElement} name @param {Record<"save" | "copyLink" | "exportSet" | "chooseFile", () => void>} actions */
function formParts(name, { save, copyLink, exportSet, chooseFile }) {
  const field = element("label", { class: "field" }, textElement("span", "lab.set-name"), name);
  const buttons = element(
    "p",
    { class: "buttons" },
    textButton("lab.keep-set", save),
    textButton("lab.copy-set", copyLink),
    textButton("lab.export-set", exportSet),
    textButton("lab.import-file", chooseFile),
  );
  return [element("div", { class: "fields" }, field), buttons];
}

/**
 * The list of saved sets.
 * @param {Table} table @param {FormerNames} formerNames
 * @param {{ open(set: NumberSet): void, removed(): void }} listener
 */
function createSetList(table, formerNames, { open, removed }) {
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
    view.replaceChildren(...setsOf(info, formerNames).map(entry));
  }

  return { view, draw };
}

/** Import of sets from a file or from text. @param {(text: string) => boolean} importSet */
function createSetImport(importSet) {
  const file = element("input", { type: "file", accept: ".json,application/json", hidden: "" });
  const text = element("textarea", { rows: 4, spellcheck: "false" });
  file.addEventListener("change", async () => {
    const [selected] = file.files ?? [];
    if (selected) importSet(await selected.text());
    file.value = "";
  });
  const importText = () => {
    if (importSet(text.value)) text.value = "";
  };
  const details = element(
    "details",
    {},
    textElement("summary", "lab.import"),
    element("label", { class: "field" }, textElement("span", "lab.import-text"), text),
    element("p", { class: "buttons" }, textButton("lab.take", importText)),
  );
  return { parts: [file, details], chooseFile: () => file.click() };
}

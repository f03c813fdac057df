// The open machine: every number of a program, to be changed at any time, also during a game; sets of numbers with a
// name, a link and a file; and what the program thinks of every move that could be made now.

import { t } from "../i18n/index.js";
import { element, textButton, textElement } from "../ui/create.js";
import { downloadJson } from "../ui/download.js";
import { nameOf, typed } from "./entrants.js";
import { choiceField, fill } from "./form.js";
import { createThoughts } from "./insight.js";
import { createNumberFields } from "./parameter-fields.js";
import { keepSets, readSet, SetFault, setsOf, writeSet } from "./parameter-sets.js";
import { createSearchTree } from "./search-tree.js";

/** @typedef {import("../table/controls.js").Table} Table */
/** @typedef {import("./types.js").Changes} Changes */
/** @typedef {import("./parameter-sets.js").NumberSet} NumberSet */

/** @param {Table} table @param {import("../table/board.js").BoardKind} kind */
export function createMachine(table, kind) {
  const { info } = table.rules;
  const programs = info.players.filter(({ parameters }) => parameters.length > 0);
  const program = choiceField("lab.program", []);
  const fields = createNumberFields({ change: keepNumbers });
  const note = element("p", { class: "hint", role: "status" });
  const name = element("input", { type: "text", maxlength: 60, autocomplete: "off" });
  const sets = element("ul", { class: "sets" });
  const file = element("input", { type: "file", accept: ".json,application/json", hidden: "" });
  const text = element("textarea", { rows: 4, spellcheck: "false" });
  const thoughts = createThoughts(table, kind, shown);
  const tree = createSearchTree(table, kind, shown);

  const view = element(
    "section",
    {},
    textElement("h3", "lab.machine"),
    textElement("p", "lab.machine.about", { class: "hint" }),
    program.label,
    fields.view,
    element("p", { class: "buttons" }, textButton("lab.original", restore)),
    note,
    element(
      "div",
      { class: "fields" },
      element("label", { class: "field" }, textElement("span", "lab.set-name"), name),
    ),
    element(
      "p",
      { class: "buttons" },
      textButton("lab.keep-set", keepSet),
      textButton("lab.copy-set", copyLink),
      textButton("lab.export-set", exportSet),
      textButton("lab.import-file", () => file.click()),
    ),
    file,
    sets,
    element(
      "details",
      {},
      textElement("summary", "lab.import"),
      element("label", { class: "field" }, textElement("span", "lab.import-text"), text),
      element(
        "p",
        { class: "buttons" },
        textButton("lab.take", () => take(text.value)),
      ),
    ),
    thoughts.view,
    tree.view,
  );
  program.field.addEventListener("change", () => {
    note.textContent = "";
    show();
  });
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (chosen) take(await chosen.text());
    file.value = "";
  });

  const current = () => programs.find(({ id }) => id === program.field.value) ?? programs[0];
  const numbersOf = (/** @type {string} */ id) => table.settings.current().numbers?.[id] ?? {};

  /** The program that is shown, for whoever tells of its thinking. */
  function shown() {
    const { id, parameters } = current();
    const searches = parameters.some(({ name }) => name === "depth");
    return { id, name: table.playerName(id), numbers: numbersOf(id), searches };
  }

  /** @param {Changes} changed */
  function keepNumbers(changed) {
    const { id, parameters } = current();
    // A number that is the original one again need not be kept.
    const others = Object.entries(changed).filter(([name, value]) => {
      const original = parameters.find((one) => one.name === name)?.original ?? [];
      return [value].flat().some((number, at) => number !== original[at]);
    });
    setNumbers(id, Object.fromEntries(others));
    note.textContent = t("lab.changed-numbers", { count: others.length });
  }

  /** @param {string} id @param {Changes} numbers */
  function setNumbers(id, numbers) {
    table.settings.change({ numbers: { ...table.settings.current().numbers, [id]: numbers } });
  }

  function restore() {
    setNumbers(current().id, {});
    note.textContent = t("lab.restored");
    show();
  }

  /** @returns {NumberSet} */
  const own = () => ({
    player: current().id,
    name: name.value.trim(),
    numbers: numbersOf(current().id),
  });

  function keepSet() {
    if (name.value.trim() === "") {
      note.textContent = t("lab.needs-name");
      name.focus();
      return;
    }
    const others = setsOf(info).filter(
      (set) => set.name !== own().name || set.player !== own().player,
    );
    const done = keepSets(info, [...others, own()]);
    note.textContent = t(done ? "lab.kept" : "lab.no-room", { name: own().name });
    listSets();
  }

  async function copyLink() {
    const address = new URL(location.pathname, location.href);
    address.searchParams.set("numbers", typed({ ...own(), label: "" }));
    try {
      await navigator.clipboard.writeText(address.href);
      note.textContent = t("lab.copied");
    } catch {
      note.textContent = t("copy.failed", { link: address.href });
    }
  }

  function exportSet() {
    downloadJson(`${info.id}-${own().name || own().player}.json`, writeSet(info, own()));
  }

  /** @param {string} given */
  function take(given) {
    try {
      adopt(readSet(given, info));
      text.value = "";
    } catch (error) {
      if (!(error instanceof SetFault)) throw error;
      note.textContent = t("lab.refused", { why: t(error.key, error.words) });
    }
  }

  /** @param {NumberSet} set */
  function adopt(set) {
    program.field.value = set.player;
    name.value = set.name;
    setNumbers(set.player, set.numbers);
    note.textContent = t("lab.taken", { name: nameOf(table, { ...set, label: set.name }) });
    show();
  }

  function listSets() {
    sets.replaceChildren(
      ...setsOf(info).map((set) => {
        const called = nameOf(table, { ...set, label: set.name });
        const open = element("button", { type: "button", class: "plain" }, called);
        open.addEventListener("click", () => adopt(set));
        const remove = element("button", { type: "button", class: "plain" }, "×");
        remove.ariaLabel = t("lab.remove", { name: called });
        remove.addEventListener("click", () => {
          const others = setsOf(info).filter(
            ({ name, player }) => name !== set.name || player !== set.player,
          );
          keepSets(info, others);
          listSets();
          name.focus();
        });
        return element("li", {}, open, remove);
      }),
    );
  }

  /** What depends on the position follows it. */
  function follow() {
    thoughts.follow();
    tree.follow();
  }

  function listPrograms() {
    fill(
      program.field,
      programs.map(({ id }) => [id, table.playerName(id)]),
    );
  }

  function show() {
    listPrograms();
    const { id, parameters } = current();
    fields.draw(parameters, numbersOf(id));
    listSets();
    thoughts.follow();
    tree.show();
  }

  const { first, second } = table.settings.current().strength;
  const seated = [table.settings.current().strength.alone, first, second];
  listPrograms();
  const likely = seated.find((id) => programs.some((one) => one.id === id));
  if (likely) program.field.value = likely;
  openLink();

  /** Numbers in the address, as a link to a set has them. */
  function openLink() {
    const given = new URLSearchParams(location.search).get("numbers");
    if (given === null) return;
    const [player, list = ""] = given.split(/:(.*)/s);
    const pairs = list.split(",").filter((pair) => pair !== "");
    const numbers = Object.fromEntries(
      pairs.map((pair) => {
        const [name, values = ""] = pair.split("=");
        return [
          name,
          values.split("/").map((value) => (value === "" ? Number.NaN : Number(value))),
        ];
      }),
    );
    take(JSON.stringify({ game: info.id, program: player, name: "", numbers }));
  }

  return { view, show, changed: follow };
}

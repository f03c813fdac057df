// The open machine: every number of a program, to be changed at any time, also during a game; sets of numbers with a
// name, a link and a file; and what the program thinks of every move that could be made now.

import { say } from "../strings/index.js";
import { make, worded, wordedButton } from "../tools/make.js";
import { nameOf, typed } from "./entrants.js";
import { choiceField, fill } from "./form.js";
import { createNumberFields } from "./numbers.js";
import { createSearchTree } from "./search-tree.js";
import { keepSets, readSet, SetFault, setsOf, writeSet } from "./sets.js";
import { createThoughts } from "./thoughts.js";

/** @typedef {import("../boards/board.js").Table} Table */
/** @typedef {import("./types.js").Changes} Changes */
/** @typedef {import("./sets.js").NumberSet} NumberSet */

/** @param {Table} table @param {import("../boards/board.js").BoardKind} kind */
export function createMachine(table, kind) {
  const { info } = table;
  const programs = info.players.filter(({ parameters }) => parameters.length > 0);
  const program = choiceField("lab.program", []);
  const fields = createNumberFields({ change: keepNumbers });
  const note = make("p", { class: "hint", role: "status" });
  const name = make("input", { type: "text", maxlength: 60, autocomplete: "off" });
  const sets = make("ul", { class: "sets" });
  const file = make("input", { type: "file", accept: ".json,application/json", hidden: "" });
  const text = make("textarea", { rows: 4, spellcheck: "false" });
  const thoughts = createThoughts(table, kind, shown);
  const tree = createSearchTree(table, kind, shown);

  const view = make(
    "section",
    {},
    worded("h3", "lab.machine"),
    worded("p", "lab.machine.about", { class: "hint" }),
    program.label,
    fields.view,
    make("p", { class: "buttons" }, wordedButton("lab.original", restore)),
    note,
    make(
      "div",
      { class: "fields" },
      make("label", { class: "field" }, worded("span", "lab.set-name"), name),
    ),
    make(
      "p",
      { class: "buttons" },
      wordedButton("lab.keep-set", keepSet),
      wordedButton("lab.copy-set", copyLink),
      wordedButton("lab.export-set", exportSet),
      wordedButton("lab.import-file", () => file.click()),
    ),
    file,
    sets,
    make(
      "details",
      {},
      worded("summary", "lab.import"),
      make("label", { class: "field" }, worded("span", "lab.import-text"), text),
      make(
        "p",
        { class: "buttons" },
        wordedButton("lab.take", () => take(text.value)),
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
  const numbersOf = (/** @type {string} */ id) => table.settings().numbers?.[id] ?? {};

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
    note.textContent = say("lab.changed-numbers", { count: others.length });
  }

  /** @param {string} id @param {Changes} numbers */
  function setNumbers(id, numbers) {
    table.choose({ numbers: { ...table.settings().numbers, [id]: numbers } });
  }

  function restore() {
    setNumbers(current().id, {});
    note.textContent = say("lab.restored");
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
      note.textContent = say("lab.needs-name");
      name.focus();
      return;
    }
    const others = setsOf(info).filter(
      (set) => set.name !== own().name || set.player !== own().player,
    );
    const done = keepSets(info, [...others, own()]);
    note.textContent = say(done ? "lab.kept" : "lab.no-room", { name: own().name });
    listSets();
  }

  async function copyLink() {
    const address = new URL(location.pathname, location.href);
    address.searchParams.set("numbers", typed({ ...own(), label: "" }));
    try {
      await navigator.clipboard.writeText(address.href);
      note.textContent = say("lab.copied");
    } catch {
      note.textContent = say("copy.failed", { link: address.href });
    }
  }

  function exportSet() {
    const url = URL.createObjectURL(
      new Blob([writeSet(info, own())], { type: "application/json" }),
    );
    const link = make("a", {
      href: url,
      download: `${info.id}-${own().name || own().player}.json`,
    });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }

  /** @param {string} given */
  function take(given) {
    try {
      adopt(readSet(given, info));
      text.value = "";
    } catch (error) {
      if (!(error instanceof SetFault)) throw error;
      note.textContent = say("lab.refused", { why: say(error.key, error.words) });
    }
  }

  /** @param {NumberSet} set */
  function adopt(set) {
    program.field.value = set.player;
    name.value = set.name;
    setNumbers(set.player, set.numbers);
    note.textContent = say("lab.taken", { name: nameOf(table, { ...set, label: set.name }) });
    show();
  }

  function listSets() {
    sets.replaceChildren(
      ...setsOf(info).map((set) => {
        const called = nameOf(table, { ...set, label: set.name });
        const open = make("button", { type: "button", class: "plain" }, called);
        open.addEventListener("click", () => adopt(set));
        const remove = make("button", { type: "button", class: "plain" }, "×");
        remove.ariaLabel = say("lab.remove", { name: called });
        remove.addEventListener("click", () => {
          const others = setsOf(info).filter(
            ({ name, player }) => name !== set.name || player !== set.player,
          );
          keepSets(info, others);
          listSets();
          name.focus();
        });
        return make("li", {}, open, remove);
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

  const { first, second } = table.settings().strength;
  const seated = [table.settings().strength.alone, first, second];
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

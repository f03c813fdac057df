// The open machine: every parameter of a program, to be changed at any time, also during a game; sets of them with a
// name; and what the program thinks of every move that could be made now.

import { t } from "../i18n/index.js";
import { element, textButton, textElement } from "../ui/create.js";
import { createEffect } from "./effect.js";
import { nameOf } from "./entrants.js";
import { choiceField, fill } from "./form.js";
import { createInsight } from "./insight.js";
import { createParameterFields } from "./parameter-fields.js";
import { createSetManager } from "./parameter-set-manager.js";
import { SearchTree } from "./search-tree.js";

/** @typedef {import("../table/controls.js").Table} Table */
/** @typedef {import("./types.js").Changes} Changes */
/** @typedef {import("./parameter-sets.js").NumberSet} NumberSet */

/**
 * @param {Table} table @param {import("../table/board.js").BoardKind} kind
 * @param {string} [example]  a match whose tree is worth a look
 */
export function createParameterEditor(table, kind, example) {
  const program = createProgramChoice(table);
  const fields = createParameterFields({ change: changeNumbers });
  const status = element("p", { class: "hint", role: "status" });
  const say = (/** @type {string} */ sentence) => {
    status.textContent = sentence;
  };
  const own = () => ({ player: program.current().id, numbers: program.numbers() });
  const sets = createSetManager(table, { own, use, say });
  const effect = createEffect(table, kind, program.described);
  const insight = createInsight(table, kind, program.described);
  const tree = new SearchTree(table, kind, program.described, example);
  const view = element(
    "section",
    {},
    textElement("h3", "lab.machine"),
    textElement("p", "lab.machine.about", { class: "hint" }),
    program.label,
    fields.view,
    effect.view,
    element("p", { class: "buttons" }, textButton("lab.original", restore)),
    status,
    ...sets.parts,
    insight.view,
    tree.view,
  );
  program.field.addEventListener("change", () => {
    say("");
    show();
  });

  /** @param {Changes} numbers */
  function changeNumbers(numbers) {
    const changed = changedOnly(numbers, program.current().parameters);
    program.setNumbers(changed);
    say(t("lab.changed-numbers", { count: Object.keys(changed).length }));
    effect.follow();
  }

  function restore() {
    program.setNumbers({});
    say(t("lab.restored"));
    show();
  }

  /** @param {NumberSet} set */
  function use({ player, name, numbers }) {
    program.field.value = player;
    program.setNumbers(numbers);
    say(t("lab.taken", { name: nameOf(table, { player, label: name, numbers }) }));
    show();
  }

  function show() {
    program.list();
    fields.draw(program.current().parameters, program.numbers());
    sets.list();
    effect.follow();
    insight.follow();
    tree.show();
  }

  sets.openLink();

  return {
    view,
    show,
    /** What depends on the position follows it. */
    changed() {
      effect.follow();
      insight.follow();
      tree.follow();
    },
  };
}

/** Which program is shown, and the numbers that it has at the table. @param {Table} table */
function createProgramChoice(table) {
  const programs = table.rules.info.players.filter(({ parameters }) => parameters.length > 0);
  const { field, label } = choiceField("lab.program", []);
  const { current: settings, change } = table.settings;
  const current = () => programs.find(({ id }) => id === field.value) ?? programs[0];
  const numbers = () => settings().numbers?.[current().id] ?? {};

  function list() {
    const choices = programs.map(({ id }) => [id, table.playerName(id)]);
    fill(field, /** @type {[string, string][]} */ (choices));
  }

  list();
  // Most likely it is about somebody who plays.
  const { alone, first, second } = settings().strength;
  const likely = [alone, first, second].find((id) => programs.some((one) => one.id === id));
  if (likely) field.value = likely;

  return {
    field,
    label,
    list,
    current,
    numbers,

    /** @param {Changes} changed */
    setNumbers(changed) {
      change({ numbers: { ...settings().numbers, [current().id]: changed } });
    },

    /** The program, for whoever tells of its thinking. */
    described() {
      const { id, parameters } = current();
      const searches = parameters.some(({ name }) => name === "depth");
      return { id, name: table.playerName(id), numbers: numbers(), searches };
    },
  };
}

/**
 * A number that is the default one again need not be kept.
 * @param {Changes} numbers @param {import("./parameter-fields.js").Parameter[]} parameters @returns {Changes}
 */
function changedOnly(numbers, parameters) {
  const changed = Object.entries(numbers).filter(([name, value]) => {
    const defaults = parameters.find((one) => one.name === name)?.default ?? [];
    return [value].flat().some((number, at) => number !== defaults[at]);
  });
  return Object.fromEntries(changed);
}

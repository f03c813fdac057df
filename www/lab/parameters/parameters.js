// The open machine: every parameter of a program, to be changed at any time, also during a game; sets of them with a
// name; and what the program thinks of every move that could be made now.

import { t } from "../../i18n/index.js";
import { changedOnly } from "../../table/parameters.js";
import { element, textButton, textElement } from "../../ui/create.js";
import { nameOf } from "../experiments/entrants.js";
import { choiceField, fill } from "../form.js";
import { SearchTree } from "../tree/search-tree.js";
import { createEffect } from "./effect.js";
import { createInsight } from "./insight.js";
import { createParameterFields } from "./parameter-fields.js";
import { createSetManager } from "./parameter-set-manager.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../lab.types").Changes} Changes */
/** @typedef {import("./parameter-sets.js").NumberSet} NumberSet */

export class ParameterEditor {
  #table;
  #program;
  #sets;
  #effect;
  #insight;
  #fields = createParameterFields({ change: (numbers) => this.#change(numbers) });
  #status = element("p", { class: "hint", role: "status" });

  /**
   * @param {Table} table @param {import("../../table/game-ui.types").GameUi} kind
   * @param {{ example?: string, terms: import("../../table/game-tools.types").Terms | null, enlargeTree(): void }} about
   *   a match whose tree is worth a look, the game's own terms, and to the bench with the tree
   */
  constructor(table, kind, { example, terms, enlargeTree }) {
    const program = createProgramChoice(table);
    this.#table = table;
    this.#program = program;
    this.#sets = createSetManager(table, {
      own: () => ({ player: program.current().id, numbers: program.numbers() }),
      use: (set) => this.#use(set),
      say: (sentence) => this.#say(sentence),
    });
    this.#effect = createEffect(table, kind, program.described);
    this.#insight = createInsight(table, kind, program.described, terms);
    this.tree = new SearchTree(table, kind, program.described, { example, enlarge: enlargeTree });
    this.view = element(
      "section",
      { id: "machine" },
      textElement("h3", "lab.machine"),
      textElement("p", "lab.machine.about", { class: "hint" }),
      program.label,
      this.#fields.view,
      element(
        "p",
        { class: "buttons" },
        textButton("lab.original", () => this.#restore()),
      ),
      // The effect comes when it has been found, and must not move a button that is just being pressed.
      ...[this.#status, ...this.#sets.parts, this.#effect.view, this.#insight.view, this.tree.view],
    );
    program.field.addEventListener("change", () => {
      this.#say("");
      this.show();
    });
    this.#sets.openLink();
  }

  show() {
    const program = this.#program;
    program.list();
    this.#fields.draw(program.current().parameters, program.numbers());
    this.#sets.list();
    this.#effect.follow();
    this.#insight.follow();
    this.tree.show();
  }

  /** What depends on the position follows it. */
  changed() {
    this.#effect.follow();
    this.#insight.follow();
    this.tree.follow();
  }

  /** @param {string} sentence */
  #say(sentence) {
    this.#status.textContent = sentence;
  }

  /** @param {Changes} numbers */
  #change(numbers) {
    const changed = changedOnly(numbers, this.#program.current().parameters);
    this.#program.setNumbers(changed);
    this.#say(t("lab.changed-numbers", { count: Object.keys(changed).length }));
    this.#effect.follow();
  }

  #restore() {
    this.#program.setNumbers({});
    this.#say(t("lab.restored"));
    this.show();
  }

  /** @param {NumberSet} set */
  #use({ player, name, numbers }) {
    this.#program.field.value = player;
    this.#program.setNumbers(numbers);
    this.#say(t("lab.taken", { name: nameOf(this.#table, { player, label: name, numbers }) }));
    this.show();
  }
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

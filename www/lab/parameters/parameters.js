// The parameter editor: changes any parameter of a program at any time, also during a match, saves named sets, and
// shows the effect on the next move, the values of all moves and the search tree.

import { t } from "../../i18n/index.js";
import { changedOnly } from "../../table/parameters.js";
import { element, textButton, textElement } from "../../ui/create.js";
import { nameOf } from "../experiments/entrants.js";
import { choiceField, fillOptions } from "../form.js";
import { SearchTree } from "../tree/search-tree.js";
import { createEffect } from "./effect.js";
import { createInsight } from "./insight.js";
import { createParameterFields } from "./parameter-fields.js";
import { createSetManager } from "./parameter-set-manager.js";
import { createRecipes } from "./recipes.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../lab.types").Changes} Changes */
/** @typedef {import("./parameter-sets.js").NumberSet} NumberSet */

export class ParameterEditor {
  #table;
  #program;
  #sets;
  #effect;
  #insight;
  #recipes;
  #fields = createParameterFields({ change: (numbers) => this.#change(numbers) });
  #status = element("p", { class: "hint", role: "status" });

  /**
   * @param {Table} table @param {import("../../table/game-ui.types").GameUi} gameUi
   * @param {{ example?: string, recipes: import("../../table/game-tools.types").Recipe[], formerNames: import("../../table/former-names.js").FormerNames, terms: import("../../table/game-tools.types").Terms | null, enlargeTree(): void }} about
   *   an example match for the search tree, texts of the game's own scores, and an action that opens the tree on the bench
   */
  constructor(table, gameUi, { example, recipes, formerNames, terms, enlargeTree }) {
    const program = createProgramChoice(table);
    this.#table = table;
    this.#program = program;
    this.#sets = createSetManager(table, formerNames, {
      own: () => ({ player: program.current().id, numbers: program.numbers() }),
      use: (set) => this.#use(set),
      showStatus: (sentence) => this.#showStatus(sentence),
    });
    this.#recipes = createRecipes(recipes, (changes, name) => this.#useRecipe(changes, name));
    this.#effect = createEffect(table, gameUi, program.selected);
    this.#insight = createInsight(table, gameUi, program.selected, terms);
    this.tree = new SearchTree(table, gameUi, program.selected, { example, enlarge: enlargeTree });
    this.view = element(
      "section",
      { id: "machine" },
      textElement("h3", "lab.machine"),
      textElement("p", "lab.machine.about", { class: "hint" }),
      program.label,
      this.#recipes.view,
      this.#fields.view,
      element(
        "p",
        { class: "buttons" },
        textButton("lab.original", () => this.#restore()),
      ),
      // Below the buttons, so that a late result does not move a button while it is being pressed.
      ...[this.#status, ...this.#sets.parts, this.#effect.view, this.#insight.view, this.tree.view],
    );
    program.field.addEventListener("change", () => {
      this.#showStatus("");
      this.show();
    });
    this.#sets.openLink();
  }

  show() {
    const program = this.#program;
    program.fillList();
    this.#recipes.draw(program.current().parameters);
    this.#fields.draw(program.current().parameters, program.numbers());
    this.#sets.fillList();
    this.#effect.update();
    this.#insight.update();
    this.tree.show();
  }

  /** Updates what depends on the position. */
  changed() {
    this.#effect.update();
    this.#insight.update();
    this.tree.update();
  }

  /** @param {string} sentence */
  #showStatus(sentence) {
    this.#status.textContent = sentence;
  }

  /** @param {Changes} numbers */
  #change(numbers) {
    const changed = changedOnly(numbers, this.#program.current().parameters);
    this.#program.setNumbers(changed);
    this.#showStatus(t("lab.changed-numbers", { count: Object.keys(changed).length }));
    this.#effect.update();
  }

  /** @param {Changes} changes @param {string} name */
  #useRecipe(changes, name) {
    this.#program.setNumbers(changedOnly(changes, this.#program.current().parameters));
    this.#showStatus(t("lab.recipe", { name }));
    this.show();
  }

  #restore() {
    this.#program.setNumbers({});
    this.#showStatus(t("lab.restored"));
    this.show();
  }

  /** @param {NumberSet} set */
  #use({ player, name, numbers }) {
    this.#program.field.value = player;
    this.#program.setNumbers(numbers);
    this.#showStatus(
      t("lab.taken", { name: nameOf(this.#table, { player, label: name, numbers }) }),
    );
    this.show();
  }
}

/** The choice of a program, with its parameters at the table. @param {Table} table */
function createProgramChoice(table) {
  const programs = table.rules.info.players.filter(({ parameters }) => parameters.length > 0);
  const { field, label } = choiceField("lab.program", []);
  const { current: settings, change } = table.settings;
  const current = () => programs.find(({ id }) => id === field.value) ?? programs[0];
  const numbers = () => settings().numbers?.[current().id] ?? {};

  function fillList() {
    const choices = programs.map(({ id }) => [id, table.playerName(id)]);
    fillOptions(field, /** @type {[string, string][]} */ (choices));
  }

  fillList();
  // Preselects a player of the match.
  const { alone, first, second } = settings().strength;
  const likely = [alone, first, second].find((id) => programs.some((one) => one.id === id));
  if (likely) field.value = likely;

  return {
    field,
    label,
    fillList,
    current,
    numbers,

    /** @param {Changes} changed */
    setNumbers(changed) {
      change({ numbers: { ...settings().numbers, [current().id]: changed } });
    },

    /** The selected program with its changes. */
    selected() {
      const { id, parameters } = current();
      const searches = parameters.some(({ name }) => name === "depth");
      return { id, name: table.playerName(id), numbers: numbers(), searches };
    },
  };
}

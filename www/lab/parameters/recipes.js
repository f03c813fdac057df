// Buttons that change a program's parameters in one click, such as "The queen is worth nothing".

import { t } from "../../i18n/index.js";
import { element, textButton, textElement } from "../../ui/create.js";

/** @typedef {import("../../table/game-tools.types").Recipe} Recipe */
/** @typedef {import("../../table/parameters.js").Parameter} Parameter */
/** @typedef {import("../../table/parameters.js").Changes} Changes */

/** The changes of a recipe; null if the program lacks one of the parameters. @param {Recipe} recipe @param {readonly Parameter[]} parameters @returns {Changes | null} */
function changesOf({ changes }, parameters) {
  /** @type {Changes} */
  const result = {};
  for (const [name, change] of Object.entries(changes)) {
    const parameter = parameters.find((one) => one.name === name);
    if (!parameter) return null;
    result[name] = typeof change === "number" ? change : change(parameter.default);
  }
  return result;
}

/** @param {readonly Recipe[]} recipes @param {(changes: Changes, name: string) => void} use */
export function createRecipes(recipes, use) {
  /** @type {readonly Parameter[]} */
  let parameters = [];
  const items = recipes.map((recipe) => {
    const key = /** @type {import("../../i18n/index.js").Key} */ (recipe.name);
    const button = textButton(key, () => {
      const changes = changesOf(recipe, parameters);
      if (changes) use(changes, t(key));
    });
    return { recipe, button };
  });
  const buttons = element("p", { class: "buttons" }, ...items.map(({ button }) => button));
  const view = element("div", { class: "recipes" }, textElement("h4", "lab.recipes"), buttons);

  return {
    view,

    /** Offers the recipes for a program's parameters. @param {readonly Parameter[]} now */
    draw(now) {
      parameters = now;
      for (const { recipe, button } of items) button.hidden = changesOf(recipe, now) === null;
      view.hidden = items.every(({ button }) => button.hidden);
    },
  };
}

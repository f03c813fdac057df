// The list of stored creatures with their faces.

import { translatorFor } from "../../i18n/index.js";
import { removeSet } from "../../lab/parameters/parameter-sets.js";
import { drawFace } from "../../table/faces/creature-faces.js";
import { element } from "../../ui/create.js";
import { byId } from "../../ui/dom.js";
import { breedable, games, programName } from "./breedables.js";
import { messages } from "./i18n/breed.js";
import { storedCreatures } from "./stored.js";

/** @typedef {import("./creature.js").Creature} Creature */

const { t } = translatorFor(messages);

/** All stored creatures, in the order of the games. */
export const allStored = () =>
  games.flatMap((game) => storedCreatures(game, breedable(game).programs));

/** @param {{ show(creature: Creature): void, changed(): void, announce(sentence: string): void }} listener */
export function createStoredList({ show, changed, announce }) {
  /** @param {Creature} creature */
  function entry(creature) {
    const { game, player, name, face } = creature;
    const label = element(
      "span",
      {},
      element("b", {}, name),
      element("br", {}),
      programName(game, player),
    );
    const button = element("button", { type: "button", class: "plain" }, drawFace(face), label);
    button.addEventListener("click", () => show(creature));
    const remove = element("button", { type: "button", class: "round" }, "×");
    remove.ariaLabel = t("breed.remove", { name });
    remove.addEventListener("click", () => {
      removeSet({ id: game }, creature);
      announce(t("breed.removed", { name }));
      changed();
      byId("mine").focus();
    });
    return element("li", {}, button, remove);
  }

  return {
    translate() {
      const stored = allStored();
      byId("none").hidden = stored.length > 0;
      byId("stored").replaceChildren(...stored.map(entry));
    },
  };
}

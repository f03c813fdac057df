// The list of stored creatures with their faces.

import { translatorFor } from "../../i18n/index.js";
import { removeSet } from "../../lab/parameters/parameter-sets.js";
import { drawFace } from "../../panels/opponents/creature-faces.js";
import { element } from "../../ui/create.js";
import { byId } from "../../ui/dom.js";
import { breedable, games, programName } from "./breedables.js";
import { messages } from "./i18n/breed.js";
import { keptOf } from "./kept.js";

/** @typedef {import("./creature.js").Creature} Creature */

const { t } = translatorFor(messages);

/** All stored creatures, in the order of the games. */
export const allKept = () => games.flatMap((game) => keptOf(game, breedable(game).programs));

/** @param {{ show(creature: Creature): void, changed(): void, tell(sentence: string): void }} listener */
export function createKeptList({ show, changed, tell }) {
  /** @param {Creature} creature */
  function entry(creature) {
    const { game, player, name, face } = creature;
    const words = element(
      "span",
      {},
      element("b", {}, name),
      element("br", {}),
      programName(game, player),
    );
    const button = element("button", { type: "button", class: "plain" }, drawFace(face), words);
    button.addEventListener("click", () => show(creature));
    const remove = element("button", { type: "button", class: "round" }, "×");
    remove.ariaLabel = t("breed.remove", { name });
    remove.addEventListener("click", () => {
      removeSet({ id: game }, creature);
      tell(t("breed.removed", { name }));
      changed();
      byId("mine").focus();
    });
    return element("li", {}, button, remove);
  }

  return {
    translate() {
      const kept = allKept();
      byId("none").hidden = kept.length > 0;
      byId("kept").replaceChildren(...kept.map(entry));
    },
  };
}

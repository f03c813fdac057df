// The opponents that somebody has bred, or made in the laboratory: old programs with numbers of their own. Whoever is
// pressed plays with these numbers, and once more pressed with the original ones.

import { t } from "../../i18n/index.js";
import { setsOf } from "../../lab/parameters/parameter-sets.js";
import { playerNameOf } from "../../table/player-names.js";
import { element } from "../../ui/create.js";
import { drawFace, faceFor } from "./creature-faces.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../lab/parameters/parameter-sets.js").NumberSet} NumberSet */

/** The face that somebody has given it, or the one that its name gives it. @param {NumberSet} set */
export const faceOfSet = ({ player, name, face }) => drawFace(face ?? faceFor(name + player));

/** @param {Table} table @param {import("./opponents-gallery.js").Whose} whose */
export function createOwnOpponents(table, whose) {
  const { info } = table.rules;
  const heading = element("p", {});
  const list = element("span", { class: "own-opponents" });
  const view = element("div", { class: "era own", hidden: "" }, heading, list);
  let shown = "";
  const sets = () => setsOf(info, table.migrateParameters);

  /** @param {NumberSet} set */
  function isSeated({ player, numbers }) {
    const { strength, numbers: all } = table.settings.current();
    return strength[whose] === player && JSON.stringify(all?.[player]) === JSON.stringify(numbers);
  }

  /** @param {NumberSet} set */
  function seat(set) {
    const { strength, numbers } = table.settings.current();
    const own = isSeated(set) ? {} : set.numbers;
    table.settings.change({
      strength: { ...strength, [whose]: set.player },
      numbers: { ...numbers, [set.player]: own },
    });
  }

  /** @param {NumberSet} set */
  function entry(set) {
    const { player, name } = set;
    const button = element(
      "button",
      { type: "button", class: "plain", title: playerNameOf(info.players, player) },
      faceOfSet(set),
      name,
    );
    button.addEventListener("click", () => seat(set));
    return button;
  }

  return {
    view,
    /** Whoever of them sits there. */
    seated: () => sets().find(isSeated),
    show() {
      const known = sets();
      heading.textContent = t("opponent.own");
      view.hidden = known.length === 0;
      if (JSON.stringify(known) !== shown) list.replaceChildren(...known.map(entry));
      shown = JSON.stringify(known);
      known.forEach((set, at) => {
        list.children[at].setAttribute("aria-pressed", String(isSeated(set)));
      });
    },
  };
}

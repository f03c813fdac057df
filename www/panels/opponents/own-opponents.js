// Opponents that the user has bred or made in the laboratory: old programs with changed parameters. A click plays
// against one; a second click restores the original parameters.

import { t } from "../../i18n/index.js";
import { setsOf } from "../../lab/parameters/parameter-sets.js";
import { drawFace, faceFor } from "../../table/faces/creature-faces.js";
import { playerName } from "../../table/player-names.js";
import { element } from "../../ui/create.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../lab/parameters/parameter-sets.js").NumberSet} NumberSet */

/** The face that the user chose, else one derived from the name. @param {NumberSet} set */
export const faceOfSet = ({ player, name, face }) => drawFace(face ?? faceFor(name + player));

/** @typedef {import("../../table/former-names.js").FormerNames} FormerNames */

/** The stored set whose parameters a player has now, if any. @param {Table} table @param {FormerNames} formerNames @param {string} player */
export function setInUse({ rules, settings }, formerNames, player) {
  const numbers = settings.current().numbers?.[player];
  if (!numbers) return undefined;
  const text = JSON.stringify(numbers);
  return setsOf(rules.info, formerNames).find(
    (set) => set.player === player && JSON.stringify(set.numbers) === text,
  );
}

/**
 * @param {Table} table @param {FormerNames} formerNames
 * @param {import("./opponents-gallery.js").Role} role
 */
export function createOwnOpponents(table, formerNames, role) {
  const { info } = table.rules;
  const heading = element("p", {});
  const list = element("span", { class: "own-opponents" });
  const view = element("div", { class: "era own", hidden: "" }, heading, list);
  let shown = "";
  const sets = () => setsOf(info, formerNames);

  /** @param {NumberSet} set */
  function isSelected({ player, numbers }) {
    const { strength, numbers: all } = table.settings.current();
    return strength[role] === player && JSON.stringify(all?.[player]) === JSON.stringify(numbers);
  }

  /** @param {NumberSet} set */
  function toggle(set) {
    const { strength, numbers } = table.settings.current();
    const own = isSelected(set) ? {} : set.numbers;
    table.settings.change({
      strength: { ...strength, [role]: set.player },
      numbers: { ...numbers, [set.player]: own },
    });
  }

  /** @param {NumberSet} set */
  function entry(set) {
    const { player, name } = set;
    const button = element(
      "button",
      { type: "button", class: "plain", title: playerName(player) },
      faceOfSet(set),
      name,
    );
    button.addEventListener("click", () => toggle(set));
    return button;
  }

  return {
    view,
    /** The selected set, if any. */
    selected: () => sets().find(isSelected),
    /** Restores the original parameters of the selected set's player. */
    deselect() {
      const set = sets().find(isSelected);
      if (set) toggle(set);
    },
    show() {
      const known = sets();
      heading.textContent = t("opponent.own");
      view.hidden = known.length === 0;
      if (JSON.stringify(known) !== shown) list.replaceChildren(...known.map(entry));
      shown = JSON.stringify(known);
      known.forEach((set, at) => {
        list.children[at].setAttribute("aria-pressed", String(isSelected(set)));
      });
    },
  };
}

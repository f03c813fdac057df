// Faces and ratings of the computer players next to their names at the board, and the names of the user's own.

import { t } from "../../i18n/index.js";
import { faceOfProgram } from "../../table/faces/creature-faces.js";
import { faceOf } from "../../table/faces/faces.js";
import { isProgram } from "../../table/player-names.js";
import { SIDES } from "../../table/players.js";
import { strengthsOf } from "../../table/scale.js";
import { element } from "../../ui/create.js";
import { byId } from "../../ui/dom.js";
import { strengthText } from "./opponents.js";
import { faceOfSet, setInUse } from "./own-opponents.js";
import { hasChanges, strengthOf } from "./partner.js";
import { ratingText, setStrengthText } from "./set-rating-text.js";

/** @typedef {import("../../table/scale.js").Strength} Strength */

/** @type {import("../index.js").CreateTool} */
export function createBadges(table, _gameUi, game) {
  /** @type {ReadonlyMap<string, Strength>} */
  let strengths = new Map();
  const places = SIDES.map((side) => {
    const rating = element("small", { id: `rating-${side}`, class: "rating" });
    byId(`name-${side}`).after(rating);
    return { side, face: byId(`badge-${side}`), rating };
  });

  /** @param {string} player @param {Strength} [strength] */
  const faceFor = (player, strength) =>
    isProgram(player) ? faceOfProgram(player) : faceOf(player, game.faces, strength);

  function show() {
    const { players } = table.match.state();
    for (const { side, face, rating } of places) {
      const player = players[side];
      const set = player ? setInUse(table, game.formerNames, player) : undefined;
      const isChanged = set !== undefined || (player !== null && hasChanges(table, player));
      const strength = player && !isChanged ? strengthOf(table, strengths, player) : undefined;
      const picture = set ? faceOfSet(set) : player && faceFor(player, strength);
      face.replaceChildren(...(picture ? [picture] : []));
      face.title = isChanged ? setStrengthText(set ?? {}) : strengthText(strength);
      if (set) byId(`name-${side}`).textContent = set.name;
      rating.textContent = isChanged
        ? `(${setRating(set)})`
        : strength
          ? `(${strength.rating})`
          : "";
    }
  }

  strengthsOf(game).then((loaded) => {
    strengths = loaded;
    show();
  });
  return { show, changed: show };
}

/** @param {import("../../lab/parameters/parameter-sets.js").NumberSet} [set] */
const setRating = (set) => (set?.measured ? ratingText(set.measured) : t("opponent.unmeasured"));

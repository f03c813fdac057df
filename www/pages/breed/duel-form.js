// The form that chooses the two players of a match: the page's creature, stored ones and originals of one game.

import { translatorFor } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { buttonById, byId } from "../../ui/dom.js";
import { breedable, games, programName } from "./breedables.js";
import { messages } from "./i18n/breed.js";
import { allStored } from "./stored-list.js";

/** @typedef {import("./creature.js").Creature} Creature */

const { t } = translatorFor(messages);

/** @param {{ current(): Creature | null, start(pair: [Creature, Creature], games: number): void }} listener */
export function createDuelForm({ current, start }) {
  const one = byId("one", HTMLSelectElement);
  const other = byId("other", HTMLSelectElement);
  /** All players in the order of the first list. @type {Creature[]} */
  let players = [];
  /** @type {Creature[]} */
  let opponents = [];
  /** Program and parameters of the page's creature when the lists were last filled. */
  let lastNumbers = "";

  one.addEventListener("change", listOpponents);
  buttonById("begin").addEventListener("click", () => {
    const pair = [players[one.selectedIndex], opponents[other.selectedIndex]];
    if (pair[0] && pair[1])
      start(
        /** @type {[Creature, Creature]} */ (pair),
        Number(byId("count", HTMLSelectElement).value),
      );
  });

  function list() {
    const shown = current();
    const numbers = JSON.stringify(shown && [shown.player, shown.numbers]);
    // Selects another creature; keeps a renamed one selected.
    const isFirst = numbers !== lastNumbers || one.selectedIndex === 0;
    lastNumbers = numbers;
    const before = shown && isFirst ? key(shown) : key(players[one.selectedIndex]);
    players = [...own(current()), ...games.flatMap(originals)];
    fill(one, players, before);
    listOpponents();
  }

  function listOpponents() {
    const before = key(opponents[other.selectedIndex]);
    opponents = opponentsOf(players, players[one.selectedIndex]);
    fill(other, opponents, before);
  }

  return {
    translate: list,

    /** Selects a creature, against a stored one if possible. @param {Creature} creature */
    choose(creature) {
      list();
      const at = players.findIndex((one) => key(one) === key(creature));
      if (at >= 0) one.selectedIndex = at;
      listOpponents();
      other.selectedIndex = 0;
      byId("duel").scrollIntoView({ block: "start" });
      buttonById("begin").focus({ preventScroll: true });
    },
  };
}

/**
 * Players of the same game: bred ones first, then their original, then the other programs.
 * @param {Creature[]} players @param {Creature} chosen
 */
function opponentsOf(players, chosen) {
  const isBred = (/** @type {Creature} */ { numbers }) => Object.keys(numbers).length > 0;
  const rank = (/** @type {Creature} */ one) =>
    isBred(one) ? 0 : one.player === chosen.player ? 1 : 2;
  return players
    .filter((one) => one.game === chosen.game && one !== chosen)
    .sort((one, another) => rank(one) - rank(another));
}

/** The page's creature and the stored ones. @param {Creature | null} current */
function own(current) {
  const stored = allStored().filter((one) => !current || key(one) !== key(current));
  return current ? [current, ...stored] : stored;
}

/** @param {string} game @returns {Creature[]} */
const originals = (game) =>
  breedable(game).programs.map(([player]) => ({
    game,
    player,
    name: t("breed.original", { name: programName(game, player) }),
    face: "0000",
    numbers: {},
  }));

/** @param {Creature | undefined} creature */
const key = (creature) =>
  creature &&
  [creature.game, creature.player, creature.name, JSON.stringify(creature.numbers)].join("/");

/** @param {HTMLSelectElement} field @param {Creature[]} creatures @param {string | undefined} before */
function fill(field, creatures, before) {
  const options = creatures.map((creature) =>
    element("option", {}, creature.name || t("breed.unnamed")),
  );
  field.replaceChildren(...options);
  const at = creatures.findIndex((creature) => key(creature) === before);
  field.selectedIndex = Math.max(0, at);
}

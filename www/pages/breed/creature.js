// A creature: a historical program with changed parameters, a name and a face; and its link.

import { playerSpec } from "../../lab/experiments/entrants.js";
import { readLink, readSet } from "../../lab/parameters/parameter-sets.js";
import { changedOnly } from "../../table/parameters.js";

/** @typedef {import("../../lab/lab.types").Changes} Changes */
/** @typedef {import("../../engine/engine.types").GameInfo} GameInfo */
/** @typedef {{ game: string, player: string, name: string, face: string, numbers: Changes, measured?: import("../../lab/lab.types").MeasuredRating }} Creature */

const FACE = /^\d{4}$/;

/** Maximum length of a name in characters. */
const MAX_NAME_LENGTH = 60;

/** The creature's parameters that differ from its program's. @param {GameInfo} info @param {Pick<Creature, "player" | "numbers">} creature */
export function ownNumbers({ players }, { player, numbers }) {
  const parameters = players.find(({ id }) => id === player)?.parameters ?? [];
  return changedOnly(numbers, parameters);
}

/** @param {Creature} creature */
export function linkOf({ game, player, name, face, numbers }) {
  const address = new URL(location.pathname, location.href);
  const label = name === "" ? "" : `&name=${encodeURIComponent(name)}`;
  address.hash = `creature=${game}/${playerSpec({ player, label: "", numbers })}&face=${face}${label}`;
  return address.href;
}

/**
 * Parses the creature of a link without checking its parameters; null if there is none.
 * @param {string} hash
 */
export function inLink(hash) {
  const given = new URLSearchParams(hash.slice(1));
  const text = given.get("creature");
  if (text === null) return null;
  const [game, set = ""] = text.split(/\/(.*)/s);
  return { game, set, name: given.get("name") ?? "", face: given.get("face") ?? "" };
}

/**
 * Validates the creature of a link; throws a `SetError`.
 * @param {NonNullable<ReturnType<typeof inLink>>} given @param {GameInfo} info
 * @param {import("../../table/former-names.js").FormerNames} formerNames @returns {Creature}
 */
export function fromLink({ game, set, name, face }, info, formerNames) {
  const { player, numbers } = readSet(readLink(set, info), info, formerNames);
  const plain = name
    .slice(0, 2 * MAX_NAME_LENGTH)
    .replace(/\p{C}/gu, "")
    .trim();
  return {
    game,
    player,
    name: plain.slice(0, MAX_NAME_LENGTH),
    face: FACE.test(face) ? face : "0000",
    numbers,
  };
}

// Gallery of opponents: radio buttons with a face each, old programs and levels in separate rows, and a card that
// describes the selected one.

import { t } from "../../i18n/index.js";
import { faceOfProgram } from "../../table/faces/creature-faces.js";
import { faceOf } from "../../table/faces/faces.js";
import { playerName } from "../../table/player-names.js";
import { CLASSES } from "../../table/scale.js";
import { element } from "../../ui/create.js";
import { strengthText } from "./opponents.js";
import { createOwnOpponents, faceOfSet } from "./own-opponents.js";
import { strengthOf } from "./partner.js";
import { levelsOf } from "./partner-level.js";
import { aboutProgram, programIds } from "./user-programs.js";

/** @typedef {import("../../engine/engine.types").PlayerInfo} PlayerInfo */
/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../table/game-tools.types").GameTools} GameTools */
/** @typedef {ReadonlyMap<string, import("../../table/scale.js").Strength>} Strengths */
/** @typedef {keyof import("../../table/settings.js").Settings["strength"]} Role */

export class OpponentGallery {
  #table;
  #game;
  #groups;
  #strengths;

  /** @param {Table} table @param {GameTools} game @param {Strengths} strengths */
  constructor(table, game, strengths) {
    this.#table = table;
    this.#game = game;
    this.#strengths = strengths;
    const places = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-strength]")]);
    this.#groups = places.map((place) => createGroup(place, table, game, strengths));
    this.show();
  }

  show() {
    const { strength } = this.#table.settings.current();
    for (const { role, tiles, programs, own, card } of this.#groups) {
      own.show();
      programs.show(strength[role], card);
      const set = own.selected();
      for (const { player, input, name, label } of tiles) {
        const isPlaying = player.id === strength[role];
        input.checked = isPlaying && !set;
        name.textContent = playerName(player.id);
        label.title = playerName(player.id);
        input.setAttribute("aria-description", descriptionOf(player));
        if (!isPlaying) continue;
        if (set) this.#drawSetCard(card, player, set);
        else this.#drawCard(card, player);
      }
    }
  }

  /** @param {ReturnType<typeof createCard>} card @param {PlayerInfo} player */
  #drawCard({ face, name, description, rating, strengthBar }, player) {
    const levels = levelsOf(this.#table.rules.info.players);
    const strength = strengthOf(this.#table, this.#strengths, player.id);
    face.replaceChildren(faceOf(player.id, this.#game.faces, strength));
    name.replaceChildren(
      levels.includes(player.id) ? playerName(player.id) : this.#museumLink(player),
    );
    description.textContent = descriptionOf(player);
    strengthBar.hidden = !strength;
    if (strength) strengthBar.style.setProperty("--share", String((strength.rank + 1) / CLASSES));
    rating.textContent = strengthText(strength);
  }

  /**
   * Draws the card of a program with changed parameters, whose rating is unknown.
   * @param {ReturnType<typeof createCard>} card @param {PlayerInfo} player
   * @param {import("../../lab/parameters/parameter-sets.js").NumberSet} set
   */
  #drawSetCard({ face, name, description, rating, strengthBar }, player, set) {
    face.replaceChildren(faceOfSet(set));
    name.textContent = set.name;
    description.replaceChildren(t("opponent.child"), " ", this.#museumLink(player));
    rating.textContent = "";
    strengthBar.hidden = true;
  }

  /** Links an old program's name to its museum room. @param {PlayerInfo} player */
  #museumLink(player) {
    return element(
      "a",
      { href: this.#game.museum, title: t("help.museum") },
      playerName(player.id),
    );
  }
}

/** @param {ReturnType<typeof createCard>} card @param {string} id @param {string} about */
function drawProgramCard({ face, name, description, rating, strengthBar }, id, about) {
  face.replaceChildren(faceOfProgram(id));
  name.textContent = playerName(id);
  description.textContent = about;
  rating.textContent = "";
  strengthBar.hidden = true;
}

/** Describes how a player plays. @param {{ id: string }} player */
export const descriptionOf = ({ id }) =>
  t(/** @type {import("../../i18n/index.js").Key} */ (`player.${id}`));

/** @param {HTMLElement} place @param {Table} table @param {GameTools} game @param {Strengths} strengths */
function createGroup(place, table, game, strengths) {
  const { id: ownId, players } = table.rules.info;
  const role = /** @type {Role} */ (place.dataset.strength);
  const tiles = players.map((player) => {
    const face = faceOf(player.id, game.faces, strengths.get(player.id));
    return createTile(player, role, face);
  });
  const programs = createProgramShelf(ownId, role);
  const years = [...new Set(players.map(({ year }) => year))].sort();
  const card = createCard();
  const own = createOwnOpponents(table, game.formerNames, role);
  const rows = years.map((year) =>
    element(
      "div",
      { class: year === game.listed ? "era listed" : "era" },
      element("p", {}, String(year)),
      ...tiles.flatMap(({ player, label }) => (player.year === year ? [label] : [])),
    ),
  );
  for (const { input } of [...tiles, ...programs.tiles])
    input.addEventListener("click", own.deselect);
  place.querySelector(".players")?.replaceChildren(...rows, programs.view, own.view, card.view);
  return { role, tiles, programs, own, card };
}

/** The visitor's programs; hidden without any. @param {string} game @param {Role} role */
function createProgramShelf(game, role) {
  const tiles = programIds(game).map((id) => createTile({ id }, role, faceOfProgram(id)));
  const title = element("p", {});
  const view = element("div", { class: "era programs" }, title, ...tiles.map(({ label }) => label));
  view.hidden = tiles.length === 0;

  return {
    tiles,
    view,
    /** @param {string} playing @param {ReturnType<typeof createCard>} card  drawn if one of them plays */
    show(playing, card) {
      title.textContent = t("opponent.programs");
      for (const { player, input, name, label } of tiles) {
        const about = aboutProgram(game, player.id);
        input.checked = player.id === playing;
        name.textContent = playerName(player.id);
        label.title = playerName(player.id);
        input.setAttribute("aria-description", about);
        if (input.checked) drawProgramCard(card, player.id, about);
      }
    },
  };
}

/** @template {{ id: string }} Player @param {Player} player @param {Role} role @param {SVGElement} face */
function createTile(player, role, face) {
  const input = element("input", { type: "radio", name: `strength-${role}`, value: player.id });
  const name = element("span", { class: "name" });
  const label = element("label", { class: "tile" }, input, name);
  input.after(face);
  return { player, input, name, label };
}

function createCard() {
  const face = element("span", {});
  const name = element("b", {});
  const description = element("p", {});
  const rating = element("span", {});
  const strengthBar = element("span", { class: "strength-bar", hidden: "" });
  const text = element(
    "div",
    {},
    name,
    description,
    element("p", { class: "hint" }, strengthBar, rating),
  );
  return {
    face,
    name,
    description,
    rating,
    strengthBar,
    view: element("div", { class: "opponent" }, face, text),
  };
}

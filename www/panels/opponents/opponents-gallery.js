// The choice of an opponent: a face for each, the old programs and the levels in rows of their own, and a card that
// tells what the chosen one is like. Each face is a radio button, so that arrow keys walk through all of them.

import { isKey, t } from "../../i18n/index.js";
import { nameOf } from "../../table/player-names.js";
import { signed } from "../../table/score.js";
import { element } from "../../ui/create.js";
import { faceOf } from "./faces.js";
import { createOwnOpponents, faceOfSet } from "./own-opponents.js";

/** @typedef {import("../../engine/engine.types").PlayerInfo} PlayerInfo */
/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../table/game-tools.types").GameTools} GameTools */
/** @typedef {import("../../table/game-tools.types").Ladder["players"]} Ladder */
/** @typedef {keyof import("../../table/settings.js").Settings["strength"]} Whose */

export class OpponentGallery {
  #table;
  #game;
  #groups;
  /** How strong the players are, once it has been fetched. @type {Ladder} */
  #ladder = [];

  /** @param {Table} table @param {GameTools} game */
  constructor(table, game) {
    this.#table = table;
    this.#game = game;
    const places = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-strength]")]);
    this.#groups = places.map((place) => createGroup(place, table, game));
    this.show();
    this.#fetchLadder();
  }

  show() {
    const { strength } = this.#table.settings.current();
    for (const { whose, tiles, own, card } of this.#groups) {
      own.show();
      for (const { player, input, name, label } of tiles) {
        input.checked = player.id === strength[whose];
        name.textContent = nameOf(player);
        label.title = nameOf(player);
        input.setAttribute("aria-description", natureOf(player));
        if (!input.checked) continue;
        const set = own.seated();
        if (set) this.#drawOwn(card, player, set);
        else this.#drawCard(card, player);
      }
    }
  }

  /** @param {ReturnType<typeof createCard>} card @param {PlayerInfo} player */
  #drawCard({ face, name, nature, rating, fence }, player) {
    const levels = levelsOf(this.#table.rules.info.players);
    face.replaceChildren(faceOf(player.id, this.#game.faces, levels));
    name.replaceChildren(levels.includes(player.id) ? nameOf(player) : this.#roomOf(player));
    nature.textContent = natureOf(player);
    const ratings = this.#ladder.map(({ rating }) => rating);
    const own = this.#ladder.find(({ id }) => id === player.id)?.rating;
    const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
    fence.hidden = own === undefined;
    if (own !== undefined)
      fence.style.setProperty("--share", String(0.1 + (0.9 * (own - low)) / (high - low)));
    if (player.rating) rating.textContent = t("opponent.elo", { rating: player.rating });
    else
      rating.textContent =
        own === undefined ? "" : t("opponent.rating", { rating: signed(own, 0) });
  }

  /**
   * Of a program with numbers of its own nobody knows how strong it is.
   * @param {ReturnType<typeof createCard>} card @param {PlayerInfo} player
   * @param {import("../../lab/parameters/parameter-sets.js").NumberSet} set
   */
  #drawOwn({ face, name, nature, rating, fence }, player, set) {
    face.replaceChildren(faceOfSet(set));
    name.textContent = set.name;
    nature.replaceChildren(t("opponent.child"), " ", this.#roomOf(player));
    rating.textContent = "";
    fence.hidden = true;
  }

  /** The name of an old program leads to its room. @param {PlayerInfo} player */
  #roomOf(player) {
    return element("a", { href: this.#game.museum, title: t("help.museum") }, nameOf(player));
  }

  async #fetchLadder() {
    this.#ladder = (await this.#game.ladder?.().catch(() => null))?.default.players ?? [];
    this.show();
  }
}

/** What a player is like; players of one kind may share the words for it. @param {PlayerInfo} player */
function natureOf({ id, parameters, description }) {
  const depth = parameters.find(({ name }) => name === "depth")?.default[0] ?? 0;
  const key = [`player.${id}`, `player.${id.replace(/-\d$/, "")}`].find(isKey);
  return key ? t(/** @type {"draw"} */ (key), { depth }) : description;
}

/** The modern players. @param {PlayerInfo[]} players */
function levelsOf(players) {
  const last = Math.max(...players.map(({ year }) => year));
  return players.filter(({ year }) => year === last).map(({ id }) => id);
}

/** @param {HTMLElement} place @param {Table} table @param {GameTools} game */
function createGroup(place, table, game) {
  const { players } = table.rules.info;
  const whose = /** @type {Whose} */ (place.dataset.strength);
  const levels = levelsOf(players);
  const tiles = players.map((player) => createTile(player, whose, game.faces, levels));
  const years = [...new Set(players.map(({ year }) => year))].sort();
  const card = createCard();
  const own = createOwnOpponents(table, whose);
  const rows = years.map((year) =>
    element(
      "div",
      { class: year === game.listed ? "era listed" : "era" },
      element("p", {}, String(year)),
      ...tiles.flatMap(({ player, label }) => (player.year === year ? [label] : [])),
    ),
  );
  place.querySelector(".players")?.replaceChildren(...rows, own.view, card.view);
  return { whose, tiles, own, card };
}

/** @param {PlayerInfo} player @param {Whose} whose @param {GameTools["faces"]} faces @param {string[]} levels */
function createTile(player, whose, faces, levels) {
  const input = element("input", { type: "radio", name: `strength-${whose}`, value: player.id });
  const name = element("span", { class: "name" });
  const label = element("label", { class: "tile" }, input, name);
  input.after(faceOf(player.id, faces, levels));
  return { player, input, name, label };
}

function createCard() {
  const face = element("span", {});
  const name = element("b", {});
  const nature = element("p", {});
  const rating = element("span", {});
  const fence = element("span", { class: "fence", hidden: "" });
  const words = element("div", {}, name, nature, element("p", { class: "hint" }, fence, rating));
  return {
    face,
    name,
    nature,
    rating,
    fence,
    view: element("div", { class: "opponent" }, face, words),
  };
}

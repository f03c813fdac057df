// The dialog that starts a new game: opponent, colour, clock, and the rules behind a fold. One form; Enter starts the
// game with the choices that are set.

import { t } from "../../i18n/index.js";
import { setsOf } from "../../lab/parameters/parameter-sets.js";
import { faceOfProgram } from "../../table/faces/creature-faces.js";
import { faceOf, PARTNER } from "../../table/faces/faces.js";
import { SIDES } from "../../table/players.js";
import { strengthsOf } from "../../table/scale.js";
import { createDialog, element, textElement } from "../../ui/create.js";
import { byId } from "../../ui/dom.js";
import { icon } from "../../ui/svg.js";
import { strengthText } from "../opponents/opponents.js";
import { descriptionOf } from "../opponents/opponents-gallery.js";
import { faceOfSet, setInUse } from "../opponents/own-opponents.js";
import {
  estimateOf,
  nextPartnerStrength,
  OFFSET,
  setOffset,
  visitorRange,
} from "../opponents/partner.js";
import { levelsOf } from "../opponents/partner-level.js";
import { setStrengthText } from "../opponents/set-rating-text.js";
import { aboutProgram, programIds } from "../opponents/user-programs.js";
import { createClockChoice } from "./clock-choice.js";
import { createMeasuring } from "./measure-button.js";
import { choice, radio } from "./radios.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../table/game-ui.types").GameUi} GameUi */
/** @typedef {import("../../table/game-tools.types").GameTools} GameTools */
/** @typedef {import("../../table/settings.js").Settings} Settings */
/** @typedef {import("../../lab/parameters/parameter-sets.js").NumberSet} NumberSet */
/** @typedef {import("../../i18n/index.js").Key} Key */

/**
 * A choice of opponent, shown as a card.
 * @typedef {object} Card
 * @property {string} value  of its radio button
 * @property {string} [player]  id of the computer player; missing in games without an opponent of the user
 * @property {NumberSet} [set]  parameters of a player that the user has bred or edited
 * @property {Node} face
 * @property {string} name
 * @property {string} strength  rating and class as text; empty if unknown
 * @property {string} about
 */

/** Values of the cards without an opponent of the user. */
const WITHOUT = /** @type {const} */ (["none", "both"]);

/** Rating points by which the partner is stronger than the visitor. */
const OFFSETS = /** @type {const} */ ([
  { name: "opponent.easier", points: -OFFSET },
  { name: "opponent.even", points: 0 },
  { name: "opponent.harder", points: OFFSET },
]);

/** Rounding of the visitor's rating. */
const ROUNDING = 10;

export class NewGameDialog {
  #table;
  #gameUi;
  #game;
  #clock;
  #parts = createParts();
  /** @type {Card[]} */
  #cards = [];
  /** @type {(clock: import("../clock.js").TimeControl) => void} */
  #setClock;
  #measureButton;

  /**
   * @param {Table} table @param {GameUi} gameUi @param {GameTools} game
   * @param {(clock: import("../clock.js").TimeControl) => void} setClock
   */
  constructor(table, gameUi, game, setClock) {
    this.#table = table;
    this.#gameUi = gameUi;
    this.#game = game;
    this.#setClock = setClock;
    this.#clock = createClockChoice(table);
    this.#measureButton = createMeasuring(table, game);
    const { form } = this.#parts;
    this.#parts.clock.append(this.#clock.view);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#start();
    });
    form.addEventListener("change", () => this.#showFitting());
  }

  async open() {
    const { window, lesson, shelves, rules } = this.#parts;
    lesson.hidden = !hasLesson() || this.#table.storage("lesson").read() !== null;
    const strengths = await strengthsOf(this.#game);
    shelves.replaceChildren(...this.#createShelves(strengths));
    this.#drawColours();
    this.#drawOffsets();
    rules.replaceChildren(...cloneStarts());
    this.#parts.fold.hidden = rules.childElementCount === 0;
    this.#clock.show();
    this.#showFitting();
    if (!window.open) window.showModal();
    window.scrollTop = 0;
    const chosen = /** @type {HTMLElement | null} */ (window.querySelector(".picks :checked"));
    chosen?.focus();
    chosen?.closest("label")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {ReadonlyMap<string, import("../../table/scale.js").Strength>} strengths */
  #createShelves(strengths) {
    const { info } = this.#table.rules;
    const levels = levelsOf(info.players);
    /** @type {(player: import("../../engine/engine.types").PlayerInfo) => Card} */
    const card = (player) => {
      const isPartner = player.id === PARTNER;
      const strength = isPartner
        ? nextPartnerStrength(this.#table, strengths)
        : strengths.get(player.id);
      const year = levels.includes(player.id) ? "" : `, ${player.year}`;
      return {
        value: player.id,
        player: player.id,
        face: faceOf(player.id, this.#game.faces, strength),
        name: `${this.#table.playerName(player.id)}${year}`,
        strength: strengthText(strength),
        about: isPartner ? this.#aboutPartner(player, strengths) : descriptionOf(player),
      };
    };
    const sets = setsOf(info, this.#game.formerNames);
    const shelves = /** @type {[Key, Card[]][]} */ ([
      ["chooser.modern", info.players.filter(({ id }) => levels.includes(id)).map(card)],
      ["chooser.old", info.players.filter(({ id }) => !levels.includes(id)).map(card)],
      ["opponent.programs", programIds(info.id).map((id) => this.#programCard(id))],
      ["opponent.own", sets.map((set, at) => this.#setCard(set, at))],
      ["chooser.without", WITHOUT.map((value) => this.#withoutCard(value))],
    ]);
    this.#cards = shelves.flatMap(([, cards]) => cards);
    const selected = this.#selected(sets);
    return shelves
      .filter(([, cards]) => cards.length > 0)
      .map(([title, cards]) => shelf(title, cards, selected, this.#measureButton));
  }

  /** @param {string} id @returns {Card} */
  #programCard(id) {
    return {
      value: id,
      player: id,
      face: faceOfProgram(id),
      name: this.#table.playerName(id),
      strength: "",
      about: aboutProgram(this.#table.rules.info.id, id),
    };
  }

  /** @param {NumberSet} set @param {number} at @returns {Card} */
  #setCard(set, at) {
    return {
      value: `own-${at}`,
      player: set.player,
      set,
      face: faceOfSet(set),
      name: set.name,
      strength: setStrengthText(set),
      about: `${t("opponent.child")} ${this.#table.playerName(set.player)}`,
    };
  }

  /** @param {typeof WITHOUT[number]} value @returns {Card} */
  #withoutCard(value) {
    const { symbols } = this.#gameUi;
    const face = element(
      "span",
      { class: "both-faces" },
      ...SIDES.map((side) => icon(symbols[side], "face")),
    );
    return { value, face, name: t(`opponent.${value}`), strength: "", about: "" };
  }

  /** The value of the card for the current settings. @param {NumberSet[]} sets */
  #selected(sets) {
    const { opponent, strength } = this.#table.settings.current();
    if (opponent === "none" || opponent === "both") return opponent;
    const used = setInUse(this.#table, this.#game.formerNames, strength.alone);
    const at = sets.findIndex(
      (set) => used && set.player === used.player && set.name === used.name,
    );
    const value = at < 0 ? strength.alone : `own-${at}`;
    // A program may have been deleted.
    return this.#cards.some((card) => card.value === value) ? value : PARTNER;
  }

  /** @param {import("../../engine/engine.types").PlayerInfo} player @param {ReadonlyMap<string, import("../../table/scale.js").Strength>} strengths */
  #aboutPartner(player, strengths) {
    const { games } = estimateOf(this.#table).read();
    const range = games > 0 ? visitorRange(this.#table, strengths) : null;
    if (!range) return descriptionOf(player);
    const [low, high] = range.map((rating) => ROUNDING * Math.round(rating / ROUNDING));
    const estimate =
      high === Infinity ? t("chooser.at-least", { low }) : t("chooser.estimate", { low, high });
    return `${descriptionOf(player)}; ${estimate}`;
  }

  #drawOffsets() {
    const { offset } = estimateOf(this.#table).read();
    const choices = OFFSETS.map(({ name, points }) =>
      choice("new-offset", String(points), points === Math.sign(offset) * OFFSET, t(name)),
    );
    this.#parts.offsets.replaceChildren(...choices);
  }

  #drawColours() {
    const { opponent } = this.#table.settings.current();
    const own = opponent === "first" ? "second" : "first";
    const { symbols } = this.#gameUi;
    const choices = SIDES.map((side) =>
      choice("new-colour", side, side === own, icon(symbols[side], "face"), t(`${side}.name`)),
    );
    const chance = choice("new-colour", "chance", false, t("chooser.chance"));
    this.#parts.colours.replaceChildren(...choices, chance);
  }

  /** Hides the colours in games without an opponent, and the strength of other opponents than the partner. */
  #showFitting() {
    const { form, colour, offset } = this.#parts;
    const value = String(new FormData(form).get("new-opponent"));
    colour.hidden = WITHOUT.some((one) => one === value);
    offset.hidden = value !== PARTNER;
  }

  #start() {
    const { form, window } = this.#parts;
    const data = new FormData(form);
    const card = this.#cards.find(({ value }) => value === data.get("new-opponent"));
    if (!card) return;
    const start = startIn(data);
    if (card.player === PARTNER) setOffset(this.#table, Number(data.get("new-offset")));
    this.#table.settings.change({
      ...this.#opponentSettings(card, String(data.get("new-colour"))),
      ...(start ? { start } : {}),
    });
    window.close();
    this.#setClock(this.#clock.chosen());
    this.#table.match.newGame();
    this.#table.focusBoard();
  }

  /** @param {Card} card @param {string} colour @returns {Partial<Settings>} */
  #opponentSettings({ value, player, set }, colour) {
    if (!player) return { opponent: /** @type {"none" | "both"} */ (value) };
    const { strength, numbers } = this.#table.settings.current();
    const isFirst = colour === "chance" ? Math.random() < 0.5 : colour === "first";
    const isChanged = set ?? setInUse(this.#table, this.#game.formerNames, player);
    return {
      opponent: isFirst ? "second" : "first",
      strength: { ...strength, alone: player },
      ...(isChanged ? { numbers: { ...numbers, [player]: set?.numbers ?? {} } } : {}),
    };
  }
}

/** Whether the game has first steps, which are offered until the visitor has opened them. */
const hasLesson = () => "lesson" in document.documentElement.dataset;

function createParts() {
  const { lesson: href = "" } = document.documentElement.dataset;
  const lesson = element("p", {}, textElement("a", "chooser.lesson", { href }));
  const shelves = element("div", { class: "picks" });
  const colours = element("div", { class: "choices" });
  const colour = group("chooser.colour", colours);
  const offsets = element("div", { class: "choices" });
  const offset = group("chooser.offset", offsets);
  const clock = group("clock");
  const rules = element("div", { class: "choices rules" });
  const fold = element("details", {}, textElement("summary", "chooser.rules"), rules);
  const start = textElement("button", "chooser.start", {
    id: "chooser-start",
    class: "strong",
    type: "submit",
  });
  const form = element(
    "form",
    { class: "chooser" },
    lesson,
    shelves,
    fold,
    element(
      "div",
      { class: "finish" },
      element("div", { class: "pair" }, offset, colour, clock),
      element("p", { class: "buttons" }, start),
    ),
  );
  const window = createDialog("chooser", "new", form);
  return { window, form, lesson, shelves, offset, offsets, colour, colours, clock, rules, fold };
}

/** @param {Key} title @param {Node[]} inside */
const group = (title, ...inside) =>
  element("fieldset", {}, textElement("legend", title), ...inside);

/** @param {Key} title @param {Card[]} cards @param {string} selected @param {(card: Card) => Node[]} buttonFor */
function shelf(title, cards, selected, buttonFor) {
  const labels = cards.flatMap((card) => {
    const { value, face, name, strength, about } = card;
    const input = radio("new-opponent", value, value === selected);
    const words = [
      element("b", {}, name),
      ...(strength ? [element("span", { class: "strength" }, strength)] : []),
      ...(about ? [element("span", { class: "about" }, about)] : []),
    ];
    const label = element(
      "label",
      { class: "pick" },
      input,
      face,
      element("span", { class: "words" }, ...words),
    );
    return [label, ...buttonFor(card)];
  });
  return group(title, element("div", { class: "shelf" }, ...labels));
}

/** Copies of the start options in the Play tab, with their values. */
function cloneStarts() {
  const groups = byId("options").querySelectorAll("[data-start] fieldset");
  return [...groups].map((original) => {
    const copy = /** @type {HTMLElement} */ (original.cloneNode(true));
    for (const input of copy.querySelectorAll("input")) {
      const same = /** @type {HTMLInputElement} */ (
        original.querySelector(`[value="${input.value}"]`)
      );
      input.checked = same.checked;
      input.name = `new-start-${input.name}`;
    }
    return copy;
  });
}

/** The start that the copied options name; empty in games with one start. @param {FormData} data */
const startIn = (data) =>
  [...data].flatMap(([name, value]) => (name.startsWith("new-start-") ? [value] : [])).join("-");

// The card of the page's current creature: name, face, changed parameters, score and actions.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { gamesOf, ratingWithin, scoreOf } from "../../lab/experiments/score-statistics.js";
import { addSet } from "../../lab/parameters/parameter-sets.js";
import { drawCode } from "../../panels/share/qr-picture.js";
import { drawFace, PARTS, partsOf, randomFace } from "../../table/faces/creature-faces.js";
import { openStore } from "../../table/store.js";
import { element } from "../../ui/create.js";
import { buttonById, byId } from "../../ui/dom.js";
import { breedable, openGame, programName } from "./breedables.js";
import { linkOf } from "./creature.js";
import { messages } from "./i18n/breed.js";
import { createRating } from "./rating.js";
import { storedCreatures } from "./stored.js";
import { traitLists } from "./trait-lists.js";
import { portraitOf } from "./traits.js";

/** @typedef {import("./creature.js").Creature} Creature */
/** @typedef {import("../../lab/experiments/score-statistics.js").Standing} Standing */

const { t } = translatorFor(messages);

const PART_NAMES = /** @type {const} */ (["case", "screen", "look", "top"]);

export class CreatureCard {
  /** @type {Creature | null} */
  #creature = null;
  /** Its score in the final measurement; null unless it was bred here. @type {Standing | null} */
  #fresh = null;
  #isVisitor = false;
  #name = byId("called", HTMLInputElement);
  #link = byId("link", HTMLInputElement);
  #listener;
  #rating;

  /** @param {{ changed(): void, match(creature: Creature): void, announce(sentence: string): void }} listener */
  constructor(listener) {
    this.#listener = listener;
    this.#rating = createRating({
      current: () => this.#creature,
      announce: listener.announce,
      measured: (creature, measured) => this.#measured(creature, measured),
    });
    this.#name.addEventListener("input", () => this.#change({ name: this.#name.value.trim() }));
    buttonById("keep").addEventListener("click", () => this.#save());
    buttonById("measure").addEventListener("click", () => this.#rating.toggle());
    buttonById("match").addEventListener("click", () => {
      if (this.#creature) listener.match(this.#creature);
    });
    byId("play", HTMLAnchorElement).addEventListener("click", () => this.#makeOpponent());
    byId("carry", HTMLDetailsElement).addEventListener("toggle", () => this.#drawLink());
    this.#link.addEventListener("focus", () => this.#link.select());
    buttonById("copy").addEventListener("click", () => this.#copy());
  }

  current() {
    return this.#creature;
  }

  /** @param {Creature} creature @param {{ fresh?: Standing, isVisitor?: boolean }} [more] */
  show(creature, { fresh, isVisitor = false } = {}) {
    this.#creature = creature;
    this.#fresh = fresh ?? null;
    this.#isVisitor = isVisitor;
    this.#name.value = creature.name;
    byId("said").textContent = "";
    this.#rating.stop();
    this.translate();
  }

  async translate() {
    const creature = this.#creature;
    byId("creature").hidden = creature === null;
    if (!creature) return;
    const { game, player, numbers } = creature;
    byId("visitor").hidden = !this.#isVisitor;
    const match = buttonById("match");
    match.dataset.text = this.#isVisitor ? "breed.match-mine" : "breed.match";
    match.textContent = t(this.#isVisitor ? "breed.match-mine" : "breed.match");
    byId("child").textContent = t("breed.child", { name: programName(game, player) });
    byId("verdict").textContent = this.#fresh ? verdict(this.#fresh) : "";
    this.#rating.draw();
    byId("face-parts").replaceChildren(...this.#partButtons());
    this.#drawFace();
    this.#drawLink();
    const { rules, traits } = await openGame(game);
    byId("play", HTMLAnchorElement).href = `${breedable(game).file}#${encodeURI(newRecord(rules))}`;
    const parameters = rules.info.players.find(({ id }) => id === player)?.parameters ?? [];
    byId("traits").replaceChildren(...traitLists(portraitOf(parameters, numbers, traits)));
  }

  /** @param {Partial<Creature>} change */
  #change(change) {
    if (!this.#creature) return;
    this.#creature = { ...this.#creature, ...change };
    this.#drawFace();
    this.#drawLink();
    this.#listener.changed();
  }

  #partButtons() {
    const parts = PART_NAMES.map((name, at) => {
      const key = /** @type {const} */ (`breed.face.${name}`);
      const button = element("button", { type: "button", class: "plain" }, t(key));
      button.addEventListener("click", () => {
        const chosen = partsOf(this.#creature?.face);
        chosen[at] = (chosen[at] + 1) % PARTS[at];
        this.#change({ face: chosen.join("") });
      });
      return button;
    });
    const any = element("button", { type: "button", class: "plain" }, t("breed.face.any"));
    any.addEventListener("click", () => this.#change({ face: randomFace() }));
    return [...parts, any];
  }

  #drawFace() {
    byId("face").replaceChildren(drawFace(this.#creature?.face));
  }

  #drawLink() {
    const creature = this.#creature;
    if (!creature || !byId("carry", HTMLDetailsElement).open) return;
    this.#link.value = linkOf(creature);
    const code = drawCode(this.#link.value, t("breed.code"));
    byId("code").replaceChildren(code ?? element("p", { class: "hint" }, t("breed.long")));
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.#link.value);
      this.#showMessage(t("breed.copied"));
    } catch {
      this.#link.focus(); // selected, ready to be copied by keyboard
    }
  }

  /** Takes a measured rating, also into the stored player. @param {Creature} creature @param {import("../../lab/lab.types").MeasuredRating} measured */
  #measured(creature, measured) {
    if (this.#creature && isSame(this.#creature, creature)) this.#creature.measured = measured;
    const isStored = storedCreatures(creature.game, breedable(creature.game).programs).some((one) =>
      isSame(one, creature),
    );
    if (isStored) store({ ...creature, measured });
    this.#listener.changed();
  }

  #save() {
    const creature = this.#creature;
    if (!creature) return;
    const { name } = creature;
    if (name === "") {
      this.#showMessage(t("breed.needs-name"));
      this.#name.focus();
      return;
    }
    const isSaved = store(creature);
    this.#showMessage(t(isSaved ? "breed.kept" : "breed.no-room", { name }));
    this.#listener.changed();
  }

  /** Stores the creature as the opponent at the table. */
  #makeOpponent() {
    if (!this.#creature) return;
    const { game, player, numbers } = this.#creature;
    const storage = openStore(game).storage("settings");
    const before = parse(storage.read());
    const opponent = ["first", "second"].includes(before.opponent) ? before.opponent : "second";
    const strength = { first: player, second: player, ...before.strength, alone: player };
    storage.write(
      JSON.stringify({
        ...before,
        opponent,
        strength,
        numbers: { ...before.numbers, [player]: numbers },
      }),
    );
  }

  /** @param {string} sentence */
  #showMessage(sentence) {
    byId("said").textContent = sentence;
    this.#listener.announce(sentence);
  }
}

/** Stores a creature; returns false if storage fails. @param {Creature} creature */
const store = ({ game, player, name, numbers, face, measured }) =>
  addSet({ id: game }, { player, name, numbers, face, ...(measured ? { measured } : {}) });

/** Whether two creatures are the same, although a face may have changed. @param {Creature} one @param {Creature} other */
const isSame = (one, other) =>
  one.game === other.game &&
  one.player === other.player &&
  one.name === other.name &&
  JSON.stringify(one.numbers) === JSON.stringify(other.numbers);

/** A match without moves. @param {import("../../engine/rules-module.js").Rules} rules */
function newRecord({ begin, info }) {
  const match = begin(info.starts[0]);
  try {
    return match.record();
  } finally {
    match.free();
  }
}

/** Describes the result of the final measurement. @param {Standing} fresh */
function verdict(fresh) {
  const { mean, margin } = scoreOf(fresh);
  const { rating, low, high } = ratingWithin(fresh);
  const isBetter = mean - margin > 0.5;
  const isWorse = mean + margin < 0.5;
  const key = isBetter ? "breed.better" : isWorse ? "breed.worse" : "breed.even";
  return t(key, {
    score: formatNumber(100 * mean, 1),
    margin: formatNumber(100 * margin, 1),
    games: formatNumber(gamesOf(fresh)),
    rating: t("breed.rating", { rating: points(rating), low: points(low), high: points(high) }),
  });
}

/** @param {number} rating */
function points(rating) {
  const sign = rating < 0 ? "−" : "+";
  return Number.isFinite(rating) ? sign + formatNumber(Math.abs(rating)) : `${sign}∞`;
}

/** @param {string | null} text @returns {any} */
function parse(text) {
  try {
    return JSON.parse(text ?? "{}") ?? {};
  } catch {
    return {};
  }
}

// A slider for the parameter that is edited. While it is dragged, the board shows the resulting value of each square as
// heat.

import { addMessages, t as common, formatNumber, translatorFor } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { engineModule } from "../shared/engine-module.js";
import { messages } from "./i18n/classic.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../engine/engine.types").Glue} Engine */

/**
 * The player whose parameters are edited, and the position.
 * @typedef {object} Subject
 * @property {string} player
 * @property {import("../../table/parameters.js").Changes} changes
 * @property {string} record
 * @property {View} view
 */

/**
 * @typedef {object} Around
 * @property {() => Subject} subject
 * @property {() => readonly HTMLElement[]} squares  in the order of the view
 */

const { t } = translatorFor(messages);

/** Maximum of the slider for factors and for other parameters, unless the value is greater already. */
const FACTORS = 128;
const POINTS = 24;
const GREATEST = 255;

/** The colour of the best square; visible on the meadow in the dark theme too. */
const HOT = "#ffb300";

/** @param {Table} table @param {Around} around */
export async function openTuning(table, around) {
  await addMessages(messages);
  return new Tuning(table, around);
}

export class Tuning {
  #table;
  #around;
  #slider = element("input", { type: "range", min: 0, step: 1, id: "numbers-slider" });
  #name = element("span", {});
  #note = element("p", { class: "hint" });
  /** @type {HTMLInputElement} */
  #field;
  #isDue = false;
  /** The squares that are coloured. @type {readonly HTMLElement[]} */
  #heated = [];

  /** @param {Table} table @param {Around} around */
  constructor(table, around) {
    this.#table = table;
    this.#around = around;
    const fields = /** @type {NodeListOf<HTMLInputElement>} */ (
      document.querySelectorAll("#numbers input[data-number]")
    );
    this.#field = fields[0];
    for (const field of fields) field.addEventListener("focus", () => this.#take(field));
    this.#slider.addEventListener("input", () => this.#drag());
    this.#slider.addEventListener("change", () => this.#field.dispatchEvent(new Event("change")));
    this.#slider.addEventListener("blur", () => this.cool());
    const label = element("label", { class: "slider" }, this.#name, " ", this.#slider);
    document.getElementById("numbers-tuning")?.replaceChildren(label, this.#note);
    const reading = document.querySelector("#numbers [data-number=zs-reading]");
    const words = element("p", { class: "hint", "data-text": "zs-note" }, t("zs-note"));
    reading?.closest("label")?.after(words);
    this.#take(this.#field);
  }

  /** Follows a change of the parameters or the position. */
  draw() {
    if (document.activeElement === this.#slider) this.#due();
    else this.#take(this.#field);
  }

  /** Removes the heat. */
  cool() {
    for (const square of this.#heated) {
      square.style.backgroundColor = "";
      delete square.dataset.heat;
    }
    this.#heated = [];
    this.#note.textContent = t("slide.none");
  }

  /** @param {HTMLInputElement} field */
  #take(field) {
    this.#field = field;
    const name = (field.dataset.number ?? "").toUpperCase();
    const value = Number(field.value);
    const usual = name.startsWith("F") ? FACTORS : POINTS;
    this.#slider.max = String(value > usual ? GREATEST : usual);
    this.#slider.value = field.value;
    this.#slider.removeAttribute("aria-valuetext");
    this.#name.textContent = t("slide", { name });
    if (this.#heated.length === 0) this.#note.textContent = t("slide.none");
  }

  #drag() {
    this.#field.value = this.#slider.value;
    this.#due();
  }

  /** Draws the heat at most once per frame. */
  async #due() {
    if (this.#isDue) return;
    this.#isDue = true;
    try {
      const engine = await engineModule();
      await new Promise(requestAnimationFrame);
      this.#heat(engine);
    } catch {
      this.#table.notify(common("notice.loading"));
    } finally {
      this.#isDue = false;
    }
  }

  /** @param {Engine} engine */
  #heat(engine) {
    const { player, changes, record, view } = this.#around.subject();
    if (view.outcome || document.activeElement !== this.#slider) return this.cool();
    const changed = { ...changes, [this.#field.dataset.number ?? ""]: Number(this.#slider.value) };
    const totals = totalsOf(engine, record, player, changed);
    const [least, most] = [Math.min(...totals.values()), Math.max(...totals.values())];
    const squares = this.#around.squares();
    view.names.forEach((name, at) => {
      const total = totals.get(name);
      if (total === undefined) return;
      const share = most > least ? Math.round((100 * (total - least)) / (most - least)) : 100;
      squares[at].style.backgroundColor = `color-mix(in oklab, var(--lawn), ${HOT} ${share}%)`;
      squares[at].dataset.heat = total === most ? "best" : String(share);
    });
    this.#heated = squares.filter(({ dataset }) => dataset.heat !== undefined);
    const best = [...totals].find(([, total]) => total === most)?.[0] ?? "";
    const words = { cell: best, total: formatNumber(most), value: this.#slider.value };
    this.#note.textContent = t("slide.note", words);
    this.#slider.setAttribute("aria-valuetext", t("slide.value", words));
  }
}

/**
 * The value of every empty square.
 * @param {Engine} engine @param {string} record @param {string} player
 * @param {Record<string, number | number[]>} changes @returns {Map<string, number>}
 */
function totalsOf({ Explainer }, record, player, changes) {
  const explainer = new Explainer("gobang", player, changes, 0);
  try {
    /** @type {{ move: string, value: number }[]} */
    const candidates = explainer.insight(record, {})?.candidates ?? [];
    return new Map(candidates.map(({ move, value }) => [move, value]));
  } finally {
    explainer.free();
  }
}

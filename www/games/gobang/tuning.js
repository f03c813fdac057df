// Slider for the focused parameter; while it is dragged, the board shows the resulting value of each square as a heat
// map.

import { addMessages, formatNumber, translatorFor } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { engineModule } from "../shared/engine-module.js";
import { messages } from "./i18n/classic.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../engine/engine.types").Glue} Engine */

/**
 * The edited player and the position.
 * @typedef {object} Subject
 * @property {string} player
 * @property {import("../../table/parameters.js").Changes} changes
 * @property {string} record
 * @property {View} view
 * @property {boolean} [isEdited]  whether a position is being set up
 */

/**
 * @typedef {object} TuningContext
 * @property {() => Subject} subject
 * @property {() => readonly HTMLElement[]} squares  in the order of the view
 */

const { t } = translatorFor(messages);

/** Maximum of the slider for factors, for points, and for values above these. */
const MAX_FACTOR = 128;
const MAX_POINTS = 24;
const MAX_VALUE = 255;

/** Colour of the best square; visible in the dark theme too. */
const HOT = "#ffb300";

/** @param {Table} table @param {TuningContext} context */
export async function openTuning(table, context) {
  await addMessages(messages);
  return new Tuning(table, context);
}

export class Tuning {
  #table;
  #context;
  #slider = element("input", { type: "range", min: 0, step: 1, id: "numbers-slider" });
  #name = element("span", {});
  #note = element("p", { class: "hint" });
  /** @type {HTMLInputElement} */
  #field;
  #isScheduled = false;
  /** The coloured squares. @type {readonly HTMLElement[]} */
  #heated = [];

  /** @param {Table} table @param {TuningContext} context */
  constructor(table, context) {
    this.#table = table;
    this.#context = context;
    const fields = /** @type {NodeListOf<HTMLInputElement>} */ (
      document.querySelectorAll("#numbers input[data-number]")
    );
    this.#field = fields[0];
    for (const field of fields) field.addEventListener("focus", () => this.#edit(field));
    this.#slider.addEventListener("input", () => this.#drag());
    this.#slider.addEventListener("change", () => this.#field.dispatchEvent(new Event("change")));
    this.#slider.addEventListener("blur", () => this.cool());
    const label = element("label", { class: "slider" }, this.#name, " ", this.#slider);
    document.getElementById("numbers-tuning")?.replaceChildren(label, this.#note);
    const reading = document.querySelector("#numbers [data-number=zs-reading]");
    const note = element("p", { class: "hint", "data-text": "zs-note" }, t("zs-note"));
    reading?.closest("label")?.after(note);
    this.#edit(this.#field);
  }

  /** Called after a change of parameters or position. */
  draw() {
    if (document.activeElement === this.#slider) this.#scheduleHeat();
    else this.#edit(this.#field);
  }

  /** Removes the heat map. */
  cool() {
    for (const square of this.#heated) {
      square.style.backgroundColor = "";
      delete square.dataset.heat;
    }
    this.#heated = [];
    this.#note.textContent = t("slide.none");
  }

  /** @param {HTMLInputElement} field */
  #edit(field) {
    this.#field = field;
    const name = (field.dataset.number ?? "").toUpperCase();
    const value = Number(field.value);
    const standard = name.startsWith("F") ? MAX_FACTOR : MAX_POINTS;
    this.#slider.max = String(value > standard ? MAX_VALUE : standard);
    this.#slider.value = field.value;
    this.#slider.removeAttribute("aria-valuetext");
    this.#name.textContent = t("slide", { name });
    if (this.#heated.length === 0) this.#note.textContent = t("slide.none");
  }

  #drag() {
    this.#field.value = this.#slider.value;
    this.#scheduleHeat();
  }

  /** Draws the heat map at most once per frame. */
  async #scheduleHeat() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    try {
      const engine = await engineModule();
      await new Promise(requestAnimationFrame);
      this.#heat(engine);
    } catch (error) {
      this.#table.notifyFailure(error);
    } finally {
      this.#isScheduled = false;
    }
  }

  /** @param {Engine} engine */
  #heat(engine) {
    const { player, changes, record, view, isEdited } = this.#context.subject();
    const isTuning = document.activeElement === this.#slider;
    if (view.outcome || isEdited || !isTuning) return this.cool();
    const changed = { ...changes, [this.#field.dataset.number ?? ""]: Number(this.#slider.value) };
    const totals = totalsOf(engine, record, player, changed);
    const [min, max] = [Math.min(...totals.values()), Math.max(...totals.values())];
    const squares = this.#context.squares();
    view.names.forEach((name, at) => {
      const total = totals.get(name);
      if (total === undefined) return;
      const share = max > min ? Math.round((100 * (total - min)) / (max - min)) : 100;
      squares[at].style.backgroundColor = `color-mix(in oklab, var(--lawn), ${HOT} ${share}%)`;
      squares[at].dataset.heat = total === max ? "best" : String(share);
    });
    this.#heated = squares.filter(({ dataset }) => dataset.heat !== undefined);
    const best = [...totals].find(([, total]) => total === max)?.[0] ?? "";
    const values = { cell: best, total: formatNumber(max), value: this.#slider.value };
    this.#note.textContent = t("slide.note", values);
    this.#slider.setAttribute("aria-valuetext", t("slide.value", values));
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

// Form of an evolution: program, initial parameters, numbers of games and generations.

import { t } from "../../i18n/index.js";
import { element, textElement } from "../../ui/create.js";
import { checkboxField, choiceField, fillOptions, numberField } from "../form.js";

/** @typedef {import("./evolution-run.js").Evolution} Evolution */

/** @param {import("../../table/table.js").Table} table */
export function createEvolutionForm(table) {
  const { view, program, from, method, only, symmetric, counts } = createFields();
  const parameters = () => parametersOf(table.rules.info.players, program.field.value);
  const canVary = () => parameters().some(({ name }) => name === "variability");
  /** Hides fields that do not apply to the program. */
  const hideUnused = () => {
    counts.variability.label.hidden = !canVary();
    symmetric.label.hidden = !parameters().some(isSquare);
  };
  program.field.addEventListener("change", hideUnused);

  /** Fills the choices in the current language; returns whether there is a program to evolve. */
  function show() {
    const programs = evolvable(table.rules.info.players);
    fillOptions(
      program.field,
      programs.map(({ id }) => [id, table.playerName(id)]),
    );
    fillConstants(from.field, method.field);
    hideUnused();
    return programs.length > 0;
  }

  /** The described experiment; null if a field is invalid, which the form reports. @returns {Evolution | null} */
  function read() {
    if (!Object.values(counts).every(({ field }) => field.reportValidity())) return null;
    const { generations, plies, variability, fresh, ...rest } = numbersIn(counts);
    const player = program.field.value;
    const changed = table.settings.current().numbers?.[player] ?? {};
    // Both sides vary their moves, so that it makes no difference between the compared sets.
    /** @type {import("../lab.types").Changes} */
    const chance = canVary() && variability > 0 ? { variability } : {};
    /** @type {Evolution["plan"]} */
    const plan = {
      ...rest,
      game: table.rules.info.id,
      player,
      start: { ...(from.field.value === "changed" ? changed : {}), ...chance },
      against: chance,
      method: method.field.value === "spsa" ? "spsa" : "genetic",
      only: only.value.split(/[\s,]+/).filter(Boolean),
      symmetric: symmetric.field.checked,
    };
    return { plan, plies, generations, fresh, ...noResults() };
  }

  /** Selects a program if it can evolve. @param {string} id */
  function selectProgram(id) {
    if ([...program.field.options].some(({ value }) => value === id)) program.field.value = id;
    hideUnused();
  }

  return { view, show, read, selectProgram };
}

function createFields() {
  const program = choiceField("lab.program", []);
  const from = choiceField("lab.from", []);
  const method = choiceField("lab.method", []);
  const only = element("input", { type: "text", autocomplete: "off", spellcheck: "false" });
  const symmetric = checkboxField("lab.symmetric");
  const counts = countFields();
  const view = element(
    "div",
    { class: "fields" },
    program.label,
    from.label,
    method.label,
    element("label", { class: "field" }, textElement("span", "lab.only"), only),
    ...Object.values(counts).map(({ label }) => label),
    symmetric.label,
  );
  return { view, program, from, method, only, symmetric, counts };
}

/** Results of an evolution before it starts. */
const noResults = () => ({ results: [], stages: [], anew: null });

/** Number fields. */
function countFields() {
  return {
    generations: numberField("lab.generations", 15, [1, 1000]),
    population: numberField("lab.population", 12, [2, 200]),
    games: numberField("lab.trial-games", 40, [2, 10_000]),
    check: numberField("lab.check-games", 100, [2, 10_000]),
    fresh: numberField("lab.fresh", 400, [2, 10_000]),
    plies: numberField("lab.plies", 4, [0, 40]),
    seed: numberField("lab.seed", 1, [0, 4_294_967_295]),
    variability: numberField("lab.variability", 10, [0, 100]),
  };
}

/** @param {ReturnType<typeof countFields>} fields */
function numbersIn(fields) {
  const numbers = Object.entries(fields).map(([name, { field }]) => [name, field.valueAsNumber]);
  return /** @type {Record<keyof typeof fields, number>} */ (Object.fromEntries(numbers));
}

/** Players with parameters that can evolve. @param {import("../../engine/engine.types").PlayerInfo[]} players */
function evolvable(players) {
  return players.filter(({ parameters }) => parameters.some(({ kind }) => kind !== "setting"));
}

/** @param {import("../../engine/engine.types").PlayerInfo[]} players @param {string} player */
const parametersOf = (players, player) => players.find(({ id }) => id === player)?.parameters ?? [];

/** Whether a parameter is a square table, whose mirrored cells can be tied. @param {import("../../table/parameters.js").Parameter} one */
const isSquare = ({ kind, columns, default: { length } }) =>
  kind === "weight" && length > 1 && columns * columns === length;

/** @param {HTMLSelectElement} from @param {HTMLSelectElement} method */
function fillConstants(from, method) {
  fillOptions(from, [
    ["original", t("lab.from.original")],
    ["changed", t("lab.from.changed")],
  ]);
  fillOptions(method, [
    ["genetic", t("lab.genetic")],
    ["spsa", t("lab.spsa")],
  ]);
}

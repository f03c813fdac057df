// The form of an evolution: which program, from which numbers, how many games and generations.

import { t } from "../../i18n/index.js";
import { element, textElement } from "../../ui/create.js";
import { choiceField, fill, numberField, tickField } from "../form.js";

/** @typedef {import("./evolution-run.js").Evolution} Evolution */

/** @param {import("../../table/table.js").Table} table */
export function createEvolutionForm(table) {
  const { view, program, from, method, only, symmetric, counts } = createFields();
  const parameters = () => parametersOf(table.rules.info.players, program.field.value);
  const canVary = () => parameters().some(({ name }) => name === "variability");
  /** Hides what the program has no use for. */
  const fit = () => {
    counts.variability.label.hidden = !canVary();
    symmetric.label.hidden = !parameters().some(isSquare);
  };
  program.field.addEventListener("change", fit);

  /** Lists the choices in the language of the page; answers whether there is a program to evolve. */
  function show() {
    const programs = evolvable(table.rules.info.players);
    fill(
      program.field,
      programs.map(({ id }) => [id, table.playerName(id)]),
    );
    fillConstants(from.field, method.field);
    fit();
    return programs.length > 0;
  }

  /** The experiment that is described; null if a number is wrong, which the form then says. @returns {Evolution | null} */
  function read() {
    if (!Object.values(counts).every(({ field }) => field.reportValidity())) return null;
    const { generations, plies, variability, fresh, ...rest } = numbersIn(counts);
    const player = program.field.value;
    const changed = table.settings.current().numbers?.[player] ?? {};
    // On both sides: it is no difference between the sets that are compared.
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
    return { plan, plies, generations, fresh, ...nothingKnown() };
  }

  /** Chooses a program, if it can be evolved. @param {string} id */
  function choose(id) {
    if ([...program.field.options].some(({ value }) => value === id)) program.field.value = id;
    fit();
  }

  return { view, show, read, choose };
}

function createFields() {
  const program = choiceField("lab.program", []);
  const from = choiceField("lab.from", []);
  const method = choiceField("lab.method", []);
  const only = element("input", { type: "text", autocomplete: "off", spellcheck: "false" });
  const symmetric = tickField("lab.symmetric");
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

/** What is known of an evolution before it begins. */
const nothingKnown = () => ({ results: [], stages: [], anew: null });

/** How many there are of everything. */
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

/** Players with numbers that can be made better. @param {import("../../engine/engine.types").PlayerInfo[]} players */
function evolvable(players) {
  return players.filter(({ parameters }) => parameters.some(({ kind }) => kind !== "setting"));
}

/** @param {import("../../engine/engine.types").PlayerInfo[]} players @param {string} player */
const parametersOf = (players, player) => players.find(({ id }) => id === player)?.parameters ?? [];

/** Whether it is a table whose mirrored cells can be kept equal. @param {import("../../table/parameters.js").Parameter} one */
const isSquare = ({ kind, columns, default: { length } }) =>
  kind === "weight" && length > 1 && columns * columns === length;

/** @param {HTMLSelectElement} from @param {HTMLSelectElement} method */
function fillConstants(from, method) {
  fill(from, [
    ["original", t("lab.from.original")],
    ["changed", t("lab.from.changed")],
  ]);
  fill(method, [
    ["genetic", t("lab.genetic")],
    ["spsa", t("lab.spsa")],
  ]);
}

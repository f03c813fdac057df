// Converts player ids and parameter names of earlier versions in stored data, links and files. Loaded with the panels,
// or earlier if stored settings contain such names.

/** @typedef {import("./parameters.js").Changes} Changes */
/** @typedef {import("./parameters.js").Parameter} Parameter */
/** @typedef {{ id: string, parameters: readonly Parameter[] }[]} Players  as listed by the game's module */
/**
 * A parameter's current name; the former value is multiplied by `times` and divided by `per`.
 * @typedef {{ name: string, times?: number, per?: number }} Renamed
 */
/** Contents of `data/<game>/former-names.json`. @typedef {{ players: Record<string, string>, parameters: Record<string, Renamed> }} Names */

export class FormerNames {
  /** @type {Map<string, string>} */
  #players;
  /** @type {Map<string, Renamed>} */
  #parameters;
  #restructure;

  /**
   * @param {Names} names
   * @param {(changes: Changes, parameters: readonly Parameter[]) => Changes} [restructure]  converts parameters whose
   *   number of values has changed
   */
  constructor({ players, parameters }, restructure = (changes) => changes) {
    this.#players = new Map(Object.entries(players));
    this.#parameters = new Map(Object.entries(parameters));
    this.#restructure = restructure;
  }

  /** The current id of a player. @param {string} id */
  currentId(id) {
    return this.#players.get(id) ?? id;
  }

  /**
   * A player and its parameters with current names and values; invalid data are returned unchanged.
   * @template {{ player: string, numbers: Changes }} Entry
   * @param {Entry} entry @param {Players} players @returns {Entry}
   */
  convertEntry(entry, players) {
    const player = this.currentId(entry.player);
    const { parameters = [] } = players.find(({ id }) => id === player) ?? {};
    return { ...entry, player, numbers: this.#convertChanges(entry.numbers, parameters) };
  }

  /**
   * Converts a game's settings, as stored text.
   * @param {string} text @param {Players} players
   */
  convertSettings(text, players) {
    const stored = JSON.parse(text);
    const strength = mapEntries(stored.strength, ([side, id]) => [side, this.currentId(id)]);
    const numbers = mapEntries(stored.numbers, ([id, own]) => {
      const entry = this.convertEntry({ player: id, numbers: own }, players);
      return [entry.player, entry.numbers];
    });
    return JSON.stringify({ ...stored, strength, numbers });
  }

  /** @param {Changes} changes @param {readonly Parameter[]} parameters @returns {Changes} */
  #convertChanges(changes, parameters) {
    return mapEntries(this.#restructure(changes, parameters), ([name, value]) => {
      const has = (/** @type {string} */ name) => parameters.some((one) => one.name === name);
      const renamed = this.#parameters.get(name);
      if (!renamed || has(name) || !has(renamed.name)) return [name, value];
      const { times = 1, per = 1 } = renamed;
      const convert = (/** @type {number} */ one) =>
        typeof one === "number" ? Math.trunc((one * times) / per) : one;
      return [renamed.name, Array.isArray(value) ? value.map(convert) : convert(value)];
    });
  }
}

/** For games whose names have not changed. */
export const NO_FORMER_NAMES = new FormerNames({ players: {}, parameters: {} });

/**
 * Maps the entries of an object; other values are returned unchanged.
 * @template Value
 * @param {Record<string, Value>} object @param {(entry: [string, Value]) => [string, Value]} map
 */
function mapEntries(object, map) {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return object;
  return Object.fromEntries(Object.entries(object).map(map));
}

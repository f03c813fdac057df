// Database records of experiments: a header under the experiment's key, and pieces under that key with a number. Reads
// every version that this site has stored.

import { StorageError, transact } from "./database.js";
import { fields, isNumber, whole } from "./shapes.js";

/** Version 1 stored a single experiment per kind, without a header. */
export const VERSION = 2;

/**
 * @typedef {object} Header
 * @property {number} started  milliseconds since 1970; 0 if unknown
 * @property {number} revision  increases with each save
 * @property {number} pieces
 */

/** @type {Header} */
export const UNSAVED = { started: 0, revision: 0, pieces: 0 };

const isHeader = fields({ started: isNumber, revision: whole(), pieces: whole() });

/** The header of a stored value; `UNSAVED` if it has none. @param {any} value @returns {Header} */
function headerOf(value) {
  if (!isHeader(value)) return UNSAVED;
  const { started, revision, pieces } = value;
  return { started, revision, pieces };
}

/** The experiment in a stored value; throws a StorageError. @param {any} value @returns {unknown} */
function experimentIn(value) {
  const version = value?.version;
  if (version === undefined) return value;
  if (Number.isInteger(version) && version > VERSION) throw new StorageError("newer");
  if (version === VERSION && isHeader(value)) return value.experiment;
  throw new StorageError("damaged");
}

/** The headers of all experiments of a kind. @param {string} kind @returns {Promise<{ key: string, header: Header }[]>} */
export function readHeaders(kind) {
  return transact("readonly", (store) => {
    /** @type {{ key: string, header: Header }[]} */
    const found = [];
    const keys = store.getAllKeys(IDBKeyRange.bound(kind, `${kind}:\uffff`));
    keys.onsuccess = () => {
      for (const key of keys.result) {
        if (typeof key !== "string" || key.includes("/")) continue;
        const value = store.get(key);
        value.onsuccess = () => found.push({ key, header: headerOf(value.result) });
      }
    };
    return () => found;
  });
}

/**
 * Reads an experiment and its pieces from a number on; `header.pieces` of the result is the next free number.
 * @param {string} key @param {number} from
 * @returns {Promise<{ header: Header, experiment: unknown, pieces: unknown[], isComplete: boolean }>}
 */
export async function readExperiment(key, from) {
  const { value, numbers, pieces } = await transact("readonly", (store) => {
    const experiment = store.get(key);
    /** @type {IDBRequest<unknown>[]} */
    const read = [];
    /** @type {number[]} */
    const numbers = [];
    const keys = store.getAllKeys(piecesOf(key));
    keys.onsuccess = () => {
      for (const pieceKey of keys.result) {
        const number = Number(String(pieceKey).slice(key.length + 1));
        if (!Number.isInteger(number)) continue;
        numbers.push(number);
        if (number >= from) read.push(store.get(pieceKey));
      }
    };
    return () => ({
      value: experiment.result,
      numbers,
      pieces: read.map(({ result }) => result),
    });
  });
  const header = headerOf(value);
  const next = numbers.reduce((max, number) => Math.max(max, number + 1), header.pieces);
  const isComplete = numbers.length >= header.pieces;
  return {
    header: { ...header, pieces: next },
    experiment: experimentIn(value),
    pieces,
    isComplete,
  };
}

/**
 * Writes an experiment and a new piece atomically; fails unless the stored revision is the last one read.
 * @param {string} key @param {Header} last @param {unknown} experiment @param {unknown[]} piece  empty if there is none
 * @returns {Promise<Header>} the new header
 */
export async function writeExperiment(key, last, experiment, piece) {
  const { started, revision, pieces } = last;
  const hasPiece = piece.length > 0;
  const header = { started, revision: revision + 1, pieces: pieces + Number(hasPiece) };
  return transact("readwrite", (store, abort) => {
    const before = store.get(key);
    before.onsuccess = () => {
      if (before.result !== undefined && headerOf(before.result).revision !== revision)
        return abort("taken");
      if (hasPiece) store.put(piece, `${key}/${pieces}`);
      store.put({ version: VERSION, ...header, experiment }, key);
    };
    return () => header;
  });
}

/** Deletes an experiment with its pieces. @param {string} key @returns {Promise<void>} */
export function deleteExperiment(key) {
  return transact("readwrite", (store) => {
    store.delete(key);
    store.delete(piecesOf(key));
    return () => {};
  });
}

/** @param {string} key */
const piecesOf = (key) => IDBKeyRange.bound(`${key}/`, `${key}/\uffff`);

// Access to the database of experiments in IndexedDB: localStorage is too small for the games of a tournament.

const NAME = "stratege.laboratory";
const STORE = "experiments";

/**
 * Why an experiment is not stored or cannot be read:
 * - `full`: storage is full
 * - `refused`: the browser denies storage
 * - `damaged`: the stored data are invalid
 * - `outdated`: the program's parameters have changed since
 * - `newer`: stored by a newer version of this site
 * - `incomplete`: some results cannot be read
 * - `taken`: another tab has continued the experiment
 * @typedef {"full" | "refused" | "damaged" | "outdated" | "newer" | "incomplete" | "taken"} Reason
 */

export class StorageError extends Error {
  /** @param {Reason} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Runs a transaction; resolves when it is complete, rejects with a StorageError if it fails.
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore, abort: (reason: Reason) => void) => () => T} action  returns a function that reads the results
 * @returns {Promise<T>}
 */
export async function transact(mode, action) {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      /** @type {Reason | undefined} */
      let reason;
      const results = action(transaction.objectStore(STORE), (given) => {
        reason = given;
        transaction.abort();
      });
      transaction.oncomplete = () => resolve(results());
      transaction.onabort = () =>
        reject(reason ? new StorageError(reason) : toStorageError(transaction.error));
    });
  } catch (error) {
    throw toStorageError(error);
  } finally {
    database.close();
  }
}

async function open() {
  try {
    const database = await request();
    if (database.objectStoreNames.contains(STORE)) return database;
    const { version } = database;
    database.close();
    return await request(version + 1);
  } catch (error) {
    throw toStorageError(error);
  }
}

/** @param {number} [version]  the current one by default @returns {Promise<IDBDatabase>} */
function request(version) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, version);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/** @param {unknown} error */
function toStorageError(error) {
  if (error instanceof StorageError) return error;
  const isFull = /** @type {Error | null} */ (error)?.name === "QuotaExceededError";
  return new StorageError(isFull ? "full" : "refused");
}

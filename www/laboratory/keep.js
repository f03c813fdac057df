// Experiments that outlive the page: each under a name, in the browser's database, because a tournament's games are
// too much text for the smaller storage. Where storing is forbidden, an experiment lives as long as its page.

const NAME = "stratege.laboratory";
const STORE = "experiments";

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * @template T
 * @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<T>} act
 * @returns {Promise<T | undefined>}
 */
async function within(mode, act) {
  try {
    const database = await open();
    return await new Promise((resolve, reject) => {
      const request = act(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    }).finally(() => database.close());
  } catch {
    return undefined;
  }
}

/** @param {string} name @param {unknown} experiment */
export const keep = (name, experiment) =>
  within("readwrite", (store) => store.put(experiment, name));

/** @param {string} name @returns {Promise<any>} */
export const recall = (name) => within("readonly", (store) => store.get(name));

/** @param {string} name */
export const forget = (name) => within("readwrite", (store) => store.delete(name));

// Experiments that outlive the page: each under a name, in the browser's database, because a tournament's games are
// too much text for the smaller storage. What grows is kept in pieces, so that nobody waits for what lies there
// already. Where storing is forbidden, an experiment lives as long as its page.

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

/** The names of an experiment's pieces. @param {string} name */
const pieces = (name) => IDBKeyRange.bound(`${name}/`, `${name}/\uffff`);

/** @param {string} name @param {unknown} experiment */
export const keep = (name, experiment) =>
  within("readwrite", (store) => store.put(experiment, name));

/** Keeps a piece beside the experiment. @param {string} name @param {number} number @param {unknown} piece */
export const keepPiece = (name, number, piece) => keep(`${name}/${number}`, piece);

/** @param {string} name @returns {Promise<any>} */
export const recall = (name) => within("readonly", (store) => store.get(name));

/** @param {string} name @returns {Promise<any[]>} */
export const recallPieces = async (name) =>
  (await within("readonly", (store) => store.getAll(pieces(name)))) ?? [];

/** Forgets an experiment with its pieces. @param {string} name */
export async function forget(name) {
  await within("readwrite", (store) => store.delete(name));
  await within("readwrite", (store) => store.delete(pieces(name)));
}

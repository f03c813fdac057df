// Reads and replaces stored experiments of the laboratory in a page's IndexedDB.

/**
 * Common interface of the browser drivers' pages.
 * @typedef {object} Page
 * @property {(expression: string) => Promise<any>} evaluate
 */

/** Runs in the page. @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest} act */
function transact(mode, act) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("stratege.laboratory");
    opening.onupgradeneeded = () => opening.result.createObjectStore("experiments");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction("experiments", mode);
      const request = act(transaction.objectStore("experiments"));
      transaction.oncomplete = () => {
        database.close();
        resolve(request.result);
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });
}

/** @param {Page} page @param {IDBTransactionMode} mode @param {string} request  an expression with `store` */
const run = (page, mode, request) =>
  page.evaluate(`(${transact})("${mode}", (store) => ${request})`);

/** @param {Page} page @returns {Promise<string[]>} */
export const storedKeys = (page) => run(page, "readonly", "store.getAllKeys()");

/** @param {Page} page @param {string} key @returns {Promise<any>} */
export const storedValue = (page, key) =>
  run(page, "readonly", `store.get(${JSON.stringify(key)})`);

/** @param {Page} page @param {string} key @param {string} value  a JavaScript expression */
export const storeValue = (page, key, value) =>
  run(page, "readwrite", `store.put(${value}, ${JSON.stringify(key)})`);

/** @param {Page} page */
export const emptyStore = (page) => run(page, "readwrite", "store.clear()");

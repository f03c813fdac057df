// Access to browser storage. Reading returns null if storage is blocked; a failed write dispatches an event.

/** @param {string} name */
export function read(name, place = "localStorage") {
  try {
    return globalThis[/** @type {"localStorage"} */ (place)].getItem(name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} text */
export function write(name, text, place = "localStorage") {
  try {
    globalThis[/** @type {"localStorage"} */ (place)].setItem(name, text);
  } catch {
    dispatchEvent(new Event("storage-failed")); // blocked or full; the page works without storage
  }
}

// Storage of this device: nothing can be read where it is blocked; where nothing can be kept, an event says so.

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
    dispatchEvent(new Event("unkept")); // forbidden, or the room is full: the game goes on without
  }
}

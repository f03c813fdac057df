// A stored value that other tabs of the game change too: read again before each use, so that no change of theirs is lost.

/**
 * @template Value
 * @param {ReturnType<import("../table/store.js").Store["storage"]>} storage
 * @param {(text: string | null) => Value} parse  the stored text, null if there is none
 */
export function sharedValue(storage, parse) {
  let seen = storage.read();
  let value = parse(seen);
  return {
    read() {
      const text = storage.read();
      if (text !== seen) value = parse(text);
      seen = text;
      return value;
    },

    /** @param {Value} next */
    write(next) {
      value = next;
      storage.write(JSON.stringify(next));
      seen = storage.read(); // still the old text if storage is blocked: the value lives in this tab only
    },
  };
}

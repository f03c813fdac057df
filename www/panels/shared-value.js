// A stored value that other tabs change too. It is read before each use, so that their changes are not lost.

/**
 * @template Value
 * @param {ReturnType<import("../table/store.js").Store["storage"]>} storage
 * @param {(text: string | null) => Value} parse  receives null if nothing is stored
 */
export function sharedValue(storage, parse) {
  let lastText = storage.read();
  let value = parse(lastText);
  return {
    read() {
      const text = storage.read();
      if (text !== lastText) value = parse(text);
      lastText = text;
      return value;
    },

    /** @param {Value} next */
    write(next) {
      value = next;
      storage.write(JSON.stringify(next));
      lastText = storage.read(); // unchanged if storage is blocked; the value then lives in this tab only
    },
  };
}

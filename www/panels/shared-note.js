// What a tool keeps on this device and other tabs of the game keep too: read anew whenever it is asked for, so that what
// is added and written comes on top of theirs.

/**
 * @template Value
 * @param {ReturnType<import("../table/store.js").Store["note"]>} note
 * @param {(text: string | null) => Value} parse  what was kept, where it can be read
 */
export function shareNote(note, parse) {
  let seen = note.read();
  let value = parse(seen);
  return {
    read() {
      const text = note.read();
      if (text !== seen) value = parse(text);
      seen = text;
      return value;
    },

    /** @param {Value} next */
    write(next) {
      value = next;
      note.write(JSON.stringify(next));
      seen = note.read(); // still the old text where nothing can be kept: the value lives on in this tab
    },
  };
}

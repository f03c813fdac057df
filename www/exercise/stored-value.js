// A value stored as text. Every change starts from the stored text, so that two tabs lose nothing; if it cannot be
// stored, it lasts for the visit.

/**
 * @template Value
 * @param {import("./progress.js").Storage} storage
 * @param {(text: string | null) => { value: Value, isDamaged: boolean }} parse
 */
export function openStoredValue(storage, parse) {
  /** Text that could not be stored; null if it was. @type {string | null} */
  let unsaved = null;
  const read = () => parse(unsaved ?? storage.read());

  return {
    read: () => read().value,
    /** Whether parts of the stored text are invalid. */
    isDamaged: () => read().isDamaged,
    /** Applies a change to the stored value; returns the result. @param {(value: Value) => Value} change */
    update(change) {
      const value = change(read().value);
      const text = JSON.stringify(value);
      storage.write(text);
      unsaved = storage.read() === text ? null : text;
      return value;
    },
  };
}

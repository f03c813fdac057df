// Faults of transferred files. They run in Node and, as text, in a page.

/** @typedef {(file: Uint8Array) => Uint8Array} Fault */

/** Damage that a host does not notice. @type {Record<string, Fault>} */
export const faults = {
  "cut in half": (file) => file.slice(0, file.length >> 1),
  empty: () => new Uint8Array(),
  "replaced by another page": () =>
    new TextEncoder().encode("<!doctype html><title>please log in</title>"),
  "with bytes lost in the middle": (file) => {
    const middle = file.length >> 1;
    return Uint8Array.from([...file.slice(0, middle), ...file.slice(middle + 16)]);
  },
  "with one bit flipped": (file) => {
    const damaged = Uint8Array.from(file);
    damaged[damaged.length >> 1] ^= 1;
    return damaged;
  },
};

/** The host responds with an error. @type {Fault} */
export function failing() {
  throw new Error("no such file");
}

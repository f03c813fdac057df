// Ways in which the contents of a file arrive damaged. They run in Node and, as text, in a page.

/** @typedef {(file: Uint8Array) => Uint8Array} Fault */

/** Damaged files that a host would send as if they were whole. @type {Record<string, Fault>} */
export const faults = {
  "half of it": (file) => file.slice(0, file.length >> 1),
  "nothing of it": () => new Uint8Array(),
  "another text in its place": () =>
    new TextEncoder().encode("<!doctype html><title>please log in</title>"),
  "with bytes in its middle lost": (file) => {
    const middle = file.length >> 1;
    return Uint8Array.from([...file.slice(0, middle), ...file.slice(middle + 16)]);
  },
  "with one bit flipped": (file) => {
    const damaged = Uint8Array.from(file);
    damaged[damaged.length >> 1] ^= 1;
    return damaged;
  },
};

/** Instead of a file the host reports an error. @type {Fault} */
export function missing() {
  throw new Error("no such file");
}

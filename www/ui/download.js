// Offers files as downloads.

/** Time after which the browser has read the object URL. */
const REVOKE_DELAY_MS = 60_000;

/** @param {string} name @param {Blob} contents */
export function download(name, contents) {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(contents);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}

/** @param {string} name @param {string} json */
export const downloadJson = (name, json) =>
  download(name, new Blob([json], { type: "application/json" }));

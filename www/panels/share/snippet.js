// The lines that embed a match in another page, as a frame with its board (www/pages/frame/).

import { t } from "../../i18n/index.js";
import { element } from "../../ui/create.js";

/** Creates the field with the lines, which selects them on focus. */
export function createSnippet() {
  const field = element("textarea", { readonly: "", rows: 4, "data-label": "share.embed" });
  field.ariaLabel = t("share.embed");
  field.addEventListener("focus", () => field.select());
  return field;
}

/** @param {string} game @param {string} record @param {string} title */
export function snippetFor(game, record, title) {
  const address = new URL(`embed-${game}.html?play=none#${encodeURI(record)}`, document.baseURI);
  return frameFor(address.href, title, 760);
}

/** The lines of a frame. @param {string} address @param {string} title @param {number} height in pixels */
export const frameFor = (address, title, height) =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="560" height="${height}" loading="lazy" style="border: 0; max-width: 100%"></iframe>`;

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

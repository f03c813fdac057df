// Translates the delivered page: `data-text` has the message key of an element, `data-label` that of its accessible
// name. Texts about other games are in the page in every language (`data-en`, …).

import { isKey, language, t } from "../i18n/index.js";

export function translatePage() {
  // Unchanged texts are not written, because every change is laid out again; that of `lang` restyles the whole page.
  if (document.documentElement.lang !== language()) document.documentElement.lang = language();
  document.title = t("title");
  const sign = document.querySelector(".letters");
  if (sign) renderLetters(sign, t("name").toUpperCase());
  translateTree(document);
  for (const element of document.querySelectorAll("[data-en]")) {
    write(element, element.getAttribute(`data-${language()}`) ?? "");
  }
}

/**
 * Translates the texts and names of a document or shadow tree.
 * @param {ParentNode} tree @param {{ isKey(key: string): boolean, t(key: any): string }} [texts]
 */
export function translateTree(tree, texts = { isKey, t }) {
  /** @param {Element} element @param {string} attribute */
  const text = (element, attribute) => {
    const key = element.getAttribute(attribute) ?? "";
    if (texts.isKey(key)) return texts.t(key);
    throw new Error(`There is no text "${key}".`);
  };
  for (const element of tree.querySelectorAll("[data-text]"))
    write(element, text(element, "data-text"));
  for (const element of tree.querySelectorAll("[data-label]"))
    element.setAttribute("aria-label", text(element, "data-label"));
}

/** @param {Element} element @param {string} words */
function write(element, words) {
  if (element.textContent !== words) element.textContent = words;
}

/** Wraps each letter in a coloured element. @param {Element} sign @param {string} letters */
export function renderLetters(sign, letters) {
  if (sign.textContent === letters) return;
  const painted = [...letters].map((letter) => {
    if (letter === " ") return letter;
    const span = document.createElement("span");
    span.textContent = letter;
    return span;
  });
  sign.replaceChildren(...painted);
}

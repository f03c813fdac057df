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
  /** @param {string} attribute @param {(element: Element, words: string) => void} show */
  const translate = (attribute, show) => {
    for (const element of tree.querySelectorAll(`[${attribute}]`)) {
      const key = element.getAttribute(attribute) ?? "";
      if (!texts.isKey(key)) throw new Error(`There is no text "${key}".`);
      show(element, texts.t(key));
    }
  };
  translate("data-text", write);
  translate("data-label", (element, words) => element.setAttribute("aria-label", words));
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

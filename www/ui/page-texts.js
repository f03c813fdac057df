// Translates the delivered page: `data-text` names the message of an element, `data-label` that of its accessible name;
// what the build knows of other games stands there in every language.

import { isKey, language, t } from "../i18n/index.js";

export function translatePage() {
  // What stands there already is left alone: every change is styled and laid out anew, that of the language everywhere.
  if (document.documentElement.lang !== language()) document.documentElement.lang = language();
  document.title = t("title");
  const sign = document.querySelector(".letters");
  if (sign) paint(sign, t("name").toUpperCase());
  for (const holder of document.querySelectorAll("[data-text]")) {
    write(holder, text(holder.getAttribute("data-text")));
  }
  for (const holder of document.querySelectorAll("[data-en]")) {
    write(holder, holder.getAttribute(`data-${language()}`) ?? "");
  }
  for (const holder of document.querySelectorAll("[data-label]")) {
    holder.setAttribute("aria-label", text(holder.getAttribute("data-label")));
  }
}

/** @param {Element} holder @param {string} words */
function write(holder, words) {
  if (holder.textContent !== words) holder.textContent = words;
}

/** Each letter of a sign by itself, so that it can have a colour of its own. @param {Element} sign @param {string} letters */
export function paint(sign, letters) {
  if (sign.textContent === letters) return;
  const painted = [...letters].map((letter) => {
    if (letter === " ") return letter;
    const span = document.createElement("span");
    span.textContent = letter;
    return span;
  });
  sign.replaceChildren(...painted);
}

/** @param {string | null} key */
function text(key) {
  if (key !== null && isKey(key)) return t(key);
  throw new Error(`There is no text "${key}".`);
}

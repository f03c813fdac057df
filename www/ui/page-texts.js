// Translates the delivered page: `data-text` names the message of an element, `data-label` that of its accessible name;
// what the build knows of other games stands there in every language.

import { isKey, language, t } from "../i18n/index.js";

export function translatePage() {
  document.documentElement.lang = language();
  document.title = t("title");
  paint(t("name"));
  for (const holder of document.querySelectorAll("[data-text]")) {
    holder.textContent = text(holder.getAttribute("data-text"));
  }
  for (const holder of document.querySelectorAll("[data-en]")) {
    holder.textContent = holder.getAttribute(`data-${language()}`);
  }
  for (const holder of document.querySelectorAll("[data-label]")) {
    holder.setAttribute("aria-label", text(holder.getAttribute("data-label")));
  }
}

/** The name of the game over the gate, each letter by itself, so that it can have a colour of its own. @param {string} name */
function paint(name) {
  const sign = document.querySelector(".letters");
  const letters = name.toUpperCase();
  if (!sign || sign.textContent === letters) return;
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

// Explains why a page's modules cannot run, in place of the message about slow connections. A classic script, loaded by
// early.js, which passes the error event.

import { words } from "./words.js";

const { fault } = /** @type {HTMLScriptElement & { fault?: Event }} */ (document.currentScript);

/** Tests one of the latest features that the oldest supported browsers provide. */
const isOld = () => !CSS.supports("color", "color-mix(in srgb, red, red)");
/** @returns {keyof import("./words.js").EarlyWords | null} null if the modules run nevertheless */
function cause() {
  if (location.protocol === "file:") return "file";
  if (!fault) return "old";
  if (/** @type {ErrorEvent} */ (fault).error instanceof SyntaxError)
    return isOld() ? "old" : "damaged";
  if (!(fault.target instanceof HTMLScriptElement)) return null;
  return navigator.onLine ? "missing" : "offline";
}

function show() {
  const element = document.getElementById("late");
  const tags = navigator.languages.map((tag) => tag.slice(0, 2));
  const language = tags.find((tag) => Object.keys(words).indexOf(tag) >= 0) || "en";
  const key = cause();
  if (!element || !key) return;
  element.lang = language;
  element.className = "now";
  element.textContent = words[language][key];
}

/**
 * Requests the page's scripts again, past every cache. WebKit otherwise takes a failed module from its memory at the next visit,
 * however often the page is reloaded.
 */
function refetchScripts() {
  const scripts = [...document.querySelectorAll("script[src], link[rel=modulepreload]")];
  const addresses = [
    ...scripts.map((element) => element.getAttribute("src") ?? element.getAttribute("href")),
    ...performance.getEntriesByType("resource").map(({ name }) => name),
  ];
  for (const address of new Set(addresses)) {
    if (address && /\.js$/.test(address)) fetch(address, { cache: "reload" }).catch(() => {});
  }
}

if (fault) refetchScripts();
if (document.readyState === "loading") addEventListener("DOMContentLoaded", show);
else show();

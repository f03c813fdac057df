// The keys of the tabs, which come with the panels.

import { choose, currentTab, nameOf, remember, tabs } from "./tabs.js";

export function listenToTabKeys() {
  const list = /** @type {HTMLElement} */ (document.querySelector("#workbench [role=tablist]"));
  list.addEventListener("keydown", walk);
}

/** Arrow keys go from tab to tab, Home and End to the ends. @param {KeyboardEvent} event */
function walk(event) {
  const all = tabs();
  const at = all.findIndex((tab) => nameOf(tab) === currentTab());
  /** @type {Record<string, number>} */
  const places = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  const next = all[(place + all.length) % all.length];
  choose(nameOf(next));
  remember(nameOf(next));
  next.focus();
}

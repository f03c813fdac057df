// Keyboard control of the tabs; loaded with the panels.

import { currentTab, nameOf, rememberTab, selectTab, tabs } from "../ui/tabs.js";

export function listenToTabKeys() {
  const list = /** @type {HTMLElement} */ (document.querySelector("#workbench [role=tablist]"));
  list.addEventListener("keydown", handleKey);
}

/** Arrow keys select the adjacent tab, Home and End the first and last. @param {KeyboardEvent} event */
function handleKey(event) {
  const all = tabs();
  const at = all.findIndex((tab) => nameOf(tab) === currentTab());
  /** @type {Record<string, number>} */
  const places = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  const next = all[(place + all.length) % all.length];
  selectTab(nameOf(next));
  rememberTab(nameOf(next));
  next.focus();
}

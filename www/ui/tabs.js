// The tabs beside the board (WAI-ARIA tabs pattern): one panel at a time, moves and analysis together where there is
// room for both, and on a phone a sheet from below. The chosen one stands in the address and is remembered.

import { byId } from "./dom.js";
import { read, write } from "./storage.js";

/** @typedef {"play" | "record" | "analysis" | "laboratory" | (string & {})} Tab */

const NAME = "stratege.1.tab";
/** Where each tab covers the lower part of the page, and where two are shown at once. */
const PHONE = "(width < 48rem), (width < 64rem) and (height < 30rem)";
const WIDE = "(width >= 110rem)";
const matches = (/** @type {string} */ query) => matchMedia(query).matches;
const COUPLE = ["record", "analysis"];

/** What wants to know that a panel has come into sight. @type {Map<Tab, (() => void)[]>} */
const watchers = new Map();
/** The panels that were in sight the last time. @type {Tab[]} */
let inSight = [];
/** @type {Tab} */
let current = "play";

/** @param {Tab} name */
export const tabPanel = (name) => byId(`panel-${name}`);

export const currentTab = () => current;

/** Whether somebody can see a panel. @param {Tab} name */
export const isTabShown = (name) => !tabPanel(name).hidden && (!matches(PHONE) || isOpen());

/** Whether the sheet lies over a phone's page. */
const isOpen = () => workbench().hasAttribute("data-open");

const workbench = () => byId("workbench");
export const tabs = () =>
  /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#workbench [role=tab]")]);
export const nameOf = (/** @type {Element} */ tab) => tab.id.slice("tab-".length);
const shownTabs = () => tabs().map(nameOf).filter(isTabShown);

/** Calls back whenever a panel comes into sight, at once if it is. @param {Tab} name @param {() => void} shown */
export function onTabShown(name, shown) {
  watchers.set(name, [...(watchers.get(name) ?? []), shown]);
  if (isTabShown(name)) shown();
}

/** Brings a panel into sight. @param {Tab} name */
export function openTab(name) {
  choose(name);
  setOpen(true);
}

/** Takes over the delivered tabs. */
export function startTabs() {
  const list = workbench().querySelector("[role=tablist]");
  list?.addEventListener("click", ({ target }) => {
    const tab = target instanceof Element && target.closest("[role=tab]");
    if (!tab) return;
    const name = nameOf(tab);
    const closes = matches(PHONE) && isOpen() && name === current;
    if (closes) return setOpen(false);
    openTab(name);
    remember(name);
  });
  workbench().addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !matches(PHONE) || !isOpen()) return;
    setOpen(false);
    byId(`tab-${current}`).focus();
  });
  for (const query of [PHONE, WIDE])
    matchMedia(query).addEventListener("change", () => choose(current));
  // What is open in a tab stands behind it, after a dot.
  const [wanted] = new URLSearchParams(location.search).get("tab")?.split(".") ?? [];
  if (isTab(wanted)) openTab(wanted);
  else {
    const kept = read(NAME);
    choose(isTab(kept) ? kept : "play");
  }
}

/** @param {string | null | undefined} name @returns {name is string} */
const isTab = (name) => tabs().some((tab) => nameOf(tab) === name);

/** Without a word to whoever comes next, and no sheet over a phone's page. @param {Tab} name */
export function choose(name) {
  current = name;
  const couple = matches(WIDE) && COUPLE.includes(name);
  workbench().toggleAttribute("data-couple", couple);
  for (const tab of tabs()) {
    const one = nameOf(tab);
    const isCurrent = one === name;
    tab.ariaSelected = String(isCurrent);
    tab.tabIndex = isCurrent ? 0 : -1;
    tabPanel(one).hidden = !(isCurrent || (couple && COUPLE.includes(one)));
  }
  tellWatchers();
}

/** @param {boolean} open  of a phone's sheet; elsewhere the panels are always there */
function setOpen(open) {
  workbench().toggleAttribute("data-open", open);
  for (const tab of tabs()) {
    tab.ariaExpanded = matches(PHONE) ? String(open && nameOf(tab) === current) : null;
  }
  tellWatchers();
}

/**
 * Tells which panels have come into sight since the last time. What was in sight is kept: a window that has changed its
 * size no longer says it.
 */
function tellWatchers() {
  const before = inSight;
  inSight = shownTabs();
  for (const name of inSight)
    if (!before.includes(name)) for (const shown of watchers.get(name) ?? []) shown();
}

/** In the address, for whoever gets it, and on this device. @param {Tab} name */
export function remember(name) {
  const address = new URL(location.href);
  if (name === "play") address.searchParams.delete("tab");
  else address.searchParams.set("tab", name);
  write(NAME, name);
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // The address has changed too often: the tab is open all the same.
  }
}

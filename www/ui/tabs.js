// The tabs next to the board (WAI-ARIA tabs pattern): one panel at a time, two on wide screens, a bottom sheet on
// phones. The selected tab is in the URL and in storage.

import { byId } from "./dom.js";
import { read, write } from "./storage.js";

/** @typedef {"play" | "record" | "analysis" | "laboratory" | (string & {})} Tab */

const NAME = "stratege.1.tab";
/** Screens on which the panel is a bottom sheet, and screens with two panels. */
const PHONE = "(width < 48rem), (width < 64rem) and (height <= 30rem)";
const WIDE = "(width >= 110rem)";
const matches = (/** @type {string} */ query) => matchMedia(query).matches;
const SPLIT_TABS = ["record", "analysis"];

/** Event of the workbench after another panel became visible. */
export const TABS_CHANGED = "tabs-changed";

/** Callbacks for panels that become visible. @type {Map<Tab, (() => void)[]>} */
const watchers = new Map();
/** Panels visible at the last notification. @type {Tab[]} */
let visibleTabs = [];
/** @type {Tab} */
let current = "play";

/** @param {Tab} name */
export const tabPanel = (name) => byId(`panel-${name}`);

export const currentTab = () => current;

/** Whether the user can see a panel. @param {Tab} name */
export const isTabShown = (name) => !tabPanel(name).hidden && (!matches(PHONE) || isSheetOpen());

/** Whether a phone's bottom sheet is open. */
const isSheetOpen = () => workbench().hasAttribute("data-open");

const workbench = () => byId("workbench");
export const tabs = () =>
  /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#workbench [role=tab]")]);
export const nameOf = (/** @type {Element} */ tab) => tab.id.slice("tab-".length);
const findVisibleTabs = () => tabs().map(nameOf).filter(isTabShown);

/** Calls back whenever a panel becomes visible, at once if it is. @param {Tab} name @param {() => void} shown */
export function onTabShown(name, shown) {
  watchers.set(name, [...(watchers.get(name) ?? []), shown]);
  if (isTabShown(name)) shown();
}

/** Makes a panel visible. @param {Tab} name */
export function openTab(name) {
  selectTab(name);
  setSheetOpen(true);
}

/** Adds behaviour to the delivered tabs. */
export function startTabs() {
  const list = workbench().querySelector("[role=tablist]");
  list?.addEventListener("click", ({ target }) => {
    const tab = target instanceof Element && target.closest("[role=tab]");
    if (!tab) return;
    const name = nameOf(tab);
    const closesSheet = matches(PHONE) && isSheetOpen() && name === current;
    if (closesSheet) return setSheetOpen(false);
    openTab(name);
    rememberTab(name);
  });
  const close = () => {
    setSheetOpen(false);
    byId(`tab-${current}`).focus();
  };
  workbench().addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && matches(PHONE) && isSheetOpen()) close();
  });
  byId("sheet-close").addEventListener("click", close);
  // A pseudo-element of the workbench covers the page above an open sheet.
  workbench().addEventListener("click", ({ target }) => {
    if (target === workbench()) setSheetOpen(false);
  });
  for (const query of [PHONE, WIDE])
    matchMedia(query).addEventListener("change", () => selectTab(current));
  // The part after a dot names an element that is open within the tab.
  const [wanted] = new URLSearchParams(location.search).get("tab")?.split(".") ?? [];
  if (isTab(wanted)) openTab(wanted);
  else {
    const stored = read(NAME);
    selectTab(isTab(stored) ? stored : "play");
  }
}

/** @param {string | null | undefined} name @returns {name is string} */
const isTab = (name) => tabs().some((tab) => nameOf(tab) === name);

/** Selects a tab without storing it and without opening a phone's sheet. @param {Tab} name */
export function selectTab(name) {
  current = name;
  const isSplit = matches(WIDE) && SPLIT_TABS.includes(name);
  workbench().toggleAttribute("data-split", isSplit);
  for (const tab of tabs()) {
    const one = nameOf(tab);
    const isCurrent = one === name;
    tab.ariaSelected = String(isCurrent);
    tab.tabIndex = isCurrent ? 0 : -1;
    tabPanel(one).hidden = !(isCurrent || (isSplit && SPLIT_TABS.includes(one)));
  }
  notifyWatchers();
}

/** Closes a phone's sheet. */
export const closeSheet = () => setSheetOpen(false);

/** @param {boolean} open  of a phone's sheet; elsewhere the panels are always there */
function setSheetOpen(open) {
  workbench().toggleAttribute("data-open", open);
  for (const tab of tabs()) {
    tab.ariaExpanded = matches(PHONE) ? String(open && nameOf(tab) === current) : null;
  }
  notifyWatchers();
}

/**
 * Notifies the callbacks of panels that became visible. The previous set is stored, because after a resize it cannot be
 * derived.
 */
function notifyWatchers() {
  const before = visibleTabs;
  visibleTabs = findVisibleTabs();
  for (const name of visibleTabs)
    if (!before.includes(name)) for (const shown of watchers.get(name) ?? []) shown();
  workbench().dispatchEvent(new Event(TABS_CHANGED));
}

/** Writes the selected tab into the URL and into storage. @param {Tab} name */
export function rememberTab(name) {
  const address = new URL(location.href);
  if (name === "play") address.searchParams.delete("tab");
  else address.searchParams.set("tab", name);
  write(NAME, name);
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // The browser limits URL changes; the tab is open anyway.
  }
}

// Single-letter shortcuts for the toolbar and the board; they can be switched off.

/** @type {Record<string, "new" | "undo" | "redo" | "hint" | "help">} */
export const KEYS = { n: "new", u: "undo", r: "redo", h: "hint", "?": "help" };

/** Controls that handle letters themselves. */
const TEXT_ENTRY =
  "input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]";

/**
 * @param {object} tools
 * @param {() => boolean} tools.enabled
 * @param {(action: typeof KEYS[string] | "rematch") => void} tools.perform
 * @param {(key: string) => boolean} tools.handleBoardKey  returns whether the key belongs to the board
 */
export function listenToKeys({ enabled, perform, handleBoardKey }) {
  document.addEventListener("keydown", (event) => {
    if (!enabled() || event.ctrlKey || event.altKey || event.metaKey) return;
    const on = event.target instanceof Element ? event.target : document.body;
    if (on.closest(TEXT_ENTRY)) return;
    const action = KEYS[event.key.toLowerCase()];
    const open = on.closest("dialog[open]") ?? document.querySelector("dialog:modal");
    if (open && !(open.id === "result" && action === "new")) return;
    // A letter may be part of a square's name.
    const isPlayed = !open && handleBoardKey(event.key);
    if (!isPlayed && !action) return;
    if (!isPlayed) perform(open ? "rematch" : action);
    event.preventDefault();
  });
}

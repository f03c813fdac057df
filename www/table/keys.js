// Single-letter shortcuts for the toolbar and the board, for those who switch them on.

/** @type {Record<string, "new" | "undo" | "redo" | "hint" | "help">} */
export const KEYS = { n: "new", u: "undo", r: "redo", h: "hint", "?": "help" };

/** Where letters belong to the control itself. */
const WRITING =
  "input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]";

/**
 * @param {object} tools
 * @param {() => boolean} tools.enabled
 * @param {(action: typeof KEYS[string]) => void} tools.press
 * @param {(key: string) => boolean} tools.play  a key for the board; answers whether it was one
 */
export function listenToKeys({ enabled, press, play }) {
  document.addEventListener("keydown", (event) => {
    if (!enabled() || event.ctrlKey || event.altKey || event.metaKey) return;
    const on = event.target instanceof Element ? event.target : document.body;
    if (on.closest(WRITING)) return;
    const action = KEYS[event.key.toLowerCase()];
    const open = on.closest("dialog[open]") ?? document.querySelector("dialog:modal");
    if (open && !(open.id === "result" && action === "new")) return;
    // A letter may belong to the name of a square that is being typed.
    const isPlayed = !open && play(event.key);
    if (!isPlayed && !action) return;
    if (!isPlayed) press(action);
    event.preventDefault();
  });
}

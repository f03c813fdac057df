// Single letters as keys for the menu, for those who want them.

/** @type {Record<string, "new" | "undo" | "redo" | "help">} */
export const KEYS = { n: "new", u: "undo", r: "redo", "?": "help" };

/** Where letters belong to the control itself. */
const WRITING =
  "input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]";

/** @param {{ enabled(): boolean, press(action: typeof KEYS[string]): void }} tools */
export function listenToKeys({ enabled, press }) {
  document.addEventListener("keydown", (event) => {
    const action = KEYS[event.key.toLowerCase()];
    if (!action || !enabled() || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(WRITING)) return;
    const open = document.querySelector("dialog[open]");
    if (open && !(open.id === "result" && action === "new")) return;
    event.preventDefault();
    press(action);
  });
}

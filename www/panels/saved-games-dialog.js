// The list of the matches that are kept, each with a small picture of where it stands: to be opened, given a name,
// and deleted. What was deleted can be brought back for as long as the window is open.

import { portrait } from "../games/shared/portrait.js";
import { addMessages, errorText, language, plural, t } from "../i18n/index.js";
import { sentence } from "../table/status.js";
import { createDialog, element, textButton } from "../ui/create.js";
import { messages } from "./i18n/saved-games.js";
import { whole } from "./saved-games-store.js";

/** @typedef {import("../table/controls.js").Table} Table */
/** @typedef {import("../table/board.js").BoardKind} BoardKind */
/** @typedef {import("./saved-games-store.js").Archive} Archive */
/** @typedef {import("./saved-games-store.js").Entry} Entry */

/** So many are shown at once. */
const PAGE = 24;

/** @type {{ window: HTMLDialogElement, list: HTMLUListElement } | null} */
let made = null;

/** @param {Table} table @param {BoardKind} kind @param {Archive} archive */
export async function showMatches(table, kind, archive) {
  await addMessages(messages);
  made ??= build();
  const { window, list } = made;
  const entries = archive.all();
  show(0);
  if (!window.open) window.showModal();
  window.scrollTop = 0;

  /** @param {number} from */
  function show(from) {
    const next = entries.slice(from, from + PAGE).map(card);
    if (from === 0) list.replaceChildren(...next);
    else list.lastElementChild?.replaceWith(...next);
    if (entries.length === 0) list.append(element("li", { class: "hint" }, t("matches.none")));
    if (entries.length <= from + PAGE) return;
    const more = textButton("matches.more", () => {
      show(from + PAGE);
      /** @type {HTMLElement | null | undefined} */ (
        next.at(-1)?.nextElementSibling?.querySelector("input")
      )?.focus();
    });
    list.append(element("li", {}, more));
  }

  /** @param {Entry} entry */
  function card(entry) {
    const item = element("li", { class: "card" });
    fill(item, entry);
    return item;
  }

  /** @param {HTMLLIElement} item @param {Entry} entry */
  function fill(item, entry) {
    const { picture, words, readable } = describe(entry);
    const name = element("input", {
      type: "text",
      value: entry.name,
      maxlength: 80,
      placeholder: t("matches.unnamed"),
      "aria-label": t("matches.name", { match: words }),
      autocomplete: "off",
    });
    name.addEventListener("change", () => {
      const kept = archive.get(entry.id) ?? entry;
      const next = { ...kept, name: name.value.trim() };
      if (archive.keep(next)) entry.name = next.name;
      else table.notify(t("matches.full"));
    });
    const open = textButton("matches.open", () => {
      window.close();
      const { record, notes } = archive.get(entry.id) ?? entry;
      table.match.open(record, notes);
    });
    const remove = textButton("matches.delete", () => {
      const gone = archive.get(entry.id) ?? entry;
      archive.remove(entry.id);
      const back = textButton("matches.restore", () => {
        archive.keep(gone);
        fill(item, gone);
        item.querySelector("input")?.focus();
      });
      item.replaceChildren(element("p", { class: "hint" }, t("matches.deleted")), back);
      back.focus();
      table.tell(t("matches.deleted"));
    });
    open.disabled = !readable;
    for (const button of [open, remove])
      button.setAttribute("aria-label", `${button.textContent}: ${entry.name || words}`);
    item.replaceChildren(
      picture,
      element(
        "div",
        {},
        name,
        element("p", { class: "hint" }, words),
        element("p", { class: "buttons" }, open, remove),
      ),
    );
  }

  /** @param {Entry} entry @returns {{ picture: Node, words: string, readable: boolean }} */
  function describe({ record, when }) {
    const date = new Date(when).toLocaleString(language(), {
      dateStyle: "medium",
      timeStyle: "short",
    });
    try {
      const view = table.rules.view(whole(record));
      const moves = plural("matches.moves", view.moves.length);
      const phase = view.outcome ? "over" : "person";
      const state = /** @type {import("../table/flow.js").State} */ ({ view, phase });
      const words = `${date}. ${moves}. ${sentence(state)}.`;
      return { picture: portrait(view, kind), words, readable: true };
    } catch (error) {
      return {
        picture: element("span", {}, record),
        words: `${date}. ${errorText(error)}`,
        readable: false,
      };
    }
  }
}

function build() {
  const list = element("ul", { class: "cards" });
  const note = element("p", { class: "hint", "data-text": "matches.note" }, t("matches.note"));
  return { window: createDialog("matches-window", "matches", note, list), list };
}

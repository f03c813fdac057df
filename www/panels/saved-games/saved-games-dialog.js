// The list of the matches that are kept, each with a small picture of where it stands: to be opened, given a name,
// and deleted. What was deleted can be brought back for as long as the window is open.

import { thumbnail } from "../../board/thumbnail.js";
import { errorText } from "../../i18n/error-text.js";
import { addMessages, language, plural, t } from "../../i18n/index.js";
import { sentence } from "../../table/status.js";
import { createDialog, element, textButton } from "../../ui/create.js";
import { messages } from "../i18n/saved-games.js";
import { whole } from "./saved-games-store.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../table/game-ui.types").GameUi} GameUi */
/** @typedef {import("./saved-games-store.js").Archive} Archive */
/** @typedef {import("./saved-games-store.js").Entry} Entry */

/** So many are shown at once. */
const PAGE = 24;

/** @type {ReturnType<typeof build> | null} */
let made = null;

/** @param {Table} table @param {GameUi} kind @param {Archive} archive */
export async function showMatches(table, kind, archive) {
  await addMessages(messages);
  made ??= build();
  const { window } = made;
  new Cards(table, kind, archive, made).show(0);
  if (!window.open) window.showModal();
  window.scrollTop = 0;
}

function build() {
  const list = element("ul", { class: "cards" });
  const note = element("p", { class: "hint", "data-text": "matches.note" }, t("matches.note"));
  return { window: createDialog("matches-window", "matches", note, list), list };
}

class Cards {
  #table;
  #kind;
  #archive;
  #entries;
  #dialog;

  /** @param {Table} table @param {GameUi} kind @param {Archive} archive @param {ReturnType<typeof build>} dialog */
  constructor(table, kind, archive, dialog) {
    this.#table = table;
    this.#kind = kind;
    this.#archive = archive;
    this.#entries = archive.all();
    this.#dialog = dialog;
  }

  /** @param {number} from */
  show(from) {
    const { list } = this.#dialog;
    const next = this.#entries.slice(from, from + PAGE).map((entry) => {
      const item = element("li", { class: "card" });
      this.#fill(item, entry);
      return item;
    });
    if (from === 0) list.replaceChildren(...next);
    else list.lastElementChild?.replaceWith(...next);
    if (this.#entries.length === 0)
      list.append(element("li", { class: "hint" }, t("matches.none")));
    if (this.#entries.length <= from + PAGE) return;
    const more = textButton("matches.more", () => {
      this.show(from + PAGE);
      next.at(-1)?.nextElementSibling?.querySelector("input")?.focus();
    });
    list.append(element("li", {}, more));
  }

  /** @param {HTMLLIElement} item @param {Entry} entry */
  #fill(item, entry) {
    const { picture, words, readable } = describe(entry, this.#table, this.#kind);
    const open = textButton("matches.open", () => this.#open(entry));
    const remove = textButton("matches.delete", () => this.#remove(item, entry));
    open.disabled = !readable;
    for (const button of [open, remove])
      button.setAttribute("aria-label", `${button.textContent}: ${entry.name || words}`);
    item.replaceChildren(
      picture,
      element(
        "div",
        {},
        this.#nameField(entry, words),
        element("p", { class: "hint" }, words),
        element("p", { class: "buttons" }, open, remove),
      ),
    );
  }

  /** @param {Entry} entry @param {string} match  what it is in words */
  #nameField(entry, match) {
    const name = element("input", {
      type: "text",
      value: entry.name,
      maxlength: 80,
      placeholder: t("matches.unnamed"),
      "aria-label": t("matches.name", { match }),
      autocomplete: "off",
    });
    name.addEventListener("change", () => {
      const next = { ...this.#kept(entry), name: name.value.trim() };
      if (this.#archive.keep(next)) entry.name = next.name;
      else this.#table.notify(t("matches.full"));
    });
    return name;
  }

  /** As it is kept by now. @param {Entry} entry */
  #kept(entry) {
    return this.#archive.get(entry.id) ?? entry;
  }

  /** @param {Entry} entry */
  #open(entry) {
    this.#dialog.window.close();
    const { record, notes } = this.#kept(entry);
    this.#table.match.open(record, notes);
  }

  /** @param {HTMLLIElement} item @param {Entry} entry */
  #remove(item, entry) {
    const gone = this.#kept(entry);
    this.#archive.remove(entry.id);
    const back = textButton("matches.restore", () => {
      this.#archive.keep(gone);
      this.#fill(item, gone);
      item.querySelector("input")?.focus();
    });
    item.replaceChildren(element("p", { class: "hint" }, t("matches.deleted")), back);
    back.focus();
    this.#table.announce(t("matches.deleted"));
  }
}

/**
 * @param {Entry} entry @param {Table} table @param {GameUi} kind
 * @returns {{ picture: Node, words: string, readable: boolean }}
 */
function describe({ record, when }, table, kind) {
  const date = new Date(when).toLocaleString(language(), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  try {
    const view = table.rules.view(whole(record));
    const moves = plural("matches.moves", view.moves.length);
    const phase = view.outcome ? "over" : "person";
    const state = /** @type {import("../../table/match-controller.js").State} */ ({ view, phase });
    const words = `${date}. ${moves}. ${sentence(state)}.`;
    return { picture: thumbnail(view, kind), words, readable: true };
  } catch (error) {
    return {
      picture: element("span", {}, record),
      words: `${date}. ${errorText(error)}`,
      readable: false,
    };
  }
}

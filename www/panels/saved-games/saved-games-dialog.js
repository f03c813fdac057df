// The list of saved matches, with thumbnails: open, name, delete. Deleted ones can be restored until the dialog closes.

import { thumbnail } from "../../board/thumbnail.js";
import { errorText } from "../../i18n/error-text.js";
import { addMessages, language, plural, t } from "../../i18n/index.js";
import { nameAt } from "../../table/player-names.js";
import { statusText } from "../../table/status.js";
import { createDialog, element, textButton } from "../../ui/create.js";
import { messages } from "../i18n/saved-games.js";
import { atLastMove } from "./saved-games-store.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../table/game-ui.types").GameUi} GameUi */
/** @typedef {import("./saved-games-store.js").Archive} Archive */
/** @typedef {import("./saved-games-store.js").Entry} Entry */

/** Matches per page. */
const PAGE_SIZE = 24;

/** @type {ReturnType<typeof build> | null} */
let dialog = null;

/** @param {Table} table @param {GameUi} gameUi @param {Archive} archive */
export async function showSavedGames(table, gameUi, archive) {
  await addMessages(messages);
  dialog ??= build();
  const { window } = dialog;
  new Cards(table, gameUi, archive, dialog).show(0);
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
  #gameUi;
  #archive;
  #entries;
  #dialog;

  /** @param {Table} table @param {GameUi} gameUi @param {Archive} archive @param {ReturnType<typeof build>} dialog */
  constructor(table, gameUi, archive, dialog) {
    this.#table = table;
    this.#gameUi = gameUi;
    this.#archive = archive;
    this.#entries = archive.all();
    this.#dialog = dialog;
  }

  /** @param {number} from */
  show(from) {
    const { list } = this.#dialog;
    const next = this.#entries.slice(from, from + PAGE_SIZE).map((entry) => {
      const item = element("li", { class: "card" });
      this.#fill(item, entry);
      return item;
    });
    if (from === 0) list.replaceChildren(...next);
    else list.lastElementChild?.replaceWith(...next);
    if (this.#entries.length === 0)
      list.append(element("li", { class: "hint" }, t("matches.none")));
    if (this.#entries.length <= from + PAGE_SIZE) return;
    const more = textButton("matches.more", () => {
      this.show(from + PAGE_SIZE);
      next.at(-1)?.nextElementSibling?.querySelector("input")?.focus();
    });
    list.append(element("li", {}, more));
  }

  /** @param {HTMLLIElement} item @param {Entry} entry */
  #fill(item, entry) {
    const { picture, text, readable } = describe(entry, this.#table, this.#gameUi);
    const open = textButton("matches.open", () => this.#open(entry));
    const remove = textButton("matches.delete", () => this.#remove(item, entry));
    open.disabled = !readable;
    for (const button of [open, remove])
      button.setAttribute("aria-label", `${button.textContent}: ${entry.name || text}`);
    item.replaceChildren(
      picture,
      element(
        "div",
        {},
        this.#nameField(entry, text),
        element("p", { class: "hint" }, text),
        element("p", { class: "buttons" }, open, remove),
      ),
    );
  }

  /** @param {Entry} entry @param {string} match  description of the match */
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
      const next = { ...this.#current(entry), name: name.value.trim() };
      if (this.#archive.save(next)) entry.name = next.name;
      else this.#table.notify(t("matches.full"));
    });
    return name;
  }

  /** The entry as currently stored. @param {Entry} entry */
  #current(entry) {
    return this.#archive.get(entry.id) ?? entry;
  }

  /** @param {Entry} entry */
  #open(entry) {
    this.#dialog.window.close();
    const { record, notes } = this.#current(entry);
    this.#table.match.open(record, notes);
  }

  /** @param {HTMLLIElement} item @param {Entry} entry */
  #remove(item, entry) {
    const removed = this.#current(entry);
    this.#archive.remove(entry.id);
    const back = textButton("matches.restore", () => {
      this.#archive.save(removed);
      this.#fill(item, removed);
      item.querySelector("input")?.focus();
    });
    item.replaceChildren(element("p", { class: "hint" }, t("matches.deleted")), back);
    back.focus();
    this.#table.announce(t("matches.deleted"));
  }
}

/**
 * @param {Entry} entry @param {Table} table @param {GameUi} gameUi
 * @returns {{ picture: Node, text: string, readable: boolean }}
 */
function describe({ record, when, players }, table, gameUi) {
  const date = new Date(when).toLocaleString(language(), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  try {
    const view = table.rules.view(atLastMove(record));
    const moves = plural("matches.moves", view.moves.length);
    const phase = view.outcome ? "over" : "person";
    const state = /** @type {import("../../table/match-controller.js").State} */ ({ view, phase });
    const isKnown = players && (players.first ?? players.second) !== null;
    const who = isKnown ? `${nameAt("first", players)} – ${nameAt("second", players)}. ` : "";
    const text = `${who}${date}. ${moves}. ${statusText(state)}.`;
    return { picture: thumbnail(view, gameUi), text, readable: true };
  } catch (error) {
    return {
      picture: element("span", {}, record),
      text: `${date}. ${errorText(error)}`,
      readable: false,
    };
  }
}

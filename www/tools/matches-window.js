// The list of the matches that are kept, each with a small picture of where it stands: to be opened, given a name,
// and deleted. What was deleted can be brought back for as long as the window is open.

import { portrait } from "../boards/portrait.js";
import { language, learn, say, sayCount, sayError } from "../strings/index.js";
import { sentence } from "../table/status.js";
import { whole } from "./archive.js";
import { keepingWords } from "./keeping-words.js";
import { make, makeWindow, wordedButton } from "./make.js";

/** @typedef {import("../boards/board.js").Table} Table */
/** @typedef {import("../boards/board.js").BoardKind} BoardKind */
/** @typedef {import("./archive.js").Archive} Archive */
/** @typedef {import("./archive.js").Entry} Entry */

/** So many are shown at once. */
const PAGE = 24;

/** @type {{ window: HTMLDialogElement, list: HTMLUListElement } | null} */
let made = null;

/** @param {Table} table @param {BoardKind} kind @param {Archive} archive */
export async function showMatches(table, kind, archive) {
  await learn(keepingWords);
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
    if (entries.length === 0) list.append(make("li", { class: "hint" }, say("matches.none")));
    if (entries.length <= from + PAGE) return;
    const more = wordedButton("matches.more", () => {
      show(from + PAGE);
      /** @type {HTMLElement | null | undefined} */ (
        next.at(-1)?.nextElementSibling?.querySelector("input")
      )?.focus();
    });
    list.append(make("li", {}, more));
  }

  /** @param {Entry} entry */
  function card(entry) {
    const item = make("li", { class: "card" });
    fill(item, entry);
    return item;
  }

  /** @param {HTMLLIElement} item @param {Entry} entry */
  function fill(item, entry) {
    const { picture, words, readable } = describe(entry);
    const name = make("input", {
      type: "text",
      value: entry.name,
      maxlength: 80,
      placeholder: say("matches.unnamed"),
      "aria-label": say("matches.name", { match: words }),
      autocomplete: "off",
    });
    name.addEventListener("change", () => {
      const kept = archive.get(entry.id) ?? entry;
      const next = { ...kept, name: name.value.trim() };
      if (archive.keep(next)) entry.name = next.name;
      else table.notify(say("matches.full"));
    });
    const open = wordedButton("matches.open", () => {
      window.close();
      const { line, notes } = archive.get(entry.id) ?? entry;
      table.open(line, notes);
    });
    const remove = wordedButton("matches.delete", () => {
      const gone = archive.get(entry.id) ?? entry;
      archive.remove(entry.id);
      const back = wordedButton("matches.restore", () => {
        archive.keep(gone);
        fill(item, gone);
        item.querySelector("input")?.focus();
      });
      item.replaceChildren(make("p", { class: "hint" }, say("matches.deleted")), back);
      back.focus();
      table.tell(say("matches.deleted"));
    });
    open.disabled = !readable;
    for (const button of [open, remove])
      button.setAttribute("aria-label", `${button.textContent}: ${entry.name || words}`);
    item.replaceChildren(
      picture,
      make(
        "div",
        {},
        name,
        make("p", { class: "hint" }, words),
        make("p", { class: "buttons" }, open, remove),
      ),
    );
  }

  /** @param {Entry} entry @returns {{ picture: Node, words: string, readable: boolean }} */
  function describe({ line, when }) {
    const date = new Date(when).toLocaleString(language(), {
      dateStyle: "medium",
      timeStyle: "short",
    });
    try {
      const view = table.view(whole(line));
      const moves = sayCount("matches.moves", view.moves.length);
      const phase = view.outcome ? "over" : "person";
      const state = /** @type {import("../table/flow.js").State} */ ({ view, phase });
      const words = `${date}. ${moves}. ${sentence(state)}.`;
      return { picture: portrait(view, kind), words, readable: true };
    } catch (error) {
      return {
        picture: make("span", {}, line),
        words: `${date}. ${sayError(error)}`,
        readable: false,
      };
    }
  }
}

function build() {
  const list = make("ul", { class: "cards" });
  const note = make("p", { class: "hint", "data-text": "matches.note" }, say("matches.note"));
  return { window: makeWindow("matches-window", "matches", note, list), list };
}

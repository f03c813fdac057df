// Comments and variations of the match on the board, as in an imported PGN sheet, in reading order and editable. Rust
// parses and writes the sheet; this displays it and sends edits.

import { t } from "../../../i18n/index.js";
import { element, noticeAction, textButton, textElement } from "../../../ui/create.js";

/** @typedef {import("../../../wasm/stratege.js").AnnotatedMove} AnnotatedMove */
/** @typedef {import("../../../table/table.js").Table} Table */
/** The module that reads and writes PGN. @typedef {import("../../../engine/engine.types").Glue} Engine */

/** Symbols of common numeric annotation glyphs (NAGs); others are shown as numbers. @type {Record<string, string>} */
const NAG_SIGNS = {
  $7: "□",
  $10: "=",
  $13: "∞",
  $14: "⩲",
  $15: "⩱",
  $16: "±",
  $17: "∓",
  $18: "+−",
  $19: "−+",
  $36: "↑",
  $40: "→",
  $132: "⇆",
  $146: "N",
};

/** Nesting depth of a move's line; 0 is the game itself. @param {AnnotatedMove} move */
const depthOf = ({ place }) => place.length >> 1;

export class Annotations {
  #table;
  #engine;
  /** @type {(text: string) => string} */
  #moveName;
  #list = element("div", { class: "annotated", role: "group" });
  #editor = new Editor({
    write: (text) => this.#edit(`comment ${text}`),
    show: () => this.#show(),
    promote: () => this.#editVariation("promote"),
    remove: () => this.#editVariation("delete"),
  });
  /** @type {AnnotatedMove[]} */
  #moves = [];
  /** Record of the match drawn last. */
  #record = "";
  /** Place of the edited move; empty for the start of the game. @type {number[]} */
  #place = [];

  /** @param {Table} table @param {Engine} engine @param {(move: string) => string} moveName */
  constructor(table, engine, moveName) {
    this.#table = table;
    this.#engine = engine;
    this.#moveName = (text) =>
      moveName(text).replace(/ (\$\d+)/g, (all, nag) => NAG_SIGNS[nag] ?? all);
    this.parts = [this.#list, ...this.#editor.parts];
  }

  /** Updates the list; the editor edits the move on the board. */
  update() {
    const { record, view } = this.#table.match.state();
    if (record !== this.#record) {
      this.#record = record;
      this.#saveDraft();
      this.#place = view.ply > 0 ? [view.ply - 1] : [];
    }
    this.draw();
  }

  /** Saves a comment being edited when the match changes, if its move still exists. */
  #saveDraft() {
    const unsaved = this.#editor.unsaved();
    if (!unsaved) return;
    this.#moves = annotatedMoves(this.#table, this.#engine);
    if (this.#subject() === unsaved.subject) this.#edit(`comment ${unsaved.text}`);
  }

  draw() {
    this.#moves = annotatedMoves(this.#table, this.#engine);
    const hadFocus = this.#list.contains(document.activeElement);
    const blocks = this.#blocks();
    this.#list.hidden = blocks.length === 0;
    this.#list.ariaLabel = t("annotations");
    this.#list.replaceChildren(...blocks);
    if (hadFocus) this.#focus();
    const move = this.#current();
    const comment = move ? move.comment : (this.#moves[0]?.before ?? "");
    this.#editor.draw({
      subject: this.#subject(),
      move: move ? this.#nameOf(move) : null,
      comment,
      isVariation: (move?.place.length ?? 0) > 1,
    });
  }

  #current() {
    return this.#moves.find(({ place }) => place.join() === this.#place.join());
  }

  /** Identifies the edited move across matches: its record, or the start. */
  #subject() {
    return this.#current()?.record ?? this.#table.match.state().view.start;
  }

  /** @param {AnnotatedMove} move */
  #nameOf = ({ number, text }) => `${number.replace("...", "…")} ${this.#moveName(text)}`;

  /** The moves that have comments or variations. */
  #blocks() {
    const blocks = [];
    const first = this.#moves[0];
    if (first?.before) blocks.push(element("p", {}, comment(first.before)));
    for (let at = 0; at < this.#moves.length; ) {
      const end = this.#endOf(at);
      if (end > at + 1 || this.#moves[at].comment) blocks.push(...this.#block(at, end));
      at = end;
    }
    return blocks;
  }

  /** A move with its comment and its variations up to `end`. @param {number} at @param {number} end @returns {HTMLElement[]} */
  #block(at, end) {
    const move = this.#moves[at];
    const commentParts = move.comment ? [" ", comment(move.comment)] : [];
    return [
      element("p", {}, this.#button(move, true), ...commentParts),
      ...this.#variations(at, end),
    ];
  }

  /** The variations that replace a move. @param {number} at @param {number} end @returns {HTMLElement[]} */
  #variations(at, end) {
    const own = this.#moves[at].place.length;
    const variations = [];
    for (let from = at + 1; from < end; ) {
      const number = this.#moves[from].place[own];
      let to = from;
      while (to < end && this.#moves[to].place[own] === number) to += 1;
      variations.push(this.#variation(from, to));
      from = to;
    }
    return variations;
  }

  /** @param {number} from @param {number} to */
  #variation(from, to) {
    const view = element("div", { class: "variation" });
    const { before } = this.#moves[from];
    let line = element("p", {});
    view.append(line);
    if (before) line.append(comment(before), " ");
    let isNumbered = true;
    for (let at = from; at < to; ) {
      const move = this.#moves[at];
      const end = this.#endOf(at);
      line.append(this.#button(move, isNumbered || !move.number.endsWith("...")), " ");
      if (move.comment) line.append(comment(move.comment), " ");
      const inner = this.#variations(at, end);
      isNumbered = inner.length > 0 || move.comment !== "";
      if (inner.length > 0) {
        line = element("p", {});
        view.append(...inner, line);
      }
      at = end;
    }
    if (line.childNodes.length === 0) line.remove();
    return view;
  }

  /** Index after a move and all its variations. @param {number} at */
  #endOf(at) {
    const depth = depthOf(this.#moves[at]);
    let end = at + 1;
    while (end < this.#moves.length && depthOf(this.#moves[end]) > depth) end += 1;
    return end;
  }

  /** @param {AnnotatedMove} move @param {boolean} isNumbered */
  #button(move, isNumbered) {
    const name = isNumbered ? this.#nameOf(move) : this.#moveName(move.text);
    const button = element("button", { type: "button" }, name);
    if (!isNumbered) button.ariaLabel = this.#nameOf(move);
    if (move.place.join() === this.#place.join()) button.setAttribute("aria-current", "step");
    button.addEventListener("click", () => this.#select(move));
    return button;
  }

  /** Selects a move; a move of the game is also shown on the board. @param {AnnotatedMove} move */
  #select({ place }) {
    this.#place = place;
    if (place.length === 1) this.#table.match.goTo(place[0] + 1);
    this.draw();
    this.#focus();
  }

  #focus() {
    /** @type {HTMLElement | null} */ (this.#list.querySelector("[aria-current]"))?.focus();
  }

  /** Shows a variation on the board and offers a way back. */
  #show() {
    const move = this.#current();
    const { match, notify } = this.#table;
    const { record } = match.state();
    const notes = match.notes();
    if (!move) return;
    match.openForReview(move.record, sheetOf(this.#table, this.#engine));
    notify(t("annotations.shown"), {
      stay: true,
      action: noticeAction(t("annotations.back"), () => match.openForReview(record, notes)),
    });
  }

  /** @param {string} edit @param {number[]} [place] */
  #edit(edit, place = this.#place) {
    const { match } = this.#table;
    const before = match.state().record;
    const notes = match.notes();
    const [record, sheet] = this.#engine.editSheet(before, notes, Uint32Array.from(place), edit);
    if (edit === "promote" && place.length === 2) match.openForReview(record, sheet);
    else match.annotate(sheet);
    this.draw();
  }

  /** @param {"promote" | "delete"} edit */
  #editVariation(edit) {
    const variation = this.#place.slice(0, -1);
    // The editor stays at the move that had the variation.
    this.#place = variation.slice(0, -1);
    this.#edit(edit, variation);
    this.#editor.focus();
  }
}

/** The comment field and the buttons for a variation. */
class Editor {
  #name = element("span", {});
  #text = element("textarea", { rows: 2, id: "annotation" });
  #show;
  #promote;
  #remove;
  #subject = "";
  #saved = "";

  /** @param {{ write(text: string): void, show(): void, promote(): void, remove(): void }} actions */
  constructor({ write, show, promote, remove }) {
    this.#show = textButton("annotations.show", show);
    this.#promote = textButton("annotations.promote", promote);
    this.#remove = textButton("annotations.delete", remove);
    this.#text.addEventListener("change", () => write(this.#text.value));
    const label = element("label", { class: "field", for: this.#text.id }, this.#name);
    const buttons = element("p", { class: "buttons" }, this.#show, this.#promote, this.#remove);
    this.parts = [
      label,
      this.#text,
      textElement("p", "annotations.how", { class: "hint" }),
      buttons,
    ];
  }

  /**
   * Shows a comment; text being edited is not overwritten.
   * @param {{ subject: string, move: string | null, comment: string, isVariation: boolean }} about
   */
  draw({ subject, move, comment, isVariation }) {
    this.#name.textContent = move ? t("annotations.of", { move }) : t("annotations.before");
    if (!this.#hasFocus() || subject !== this.#subject) this.#text.value = comment;
    this.#subject = subject;
    this.#saved = comment;
    for (const button of [this.#show, this.#promote, this.#remove]) button.hidden = !isVariation;
  }

  /** The text being edited; null if it is unchanged. */
  unsaved() {
    const [subject, text] = [this.#subject, this.#text.value];
    return this.#hasFocus() && text !== this.#saved ? { subject, text } : null;
  }

  #hasFocus() {
    return document.activeElement === this.#text;
  }

  focus() {
    this.#text.focus();
  }
}

/** @param {string} text */
const comment = (text) => element("span", { class: "comment" }, text);

/** @param {Table} table @param {Engine} engine */
export function annotatedMoves({ match }, { listAnnotated }) {
  /** @type {AnnotatedMove[]} */
  const moves = [];
  listAnnotated(match.state().record, match.notes(), (move) => moves.push(move));
  return moves;
}

/** The match as PGN with all annotations. @param {Table} table @param {Engine} engine */
const sheetOf = ({ match }, { writePgn }) =>
  writePgn(match.state().record, [], match.notes() || undefined, true);

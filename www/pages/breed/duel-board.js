// A board that replays a finished game move by move.

import { thumbnail } from "../../board/thumbnail.js";
import { translatorFor } from "../../i18n/index.js";
import { breedable } from "./breedables.js";
import { messages } from "./i18n/breed.js";

const { t } = translatorFor(messages);

export class DuelBoard {
  #container;
  /** @type {import("../../engine/rules-module.js").OpenMatch | null} */
  #match = null;
  #game = "";
  #last = 0;
  ply = 0;

  /** @param {HTMLElement} container */
  constructor(container) {
    this.#container = container;
  }

  /**
   * Shows the start of a game. Throws if its record is damaged; the board then does not change.
   * @param {string} game @param {import("../../engine/rules-module.js").Rules} rules @param {string} record
   */
  open(game, rules, record) {
    const match = rules.read(record);
    this.#match?.free();
    this.#match = match;
    this.#game = game;
    this.#last = match.view().steps;
    this.ply = 0;
    this.draw();
  }

  get isOver() {
    return this.ply >= this.#last;
  }

  /** Shows the next move. */
  step() {
    this.ply = Math.min(this.ply + 1, this.#last);
    this.draw();
  }

  showEnd() {
    this.ply = this.#last;
    this.draw();
  }

  draw() {
    if (!this.#match) return;
    this.#match.goto(this.ply);
    const picture = thumbnail(this.#match.view(), breedable(this.#game).look);
    picture.removeAttribute("aria-hidden");
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", t("breed.board", { ply: this.ply, last: this.#last }));
    this.#container.className = `small-board small-board-${this.#game}`;
    this.#container.replaceChildren(picture);
  }
}

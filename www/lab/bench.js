// The bench: shows an experiment in a full-window dialog with its own URL, links to the others and a thumbnail of the
// board. Closing it does not stop the experiment.

import { thumbnail } from "../board/thumbnail.js";
import { t } from "../i18n/index.js";
import { createDialog, element, textElement } from "../ui/create.js";

/**
 * @typedef {object} BenchItem
 * @property {string} id
 * @property {import("../i18n/index.js").Key} title
 * @property {HTMLElement} view
 * @property {boolean} isUsable
 * @property {(isLarge: boolean) => void} [resized]  called when the view moves to the bench or back to the tab
 */

const TAB = "laboratory";
/** In the URL the id of the experiment follows the tab's name after a dot. */
const TAB_PARAMETER = new RegExp(`^${TAB}\\.(.+)$`);

export class Bench {
  #table;
  #gameUi;
  #items;
  #heading;
  #dialog;
  #board = element("span", {});
  #nav = element("ul", {});
  #content = element("div", { class: "content", tabindex: 0 });
  /** @type {BenchItem | null} */
  #shown = null;
  /** Marks the place of the view in the tab. */
  #placeholder = document.createComment("");
  /** Whether opening the bench added a history entry, so that closing it goes back. */
  #hasPushedState = false;
  /** Whether the page is going back to close the bench. */
  #isLeaving = false;

  /**
   * @param {import("../table/table.js").Table} table @param {import("../table/game-ui.types").GameUi} gameUi
   * @param {BenchItem[]} items
   */
  constructor(table, gameUi, items) {
    this.#table = table;
    this.#gameUi = gameUi;
    this.#items = items;
    const boardButton = element("button", { type: "button", class: "board-button" });
    boardButton.append(this.#board, textElement("span", "lab.bench.board"));
    boardButton.addEventListener("click", () => this.close());
    const nav = element("nav", { "data-label": "lab.experiments" }, this.#nav);
    const sidebar = element("div", { class: "sidebar" }, boardButton, nav);
    this.#dialog = createDialog("bench", "laboratory", sidebar, this.#content);
    this.#dialog.classList.add("laboratory");
    this.#heading = /** @type {HTMLElement} */ (this.#dialog.querySelector("h2"));
    this.#dialog.addEventListener("close", () => this.#handleClose());
    addEventListener("popstate", () => this.#followUrl());
  }

  get isOpen() {
    return this.#dialog.open;
  }

  /** Opens the experiment in the URL. */
  openUrl() {
    this.#followUrl();
  }

  /** @param {string} id */
  open(id) {
    if (this.#shown?.id === id) return;
    const address = new URL(location.href);
    address.searchParams.set("tab", `${TAB}.${id}`);
    if (this.#shown) history.replaceState(null, "", address);
    else {
      history.pushState(null, "", address);
      this.#hasPushedState = true;
    }
    this.#show(id);
  }

  close() {
    this.#dialog.close();
  }

  /** Renders the links in the current language. */
  show() {
    this.#nav.parentElement?.setAttribute("aria-label", t("lab.experiments"));
    this.#nav.replaceChildren(
      ...this.#items
        .filter(({ isUsable }) => isUsable)
        .map(({ id, title }) => {
          const button = textElement("button", title, { type: "button", class: "plain" });
          if (id === this.#shown?.id) button.setAttribute("aria-current", "page");
          button.addEventListener("click", () => this.#switchTo(id));
          return element("li", {}, button);
        }),
    );
    this.drawBoard();
  }

  drawBoard() {
    if (!this.isOpen) return;
    this.#board.replaceChildren(thumbnail(this.#table.match.state().view, this.#gameUi));
  }

  /** Switches to another experiment. @param {string} id */
  #switchTo(id) {
    this.open(id);
    /** @type {HTMLElement | null} */ (this.#nav.querySelector("[aria-current]"))?.focus();
  }

  /** @param {string} id */
  #show(id) {
    const item = this.#items.find((one) => one.id === id && one.isUsable);
    if (!item) return;
    this.#putBack();
    this.#shown = item;
    item.view.replaceWith(this.#placeholder);
    this.#content.replaceChildren(item.view);
    this.#content.setAttribute("aria-label", t(item.title));
    this.#heading.dataset.text = item.title;
    this.#heading.textContent = t(item.title);
    item.resized?.(true);
    if (!this.isOpen) this.#dialog.showModal();
    this.#content.scrollTop = 0;
    this.show();
    this.#nav.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }

  /** Moves the view back to its place in the tab. */
  #putBack() {
    const item = this.#shown;
    if (!item) return;
    this.#shown = null;
    if (this.#placeholder.isConnected) this.#placeholder.replaceWith(item.view);
    else item.view.remove();
    item.resized?.(false);
  }

  /** Removes the experiment from the URL after the dialog was closed. */
  #handleClose() {
    if (this.isOpen) return; // reopened before the event
    this.#putBack();
    if (!idInUrl()) return;
    if (this.#hasPushedState) {
      this.#isLeaving = true;
      history.back();
      return;
    }
    const address = new URL(location.href);
    address.searchParams.set("tab", TAB);
    history.replaceState(null, "", address);
  }

  /** Follows a change of the URL. The match on the board stays, because that of the history entry may be outdated. */
  #followUrl() {
    const id = idInUrl();
    const isOtherItem = this.#isLeaving || id !== (this.#shown?.id ?? null);
    this.#isLeaving = false;
    if (!isOtherItem) return; // only the match has changed
    if (id) this.#show(id);
    else {
      this.#hasPushedState = false;
      this.#putBack();
      this.close();
    }
    const address = new URL(location.href);
    address.hash = encodeURI(this.#table.match.state().record);
    history.replaceState(null, "", address);
  }
}

/** The experiment in the URL. */
const idInUrl = () =>
  new URLSearchParams(location.search).get("tab")?.match(TAB_PARAMETER)?.[1] ?? null;

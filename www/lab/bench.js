// The bench: an experiment over the whole window, with an address of its own, the others one step away and the board
// small in a corner. What goes on there goes on when the bench is closed.

import { thumbnail } from "../board/thumbnail.js";
import { t } from "../i18n/index.js";
import { createDialog, element, textElement } from "../ui/create.js";

/**
 * @typedef {object} BenchWork
 * @property {string} id
 * @property {import("../i18n/index.js").Key} title
 * @property {HTMLElement} view
 * @property {boolean} isUsable
 * @property {(isLarge: boolean) => void} [resized]  it has come to the bench, or goes back to the tab
 */

const TAB = "laboratory";
/** In the address the bench stands behind its tab, after a dot. */
const ADDRESS = new RegExp(`^${TAB}\\.(.+)$`);

export class Bench {
  #table;
  #kind;
  #works;
  #heading;
  #dialog;
  #board = element("span", {});
  #nav = element("ul", {});
  #room = element("div", { class: "room", tabindex: 0 });
  /** @type {BenchWork | null} */
  #shown = null;
  /** Where the view stands when it is not here. */
  #place = document.createComment("");
  /** Whether the page has gone forward to get here, so that it goes back to leave. */
  #hasCome = false;
  /** Whether it is on its way back. */
  #isLeaving = false;

  /**
   * @param {import("../table/table.js").Table} table @param {import("../table/game-ui.types").GameUi} kind
   * @param {BenchWork[]} works
   */
  constructor(table, kind, works) {
    this.#table = table;
    this.#kind = kind;
    this.#works = works;
    const corner = element("button", { type: "button", class: "corner" });
    corner.append(this.#board, textElement("span", "lab.bench.board"));
    corner.addEventListener("click", () => this.close());
    const nav = element("nav", { "data-label": "lab.experiments" }, this.#nav);
    const aside = element("div", { class: "beside" }, corner, nav);
    this.#dialog = createDialog("bench", "laboratory", aside, this.#room);
    this.#dialog.classList.add("laboratory");
    this.#heading = /** @type {HTMLElement} */ (this.#dialog.querySelector("h2"));
    this.#dialog.addEventListener("close", () => this.#leave());
    addEventListener("popstate", () => this.#follow());
  }

  get isOpen() {
    return this.#dialog.open;
  }

  /** Opens what the address names. */
  openAddress() {
    this.#follow();
  }

  /** @param {string} id */
  open(id) {
    if (this.#shown?.id === id) return;
    const address = new URL(location.href);
    address.searchParams.set("tab", `${TAB}.${id}`);
    if (this.#shown) history.replaceState(null, "", address);
    else {
      history.pushState(null, "", address);
      this.#hasCome = true;
    }
    this.#show(id);
  }

  close() {
    this.#dialog.close();
  }

  /** In the language of the page. */
  show() {
    this.#nav.parentElement?.setAttribute("aria-label", t("lab.experiments"));
    this.#nav.replaceChildren(
      ...this.#works
        .filter(({ isUsable }) => isUsable)
        .map(({ id, title }) => {
          const button = textElement("button", title, { type: "button", class: "plain" });
          if (id === this.#shown?.id) button.setAttribute("aria-current", "page");
          button.addEventListener("click", () => this.#change(id));
          return element("li", {}, button);
        }),
    );
    this.drawBoard();
  }

  drawBoard() {
    if (!this.isOpen) return;
    this.#board.replaceChildren(thumbnail(this.#table.match.state().view, this.#kind));
  }

  /** To another one, at the same place. @param {string} id */
  #change(id) {
    this.open(id);
    /** @type {HTMLElement | null} */ (this.#nav.querySelector("[aria-current]"))?.focus();
  }

  /** @param {string} id */
  #show(id) {
    const work = this.#works.find((one) => one.id === id && one.isUsable);
    if (!work) return;
    this.#putBack();
    this.#shown = work;
    work.view.replaceWith(this.#place);
    this.#room.replaceChildren(work.view);
    this.#room.setAttribute("aria-label", t(work.title));
    this.#heading.dataset.text = work.title;
    this.#heading.textContent = t(work.title);
    work.resized?.(true);
    if (!this.isOpen) this.#dialog.showModal();
    this.#room.scrollTop = 0;
    this.show();
    this.#nav.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }

  /** What is here goes back to the tab, if it has come from there. */
  #putBack() {
    const work = this.#shown;
    if (!work) return;
    this.#shown = null;
    if (this.#place.isConnected) this.#place.replaceWith(work.view);
    else work.view.remove();
    work.resized?.(false);
  }

  /** The window has been closed: the address must not name it any longer. */
  #leave() {
    if (this.isOpen) return; // opened again before the event came
    this.#putBack();
    if (!inAddress()) return;
    if (this.#hasCome) {
      this.#isLeaving = true;
      history.back();
      return;
    }
    const address = new URL(location.href);
    address.searchParams.set("tab", TAB);
    history.replaceState(null, "", address);
  }

  /** The address has changed. Which match stands in it is of the time when it was left: the one on the board stays. */
  #follow() {
    const id = inAddress();
    const isElsewhere = this.#isLeaving || id !== (this.#shown?.id ?? null);
    this.#isLeaving = false;
    if (!isElsewhere) return; // it is about the match alone
    if (id) this.#show(id);
    else {
      this.#hasCome = false;
      this.#putBack();
      this.close();
    }
    const address = new URL(location.href);
    address.hash = encodeURI(this.#table.match.state().record);
    history.replaceState(null, "", address);
  }
}

/** Which experiment the address names. */
const inAddress = () =>
  new URLSearchParams(location.search).get("tab")?.match(ADDRESS)?.[1] ?? null;

// Defines the element `<stratege-board>`, once a page.

import { BoardElement } from "./board-element.js";

/** @param {() => Promise<void>} [prepare] see `BoardElement.prepare` */
export function defineBoard(prepare = BoardElement.prepare) {
  BoardElement.prepare = prepare;
  const elements = globalThis.customElements;
  if (elements && !elements.get("stratege-board")) elements.define("stratege-board", BoardElement);
}

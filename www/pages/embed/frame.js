// A frame for other sites: the board of a game, set by the address and by messages of the embedding page.

import { bestLanguage, language, setLanguage } from "../../i18n/index.js";
import { recordInAddress } from "../../table/link.js";
import { allowedOrigin, commandOf, SETTABLE } from "./protocol.js";

/** @typedef {import("../../element/board-element.js").BoardElement} BoardElement */

export async function open() {
  const address = new URL(location.href);
  const { searchParams } = address;
  await setLanguage(bestLanguage([searchParams.get("lang") ?? "", ...navigator.languages]));
  document.documentElement.lang = language();
  const board = /** @type {BoardElement} */ (document.querySelector("stratege-board"));
  for (const name of SETTABLE) set(board, name, searchParams.get(name));
  const record = recordInAddress();
  if (record !== null) board.setAttribute("record", record);
  const origin = allowedOrigin(address);
  if (origin !== null && parent !== window) connect(board, origin);
}

/** Sets an attribute; null leaves it as it is. @param {Element} board @param {string} name @param {unknown} value */
function set(board, name, value) {
  if (value === null || value === undefined) return;
  if (name === "flipped") board.toggleAttribute(name, value === true || value === "");
  else board.setAttribute(name, String(value));
}

/** @param {BoardElement} board @param {string} origin of the embedding page */
function connect(board, origin) {
  /** @param {string} stratege @param {object} [more] */
  const post = (stratege, more) => parent.postMessage({ stratege, ...more }, origin);
  const postState = () => post("state", { record: board.value, ply: board.ply });
  for (const type of ["move", "gameover", "solved"])
    board.addEventListener(type, (event) => {
      post(type, /** @type {CustomEvent} */ (event).detail);
    });
  new ResizeObserver(() => post("size", { height: Math.ceil(document.body.scrollHeight) })).observe(
    document.body,
  );
  addEventListener("message", async (event) => {
    const command = commandOf(event, { origin, parent });
    if (command?.stratege === "set") for (const name of SETTABLE) set(board, name, command[name]);
    else if (command?.stratege === "move")
      await board.makeMove(command.move).catch(({ message }) => post("error", { message }));
    else if (command?.stratege === "restart") board.restart();
    else if (command?.stratege === "get") postState();
  });
  post("ready");
}

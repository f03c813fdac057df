// The match as a link, as a code for another telephone's camera, and as a picture of the position.

import { portrait } from "../boards/portrait.js";
import { learn, say } from "../strings/index.js";
import { addressOf } from "../table/link.js";
import { keepingWords } from "./keeping-words.js";
import { make, makeWindow, worded, wordedButton } from "./make.js";
import { qrCode } from "./qr.js";
import { alone, painted, save } from "./take-along.js";

/** @typedef {import("../boards/board.js").Table} Table */
/** @typedef {import("../boards/board.js").BoardKind} BoardKind */

const SVG = "http://www.w3.org/2000/svg";

/** Light modules around a code, so that a camera finds it. */
const MARGIN = 4;

/** @type {ReturnType<typeof build> | null} */
let made = null;

/** @param {Table} table @param {BoardKind} kind */
export async function showShare(table, kind) {
  await learn(keepingWords);
  made ??= build(table, kind);
  made.show();
}

/** @param {Table} table @param {BoardKind} kind */
function build(table, kind) {
  const link = make("input", { type: "text", readonly: "", id: "share-link" });
  const code = make("div", { class: "code" });
  const picture = make("div", { class: "preview" });
  const window = makeWindow(
    "share-window",
    "share",
    make("label", { for: link.id, "data-text": "share.link" }, say("share.link")),
    link,
    make("p", { class: "buttons" }, wordedButton("copy", copy)),
    worded("h3", "share.code"),
    code,
    worded("h3", "share.picture"),
    picture,
    make(
      "p",
      { class: "buttons" },
      wordedButton("share.svg", () => take("svg")),
      wordedButton("share.png", () => take("png")),
    ),
  );
  link.addEventListener("focus", () => link.select());

  async function copy() {
    try {
      await navigator.clipboard.writeText(link.value);
      table.notify(say("copied"));
    } catch {
      link.focus(); // it is selected, ready for the keys that copy
    }
  }

  /** @param {"svg" | "png"} type */
  async function take(type) {
    const board = picture.querySelector("svg");
    if (!board) return;
    const text = alone(board);
    const name = `${kind.id}-${table.state().view.ply}.${type}`;
    try {
      save(
        name,
        type === "svg" ? new Blob([text], { type: "image/svg+xml" }) : await painted(text),
      );
    } catch {
      table.notify(say("share.failed"));
    }
  }

  return {
    show() {
      const { line, view } = table.state();
      link.value = addressOf(line);
      const drawn = drawCode(link.value);
      code.replaceChildren(drawn ?? make("p", { class: "hint" }, say("share.long")));
      picture.replaceChildren(portrait(view, kind));
      if (!window.open) window.showModal();
      window.scrollTop = 0;
    },
  };
}

/** @param {string} text */
function drawCode(text) {
  const grid = qrCode(text);
  if (!grid) return null;
  const side = grid.length + 2 * MARGIN;
  const dark = grid.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : [])),
  );
  const drawing = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", dark.join(""));
  drawing.setAttribute("viewBox", `0 0 ${side} ${side}`);
  drawing.setAttribute("class", "qr");
  drawing.role = "img";
  drawing.ariaLabel = say("share.code");
  drawing.append(path);
  return drawing;
}

// The certificate of a win: a picture with the final board. Loaded on request.

import { renderPng, toStandaloneSvg } from "../../board/svg-export.js";
import { translatorFor } from "../../i18n/index.js";
import { RoomBoard } from "../../museum/board.js";
import { byId } from "../../ui/dom.js";
import { download } from "../../ui/download.js";
import { svgElement } from "../../ui/svg.js";
import { text } from "./display.js";
import { messages } from "./i18n/museum.js";

const { t } = translatorFor(messages);

/** @typedef {{ record: string, text: string, person: string }} Won the match, its description, and the winner's name */

/** Maximum width of a line inside the frame. */
const MAX_WIDTH = 144;

/** Shows the certificate and offers it as a file. @param {import("../../museum/museum.types").RoomKind} kind @param {import("../../museum/museum.types").RoomGlue} glue @param {Won} won */
export async function certify(kind, glue, won) {
  const picture = certificate(kind, glue, won);
  byId("certificate").replaceChildren(picture);
  for (const line of picture.querySelectorAll("text")) fit(line);
  download(`stratege-${kind.id}.png`, await renderPng(await withLetters(toStandaloneSvg(picture))));
}

/** Embeds the room's font in a picture, which cannot load it. @param {string} svg */
async function withLetters(svg) {
  const link = document.querySelector("link[as=font]");
  if (!(link instanceof HTMLLinkElement)) return svg;
  const font = new Uint8Array(await (await fetch(link.href)).arrayBuffer());
  const data = btoa(Array.from(font, (byte) => String.fromCharCode(byte)).join(""));
  const [family] = getComputedStyle(document.body).fontFamily.split(",");
  const face = `@font-face{font-family:${family};src:url(data:font/woff;base64,${data})}`;
  return svg.replace(">", `><style>${face}</style>`);
}

/** @param {import("../../museum/museum.types").RoomKind} kind @param {import("../../museum/museum.types").RoomGlue} glue @param {Won} won */
function certificate(kind, glue, { record, text: about, person }) {
  const match = glue.Match.read(record);
  const board = new RoomBoard(kind);
  board.draw(match.view().cells, "");
  match.free();
  const inner = board.picture;
  for (const [name, value] of Object.entries({ x: 30, y: 46, width: 100, height: 100 }))
    inner.setAttribute(name, String(value));
  const line = (/** @type {number} */ y, /** @type {number} */ size, /** @type {string} */ words) =>
    svgElement(
      "text",
      { class: "certificate-text", x: 80, y, "font-size": size, "text-anchor": "middle" },
      words,
    );
  return svgElement(
    "svg",
    {
      viewBox: "0 0 160 172",
      class: "certificate",
      role: "img",
      "aria-label": t("certificate"),
      "font-family": getComputedStyle(document.body).fontFamily, // a picture has no style sheet
    },
    svgElement("rect", { class: "certificate-ground", width: 160, height: 172 }),
    svgElement("rect", { class: "certificate-frame", x: 4, y: 4, width: 152, height: 164 }),
    line(19, 10, t("certificate")),
    line(30, 7, person || t("certificate.somebody")),
    line(39, 5, text("certificate.beat")),
    inner,
    line(156, 5, about),
    line(163, 4, "Stratege"),
  );
}

/** Reduces the font size of a line that exceeds the frame, and fixes its length. @param {SVGTextElement} line */
function fit(line) {
  const width = line.getComputedTextLength();
  const size = Number(line.getAttribute("font-size"));
  if (width > MAX_WIDTH) line.setAttribute("font-size", String((size * MAX_WIDTH) / width));
  line.setAttribute("textLength", String(Math.min(width, MAX_WIDTH)));
}

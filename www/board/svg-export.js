// Exports a thumbnail as a standalone SVG or PNG, with its drawings and colours inlined.

import { svgElement } from "../ui/svg.js";

/** The computed styles that are inlined as attributes. */
const LOOKS = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "opacity"];

/** The longer side of a picture in pixels. */
const SIZE = 960;

/** The text of an SVG file. @param {SVGSVGElement} board */
export function alone(board) {
  const copy = /** @type {SVGSVGElement} */ (dressed(board));
  const uses = [...copy.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");
  const drawings = [...new Set(uses)].map((href) => document.querySelector(href));
  copy.prepend(
    svgElement("defs", {}, ...drawings.flatMap((drawing) => (drawing ? [dressed(drawing)] : []))),
  );
  const { width, height } = board.viewBox.baseVal;
  const scale = SIZE / Math.max(width, height);
  copy.setAttribute("width", String(Math.round(width * scale)));
  copy.setAttribute("height", String(Math.round(height * scale)));
  copy.removeAttribute("class");
  copy.removeAttribute("aria-hidden");
  return new XMLSerializer().serializeToString(copy);
}

/** A copy with its looks as attributes. @param {Element} original */
function dressed(original) {
  const copy = /** @type {Element} */ (original.cloneNode(true));
  const shapes = [original, ...original.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((shape, at) => {
    const looks = getComputedStyle(shapes[at]);
    for (const name of LOOKS) shape.setAttribute(name, looks.getPropertyValue(name));
    shape.removeAttribute("class");
  });
  return copy;
}

/** The same as a PNG file. @param {string} svg @returns {Promise<Blob>} */
export async function painted(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

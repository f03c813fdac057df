// Exports a board thumbnail as a standalone SVG or PNG, with its symbols and colours inlined; for sharing and
// certificates.

import { svgElement } from "../ui/svg.js";

/** Computed styles to inline as attributes. */
const STYLE_PROPERTIES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
];

/** Longer side of an exported picture, in pixels. */
const SIZE = 960;

/** Returns the text of an SVG file. @param {SVGSVGElement} board */
export function toStandaloneSvg(board) {
  const copy = /** @type {SVGSVGElement} */ (withInlineStyles(board));
  const uses = [...copy.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");
  const drawings = [...new Set(uses)].map((href) => document.querySelector(href));
  copy.prepend(
    svgElement(
      "defs",
      {},
      ...drawings.flatMap((drawing) => (drawing ? [withInlineStyles(drawing)] : [])),
    ),
  );
  const { width, height } = board.viewBox.baseVal;
  const scale = SIZE / Math.max(width, height);
  copy.setAttribute("width", String(Math.round(width * scale)));
  copy.setAttribute("height", String(Math.round(height * scale)));
  copy.removeAttribute("class");
  copy.removeAttribute("aria-hidden");
  return new XMLSerializer().serializeToString(copy);
}

/** A copy with its computed styles as attributes. @param {Element} original */
function withInlineStyles(original) {
  const copy = /** @type {Element} */ (original.cloneNode(true));
  const shapes = [original, ...original.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((shape, at) => {
    const looks = getComputedStyle(shapes[at]);
    for (const name of STYLE_PROPERTIES) shape.setAttribute(name, looks.getPropertyValue(name));
    shape.removeAttribute("class");
  });
  return copy;
}

/** Renders an SVG file as PNG. @param {string} svg @returns {Promise<Blob>} */
export async function renderPng(svg) {
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

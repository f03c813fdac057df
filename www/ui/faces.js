// Draws faces in a 48×48 square, among them the screens of old computers; for the players of every game and for bred
// programs.

import { svgElement } from "./svg.js";

export const INK = "#2b2118";
const EDGE = `stroke="${INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"`;
export const LINE = `fill="none" ${EDGE}`;

/** @param {string} colour @param {string} d @param {string} [how] */
export const shape = (colour, d, how = EDGE) => `<path fill="${colour}" d="${d}" ${how}/>`;

/** @param {string} colour @param {number} x @param {number} y @param {number} r @param {string} [how] */
export const round = (colour, x, y, r, how = EDGE) =>
  `<circle fill="${colour}" cx="${x}" cy="${y}" r="${r}" ${how}/>`;

/** Adds the mirror image of a left half. @param {string} half */
export const both = (half) => `${half}<g transform="matrix(-1 0 0 1 48 0)">${half}</g>`;

/** Eyes and mouths for screens. */
export const MOODS = {
  plain: `${both(round("#fff", 18, 17, 2.4, ""))}<path d="M19 23.5q5 3 10 0"/>`,
  dizzy: `${both(`<path d="m16 15 4 4m0-4-4 4"/>`)}<path d="M18 24q2-3 4 0t4 0 4 0"/>`,
  sleepy: `${both(`<path d="M15 17q3 3 6 0"/>`)}<path d="M21 24h6"/>`,
  keen: `${both(`<path d="m15 13 5 2"/>${round("#fff", 18, 18, 2, "")}`)}<path d="M19 24h10"/>`,
  learned:
    both(`<circle cx="18" cy="17" r="4"/>${round("#fff", 18, 17, 1.3, "")}`) +
    `<path d="M22 17h4M20 24.5q4 2 8 0"/>`,
  proud: `${both(`<path d="M15 18q3-4 6 0"/>`)}<path d="M18 22q6 7 12 0Z"/>`,
  strict:
    both(`<path d="m14 14 6 3"/>${round("#fff", 18, 18.5, 1.8, "")}`) +
    `<path d="M19 25q5-3 10 0"/>`,
};

/** @param {string} body @param {string} screen @param {keyof typeof MOODS} mood */
export const computer = (body, screen, mood) =>
  shape(body, "M8 3h32a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z") +
  shape(screen, "M11 7h26a2 2 0 0 1 2 2v19a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2Z") +
  `<g fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round">${MOODS[mood]}</g>` +
  shape(body, "M6 37h36l4 8H2Z") +
  `<path d="M8 40h32M6.5 42.5h35" fill="none" stroke="${INK}" stroke-dasharray="2.5 1.5"/>`;

/** @param {string} drawing @param {string} name @param {string} viewBox */
export function faceWith(drawing, name, viewBox) {
  const picture = svgElement("svg", { class: name, viewBox, "aria-hidden": "true" });
  draw(picture, drawing);
  return picture;
}

/** Matches a tag: slash of a closing tag, name, attributes, slash of an empty element. */
const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g;

/**
 * Adds a drawing's elements to a picture; the Content-Security-Policy forbids `innerHTML`.
 * @param {SVGElement} picture @param {string} drawing
 */
function draw(picture, drawing) {
  const open = [picture];
  for (const [, end, tag, attributes, empty] of drawing.matchAll(TAG)) {
    if (end) {
      open.pop();
      continue;
    }
    const list = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)];
    const created = svgElement(
      /** @type {"path"} */ (tag),
      Object.fromEntries(list.map(([, name, value]) => [name, value])),
    );
    open.at(-1)?.append(created);
    if (!empty) open.push(created);
  }
}

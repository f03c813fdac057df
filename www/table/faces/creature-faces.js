// Faces of bred and written programs: an old computer with a colour, a mood on its screen and an ornament. Four digits encode a
// face, so that a link can contain it.

import { both, computer, faceWith, MOODS, round, shape } from "../../ui/faces.js";

const CASES = [
  "#c9b79c",
  "#4b4b52",
  "#7d9cb5",
  "#d8d4c6",
  "#c8743a",
  "#6f9e3a",
  "#b25563",
  "#e0b64a",
];
const SCREENS = ["#4a4a9e", "#1f6a3a", "#23364a", "#1d7a80", "#6a3d8f", "#8a3324"];
const MOOD_NAMES = /** @type {(keyof typeof MOODS)[]} */ (Object.keys(MOODS));
const LINE = 'fill="none" stroke="#2b2118" stroke-width="1.6" stroke-linecap="round"';

/** Ornaments on the case, whose upper edge is at y = 3. */
const TOPS = [
  "",
  `<path d="M24 3v-7" ${LINE}/>${round("#e2452f", 24, -6, 2.4)}`,
  both(shape("#d8c3a9", "M11 4C7-1 8-8 12-9s7 6 6 13Z")),
  shape("#34507a", "M15 3v-9h18v9h6v3H9V3Z"),
  `<path d="M24 3c0-5 1-7 3-9" ${LINE}/>${shape("#7fae45", "M26-5c3-5 9-5 12-3-2 5-8 6-12 3Z")}`,
  both(shape("#b5622c", "M7 6 8-6l11 9Z")),
  both(shape("#d8352f", "M24-2 13-7v10Z")) + round("#e8743b", 24, -2, 2.4),
];

/** Number of variants of each part: case, screen, mood, ornament. */
export const PARTS = [CASES, SCREENS, MOOD_NAMES, TOPS].map(({ length }) => length);

/** Decodes a face; missing or invalid digits mean the first variant. @param {string} [code] */
export const partsOf = (code = "") =>
  PARTS.map((count, at) => {
    const part = Number(code[at] ?? 0);
    return part < count ? part : 0;
  });

/** Derives a code from a text by a hash. @param {string} text */
export function faceFor(text) {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return PARTS.map((count, at) => Math.floor(sum / (at + 1) ** 3) % count).join("");
}

export const randomFace = () => PARTS.map((count) => Math.floor(Math.random() * count)).join("");

/** @param {string} [code] */
export function drawFace(code) {
  const [body, screen, mood, top] = partsOf(code);
  const drawing = TOPS[top] + computer(CASES[body], SCREENS[screen], MOOD_NAMES[mood]);
  return faceWith(drawing, "creature-face", "0 -12 48 60");
}

/** The face of a visitor's program. @param {string} id */
export const faceOfProgram = (id) => drawFace(faceFor(id));

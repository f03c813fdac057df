// Draws a sheet of screenshots of equal height, in rows.

import { takeWebp } from "./page.mjs";

/** Screenshots of one window size. @typedef {{ width: number, height: number, pictures: Buffer[] }} Size */

/** Height of a picture and gap between pictures in pixels, and WebP quality. */
const HEIGHT = 320;
const GAP = 8;
const QUALITY = 62;
const BACKGROUND = { light: "#ffffff", dark: "#111714" };

/** Puts narrow windows into one row, and each wide one into a separate row. @param {Size[]} sizes */
export function arrangeInRows(sizes) {
  const narrow = sizes.filter(({ width, height }) => width < height);
  const wide = sizes.filter((one) => !narrow.includes(one));
  return [narrow, ...wide.map((one) => [one])];
}

/**
 * @param {import("playwright-core").Browser} browser @param {Size[][]} rows @param {"light" | "dark"} scheme
 * @returns {Promise<Buffer>} WebP
 */
export async function drawSheet(browser, rows, scheme) {
  const viewport = {
    width: Math.max(...rows.map(widthOf)),
    height: rows.length * (HEIGHT + GAP) + GAP,
  };
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.setContent(`<style>
    body { margin: 0; padding: ${GAP}px; background: ${BACKGROUND[scheme]}; }
    div { display: flex; gap: ${GAP}px; block-size: ${HEIGHT}px; margin-block-end: ${GAP}px; }
    img { block-size: 100%; }
  </style>${rows.map(rowHtml).join("")}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const picture = await takeWebp(page, QUALITY);
  await context.close();
  return picture;
}

/** @param {Size[]} row */
function widthOf(row) {
  const widths = row.map(
    ({ width, height, pictures }) => (Math.ceil((HEIGHT * width) / height) + GAP) * pictures.length,
  );
  return widths.reduce((sum, width) => sum + width, GAP);
}

/** @param {Size[]} row */
function rowHtml(row) {
  const images = row
    .flatMap(({ pictures }) => pictures)
    .map((picture) => `<img src="data:image/png;base64,${picture.toString("base64")}">`);
  return `<div>${images.join("")}</div>`;
}

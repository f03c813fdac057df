// Draws a QR code as SVG.

import { svgElement } from "../../ui/svg.js";
import { qrCode } from "./qr-code.js";

/** Quiet zone around the code, in modules, as the standard requires. */
const MARGIN = 4;

/** Returns null if the text is too long. @param {string} text @param {string} label */
export function drawCode(text, label) {
  const grid = qrCode(text);
  if (!grid) return null;
  const side = grid.length + 2 * MARGIN;
  const dark = grid.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : [])),
  );
  return svgElement(
    "svg",
    {
      viewBox: `0 0 ${side} ${side}`,
      class: "qr",
      role: "img",
      "aria-label": label,
    },
    svgElement("path", { d: dark.join("") }),
  );
}

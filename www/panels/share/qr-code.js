// A link as a QR code: with medium error correction, or with low where the text is too long for that. Knows no DOM:
// the answer is a square of dark and light modules.

import { encode } from "uqr";

const TOO_LONG = "Data too long";

/** The square, without a margin; null for a text that no code holds. @param {string} text @returns {boolean[][] | null} */
export function qrCode(text) {
  return encoded(text, "M") ?? encoded(text, "L");
}

/** @param {string} text @param {"M" | "L"} ecc */
function encoded(text, ecc) {
  try {
    return encode(text, { ecc, border: 0 }).data;
  } catch (error) {
    if (error instanceof Error && error.message === TOO_LONG) return null;
    throw error;
  }
}

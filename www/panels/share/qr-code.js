// Encodes a link as a QR code, with medium error correction, or low for long texts. No DOM.

import { encode } from "uqr";

const TOO_LONG = "Data too long";

/** The modules without margin; null if the text is too long. @param {string} text @returns {boolean[][] | null} */
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

// Excerpts of user input for error messages; `excerpt` in src/core/error.rs does the same for the rules.

/** Maximum length in characters. */
const MAX_EXCERPT = 40;

/** Control characters and bidirectional marks. */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Shortens a value and replaces invisible characters; values other than strings become JSON. @param {unknown} value */
export function excerpt(value) {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "?");
  const characters = [...text.slice(0, 2 * MAX_EXCERPT + 2)];
  const cut = characters.slice(0, MAX_EXCERPT).join("");
  return cut.replace(INVISIBLE, "\ufffd") + (characters.length > MAX_EXCERPT ? "…" : "");
}

// Faults of importing matches from texts and files.

const FORM = "www/panels/import-export/import-form.js";
const LIST = "www/panels/import-export/match-list.js";

/** @type {import("./fault.types").Fault[]} */
export const importing = [
  {
    what: "a single match is listed instead of opened",
    file: FORM,
    find: `if (found.length === 1 && "record" in first) return this.#open(first);`,
    put: "void first;",
    tests: ["panels/import-export"],
  },
  {
    what: "a file of any size is read",
    file: FORM,
    find: "size > MAX_FILE_SIZE",
    put: "size > 1000 * MAX_FILE_SIZE",
    tests: ["panels/import-export", "games/chess/pgn"],
  },
  {
    what: "an error is reported without its position",
    file: FORM,
    find: `line ? t("exchange.at", { line, column, why }) : why`,
    put: `line && column ? why : why`,
    tests: ["panels/import-export"],
  },
  {
    what: "a text without a match is not reported",
    file: FORM,
    find: `this.#showMessage(t("exchange.nothing"));`,
    put: `this.#showMessage("");`,
    tests: ["panels/import-export", "games/chess/pgn"],
  },
  {
    what: "a text without a readable match is not reported",
    file: FORM,
    find: `this.#showMessage(t("exchange.unreadable"));`,
    put: `this.#showMessage("");`,
    tests: ["panels/import-export", "games/chess/pgn"],
  },
  {
    what: "binary files are read as text",
    file: "www/panels/import-export/match-reader.js",
    find: "!isText && source.some(",
    put: "isText && source.some(",
    tests: ["panels/import-export"],
  },
  {
    what: "old files lose their umlauts",
    file: "www/engine/decode-text.js",
    find: `new TextDecoder("windows-1252")`,
    put: `new TextDecoder("utf-8")`,
    tests: ["games/chess/pgn", "panels/import-export"],
  },
  {
    what: "UTF-16 is read as another encoding",
    file: "www/engine/decode-text.js",
    find: "first === 0xfe && second === 0xff",
    put: "first === 0xfe && second === 0xfe",
    tests: ["faults/bounded-input"],
  },
  {
    what: "reading cannot be stopped",
    file: FORM,
    find: "    this.#actions.reader.cancel();\n    this.#reading.hidden = true;",
    put: "    this.#actions.reader.cancel();",
    tests: ["faults/bounded-input"],
  },
  {
    what: "a long match lists all its moves",
    file: "www/panels/record/listed-moves.js",
    find: "const MAX_ENTRIES = 600;",
    put: "const MAX_ENTRIES = 60_000;",
    tests: ["faults/bounded-input"],
  },
  {
    what: "the filter of names is case-sensitive",
    file: LIST,
    find: "one.name.toLowerCase().includes(wanted)",
    put: "one.name.includes(filter.value.trim())",
    tests: ["games/chess/pgn", "panels/import-export"],
  },
  {
    what: "thousands of matches are listed at once",
    file: LIST,
    find: "all.slice(0, MAX_LISTED)",
    put: "all",
    tests: ["games/chess/pgn", "panels/import-export"],
  },
  {
    what: "an opened match has no annotations",
    file: "www/panels/import-export/dialog.js",
    find: "table.match.openForReview(record, notes);",
    put: "table.match.openForReview(record);",
    tests: ["games/chess/pgn", "panels/import-export"],
  },
  {
    what: "a dropped file is opened by the browser",
    file: "www/panels/import-export/index.js",
    find: "    event.preventDefault();\n    const window",
    put: "    const window",
    tests: ["panels/import-export", "games/chess/pgn"],
  },
];

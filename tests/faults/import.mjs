// Faults in opening matches from texts and files.

const FORM = "www/panels/import-export/import-form.js";
const LIST = "www/panels/import-export/match-list.js";

/** @type {import("./fault.types").Fault[]} */
export const importing = [
  {
    what: "a single match is listed and not opened",
    file: FORM,
    find: `if (found.length === 1 && "record" in first) return this.#open(first);`,
    put: "void first;",
    tests: ["panels/import-export"],
  },
  {
    what: "a file of any size is read",
    file: FORM,
    find: "size > LARGEST",
    put: "size > 1000 * LARGEST",
    tests: ["panels/import-export", "games/chess-pgn"],
  },
  {
    what: "a fault is told without its place",
    file: FORM,
    find: `line ? t("exchange.at", { line, column, why }) : why`,
    put: `line && column ? why : why`,
    tests: ["panels/import-export"],
  },
  {
    what: "nobody hears that a text has no match in it",
    file: FORM,
    find: `this.#say(t("exchange.nothing"));`,
    put: `this.#say("");`,
    tests: ["panels/import-export", "games/chess-pgn"],
  },
  {
    what: "nobody hears that no match of a text can be read",
    file: FORM,
    find: `this.#say(t("exchange.unreadable"));`,
    put: `this.#say("");`,
    tests: ["panels/import-export", "games/chess-pgn"],
  },
  {
    what: "files that are no texts are read as texts",
    file: FORM,
    find: "special && files.some(",
    put: "special && !files.every(() => true) && files.some(",
    tests: ["panels/import-export"],
  },
  {
    what: "old files lose their umlauts",
    file: "www/panels/import-export/file.js",
    find: `new TextDecoder("windows-1252")`,
    put: `new TextDecoder("utf-8")`,
    tests: ["games/chess-pgn", "panels/import-export"],
  },
  {
    what: "the filter of names heeds capitals",
    file: LIST,
    find: "one.name.toLowerCase().includes(wanted)",
    put: "one.name.includes(filter.value.trim())",
    tests: ["games/chess-pgn", "panels/import-export"],
  },
  {
    what: "thousands of matches are listed at once",
    file: LIST,
    find: "all.slice(0, LISTED)",
    put: "all",
    tests: ["games/chess-pgn", "panels/import-export"],
  },
  {
    what: "an opened match comes without its notes",
    file: "www/panels/import-export/dialog.js",
    find: "table.match.openForReview(record, notes);",
    put: "table.match.openForReview(record);",
    tests: ["games/chess-pgn", "panels/import-export"],
  },
  {
    what: "a dropped file is opened by the browser",
    file: "www/panels/import-export/index.js",
    find: "    event.preventDefault();\n    const window",
    put: "    const window",
    tests: ["panels/import-export", "games/chess-pgn"],
  },
];

// Faults in what is stored and in the match of the address.

const STORE = "www/table/store.js";
const STORAGE = "www/ui/storage.js";
const LINK = "www/table/link.js";
const READER = "www/table/match-reader.js";

/** @type {import("./fault.types").Fault[]} */
export const store = [
  {
    what: "the match is not kept",
    file: STORE,
    find: "keepMatch: (record) => write(match, record)",
    put: "keepMatch: (record) => void record",
    tests: ["table/persistence"],
  },
  {
    what: "all games keep their matches in one place",
    file: STORE,
    find: "`stratege.1.${game}.${name}`",
    put: "`stratege.1.reversi.${name}`",
    tests: ["pages/start-page", "games/connect4", "games/gobang"],
  },
  {
    what: "where storage is forbidden nothing is played",
    file: STORAGE,
    find: "  } catch {\n    return null;",
    put: "  } catch (error) {\n    throw error;",
    tests: ["faults/runtime-faults"],
  },
  {
    what: "nobody hears that the match could not be kept",
    file: STORAGE,
    find: `dispatchEvent(new Event("unkept"));`,
    put: "",
    tests: ["faults/runtime-faults"],
  },
  {
    what: "what all pages share is not kept",
    file: STORE,
    find: "      openSharedStore().write(settings);\n",
    put: "",
    tests: ["table/persistence", "table/languages"],
  },
  {
    what: "a game's own settings are not kept",
    file: STORE,
    find: "write(own, JSON.stringify(others));",
    put: "void others;",
    tests: ["table/persistence"],
  },
  {
    what: "the theme is not kept",
    file: STORE,
    find: "write(SHARED, JSON.stringify({ language, theme, ",
    put: "void theme;\n  write(SHARED, JSON.stringify({ language, ",
    tests: ["table/persistence", "table/themes"],
  },
  {
    what: "a reload loses what a text said of the moves",
    file: STORE,
    find: `write(notes, text, "sessionStorage")`,
    put: "write(notes, text)",
    tests: ["games/chess-pgn", "panels/import-export"],
  },
  {
    what: "the tools of the page do not find again what they kept",
    file: STORE,
    find: "read: () => read(key(name)),",
    put: "read: () => null,",
    tests: ["panels/clock", "lab/laboratory"],
  },
  {
    what: "the saved match goes before the one in the address",
    file: READER,
    find: `linked() ?? read(store.match(), "notice.saved")`,
    put: `read(store.match(), "notice.saved") ?? linked()`,
    tests: ["table/persistence", "faults/runtime-faults"],
  },
  {
    what: "an unreadable match is not reported",
    file: READER,
    find: "warn(notice, error);",
    put: "void [notice, error];",
    tests: ["table/persistence"],
  },
  {
    what: "a damaged link is called a damaged saved match",
    file: READER,
    find: `read(recordInAddress(), "notice.link")`,
    put: `read(recordInAddress(), "notice.saved")`,
    tests: ["table/persistence"],
  },
];

/** @type {import("./fault.types").Fault[]} */
export const link = [
  {
    what: "an address is read with its percent signs",
    file: LINK,
    find: "return decodeURIComponent(text);",
    put: "return text;",
    tests: ["table/persistence"],
  },
  {
    what: "an address that is no address stops the page",
    file: LINK,
    find: "  } catch {\n    return text;",
    put: "  } catch (error) {\n    throw error;",
    tests: ["table/persistence"],
  },
  {
    what: "a link to another game stays where it is",
    file: LINK,
    find: "if (game === document.documentElement.dataset.game) return null;",
    put: "if (game) return null;",
    tests: [
      "table/persistence",
      "panels/setup",
      "pages/start-page",
      "games/connect4",
      "games/gobang",
    ],
  },
  {
    what: "a link to another game leads there without its match",
    file: LINK,
    find: "`${way.href}#${encodeURI(record)}`",
    put: "way.href",
    tests: [
      "table/persistence",
      "panels/setup",
      "pages/start-page",
      "games/connect4",
      "games/gobang",
    ],
  },
  {
    what: "the address is written a second late",
    file: LINK,
    find: "if (writes.length < WRITES) schedule();",
    put: "if (writes.length < 0) schedule();",
    tests: ["table/persistence", "table/address", "table/undo-redo"],
  },
  {
    what: "the address is written before the page is laid out",
    file: LINK,
    find: "else layout.observe(document.documentElement);",
    put: "else write();",
    tests: ["table/page-work"],
  },
  {
    what: "the match replaces a link that was entered in the same frame",
    file: LINK,
    find: "if (location.hash !== replaced) return;",
    put: "",
    tests: ["table/persistence"],
  },
  {
    what: "the address is written more often than browsers allow",
    file: LINK,
    find: "const WRITES = 60;",
    put: "const WRITES = 60_000;",
    tests: ["table/address"],
  },
  {
    what: "the last moves of a fast match are not in the address that is left",
    file: LINK,
    find: `addEventListener("pagehide", write);`,
    put: "",
    tests: ["table/address"],
  },
  {
    what: "a match without moves stands in the address",
    file: LINK,
    find: `view.steps > 0 || !starts.includes(view.start) ? record : ""`,
    put: "starts && view ? record : record",
    tests: ["table/address", "table/undo-redo", "games/reversi-start-and-result"],
  },
  {
    what: "a position of one's own is not in the address before the first move",
    file: LINK,
    find: "view.steps > 0 || !starts.includes(view.start) ?",
    put: "view.steps > 0 && starts ?",
    tests: ["panels/setup", "table/persistence", "games/chess"],
  },
  {
    what: "every move is a page for the way back",
    file: LINK,
    find: "history.replaceState(",
    put: "history.pushState(",
    tests: ["table/persistence", "table/undo-redo"],
  },
];

// Faults of storage and of the match in the address.

const STORE = "www/table/store.js";
const STORAGE = "www/ui/storage.js";
const LINK = "www/table/link.js";
const READER = "www/table/match-reader.js";

/** @type {import("./fault.types").Fault[]} */
export const store = [
  {
    what: "the match is not saved",
    file: STORE,
    find: "saveMatch: (record) => write(match, record)",
    put: "saveMatch: (record) => void record",
    tests: ["table/persistence"],
  },
  {
    what: "all games save their match under one key",
    file: STORE,
    find: "`stratege.1.${game}.${name}`",
    put: "`stratege.1.reversi.${name}`",
    tests: ["pages/start-page", "games/connect4", "games/gobang"],
  },
  {
    what: "forbidden storage prevents a match",
    file: STORAGE,
    find: "  } catch {\n    return null;",
    put: "  } catch (error) {\n    throw error;",
    tests: ["faults/runtime-faults"],
  },
  {
    what: "a failed save is not reported",
    file: STORAGE,
    find: `dispatchEvent(new Event("storage-failed"));`,
    put: "",
    tests: ["faults/runtime-faults"],
  },
  {
    what: "shared settings are not saved",
    file: STORE,
    find: "      openSharedStore().write(settings);\n",
    put: "",
    tests: ["table/persistence", "table/languages"],
  },
  {
    what: "settings of a game are not saved",
    file: STORE,
    find: "write(own, JSON.stringify(others));",
    put: "void others;",
    tests: ["table/persistence"],
  },
  {
    what: "the theme is not saved",
    file: STORE,
    find: "write(SHARED, JSON.stringify({ language, theme, ",
    put: "void theme;\n  write(SHARED, JSON.stringify({ language, ",
    tests: ["table/persistence", "table/themes"],
  },
  {
    what: "a reload loses the annotations",
    file: STORE,
    find: `write(notes, text, "sessionStorage")`,
    put: "write(notes, text)",
    tests: ["games/chess/pgn", "panels/import-export"],
  },
  {
    what: "panels do not restore their stored data",
    file: STORE,
    find: "read: () => read(key(name)),",
    put: "read: () => null,",
    tests: ["panels/clock", "lab/laboratory"],
  },
  {
    what: "the saved match replaces the one in the address",
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
    what: "a damaged link is reported as a damaged saved match",
    file: READER,
    find: `read(recordInAddress(), "notice.link")`,
    put: `read(recordInAddress(), "notice.saved")`,
    tests: ["table/persistence"],
  },
];

/** @type {import("./fault.types").Fault[]} */
export const link = [
  {
    what: "an address is not percent-decoded",
    file: LINK,
    find: "return decodeURIComponent(text);",
    put: "return text;",
    tests: ["table/persistence"],
  },
  {
    what: "a malformed address stops the page",
    file: LINK,
    find: "  } catch {\n    return text;",
    put: "  } catch (error) {\n    throw error;",
    tests: ["table/persistence"],
  },
  {
    what: "a link to another game does not open its page",
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
    what: "a link to another game loses its match",
    file: LINK,
    find: "link.href + location.hash",
    put: "link.href",
    tests: [
      "table/persistence",
      "panels/setup",
      "pages/start-page",
      "games/connect4",
      "games/gobang",
    ],
  },
  {
    what: "the address is always written a second late",
    file: LINK,
    find: "if (writes.length < MAX_WRITES) schedule();",
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
    find: "const MAX_WRITES = 60;",
    put: "const MAX_WRITES = 60_000;",
    tests: ["table/address"],
  },
  {
    what: "leaving the page loses the last moves of a fast match",
    file: LINK,
    find: `addEventListener("pagehide", write);`,
    put: "",
    tests: ["table/address"],
  },
  {
    what: "a match without moves is written into the address",
    file: LINK,
    find: `view.steps > 0 || !starts.includes(view.start) ? record : ""`,
    put: "starts && view ? record : record",
    tests: ["table/address", "table/undo-redo", "games/reversi-start-and-result"],
  },
  {
    what: "a set-up position is not in the address before the first move",
    file: LINK,
    find: "view.steps > 0 || !starts.includes(view.start) ?",
    put: "view.steps > 0 && starts ?",
    tests: ["panels/setup", "table/persistence", "games/chess"],
  },
  {
    what: "every move adds a history entry",
    file: LINK,
    find: "history.replaceState(",
    put: "history.pushState(",
    tests: ["table/persistence", "table/undo-redo"],
  },
];

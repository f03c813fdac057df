// Faults in what is stored and in the match of the address.

const STORE = "www/table/store.js";
const STORAGE = "www/ui/storage.js";
const LINK = "www/table/link.js";
const READER = "www/table/match-reader.js";

/** @type {import("./fault.js").Fault[]} */
export const store = [
  {
    what: "the match is not kept",
    file: STORE,
    find: "keepMatch: (record) => write(match, record)",
    put: "keepMatch: (record) => void record",
    tests: ["persistence"],
  },
  {
    what: "all games keep their matches in one place",
    file: STORE,
    find: "`stratege.1.${game}.${name}`",
    put: "`stratege.1.reversi.${name}`",
    tests: ["start-page", "connect4", "gobang"],
  },
  {
    what: "where storage is forbidden nothing is played",
    file: STORAGE,
    find: "  } catch {\n    return null;",
    put: "  } catch (error) {\n    throw error;",
    tests: ["runtime-faults"],
  },
  {
    what: "nobody hears that the match could not be kept",
    file: STORAGE,
    find: `dispatchEvent(new Event("unkept"));`,
    put: "",
    tests: ["runtime-faults"],
  },
  {
    what: "what all pages share is not kept",
    file: STORE,
    find: "      openSharedStore().write(settings);\n",
    put: "",
    tests: ["persistence", "languages"],
  },
  {
    what: "a game's own settings are not kept",
    file: STORE,
    find: "write(own, JSON.stringify(others));",
    put: "void others;",
    tests: ["persistence"],
  },
  {
    what: "the theme is not kept",
    file: STORE,
    find: "write(SHARED, JSON.stringify({ language, theme, ",
    put: "void theme;\n  write(SHARED, JSON.stringify({ language, ",
    tests: ["persistence", "themes"],
  },
  {
    what: "a reload loses what a text said of the moves",
    file: STORE,
    find: `write(notes, text, "sessionStorage")`,
    put: "write(notes, text)",
    tests: ["chess-pgn", "import-export"],
  },
  {
    what: "the tools of the page do not find again what they kept",
    file: STORE,
    find: "read: () => read(key(name)),",
    put: "read: () => null,",
    tests: ["clock", "laboratory"],
  },
  {
    what: "the saved match goes before the one in the address",
    file: READER,
    find: `linked() ?? read(store.match(), "notice.saved")`,
    put: `read(store.match(), "notice.saved") ?? linked()`,
    tests: ["persistence", "runtime-faults"],
  },
  {
    what: "an unreadable match is not reported",
    file: READER,
    find: "warn(notice, error);",
    put: "void [notice, error];",
    tests: ["persistence"],
  },
  {
    what: "a damaged link is called a damaged saved match",
    file: READER,
    find: `read(recordInAddress(), "notice.link")`,
    put: `read(recordInAddress(), "notice.saved")`,
    tests: ["persistence"],
  },
];

/** @type {import("./fault.js").Fault[]} */
export const link = [
  {
    what: "an address is read with its percent signs",
    file: LINK,
    find: "return decodeURIComponent(text);",
    put: "return text;",
    tests: ["persistence"],
  },
  {
    what: "an address that is no address stops the page",
    file: LINK,
    find: "  } catch {\n    return text;",
    put: "  } catch (error) {\n    throw error;",
    tests: ["persistence"],
  },
  {
    what: "a link to another game stays where it is",
    file: LINK,
    find: "if (game === document.documentElement.dataset.game) return null;",
    put: "if (game) return null;",
    tests: ["persistence", "setup", "start-page", "connect4", "gobang"],
  },
  {
    what: "a link to another game leads there without its match",
    file: LINK,
    find: "`${way.href}#${encodeURI(record)}`",
    put: "way.href",
    tests: ["persistence", "setup", "start-page", "connect4", "gobang"],
  },
  {
    what: "the address is written a second late",
    file: LINK,
    find: "if (writes.length < WRITES) schedule();",
    put: "if (writes.length < 0) schedule();",
    tests: ["persistence", "undo-redo"],
  },
  {
    what: "the address is written before the page is laid out",
    file: LINK,
    find: "else layout.observe(document.documentElement);",
    put: "else write();",
    tests: ["page-work"],
  },
  {
    what: "the match replaces a link that was entered in the same frame",
    file: LINK,
    find: "if (location.hash !== replaced) return;",
    put: "",
    tests: ["persistence"],
  },
  {
    what: "the address is written more often than browsers allow",
    file: LINK,
    find: "const WRITES = 60;",
    put: "const WRITES = 60_000;",
    tests: ["persistence"],
  },
  {
    what: "the last moves of a fast match are not in the address that is left",
    file: LINK,
    find: `addEventListener("pagehide", write);`,
    put: "",
    tests: ["persistence"],
  },
  {
    what: "a match without moves stands in the address",
    file: LINK,
    find: `view.steps > 0 || !starts.includes(view.start) ? record : ""`,
    put: "starts && view ? record : record",
    tests: ["persistence", "undo-redo", "reversi-start-and-result"],
  },
  {
    what: "a position of one's own is not in the address before the first move",
    file: LINK,
    find: "view.steps > 0 || !starts.includes(view.start) ?",
    put: "view.steps > 0 && starts ?",
    tests: ["setup", "persistence", "chess"],
  },
  {
    what: "every move is a page for the way back",
    file: LINK,
    find: "history.replaceState(",
    put: "history.pushState(",
    tests: ["persistence", "undo-redo"],
  },
];

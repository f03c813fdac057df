// What a person finds around the game itself. It is fetched once the table stands, with its words, so that the
// first move does not wait for it. Each tool has a file of its own and is told of every change of the match.

import { addThemes } from "../page/themes.js";
import { en } from "../strings/en/tools.js";
import { learn } from "../strings/index.js";
import { createDoor } from "./door.js";
import { createEndings } from "./endings.js";
import { make } from "./make.js";
import { createManual } from "./manual.js";
import { createMatches } from "./matches.js";
import { createOffline } from "./offline.js";
import { createShare } from "./share.js";
import { createSpeaking } from "./speaking.js";

/** @typedef {import("../boards/board.js").Table} Table */
/** @typedef {import("../boards/board.js").BoardKind} BoardKind */

/**
 * What a tool may want to know: that the match has changed, and that the words or the settings have; and a key,
 * which it may take.
 * @typedef {object} Tool
 * @property {(state: import("../table/flow.js").State, cause: import("../table/flow.js").Cause) => void} [changed]
 * @property {() => void} [show]
 * @property {(key: string) => boolean} [press]
 */

/** @typedef {(table: Table, kind: BoardKind) => Tool} NewTool */

/** The tools in the order in which they stand on the page. @type {NewTool[]} */
const TOOLS = [
  createEndings,
  createDoor,
  createMatches,
  createShare,
  createSpeaking,
  createOffline,
];

/** @param {Table} table @param {BoardKind} kind */
export async function createTools(table, kind) {
  await Promise.all([
    dress(),
    addThemes(table.settings().theme),
    learn({
      en,
      de: async () => (await import("../strings/de/tools.js")).de,
      fi: async () => (await import("../strings/fi/tools.js")).fi,
    }),
  ]);
  const manual = createManual(table, kind);
  const tools = TOOLS.map((create) => create(table, kind));

  return {
    openManual: manual.open,
    /** @type {Required<Tool>["changed"]} */
    changed(state, cause) {
      for (const tool of tools) tool.changed?.(state, cause);
    },
    show() {
      for (const tool of tools) tool.show?.();
    },
    /** @param {string} key */
    press: (key) => tools.some((tool) => tool.press?.(key)),
  };
}

/** Resolves when the looks of the tools are there. */
function dress() {
  const looks = make("link", { rel: "stylesheet", href: __TOOLS_STYLES__ });
  const coming = new Promise((resolve, reject) => {
    looks.addEventListener("load", resolve);
    looks.addEventListener("error", reject);
  });
  document.head.append(looks);
  return coming;
}

/** @typedef {Awaited<ReturnType<typeof createTools>>} Tools */

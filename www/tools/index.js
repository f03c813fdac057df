// What a person finds around the game itself. It is fetched once the table stands, with its words, so that the
// first move does not wait for it. Each tool has a file of its own and is told of every change of the match.

import { createLaboratory } from "../laboratory/index.js";
import { en } from "../strings/en/tools.js";
import { learn } from "../strings/index.js";
import { make } from "./make.js";
import { createManual } from "./manual.js";

/** @typedef {import("../boards/board.js").Table} Table */
/** @typedef {import("../boards/board.js").BoardKind} BoardKind */

/**
 * What a tool may want to know: that the match has changed, and that the words or the settings have.
 * @typedef {object} Tool
 * @property {(state: import("../table/flow.js").State, cause: import("../table/flow.js").Cause) => void} [changed]
 * @property {() => void} [show]
 */

/** The tools in the order in which they stand on the page. @type {((table: Table, kind: BoardKind) => Tool)[]} */
const TOOLS = [createLaboratory];

/** @param {Table} table @param {BoardKind} kind */
export async function createTools(table, kind) {
  await Promise.all([
    dress(),
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

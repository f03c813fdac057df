// What a person finds around the game itself. It is fetched once the table stands, with its words, so that the
// first move does not wait for it. Each tool has a file of its own and is told of every change of the match.

import { createLaboratory } from "../laboratory/index.js";
import { addThemes } from "../page/themes.js";
import { en as knowing } from "../strings/en/knowing.js";
import { en as playing } from "../strings/en/playing.js";
import { en } from "../strings/en/tools.js";
import { learn } from "../strings/index.js";
import { createAnalysis } from "./analysis.js";
import { createClock } from "./clock.js";
import { createDoor } from "./door.js";
import { createEndings } from "./endings.js";
import { createHint } from "./hint.js";
import { createKnowledge } from "./knowledge.js";
import { createLines } from "./lines.js";
import { createLooks } from "./looks.js";
import { make } from "./make.js";
import { createManual } from "./manual.js";
import { createMatches } from "./matches.js";
import { createOffline } from "./offline.js";
import { createOpening } from "./opening.js";
import { createReview } from "./review.js";
import { createSetup } from "./setup.js";
import { createShare } from "./share.js";
import { createSpeaking } from "./speaking.js";
import { createStatistics } from "./statistics.js";
import { createTurn } from "./turn.js";
import { createTyping } from "./typing.js";
import { createWalk } from "./walk.js";

/** @typedef {import("../boards/board.js").Table} Table */
/** @typedef {import("../boards/board.js").BoardKind} BoardKind */

/** @typedef {import("./game.js").GameTools} GameTools */

/**
 * What a tool may want to know: that the match has changed, and that the words or the settings have; a key, which
 * it may take; that somebody wants a hint or to go on; and whether a move has to wait.
 * @typedef {object} Tool
 * @property {(state: import("../table/flow.js").State, cause: import("../table/flow.js").Cause) => void} [changed]
 * @property {() => void} [show]
 * @property {(key: string) => boolean} [press]
 * @property {() => void} [hint]
 * @property {() => boolean} [redo]
 * @property {(move: string) => boolean} [hold]
 */

/** @typedef {(table: Table, kind: BoardKind, game: GameTools) => Tool} NewTool */

const knowledge = createKnowledge();

/** The tools in the order in which they stand on the page. @type {NewTool[]} */
const TOOLS = [
  createTyping,
  createHint,
  createWalk,
  createLines,
  createEndings,
  createAnalysis(knowledge),
  createReview(knowledge),
  createOpening,
  createMatches,
  createDoor,
  createShare,
  createTurn,
  createSetup,
  createClock,
  createLaboratory,
  createStatistics,
  createLooks,
  createSpeaking,
  createOffline,
];

/** @param {Table} table @param {BoardKind} kind */
export async function createTools(table, kind) {
  const game = await kind.tools();
  await Promise.all([
    dress(),
    addThemes(table.settings().theme),
    learn(game.words),
    learn({
      en: knowing,
      de: async () => (await import("../strings/de/knowing.js")).de,
      fi: async () => (await import("../strings/fi/knowing.js")).fi,
    }),
    learn({
      en: playing,
      de: async () => (await import("../strings/de/playing.js")).de,
      fi: async () => (await import("../strings/fi/playing.js")).fi,
    }),
    learn({
      en,
      de: async () => (await import("../strings/de/tools.js")).de,
      fi: async () => (await import("../strings/fi/tools.js")).fi,
    }),
  ]);
  const manual = createManual(table, kind);
  const tools = TOOLS.map((create) => create(table, kind, game));

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
    hint() {
      for (const tool of tools) tool.hint?.();
    },
    hold: (/** @type {string} */ move) => tools.some((tool) => tool.hold?.(move)),
    redo: () => tools.some((tool) => tool.redo?.()),
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

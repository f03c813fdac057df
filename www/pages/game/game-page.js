// Opens the page of a game: language and theme first, then the rules, then the table.

import { createEngineClient } from "../../engine/client.js";
import { importModule } from "../../engine/loading.js";
import { nextTask } from "../../engine/next-task.js";
import { loadRules } from "../../engine/rules-module.js";
import { addMessages, language } from "../../i18n/index.js";
import { pageFor, recordInAddress } from "../../table/link.js";
import { readOwn, readShared } from "../../table/settings.js";
import { openSharedStore, openStore } from "../../table/store.js";
import { Table } from "../../table/table.js";
import { createAppearance } from "../../ui/appearance.js";
import { firstPaint } from "../../ui/first-paint.js";
import { moduleAddresses } from "../../ui/module-addresses.js";
import { createNotices } from "../../ui/notices.js";
import { createSpeech } from "../../ui/speech.js";
import { startTabs } from "../../ui/tabs.js";
import { withPrograms } from "./with-programs.js";

/** @typedef {import("../../table/settings.js").Settings} Settings */
/** @typedef {import("../../table/settings.js").SharedSettings} Shared */

const DAMAGED_SETTINGS = "damaged-settings";

const elsewhere = pageFor(recordInAddress() ?? "");
if (elsewhere) location.replace(elsewhere);
// Not awaited, because the board imports from this file and would deadlock.
else nextTask().then(() => open(document.documentElement.dataset.game ?? ""));

/** @type {import("../../table/game-ui.types").LoadPanels} */
async function loadPanels(table, gameUi, onReady) {
  const { createPanels } = await import("../../panels/index.js");
  await nextTask();
  return createPanels(table, gameUi, onReady);
}

/** Loads the storage notices, which the first move does not need; a failure is ignored. @param {string} match @param {(text: string) => void} show */
const watchStorage = (match, show) =>
  import("../../ui/storage-notices.js").then(
    (watching) => watching.watchStorage(match, language, show),
    () => {},
  );

/**
 * Reads the game's own settings. Names of earlier versions are loaded only for settings that have them.
 * @param {import("../../table/store.js").Store} store
 * @param {import("../../engine/engine.types").GameInfo} info @param {import("../../table/game-ui.types").GameUi} gameUi
 */
async function readSettings(store, info, gameUi) {
  const text = store.ownSettings();
  const own = readOwn(text, info, gameUi);
  if (text === null || !own.isOutdated) return own;
  const { formerNames } = await gameUi.tools();
  return readOwn(formerNames.convertSettings(text, info.players), info, gameUi);
}

/** Adds the programs that the address names. @type {typeof import("./programs.js").seatLinkedPrograms} */
const withLinked = async (game, settings, ...more) =>
  location.search.includes("program")
    ? (await import("./programs.js")).seatLinkedPrograms(game, settings, ...more)
    : settings;

/** @param {string} game */
async function open(game) {
  const loading = firstPaint().then(() => loadRules(game, moduleAddresses()));
  startTabs();
  /** @type {Promise<{ game: import("../../table/game-ui.types").GameUi }>} */
  const boarding = importModule(document.documentElement.dataset.part ?? "");
  const announce = createSpeech();
  const notices = createNotices(announce);
  const store = openStore(game);

  // Language and appearance do not wait for the rules, which validate the game's own settings.
  const shared = readShared(openSharedStore().read());
  /** @type {Shared} */
  let settings = shared.settings;
  const look = createAppearance({ current: () => settings, choose });
  /** @type {Table | null} */
  let table = null;
  let hasMessages = false;
  look.showTheme();

  /** @param {Partial<Settings>} change */
  async function choose(change) {
    settings = { ...settings, ...change };
    if (table) store.saveSettings(/** @type {Settings} */ (settings));
    if (hasMessages && ("language" in change || "theme" in change)) await look.show();
    table?.render();
  }

  try {
    const { game: gameUi } = await boarding;
    addMessages(gameUi.messages);
    hasMessages = true;
    const [rules] = await Promise.all([loading, look.show()]);
    const own = await readSettings(store, rules.info, gameUi);
    settings = await withLinked(game, { ...own.settings, ...settings }, store, notices);
    if (shared.damaged || own.damaged) notices.showFailure({ code: DAMAGED_SETTINGS });
    // Each step is long for slow processors; the pauses in between process input.
    await nextTask();
    const client = createEngineClient(rules, navigator.hardwareConcurrency ?? 1);
    await nextTask();
    const made = new Table({
      rules,
      engine: withPrograms(client, rules),
      store,
      gameUi,
      loadPanels,
      settings: { current: () => /** @type {Settings} */ (settings), change: choose },
      announce,
      notices,
    });
    await nextTask();
    made.begin();
    await nextTask();
    table = made;
    await made.open();
    document.documentElement.dataset.ready = "";
    watchStorage(store.matchKey, notices.show);
  } catch (error) {
    await look.show().catch(() => {}); // shows the error in the user's language
    notices.showFailure(error);
    throw error;
  }
}

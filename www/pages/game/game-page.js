// Opens the page of a game: language and theme first, then the rules, then the table.

import { createEngineClient } from "../../engine/client.js";
import { nextTask } from "../../engine/next-task.js";
import { loadRules } from "../../engine/rules-module.js";
import { addMessages, language, t } from "../../i18n/index.js";
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

/** @typedef {import("../../table/settings.js").Settings} Settings */
/** @typedef {import("../../table/settings.js").Shared} Shared */

const elsewhere = pageFor(recordInAddress() ?? "");
if (elsewhere) location.replace(elsewhere);
// Not waited for: the board imports from the same file, and would wait for its end.
else nextTask().then(() => open(document.documentElement.dataset.game ?? ""));

/** @type {import("../../table/game-ui.types").LoadPanels} */
async function loadPanels(table, kind, begun) {
  const { createPanels } = await import("../../panels/index.js");
  await nextTask();
  return createPanels(table, kind, begun);
}

/** Not needed for the first move, and its absence is no fault. @param {string} match @param {(text: string) => void} show */
const watchStorage = (match, show) =>
  import("../../ui/storage-notices.js").then(
    (watching) => watching.watchStorage(match, language, show),
    () => {},
  );

/** @param {string} game */
async function open(game) {
  const loading = firstPaint().then(() => loadRules(game, moduleAddresses()));
  startTabs();
  /** @type {Promise<{ game: import("../../table/game-ui.types").GameUi }>} */
  const boarding = import(document.documentElement.dataset.part ?? "");
  const announce = createSpeech();
  const notices = createNotices(announce);
  const store = openStore(game);

  // Language and appearance do not wait for the rules, against which a game's own settings are checked.
  const shared = readShared(openSharedStore().read());
  /** @type {Shared} */
  let settings = shared.settings;
  const look = createAppearance({ current: () => settings, choose });
  /** @type {Table | null} */
  let table = null;
  look.showTheme();

  /** @param {Partial<Settings>} change */
  async function choose(change) {
    settings = { ...settings, ...change };
    if (table) store.keepSettings(/** @type {Settings} */ (settings));
    if ("language" in change || "theme" in change) await look.show();
    table?.render();
  }

  try {
    const { game: kind } = await boarding;
    addMessages(kind.messages);
    const [rules] = await Promise.all([loading, look.show()]);
    const own = readOwn(store.ownSettings(), rules.info, kind);
    settings = { ...own.settings, ...settings };
    if (shared.damaged || own.damaged) notices.show(t("notice.settings"));
    // Each of these is long for a slow processor: whatever a person does meanwhile is seen in between.
    await nextTask();
    const engine = createEngineClient(rules, navigator.hardwareConcurrency ?? 1);
    await nextTask();
    const made = new Table({
      rules,
      engine,
      store,
      kind,
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
    watchStorage(store.matchName, notices.show);
  } catch (error) {
    await look.show().catch(() => {}); // what went wrong is said in the person's language
    notices.show(t("notice.loading"), { stay: true });
    throw error;
  }
}

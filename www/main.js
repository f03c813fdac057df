// Opens the page of a game: texts and looks at once, then the rules, then the table.

import { BOARDS } from "./boards/index.js";
import { createThinker } from "./engine/client.js";
import { loadRules } from "./engine/rules.js";
import { createLook } from "./page/look.js";
import { createNotices } from "./page/notices.js";
import { createSpeech } from "./page/speech.js";
import { language, learn, say } from "./strings/index.js";
import { lineInAddress, pageFor } from "./table/link.js";
import { readOwn, readShared } from "./table/settings.js";
import { openStore } from "./table/store.js";
import { layTable } from "./table/table.js";

/** @typedef {import("./table/settings.js").Settings} Settings */
/** @typedef {import("./table/settings.js").Shared} Shared */

const elsewhere = pageFor(lineInAddress() ?? "");
if (elsewhere) location.replace(elsewhere);
else await open(document.documentElement.dataset.game ?? "");

/** @param {string} game */
async function open(game) {
  const loading = loadRules(game);
  const boarding = BOARDS[game]();
  const tell = createSpeech();
  const notices = createNotices(tell);
  const store = openStore(game);

  // Language and appearance do not wait for the rules, against which a game's own settings are checked.
  const shared = readShared(store.sharedSettings());
  /** @type {Shared} */
  let settings = shared.settings;
  const look = createLook({ current: () => settings, choose });
  /** @type {ReturnType<typeof layTable> | null} */
  let table = null;
  look.showTheme();

  /** @param {Partial<Settings>} change */
  async function choose(change) {
    settings = { ...settings, ...change };
    if (table) store.keepSettings(/** @type {Settings} */ (settings));
    if ("language" in change || "theme" in change) await look.show();
    table?.show();
  }

  try {
    const kind = await boarding;
    learn(kind.words);
    const [rules] = await Promise.all([loading, look.show()]);
    const own = readOwn(store.ownSettings(), rules.info, kind.usual);
    settings = { ...own.settings, ...settings };
    if (shared.damaged || own.damaged) notices.show(say("notice.settings"));
    const thinker = createThinker(rules);
    const current = () => /** @type {Settings} */ (settings);
    table = layTable({ rules, thinker, store, kind, current, choose, tell, notices });
    document.documentElement.dataset.ready = "";
    // Not needed for the first move, and its absence is no fault.
    import("./page/storage.js").then(
      ({ watchStorage }) => watchStorage(store.matchName, language, notices.show),
      () => {},
    );
  } catch (error) {
    await look.show().catch(() => {}); // what went wrong is said in the person's language
    notices.show(say("notice.loading"), { stay: true });
    throw error;
  }
}

// Opens the breeding page: its creature is the result of a run or comes with a link; it can be stored, shared, played
// against, and sent into a match.

import { failureText } from "../../i18n/failure-text.js";
import { addMessages, translatorFor } from "../../i18n/index.js";
import { SetFault, setsOf } from "../../lab/parameters/parameter-sets.js";
import { readShared } from "../../table/settings.js";
import { openSharedStore } from "../../table/store.js";
import { createAppearance } from "../../ui/appearance.js";
import { byId } from "../../ui/dom.js";
import { createNotices } from "../../ui/notices.js";
import { createSpeech } from "../../ui/speech.js";
import { addThemes } from "../../ui/themes.js";
import { games, openGame } from "./breedables.js";
import { fromLink, inLink } from "./creature.js";
import { CreatureCard } from "./creature-card.js";
import { Duel } from "./duel.js";
import { createDuelForm } from "./duel-form.js";
import { Growth } from "./growth.js";
import { messages } from "./i18n/breed.js";
import { createKeptList } from "./kept-list.js";

/** @typedef {import("./creature.js").Creature} Creature */

const { t } = translatorFor(messages);

const tell = createSpeech();
const notices = createNotices(tell);
const store = openSharedStore();
let { settings } = readShared(store.read());
const look = createAppearance({ current: () => settings, choose });
/** Number of requested creatures: one whose game is loaded after the next request is not shown. */
let asked = 0;

addMessages(messages);
look.showTheme();
const card = new CreatureCard({ tell, changed: showKept, match: (one) => form.choose(one) });
const kept = createKeptList({ tell, changed: showKept, show: showOne });
const duel = new Duel({ tell });
const form = createDuelForm({
  current: () => card.current(),
  start: (pair, count) => duel.start(pair, count).catch(refuse),
});
const growth = new Growth({
  tell,
  grown(creature, fresh) {
    card.show(creature, { fresh });
    showKept();
  },
});

await look.show();
translate();
addEventListener("hashchange", openLink);
await openLink();
document.documentElement.dataset.ready = "";
addThemes(() => settings.theme);

/** @param {Partial<typeof settings>} change */
async function choose(change) {
  settings = { ...settings, ...change };
  store.write(settings);
  await look.show();
  translate();
}

function translate() {
  for (const part of [growth, card, kept, duel, form]) part.translate();
}

function showKept() {
  kept.translate();
  form.translate();
}

/** Shows a stored creature. @param {Creature} creature */
async function showOne(creature) {
  asked += 1;
  const number = asked;
  try {
    const { rules, migrate } = await openGame(creature.game);
    if (number !== asked) return;
    const sound = setsOf(rules.info, migrate).find(
      ({ player, name }) => player === creature.player && name === creature.name,
    );
    if (!sound) throw new SetFault("lab.fault.program", { name: creature.player });
    card.show({ ...creature, numbers: sound.numbers });
    growth.choose(creature.game, creature.player);
    showKept();
    byId("creature").scrollIntoView({ block: "start" });
    byId("creature-title").focus({ preventScroll: true });
  } catch (error) {
    await refuse(error);
  }
}

/** Shows the creature of the address, if there is one, or its error. */
async function openLink() {
  const given = inLink(location.hash);
  if (!given) return;
  asked += 1;
  const number = asked;
  if (!games.includes(given.game)) {
    notices.show(t("breed.refused", { why: t("breed.no-game") }), { stay: true });
    return;
  }
  try {
    const { rules, migrate } = await openGame(given.game);
    if (number !== asked) return;
    const creature = fromLink(given, rules.info, migrate);
    card.show(creature, { isVisitor: true });
    growth.choose(creature.game, creature.player);
    showKept();
  } catch (error) {
    await refuse(error);
  }
}

/** @param {unknown} error */
async function refuse(error) {
  if (error instanceof SetFault) {
    const { messages: faults } = await import("../../lab/i18n/lab.js");
    await addMessages(faults);
    const why = translatorFor(faults).t(error.key, error.words);
    notices.show(t("breed.refused", { why }), { stay: true });
  } else {
    notices.show(await failureText(error), { stay: true });
  }
}

// Opens the breeding page: its creature is the result of a run or comes with a link; it can be stored, shared, played
// against, and sent into a match.

import { addMessages, translatorFor } from "../../i18n/index.js";
import { SetError, setsOf } from "../../lab/parameters/parameter-sets.js";
import { createSiteAppearance } from "../../table/site-appearance.js";
import { byId } from "../../ui/dom.js";
import { createNotices } from "../../ui/notices.js";
import { createSpeech } from "../../ui/speech.js";
import { games, openGame } from "./breedables.js";
import { fromLink, inLink } from "./creature.js";
import { CreatureCard } from "./creature-card.js";
import { Duel } from "./duel.js";
import { createDuelForm } from "./duel-form.js";
import { Growth } from "./growth.js";
import { messages } from "./i18n/breed.js";
import { createStoredList } from "./stored-list.js";

/** @typedef {import("./creature.js").Creature} Creature */

const { t } = translatorFor(messages);

const announce = createSpeech();
const notices = createNotices(announce);
const appearance = createSiteAppearance(translate);
/** Number of requested creatures; a request that was superseded while loading is dropped. */
let requests = 0;

addMessages(messages);
appearance.showTheme();
const card = new CreatureCard({ announce, changed: showStored, match: (one) => form.choose(one) });
const stored = createStoredList({ announce, changed: showStored, show: showOne });
const duel = new Duel({ announce });
const form = createDuelForm({
  current: () => card.current(),
  start: (pair, count) => duel.start(pair, count).catch(showError),
});
const growth = new Growth({
  announce,
  grown(creature, fresh) {
    card.show(creature, { fresh });
    showStored();
  },
});

await appearance.show();
translate();
addEventListener("hashchange", openLink);
await openLink();
document.documentElement.dataset.ready = "";
appearance.addThemes();

function translate() {
  for (const part of [growth, card, stored, duel, form]) part.translate();
}

function showStored() {
  stored.translate();
  form.translate();
}

/** Shows a stored creature. @param {Creature} creature */
async function showOne(creature) {
  requests += 1;
  const number = requests;
  try {
    const { rules, formerNames } = await openGame(creature.game);
    if (number !== requests) return;
    const sound = setsOf(rules.info, formerNames).find(
      ({ player, name }) => player === creature.player && name === creature.name,
    );
    if (!sound) throw new SetError("lab.fault.program", { name: creature.player });
    card.show({ ...creature, numbers: sound.numbers });
    growth.choose(creature.game, creature.player);
    showStored();
    byId("creature").scrollIntoView({ block: "start" });
    byId("creature-title").focus({ preventScroll: true });
  } catch (error) {
    await showError(error);
  }
}

/** Shows the creature in the URL, or its error. */
async function openLink() {
  const given = inLink(location.hash);
  if (!given) return;
  requests += 1;
  const number = requests;
  if (!games.includes(given.game)) {
    notices.show(t("breed.refused", { why: t("breed.no-game") }), { stay: true });
    return;
  }
  try {
    const { rules, formerNames } = await openGame(given.game);
    if (number !== requests) return;
    const creature = fromLink(given, rules.info, formerNames);
    card.show(creature, { isVisitor: true });
    growth.choose(creature.game, creature.player);
    showStored();
  } catch (error) {
    await showError(error);
  }
}

/** @param {unknown} error */
async function showError(error) {
  if (error instanceof SetError) {
    const { messages: faults } = await import("../../lab/i18n/lab.js");
    await addMessages(faults);
    const why = translatorFor(faults).t(error.key, error.values);
    notices.show(t("breed.refused", { why }), { stay: true });
  } else {
    await notices.showFailure(error);
  }
}

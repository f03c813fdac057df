// The rating of the card's creature on the scale of all games, and the button that measures it.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { TOTAL_GAMES } from "../../lab/player-rating.js";
import { measureSet } from "../../panels/opponents/set-rating.js";
import { buttonById, byId } from "../../ui/dom.js";
import { describeFailure } from "../../ui/notices.js";
import { openEngine, openGame } from "./breedables.js";
import { messages } from "./i18n/breed.js";

/** @typedef {import("./creature.js").Creature} Creature */
/** @typedef {import("../../lab/lab.types").MeasuredRating} MeasuredRating */

const { t } = translatorFor(messages);

/** @param {MeasuredRating} rating */
const ratingText = ({ rating, margin, games }) =>
  t("breed.rating.measured", {
    rating: formatNumber(rating),
    margin: formatNumber(margin),
    games: formatNumber(games),
  });

/** @param {{ current(): Creature | null, measured(creature: Creature, rating: MeasuredRating): void, announce(sentence: string): void }} card */
export function createRating({ current, measured, announce }) {
  /** The running measurement. @type {AbortController | null} */
  let running = null;
  let done = 0;
  /** The error of the last measurement. @type {unknown} */
  let failure = null;

  async function draw() {
    const button = buttonById("measure");
    const rating = current()?.measured;
    button.hidden = rating !== undefined && !running;
    button.textContent = t(running ? "breed.enough" : "breed.measure");
    const progress = t("breed.rating.progress", { done, total: TOTAL_GAMES });
    const why = failure ? await describeFailure(failure) : t("breed.rating.none");
    byId("rating").textContent = running ? progress : rating ? ratingText(rating) : why;
  }

  function stop() {
    running?.abort();
    running = null;
    failure = null;
  }

  /** @param {Creature} creature */
  async function measure(creature) {
    const controller = new AbortController();
    running = controller;
    done = 0;
    draw();
    const progress = (/** @type {number} */ games) => {
      done = games;
      if (running === controller) draw();
    };
    try {
      const { game, player, name, numbers } = creature;
      const [{ rules, ladders }, files] = await Promise.all([openGame(game), openEngine(game)]);
      const set = { player, name, numbers };
      const listener = { progress, signal: controller.signal };
      const rating = await measureSet({ info: rules.info, files, ladders }, set, listener);
      if (running !== controller) return;
      running = null;
      measured(creature, rating);
      await draw();
      announce(byId("rating").textContent ?? "");
    } catch (error) {
      if (running !== controller) return;
      stop();
      failure = error;
      draw();
    }
  }

  return {
    draw,
    stop,
    /** Starts a measurement, or stops the running one. */
    toggle() {
      const creature = current();
      if (running) {
        stop();
        draw();
      } else if (creature) measure(creature);
    },
  };
}

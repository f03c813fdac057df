// The computer players of a game: the gallery of opponents and the order of strength.

import { t } from "../../i18n/index.js";
import { strengthsOf } from "../../table/scale.js";
import { element } from "../../ui/create.js";
import { byId } from "../../ui/dom.js";
import { onDemand } from "../../ui/on-demand.js";
import { onTabShown } from "../../ui/tabs.js";

/** @typedef {import("../../table/game-tools.types").GameTools} GameTools */

/**
 * The next weaker and next stronger players of the same year, by measured rating: old programs and modern players do not
 * mix.
 * @param {GameTools} game @param {import("../../engine/engine.types").PlayerInfo[]} players @param {string} player
 */
export async function neighbours(game, players, player) {
  const strengths = await strengthsOf(game);
  const rating = (/** @type {string} */ id) => strengths.get(id)?.rating ?? 0;
  const year = players.find(({ id }) => id === player)?.year;
  const rungs = players
    .filter((one) => one.year === year && strengths.has(one.id))
    .map(({ id }) => id)
    .sort((one, other) => rating(one) - rating(other));
  const at = rungs.indexOf(player);
  if (at < 0) return { easier: null, harder: null };
  return { easier: rungs[at - 1] ?? null, harder: rungs[at + 1] ?? null };
}

/** Rating and class as text; empty if unknown. @param {import("../../table/scale.js").Strength} [strength] */
export const strengthText = (strength) =>
  strength
    ? t("opponent.strength", {
        rating: strength.rating,
        word: t(/** @type {import("../../i18n/index.js").Key} */ (strength.word)),
      })
    : "";

/**
 * Adds a button that introduces an old program of the game; hidden while it plays.
 * @param {import("../../table/table.js").Table} table @param {import("../../table/game-ui.types").GameUi} gameUi
 */
function createIntroduction(table, { defaults }) {
  const { players } = table.rules.info;
  const known = players.find(({ id }) => id === defaults.strength.second);
  if (!known) return () => {};
  const { id, year } = known;
  const button = element("button", { type: "button", class: "plain", id: "meet" });
  button.addEventListener("click", () => {
    const { strength, opponent } = table.settings.current();
    table.settings.change({
      opponent: opponent === "first" ? "first" : "second",
      strength: { ...strength, alone: id },
    });
  });
  byId("choose").after(button);
  return () => {
    const { strength, opponent } = table.settings.current();
    button.textContent = t("opponent.meet", { name: table.playerName(id), year });
    button.hidden = strength.alone === id && (opponent === "first" || opponent === "second");
  };
}

/** Loads the gallery when its tab is first shown. @type {import("../index.js").CreateTool} */
export function createOpponents(table, gameUi, game) {
  const introduce = createIntroduction(table, gameUi);
  /** @type {import("./opponents-gallery.js").OpponentGallery | null} */
  let gallery = null;
  const load = onDemand(async () => {
    const [{ OpponentGallery }, strengths] = await Promise.all([
      import("./opponents-gallery.js"),
      strengthsOf(game),
    ]);
    gallery ??= new OpponentGallery(table, game, strengths);
    return gallery;
  }, table.notifyFailure);
  onTabShown("play", load);
  introduce();

  return {
    show() {
      introduce();
      gallery?.show();
    },
  };
}

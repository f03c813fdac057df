// The computer players of a game: by their measured strength, and as a gallery to choose from.

import { t } from "../../i18n/index.js";
import { onDemand } from "../../ui/on-demand.js";
import { onTabShown } from "../../ui/tabs.js";

/** @typedef {import("../../table/game-tools.types").GameTools} GameTools */

/** The next weaker and the next stronger player than one, where they have been measured. @param {GameTools} game @param {string} player */
export async function neighbours(game, player) {
  const { players } = (await game.ladder?.().catch(() => null))?.default ?? { players: [] };
  const rungs = [...players].sort((one, other) => one.rating - other.rating).map(({ id }) => id);
  const at = rungs.indexOf(player);
  if (at < 0) return { easier: null, harder: null };
  return { easier: rungs[at - 1] ?? null, harder: rungs[at + 1] ?? null };
}

/** The gallery of opponents; it comes when somebody sees the tab in which it is. @type {import("../index.js").NewTool} */
export function createOpponents(table, _kind, game) {
  /** @type {import("./opponents-gallery.js").OpponentGallery | null} */
  let gallery = null;
  const bring = onDemand(
    async () => {
      const { OpponentGallery } = await import("./opponents-gallery.js");
      gallery ??= new OpponentGallery(table, game);
      return gallery;
    },
    () => table.notify(t("notice.loading")),
  );
  onTabShown("play", bring);

  return { show: () => gallery?.show() };
}

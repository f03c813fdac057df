// A draw that a computer player declares: the user accepts it or plays on.

import { t } from "../i18n/index.js";
import { otherSide } from "../table/players.js";
import { confirm } from "./confirmation.js";

/** @param {import("../table/table.js").Table} table @returns {import("./index.js").Tool} */
export function createDeclaredDraw(table) {
  /** Whether the user plays on in this match, in which later declarations are ignored. */
  let isDeclined = false;

  return {
    async changed({ view, phase, players, thought, record }, cause) {
      if (cause === "new" || cause === "opened") isDeclined = false;
      const isDeclared = cause === "move" && thought?.choice.score?.kind === "draws";
      if (!isDeclared || isDeclined || phase !== "person") return;
      const name = table.playerName(players[otherSide(view.side)] ?? "");
      const prompt = t("draw.declared", { name });
      const isAccepted = await confirm(prompt, t("draw.accept"), t("draw.play-on"));
      if (table.match.state().record !== record) return;
      isDeclined = !isAccepted;
      if (isAccepted) table.match.finish("agreed");
    },
  };
}

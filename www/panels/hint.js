// A hint: highlights the strongest player's move on the board and announces it with its reasons.

import { createEngineClient } from "../engine/client.js";
import { isProved } from "../engine/score-order.js";
import { errorText } from "../i18n/error-text.js";
import { t } from "../i18n/index.js";
import { scoreText } from "../table/score.js";
import { moveEffects, previewLine, requestFor } from "./analysis/preview-line.js";
import { countHint } from "./result/assistance.js";

/** @typedef {import("../engine/engine.types").Choice} Choice */
/** @typedef {import("../table/table.js").Table} Table */

/** Maximum milliseconds of the search. */
const MAX_SEARCH_TIME = 1200;

/** @type {import("./index.js").CreateTool} */
export function createHint(table, gameUi, game) {
  const button = /** @type {HTMLElement} */ (document.getElementById("hint"));
  /** @type {import("../engine/client.js").EngineClient | null} */
  let engine = null;
  /** Cancels the pending request. @type {AbortController | null} */
  let controller = null;

  function cancel() {
    controller?.abort();
    controller = null;
    button.removeAttribute("aria-busy");
  }

  /** @param {Choice} choice */
  function highlight(choice) {
    const { view } = table.match.state();
    const found =
      view.legal.find(({ text }) => text === choice.move) ?? legalMoveFor(table, choice.move);
    if (!found) return;
    table.highlight([found.from, found.to].flatMap((cell) => cell ?? []));
    const move = gameUi.moveName(found.text);
    const why = reasonText(table, game, found.text, choice.score);
    countHint(table);
    table.showHint(why ? t("hint.says", { move, why }) : t("hint.bare", { move }));
  }

  return {
    hint() {
      const { view, record, seed, phase } = table.match.state();
      if (button.ariaDisabled === "true" || view.outcome || phase === "thinking") return;
      cancel();
      engine ??= createEngineClient(table.rules);
      controller = new AbortController();
      button.setAttribute("aria-busy", "true");
      engine.choose(
        requestFor(table, record, { limits: { time: MAX_SEARCH_TIME }, seed }),
        {
          choice(choice) {
            cancel();
            if (!table.isEdited()) highlight(choice);
          },
          failed(error) {
            cancel();
            table.notify(errorText(error));
          },
        },
        { signal: controller.signal },
      );
    },
    changed() {
      cancel();
      table.highlight([]);
    },
  };
}

/** The legal move for a move in the player's coordinate notation. @param {Table} table @param {string} plain */
function legalMoveFor(table, plain) {
  const { view, record } = table.match.state();
  const after = previewLine(table, record, null, [plain]).view;
  const text = after.last?.text;
  return view.legal.find((legal) => legal.text === text);
}

/**
 * The reasons for a move as text; may be empty.
 * @param {Table} table @param {import("../table/game-tools.types").GameTools} game
 * @param {string} move @param {Choice["score"]} score
 */
function reasonText(table, game, move, score) {
  const { view, record } = table.match.state();
  const found = game.reasons({
    before: view,
    after: previewLine(table, record, null, [move]).view,
    move,
    effects: moveEffects(table, record, move),
  });
  const isMeaningful = score && (isProved(score) || ["discs", "pawns"].includes(score.kind));
  return [...found, ...(isMeaningful ? [scoreText(score)] : [])].filter(Boolean).join(", ");
}

// A hint: the strongest player's move, highlighted on the board and announced with its reason.

import { createEngineClient } from "../engine/client.js";
import { errorText } from "../i18n/error-text.js";
import { t } from "../i18n/index.js";
import { isProved, scoreText } from "../table/score.js";
import { moveEffects, previewLine, requestFor, strongest } from "./analysis/preview-line.js";

/** @typedef {import("../engine/engine.types").Choice} Choice */
/** @typedef {import("../table/table.js").Table} Table */

/** Time limit of the search in milliseconds. */
const LIMIT = 1200;

/** @type {import("./index.js").NewTool} */
export function createHint(table, kind, game) {
  const button = /** @type {HTMLElement} */ (document.getElementById("hint"));
  /** @type {import("../engine/client.js").EngineClient | null} */
  let engine = null;
  /** Of the pending request. @type {AbortController | null} */
  let controller = null;

  function end() {
    controller?.abort();
    controller = null;
    button.removeAttribute("aria-busy");
  }

  /** @param {Choice} choice */
  function highlight(choice) {
    const { view } = table.match.state();
    const found =
      view.legal.find(({ text }) => text === choice.move) ?? writtenHere(table, choice.move);
    if (!found) return;
    table.highlight([found.from, found.to].flatMap((cell) => cell ?? []));
    const player = table.playerName(strongest(table));
    const move = kind.moveName(found.text);
    const why = reasons(table, game, found.text, choice.score);
    table.showHint(why ? t("hint.says", { player, move, why }) : t("hint.bare", { player, move }));
  }

  return {
    hint() {
      const { view, record, seed, phase } = table.match.state();
      if (button.ariaDisabled === "true" || view.outcome || phase === "thinking") return;
      end();
      engine ??= createEngineClient(table.rules);
      controller = new AbortController();
      button.setAttribute("aria-busy", "true");
      engine.choose(
        requestFor(table, record, { limits: { time: LIMIT }, seed }),
        {
          choice(choice) {
            end();
            highlight(choice);
          },
          failed(error) {
            end();
            table.notify(errorText(error));
          },
        },
        { signal: controller.signal },
      );
    },
    changed() {
      end();
      table.highlight([]);
    },
  };
}

/** The legal move that a player's coordinates mean in this position. @param {Table} table @param {string} plain */
function writtenHere(table, plain) {
  const { view, record } = table.match.state();
  const after = previewLine(table, record, null, [plain]).view;
  const text = after.last?.text;
  return view.legal.find((legal) => legal.text === text);
}

/**
 * The reasons for a move in words; empty if there are none.
 * @param {Table} table @param {import("../table/game-tools.types").GameTools} game
 * @param {string} move @param {Choice["score"]} score
 */
function reasons(table, game, move, score) {
  const { view, record } = table.match.state();
  const found = game.reasons({
    before: view,
    after: previewLine(table, record, null, [move]).view,
    move,
    effects: moveEffects(table, record, move),
  });
  const tells = score && (isProved(score) || ["discs", "pawns"].includes(score.kind));
  return [...found, ...(tells ? [scoreText(score)] : [])].filter(Boolean).join(", ");
}

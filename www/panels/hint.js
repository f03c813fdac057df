// A hint: the strongest player's move, pointed out on the board and told with its reason.

import { createThinker } from "../engine/client.js";
import { errorText } from "../i18n/error-text.js";
import { t } from "../i18n/index.js";
import { isProved, scoreText } from "../table/score.js";
import { imagine, moveEffects, questionAbout, strongest } from "./preview-line.js";

/** @typedef {import("../engine/types.js").Choice} Choice */
/** @typedef {import("../table/table.js").Table} Table */

/** Milliseconds that the player may think. */
const LIMIT = 1200;

/** @type {import("./index.js").NewTool} */
export function createHint(table, kind, game) {
  const button = /** @type {HTMLElement} */ (document.getElementById("hint"));
  /** @type {import("../engine/client.js").Thinker | null} */
  let helper = null;
  /** @type {{ stop(): void } | null} */
  let request = null;

  function end() {
    request?.stop();
    request = null;
    button.removeAttribute("aria-busy");
  }

  /** @param {Choice} choice */
  function point(choice) {
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
      helper ??= createThinker(table.rules);
      button.setAttribute("aria-busy", "true");
      request = helper.ask(questionAbout(table, record, { limits: { time: LIMIT }, seed }), {
        choice(choice) {
          end();
          point(choice);
        },
        failed(complaint) {
          end();
          table.notify(errorText(complaint));
        },
      });
    },
    changed() {
      end();
      table.highlight([]);
    },
  };
}

/** A move that a player has written plainly, as it is written in this position. @param {Table} table @param {string} plain */
function writtenHere(table, plain) {
  const { view, record } = table.match.state();
  const after = imagine(table, record, null, [plain]).view;
  const text = after.last?.text;
  return view.legal.find((legal) => legal.text === text);
}

/**
 * What speaks for a move, in words; empty where nothing can be said.
 * @param {Table} table @param {import("../table/game-tools.js").GameTools} game
 * @param {string} move @param {Choice["score"]} score
 */
function reasons(table, game, move, score) {
  const { view, record } = table.match.state();
  const found = game.reasons({
    before: view,
    after: imagine(table, record, null, [move]).view,
    move,
    effects: moveEffects(table, record, move),
  });
  const tells = score && (isProved(score) || ["discs", "pawns"].includes(score.kind));
  return [...found, ...(tells ? [scoreText(score)] : [])].filter(Boolean).join(", ");
}

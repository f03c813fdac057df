// A hint: the strongest player's move, pointed out on the board and told with its reason.

import { createThinker } from "../engine/client.js";
import { errorText, t } from "../i18n/index.js";
import { isProved, scoreText } from "../table/score.js";
import { imagine, moveEffects, questionAbout, strongest } from "./preview-line.js";

/** @typedef {import("../engine/types.js").Choice} Choice */

/** Milliseconds that the player may think. */
const LIMIT = 1200;

/** @type {import("./index.js").NewTool} */
export function createHint(table, kind, game) {
  const picket = /** @type {HTMLElement} */ (document.getElementById("hint"));
  /** @type {import("../engine/client.js").Thinker | null} */
  let helper = null;
  /** @type {{ stop(): void } | null} */
  let request = null;

  function end() {
    request?.stop();
    request = null;
    picket.removeAttribute("aria-busy");
  }

  /** @param {Choice} choice */
  function show(choice) {
    const { view, record } = table.match.state();
    const found = view.legal.find(({ text }) => text === choice.move) ?? writtenHere(choice.move);
    if (!found) return;
    const cells = [found.from, found.to].flatMap((cell) => cell ?? []);
    table.point(cells);
    const player = table.playerName(strongest(table));
    const move = kind.moveName(found.text);
    const reasons = game.reasons({
      before: view,
      after: imagine(table, record, null, [found.text]).view,
      move: found.text,
      effects: moveEffects(table, record, found.text),
    });
    const { score } = choice;
    const tells = score && (isProved(score) || ["discs", "pawns"].includes(score.kind));
    const why = [...reasons, ...(tells ? [scoreText(score)] : [])].filter(Boolean).join(", ");
    table.showHint(why ? t("hint.says", { player, move, why }) : t("hint.bare", { player, move }));
  }

  /** A move that a player has written plainly, as it is written in this position. @param {string} plain */
  function writtenHere(plain) {
    const { view, record } = table.match.state();
    const after = imagine(table, record, null, [plain]).view;
    const text = after.last?.text;
    return view.legal.find((legal) => legal.text === text);
  }

  return {
    hint() {
      const { view, record, seed, phase } = table.match.state();
      if (picket.ariaDisabled === "true" || view.outcome || phase === "thinking") return;
      end();
      helper ??= createThinker(table.rules);
      picket.setAttribute("aria-busy", "true");
      request = helper.ask(questionAbout(table, record, { limits: { time: LIMIT }, seed }), {
        choice(choice) {
          end();
          show(choice);
        },
        failed(complaint) {
          end();
          table.notify(errorText(complaint));
        },
      });
    },
    changed() {
      end();
      table.point([]);
    },
  };
}

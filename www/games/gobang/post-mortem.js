// Explains a defeat of CPC-Gobang: the losing move, and parameter changes that avoid it. A worker searches for them;
// two boards show the result, and the user can play on from it.

import { startWorker } from "../../engine/start-worker.js";
import { WorkerClient } from "../../engine/worker-client.js";
import { errorText } from "../../i18n/error-text.js";
import { addMessages, formatNumber, translatorFor } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { tabPanel } from "../../ui/tabs.js";
import { messages } from "./i18n/classic.js";
import { drawPosition } from "./position-drawing.js";

/** @typedef {import("../../wasm/stratege.js").PostMortemProgress} Progress */
/** @typedef {import("../../wasm/stratege.js").Mend} Mend */
/** @typedef {import("../../table/table.js").Table} Table */

/**
 * A lost match.
 * @typedef {object} Defeat
 * @property {string} record
 * @property {string} player
 * @property {import("../../table/parameters.js").Changes} numbers  changed parameters of the player
 */

const { t } = translatorFor(messages);

/** @param {Table} table */
export async function openPostMortem(table) {
  await addMessages(messages);
  return new PostMortem(table);
}

export class PostMortem {
  #table;
  #client;
  #title = element("h2", { id: "cause-title" });
  #status = element("p", { role: "status", class: "hint" });
  #bar = element("progress", {});
  #stop = element("button", { type: "button", class: "plain" });
  #result = element("div", { class: "cause-result" });
  #view;
  /** The ply whose examination was announced; -1 if none. */
  #announcedPly = -1;

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
    this.#client = new WorkerClient(() => startWorker(__LABORATORY_URL__, table.rules));
    this.#view = element(
      "section",
      { id: "post-mortem", class: "values", "aria-labelledby": "cause-title" },
      ...[this.#title, this.#status, this.#bar, element("p", {}, this.#stop), this.#result],
    );
    this.#stop.addEventListener("click", () => {
      this.close();
      this.#view.hidden = false;
      this.#status.textContent = t("cause.stopped");
    });
    tabPanel("analysis").prepend(this.#view);
  }

  /** @param {Defeat} defeat */
  start(defeat) {
    this.#announcedPly = -1;
    this.#title.textContent = t("cause.title", { player: this.#table.playerName(defeat.player) });
    this.#stop.textContent = t("cause.stop");
    this.#status.textContent = "";
    this.#result.replaceChildren();
    this.#show({ isRunning: true });
    this.#client.request(
      { type: "post-mortem", ...defeat },
      {
        progress: (/** @type {Progress} */ progress) => this.#report(defeat, progress),
        failed: (/** @type {import("../../engine/engine.types").EngineError} */ error) => {
          this.#show({ isRunning: false });
          this.#status.textContent = errorText(error);
        },
      },
    );
    this.#view.scrollIntoView({ block: "nearest" });
  }

  /** Stops the search and hides the panel. */
  close() {
    this.#client.close();
    this.#show({ isRunning: false });
    this.#view.hidden = true;
  }

  /** @param {{ isRunning: boolean }} how */
  #show({ isRunning }) {
    this.#view.hidden = false;
    this.#bar.hidden = !isRunning;
    this.#stop.hidden = !isRunning;
  }

  /** @param {Defeat} defeat @param {Progress} progress */
  #report(defeat, { over, ply, lost_from: lostFrom, mend }) {
    if (!over) {
      if (ply === this.#announcedPly) return;
      this.#announcedPly = ply;
      const cell = this.#at(defeat, ply).moves[ply] ?? "";
      this.#status.textContent = t("cause.looking", { number: ply + 1, cell });
      return;
    }
    this.#show({ isRunning: false });
    this.#client.close();
    if (mend) return this.#showMend(defeat, mend);
    const player = this.#table.playerName(defeat.player);
    this.#status.textContent =
      lostFrom === null ? t("cause.open") : t("cause.none", { number: lostFrom + 1, player });
  }

  /** @param {Defeat} defeat @param {Mend} mend */
  #showMend(defeat, mend) {
    const { ply, played, instead, plies, win } = mend;
    const numbers = changesText(mend);
    const before = this.#at(defeat, ply + 1);
    const play = element("button", { type: "button", class: "strong" }, t("cause.play"));
    play.addEventListener("click", () => this.#playOn(defeat, mend));
    this.#status.textContent = [
      t("cause.played", { number: ply + 1, cell: played, plies: formatNumber(plies) }),
      t("cause.mended", { numbers, cell: instead }),
    ].join(" ");
    const after = this.#at(defeat, ply, instead);
    this.#result.replaceChildren(
      figure(t("cause.before", { cell: played }), drawPosition(before, played, win)),
      figure(t("cause.after", { numbers, cell: instead }), drawPosition(after, instead, [])),
      play,
    );
  }

  /** The position after `ply` moves of the match and possibly one other move. @param {Defeat} defeat @param {number} ply @param {string} [move] */
  #at({ record }, ply, move) {
    const match = this.#table.rules.read(record);
    try {
      match.goto(ply);
      if (move) match.play(move);
      return { ...match.view(), record: match.record() };
    } finally {
      match.free();
    }
  }

  /** @param {Defeat} defeat @param {Mend} mend */
  #playOn(defeat, { ply, instead, changes }) {
    const { settings, match } = this.#table;
    const numbers = settings.current().numbers ?? {};
    const mended = Object.fromEntries(changes.map(({ name, after }) => [name, after]));
    const own = { ...numbers[defeat.player], ...mended };
    settings.change({ numbers: { ...numbers, [defeat.player]: own } });
    match.open(this.#at(defeat, ply, instead).record);
    this.#table.focusBoard();
  }
}

/** The changed parameters with the names of the source. @param {Mend} mend */
function changesText({ changes }) {
  const [one, other] = changes.map(({ name, before, after }) =>
    t("cause.number", { name: name.toUpperCase(), before, after }),
  );
  return other ? t("cause.and", { one, other }) : one;
}

/** @param {string} caption @param {Element} drawing */
const figure = (caption, drawing) =>
  element("figure", {}, element("figcaption", {}, caption), drawing);

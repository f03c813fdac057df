// The table: puts the course of the match, the board and everything around it together.
// The only place where a change of the match becomes something to see, to hear and to keep.

import { createThinker } from "../engine/client.js";
import { box } from "../page/parts.js";
import { say, sayError } from "../strings/index.js";
import { createFence } from "./fence.js";
import { createFlow } from "./flow.js";
import { listenToKeys } from "./keys.js";
import { addressOf, createAddressKeeper, lineInAddress, pageFor } from "./link.js";
import { nameOf } from "./names.js";
import { createOptions } from "./options.js";
import { createRecord } from "./record.js";
import { createResult, sayPoints } from "./result.js";
import { createStatus, sentence } from "./status.js";

/** @typedef {import("./flow.js").State} State */
/** @typedef {import("./flow.js").Cause} Cause */
/** @typedef {import("./settings.js").Settings} Settings */

/** A match that was only opened, or given other players, is no reason to write over the saved one. @type {Cause[]} */
const KEPT = ["new", "move", "ended", "walk"];

/** Whether something has happened in the match itself. @param {Cause} cause */
const isNews = (cause) => cause === "move" || cause === "ended";

/**
 * @param {object} tools
 * @param {import("../engine/rules.js").Rules} tools.rules
 * @param {import("../engine/client.js").Thinker} tools.thinker
 * @param {import("./store.js").Store} tools.store
 * @param {import("../boards/board.js").BoardKind} tools.kind
 * @param {() => Settings} tools.current
 * @param {(change: Partial<Settings>) => void} tools.choose
 * @param {(sentence: string) => void} tools.tell
 * @param {ReturnType<typeof import("../page/notices.js").createNotices>} tools.notices
 */
export function layTable({ rules, thinker, store, kind, current, choose, tell, notices }) {
  const { info } = rules;
  /** @type {State} */
  let state;
  const address = createAddressKeeper();
  /** @type {import("../boards/board.js").Table} */
  const table = {
    info,
    state: () => state,
    settings: current,
    choose,
    playerName,
    play: (move) => flow.play(move),
    goTo: (ply) => flow.goTo(ply),
    undo: () => flow.undo(),
    redo: () => tools?.redo() || flow.redo(),
    newGame: () => newGame(),
    begin: (start) => goOnWith(rules.begin(start)),
    open: (line, notes) => goOnWith(rules.read(line), notes),
    notes: store.notes,
    finish: (end) => flow.finish(end),
    view: rules.view,
    playOn: () => flow.playOn(),
    pause: () => flow.pause(),
    step: () => flow.step(),
    read: rules.read,
    point: (...cells) => board.point(...cells),
    arrange: () => board.arrange?.(),
    note: store.note,
    tell,
    notify: notices.show,
    files: { module: rules.module, glue: rules.glue, engine: rules.engine },
    hire: () => createThinker(rules),
    exports: rules.exports,
    explain: rules.explain,
    suggest: rules.suggest,
  };
  const put = (/** @type {string} */ move) => tools?.hold(move) || table.play(move);
  const board = kind.mount(box("board"), put, table);
  const newGame = () => {
    result.close();
    store.keepNotes("");
    flow.newGame();
  };
  const help = async () => (await furnish())?.openManual();
  const hint = async () => (await furnish())?.hint();
  const { undo, redo } = table;
  const actions = { newGame, undo, redo, hint, copy, help };
  const fence = createFence(actions);
  const status = createStatus({ playOn: table.playOn });
  const record = createRecord({ goTo: table.goTo, playerName });
  const options = createOptions({ current, choose, game: info, kind });
  const result = createResult({
    switches: () => current().switches,
    newGame() {
      newGame();
      board.focus();
    },
  });
  /** Once it is there, in games whose moves have values. @type {import("./analysis.js").Analysis | null} */
  let analysis = null;
  const flow = createFlow({
    thinker,
    begin: rules.begin,
    read: rules.read,
    match: firstMatch(),
    settings: current(),
    changed,
    failed: tellFailure,
  });
  /** The match whose values have been told. */
  let told = "";
  /** @type {Promise<import("../tools/index.js").Tools> | null} */
  let furnishing = null;
  /** @type {import("../tools/index.js").Tools | null} */
  let tools = null;

  const beside = kind.beside?.(table);

  listenToKeys({
    enabled: () => current().letterKeys,
    press: (action) => ({ ...actions, new: newGame })[action](),
    play: (key) => tools?.press(key) || board.press?.(key) || false,
  });
  addEventListener("hashchange", openAddress);

  /** The match in the address, else the saved one, else a new one; what cannot be read is said. */
  function firstMatch() {
    const line = lineInAddress();
    const linked = line === null ? null : attempt(line, "notice.link");
    return linked ?? savedMatch() ?? rules.begin(current().start);
  }

  function savedMatch() {
    const line = store.match();
    return line === null ? null : attempt(line, "notice.saved");
  }

  /** @param {string} line @param {"notice.link" | "notice.saved"} complaint */
  function attempt(line, complaint) {
    try {
      return rules.read(line);
    } catch (error) {
      notices.show(say(complaint, { why: sayError(error) }), { stay: true });
      return null;
    }
  }

  function openAddress() {
    const line = lineInAddress();
    if (line === null || line === state.line) return;
    const elsewhere = pageFor(line);
    if (elsewhere) return location.replace(elsewhere);
    const match = attempt(line, "notice.link");
    if (match) goOnWith(match);
    else address.keep(inAddress());
  }

  /** @param {import("../engine/rules.js").OpenMatch} match @param {string} [notes] */
  function goOnWith(match, notes = "") {
    result.close();
    store.keepNotes(notes);
    flow.open(match);
  }

  /** A match without moves is no news to anybody, unless it begins from a position of its own. */
  function inAddress() {
    const { steps, start } = state.view;
    return steps > 0 || !info.starts.includes(start) ? state.line : "";
  }

  /** @param {State} next @param {Cause} cause */
  function changed(next, cause) {
    state = next;
    draw();
    if (KEPT.includes(cause)) store.keepMatch(state.line);
    address.keep(inAddress());
    tools?.changed(state, cause);
    if (beside?.changed(state, cause)) return;
    speak(cause);
    if (isNews(cause) && state.phase === "over") result.open();
  }

  function draw() {
    const { view, phase, line, seats } = state;
    const { switches, numbers = {} } = current();
    board.draw(view, { open: phase === "person", line, seats, switches, numbers });
    status.draw(state, kind);
    fence.draw(state);
    record.draw(state, kind);
    if (view.outcome) result.write(state, kind);
    analysis?.update(state);
  }

  /** Fetches what lies around the game; answers null where it cannot be had now. */
  async function furnish() {
    try {
      furnishing ??= import("../tools/index.js").then(({ createTools }) =>
        createTools(table, kind),
      );
      tools = await furnishing;
    } catch {
      furnishing = null; // the next wish tries again
      notices.show(say("notice.loading"));
    }
    return tools;
  }

  async function analyse() {
    const { createAnalysis } = await import("./analysis.js");
    analysis = createAnalysis({
      thinker,
      analyst: info.analyst,
      ahead: kind.ahead ?? false,
      isShown: () => current().switches.values === true,
      show: showValues,
      failed: tellFailure,
    });
    analysis.update(state);
  }

  /** @param {import("./analysis.js").Values | null} values */
  function showValues(values) {
    board.showValues?.(values?.known ?? null);
    if (!values?.complete || values.known.size === 0 || told === state.line) return;
    told = state.line;
    if (kind.tellValues) tell(kind.tellValues([...values.known.values()]));
  }

  /** @param {import("../engine/types.js").Complaint} complaint */
  function tellFailure(complaint) {
    notices.show(say("notice.failed", { why: sayError(complaint) }), { stay: true });
  }

  /** @param {Cause} cause */
  function speak(cause) {
    const { view, phase } = state;
    if (cause === "move" && view.last) tell(kind.tell(view.last));
    if (isNews(cause) && phase === "over") {
      const { points } = kind.result(view, current().switches);
      tell(points ? `${sentence(state)}, ${sayPoints(points)}.` : `${sentence(state)}.`);
    } else if (cause === "new" || cause === "walk") tell(`${sentence(state)}.`);
    else if (cause === "move" && phase === "person") tell(`${say(`${view.side}.turn`)}.`);
  }

  async function copy() {
    const link = addressOf(state.line);
    try {
      await navigator.clipboard.writeText(link);
      notices.show(say("copied"));
    } catch {
      notices.show(say("copy.failed", { link }), { stay: true });
    }
  }

  /** @param {string} id */
  function playerName(id) {
    const player = info.players.find((player) => player.id === id);
    return player ? nameOf(player) : id;
  }

  options.show();
  flow.start();
  if (info.analyst !== null) analyse();
  furnish();

  return {
    /** Shows everything anew, in another language or with other settings. */
    show() {
      options.show();
      flow.settings(current());
      draw();
      tools?.show();
    },
  };
}

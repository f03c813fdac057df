// The dialogue of the IBM 1130 program: what the typewriter prints and understands. It plays through the table's
// controls and follows every change of the match.

import { errorText, language, translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/game.js";

/** @typedef {import("../../table/flow.js").State} State */
/** @typedef {import("../../table/flow.js").Cause} Cause */
/** @typedef {"rules" | "name" | "play" | "stopped"} Stage */

const { t } = translatorFor(messages);

/** The program whose talk this is. */
const CLASSIC = "ttt3d";
const LONGEST_NAME = 40;
const CODES = { machineBegins: "000", newGame: "-11", stop: "999" };

/**
 * @param {import("../../table/controls.js").Table} table
 * @param {(sentence: string) => void} print
 */
export function openDialogue(table, print) {
  /** @type {Stage} */
  let stage = "stopped";
  let name = "";
  /** Whether what the table tells next comes from here and is said here. */
  let isSettling = false;

  function begin() {
    stage = "rules";
    print(t("tw.intro"));
  }

  /** @param {string} text */
  function answer(text) {
    if (stage === "rules") explain(text.toLocaleLowerCase(language()));
    else if (stage === "name") meet(text.slice(0, LONGEST_NAME));
    else if (stage === "play") obey(text.replace(/[\s,]/g, ""));
    else begin();
  }

  /** @param {string} text */
  function explain(text) {
    const isYes = text !== "" && t("tw.yes").startsWith(text);
    const isNo = text !== "" && t("tw.no").startsWith(text);
    if (!isYes && !isNo) return print(t("tw.yes-no"));
    if (isYes) print(t("tw.rules"));
    stage = "name";
    print(t("tw.name"));
  }

  /** @param {string} text */
  function meet(text) {
    if (text === "") return print(t("tw.name"));
    name = text;
    stage = "play";
    const { moves } = table.match.state().view;
    const { opponent } = table.settings.current();
    // A match that is under way goes on with whoever plays it; else the old program sits down.
    if (moves.length === 0 || ["none", "both"].includes(opponent)) settle(opponent, CLASSIC);
    introduce();
    if (moves.length > 0) tellPlace();
    prompt();
  }

  /** @param {string} opponent @param {string} [player] */
  function settle(opponent, player = table.settings.current().strength.alone) {
    const { side } = table.match.state().view;
    const others = side === "first" ? "second" : "first";
    const machine = opponent === "first" || opponent === "second" ? opponent : others;
    isSettling = true;
    table.settings.change({
      opponent: machine,
      strength: { ...table.settings.current().strength, alone: player },
    });
    isSettling = false;
  }

  function introduce() {
    const { first, second } = table.match.state().players;
    const names = [first, second].filter((id) => id !== null).map((id) => table.playerName(id));
    if (names.length === 1) print(t("tw.against", { name, player: names[0] }));
  }

  /** @param {string} code */
  function obey(code) {
    const { view, phase } = table.match.state();
    if (code === CODES.stop) {
      stage = "stopped";
      print(t("tw.stopped", { name }));
    } else if (code === CODES.newGame) table.match.newGame();
    else if (code === CODES.machineBegins) letMachineMove();
    else if (view.outcome) print(t("tw.over", { name }));
    else if (phase !== "person") print(t(phase === "waiting" ? "tw.waiting" : "tw.wait", { name }));
    else move(code);
  }

  function letMachineMove() {
    if (table.match.state().view.outcome) table.match.newGame();
    const { view, phase } = table.match.state();
    if (phase === "waiting") table.match.playOn();
    else if (phase !== "person") print(t("tw.wait", { name }));
    else if (view.ply > 0) refuse(t("tw.too-late"));
    else {
      print(t("tw.begins"));
      settle(view.side);
    }
  }

  /** @param {string} code */
  function move(code) {
    try {
      table.match.play(code);
    } catch (error) {
      refuse(errorText(error));
    }
  }

  /** @param {string} why */
  function refuse(why) {
    print(t("tw.illegal", { name, why }));
    prompt();
  }

  /** Asks for a code where a person is to move. */
  function prompt() {
    const { phase } = table.match.state();
    if (phase === "person") print(t("tw.turn", { name }));
    if (phase === "over") print(t("tw.over", { name }));
    if (phase === "waiting") print(t("tw.waiting", { name }));
  }

  function tellPlace() {
    const { ply, moves } = table.match.state().view;
    print(t("looking-back", { ply, last: moves.length }));
  }

  /** @param {State} state */
  function tellMove({ view, players, thought }) {
    if (!view.last) return;
    const { text: code, side } = view.last;
    const isMine = players[side] !== null;
    const score = thought?.choice.score;
    if (isMine && score?.kind === "situation") {
      const { number, second } = score.value;
      print(t("tw.mine.situation", { code, number, second }));
    } else print(t(isMine ? "tw.mine" : "tw.yours", { code }));
    if (!view.outcome) return;
    const row = view.winningRow.map((cell) => view.names[cell]).join(" ");
    if (view.outcome.winner === null) print(t("tw.draw", { name }));
    else print(t(isMine ? "tw.lost" : "tw.won", { name, row }));
  }

  return {
    answer,

    /** Somebody has turned to the typewriter, perhaps once more. */
    wake() {
      if (stage === "stopped") begin();
      if (stage !== "play") return;
      tellPlace();
      prompt();
    },

    /** @param {State} state @param {Cause} cause */
    changed(state, cause) {
      if (stage !== "play" || cause === "failed") return false;
      if (isSettling) return true;
      if (cause === "move") tellMove(state);
      if (cause === "new") print(t("tw.new", { name }));
      if (cause === "walk" || cause === "opened") tellPlace();
      if (cause === "players") introduce();
      if (state.phase !== "over" || cause !== "new") prompt();
      return true;
    },
  };
}

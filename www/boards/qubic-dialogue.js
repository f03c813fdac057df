// What the typewriter of 1970 says and understands: the talk of the old program around a match that it shares
// with the board. It plays by the table's own hands and learns of every move from the table.

import { en } from "../strings/en/qubic.js";
import { language, sayError, speakerOf } from "../strings/index.js";

/** @typedef {import("../table/flow.js").State} State */
/** @typedef {import("../table/flow.js").Cause} Cause */
/** @typedef {"rules" | "name" | "play" | "stopped"} Stage */

const { say } = speakerOf(en);

/** The program whose talk this is. */
const CLASSIC = "ttt3d";
const LONGEST_NAME = 40;
const CODES = { machineBegins: "000", newGame: "-11", stop: "999" };

/**
 * @param {import("./board.js").Table} table
 * @param {(sentence: string) => void} print
 */
export function openDialogue(table, print) {
  /** @type {Stage} */
  let stage = "stopped";
  let name = "";
  /** Whether what the table tells next comes from here and is said here. */
  let isSeating = false;

  function begin() {
    stage = "rules";
    print(say("tw.intro"));
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
    const isYes = text !== "" && say("tw.yes").startsWith(text);
    const isNo = text !== "" && say("tw.no").startsWith(text);
    if (!isYes && !isNo) return print(say("tw.yes-no"));
    if (isYes) print(say("tw.rules"));
    stage = "name";
    print(say("tw.name"));
  }

  /** @param {string} text */
  function meet(text) {
    if (text === "") return print(say("tw.name"));
    name = text;
    stage = "play";
    const { moves } = table.state().view;
    const { opponent } = table.settings();
    // A match that is under way goes on with whoever plays it; else the old program sits down.
    if (moves.length === 0 || ["none", "both"].includes(opponent)) seat(opponent, CLASSIC);
    introduce();
    if (moves.length > 0) tellPlace();
    prompt();
  }

  /** @param {string} opponent @param {string} [player] */
  function seat(opponent, player = table.settings().strength.alone) {
    const { side } = table.state().view;
    const others = side === "first" ? "second" : "first";
    const seated = opponent === "first" || opponent === "second" ? opponent : others;
    isSeating = true;
    table.choose({
      opponent: seated,
      strength: { ...table.settings().strength, alone: player },
    });
    isSeating = false;
  }

  function introduce() {
    const { first, second } = table.state().seats;
    const players = [first, second].filter((id) => id !== null).map((id) => table.playerName(id));
    if (players.length === 1) print(say("tw.against", { name, player: players[0] }));
  }

  /** @param {string} code */
  function obey(code) {
    const { view, phase } = table.state();
    if (code === CODES.stop) {
      stage = "stopped";
      print(say("tw.stopped", { name }));
    } else if (code === CODES.newGame) table.newGame();
    else if (code === CODES.machineBegins) letMachineMove();
    else if (view.outcome) print(say("tw.over", { name }));
    else if (phase !== "person")
      print(say(phase === "waiting" ? "tw.waiting" : "tw.wait", { name }));
    else move(code);
  }

  function letMachineMove() {
    if (table.state().view.outcome) table.newGame();
    const { view, phase } = table.state();
    if (phase === "waiting") table.playOn();
    else if (phase !== "person") print(say("tw.wait", { name }));
    else if (view.ply > 0) refuse(say("tw.too-late"));
    else {
      print(say("tw.begins"));
      seat(view.side);
    }
  }

  /** @param {string} code */
  function move(code) {
    try {
      table.play(code);
    } catch (error) {
      refuse(sayError(error));
    }
  }

  /** @param {string} why */
  function refuse(why) {
    print(say("tw.illegal", { name, why }));
    prompt();
  }

  /** Asks for a code where a person is to move. */
  function prompt() {
    const { phase } = table.state();
    if (phase === "person") print(say("tw.turn", { name }));
    if (phase === "over") print(say("tw.over", { name }));
    if (phase === "waiting") print(say("tw.waiting", { name }));
  }

  function tellPlace() {
    const { ply, moves } = table.state().view;
    print(say("looking-back", { ply, last: moves.length }));
  }

  /** @param {State} state */
  function tellMove({ view, seats, thought }) {
    if (!view.last) return;
    const { text: code, side } = view.last;
    const isMine = seats[side] !== null;
    const score = thought?.choice.score;
    if (isMine && score?.kind === "situation") {
      const { number, second } = score.value;
      print(say("tw.mine.situation", { code, number, second }));
    } else print(say(isMine ? "tw.mine" : "tw.yours", { code }));
    if (!view.outcome) return;
    const row = view.line.map((cell) => view.names[cell]).join(" ");
    if (view.outcome.winner === null) print(say("tw.draw", { name }));
    else print(say(isMine ? "tw.lost" : "tw.won", { name, row }));
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
      if (isSeating) return true;
      if (cause === "move") tellMove(state);
      if (cause === "new") print(say("tw.new", { name }));
      if (cause === "walk" || cause === "opened") tellPlace();
      if (cause === "seats") introduce();
      if (state.phase !== "over" || cause !== "new") prompt();
      return true;
    },
  };
}

// The dialogue of the IBM 1130 program: what the typewriter prints and understands. It plays through the table's
// controls and follows every change of the match.

import { errorText } from "../../i18n/error-text.js";

/** @typedef {import("../../table/match-controller.js").State} State */
/** @typedef {import("../../table/match-controller.js").Cause} Cause */
/** @typedef {"rules" | "name" | "play" | "stopped"} Stage */

/** The program whose talk this is. */
const CLASSIC = "ttt3d";
const MAX_NAME_LENGTH = 40;
const CODES = { machineBegins: "000", newGame: "-11", stop: "999" };

export class Dialogue {
  #table;
  #voice;
  #print;
  /** @type {Stage} */
  #stage = "stopped";
  #name = "";
  /** Whether what the table tells next comes from here and is said here. */
  #isSettling = false;
  /** Whether the code that is being obeyed has been printed. */
  #isPrinted = false;

  /**
   * @param {import("../../table/table.js").Table} table @param {import("./voice.js").Voice} voice
   * @param {(sentence: string) => void} print
   */
  constructor(table, voice, print) {
    this.#table = table;
    this.#voice = voice;
    this.#print = print;
  }

  /** @param {string} text */
  answer(text) {
    if (this.#stage === "rules") this.#explain(text);
    else if (this.#stage === "name") this.#meet(text.slice(0, MAX_NAME_LENGTH));
    else if (this.#stage === "play") this.#obey(text.replace(/[\s,]/g, ""));
    else this.#begin();
  }

  /** Somebody has turned to the typewriter, perhaps once more. */
  wake() {
    if (this.#stage === "stopped") this.#begin();
    if (this.#stage !== "play") return;
    this.#tellPlace();
    this.#prompt();
  }

  /** @param {State} state @param {Cause} cause */
  changed(state, cause) {
    if (this.#stage !== "play" || cause === "failed") return false;
    if (this.#isSettling) return true;
    if (cause === "move") this.#tellMove(state);
    if (cause === "new") this.#say("tw.new");
    if (cause === "walk" || cause === "opened") this.#tellPlace();
    if (cause === "players") this.#introduce();
    if (state.phase !== "over" || cause !== "new") this.#prompt();
    return true;
  }

  /** Says what it waits for, in another language now. */
  repeat() {
    if (this.#stage === "rules") this.#say("tw.intro");
    else if (this.#stage === "name") this.#say("tw.name");
    else if (this.#stage === "play") this.#prompt();
  }

  #state() {
    return this.#table.match.state();
  }

  /** @param {import("./voice.js").Line} key @param {Record<string, string | number>} [values] */
  #say(key, values = {}) {
    this.#print(this.#voice.line(key, { name: this.#name, ...values }));
  }

  #begin() {
    this.#stage = "rules";
    this.#say("tw.intro");
  }

  /** @param {string} text */
  #explain(text) {
    const [isYes, isNo] = [this.#voice.means(text, "tw.yes"), this.#voice.means(text, "tw.no")];
    if (!isYes && !isNo) return this.#say("tw.yes-no");
    if (isYes) this.#say("tw.rules");
    this.#stage = "name";
    this.#say("tw.name");
  }

  /** @param {string} text */
  #meet(text) {
    if (text === "") return this.#say("tw.name");
    this.#name = text;
    this.#stage = "play";
    const { moves } = this.#state().view;
    const { opponent } = this.#table.settings.current();
    // A match that is under way goes on with whoever plays it; else the old program sits down.
    if (moves.length === 0 || ["none", "both"].includes(opponent)) this.#settle(opponent, CLASSIC);
    this.#introduce();
    if (moves.length > 0) this.#tellPlace();
    this.#prompt();
  }

  /** @param {string} opponent @param {string} [player] */
  #settle(opponent, player = this.#table.settings.current().strength.alone) {
    const { settings } = this.#table;
    const { side } = this.#state().view;
    const others = side === "first" ? "second" : "first";
    const machine = opponent === "first" || opponent === "second" ? opponent : others;
    this.#isSettling = true;
    settings.change({
      opponent: machine,
      strength: { ...settings.current().strength, alone: player },
    });
    this.#isSettling = false;
  }

  #introduce() {
    const { first, second } = this.#state().players;
    const ids = [first, second].filter((id) => id !== null);
    if (ids.length === 1) this.#say("tw.against", { player: this.#table.playerName(ids[0]) });
  }

  /** @param {string} code */
  #obey(code) {
    this.#isPrinted = this.#voice.isOld;
    if (this.#isPrinted) this.#say("tw.yours", { code });
    this.#carryOut(code);
    this.#isPrinted = false;
  }

  /** @param {string} code */
  #carryOut(code) {
    const { view, phase } = this.#state();
    if (code === CODES.stop) {
      this.#stage = "stopped";
      this.#say("tw.stopped");
    } else if (code === CODES.newGame) this.#table.match.newGame();
    else if (code === CODES.machineBegins) this.#letMachineMove();
    else if (view.outcome) this.#say("tw.over");
    else if (phase !== "person") this.#say(phase === "waiting" ? "tw.waiting" : "tw.wait");
    else this.#move(code);
  }

  #letMachineMove() {
    const { match } = this.#table;
    if (this.#state().view.outcome) match.newGame();
    const { view, phase } = this.#state();
    if (phase === "waiting") match.playOn();
    else if (phase !== "person") this.#say("tw.wait");
    else if (view.ply > 0) {
      this.#say("tw.too-late");
      this.#prompt();
    } else {
      this.#say("tw.begins");
      this.#settle(view.side);
    }
  }

  /** @param {string} code */
  #move(code) {
    try {
      this.#table.match.play(code);
    } catch (error) {
      this.#say("tw.illegal");
      if (!this.#voice.isOld) this.#print(errorText(error)); // the old program gives no reason
      this.#prompt();
    }
  }

  /** Asks for a code where a person is to move. */
  #prompt() {
    const { phase } = this.#state();
    if (phase === "person") this.#say("tw.turn");
    if (phase === "over") this.#say("tw.over");
    if (phase === "waiting") this.#say("tw.waiting");
  }

  #tellPlace() {
    const { ply, moves } = this.#state().view;
    this.#say("tw.place", { ply, last: moves.length });
  }

  /** @param {State} state */
  #tellMove({ record, view, players, thought }) {
    if (!view.last) return;
    const { text: code, side } = view.last;
    const isMine = players[side] !== null;
    const score = thought?.choice.score;
    if (isMine && score?.kind === "custom") {
      const [number, second] = score.value.numbers;
      this.#say("tw.mine.situation", { code, number, second });
    } else if (isMine) this.#say("tw.mine", { code });
    else if (!this.#isPrinted) this.#say("tw.yours", { code });
    if (!view.outcome) return;
    // In the order of its data card, as the program has it.
    const cells = this.#table.rules.exports.announcedRow(record);
    const row = [...cells].map((cell) => view.names[cell]).join(" ");
    if (view.outcome.winner === null) this.#say("tw.draw");
    else this.#say(isMine ? "tw.lost" : "tw.won", { row });
  }
}

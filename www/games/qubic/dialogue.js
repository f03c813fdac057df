// The dialogue of the IBM 1130 program TTT3D: prompts, prints and obeys like the listing, in this project's words. Plays
// through the table's controls and follows the match.

/** @typedef {import("../../table/match-controller.js").State} State */
/** @typedef {import("../../table/match-controller.js").Cause} Cause */
/** @typedef {import("../../engine/engine.types").Side} Side */
/** @typedef {"rules" | "name" | "play" | "stopped"} Stage */

/** The program that the dialogue belongs to. */
const CLASSIC = "ttt3d";
/** Characters that the listing reads of a name. */
const MAX_NAME_LENGTH = 20;
const CODES = { machineMoves: "000", newGame: "-11", stop: "999" };

export class Dialogue {
  #table;
  #voice;
  #print;
  /** @type {Stage} */
  #stage = "stopped";
  #name = "";
  /** Whether the next changes of the match come from the dialogue, which prints them itself. */
  #isPreparing = false;
  /** Whether the code being executed was already printed. */
  #isEchoed = false;

  /**
   * @param {import("../../table/table.js").Table} table @param {import("./voice.js").Voice} voice
   * @param {(sentence: string) => void} print
   */
  constructor(table, voice, print) {
    this.#table = table;
    this.#voice = voice;
    this.#print = print;
  }

  /** Whether a game is being played, so that the dialogue announces its changes and accepts draws. */
  get isPlaying() {
    return this.#stage === "play";
  }

  /** @param {string} text */
  handleInput(text) {
    if (this.#stage === "rules") this.#explain(text);
    else if (this.#stage === "name") this.#setName(text.slice(0, MAX_NAME_LENGTH).trim());
    else if (this.#stage === "play") this.#handleCode(text.replace(/[\s,]/g, ""));
    else this.#begin();
  }

  /** Called when the user opens the typewriter's tab. */
  open() {
    if (this.#stage === "stopped") this.#begin();
    if (this.#stage === "play") this.#prompt();
  }

  /** @param {State} state @param {Cause} cause */
  changed(state, cause) {
    if (this.#stage !== "play" || cause === "failed") return false;
    if (this.#isPreparing) return true;
    if (cause === "move") this.#printMove(state);
    if (cause === "ended") this.#printLine("tw.draw");
    this.#prompt();
    return true;
  }

  /** Prints the current prompt again, after a change of language. */
  repeat() {
    if (this.#stage === "rules") this.#printLine("tw.intro");
    else if (this.#stage === "name") this.#printLine("tw.name");
    else if (this.#stage === "play") this.#prompt();
  }

  #state() {
    return this.#table.match.state();
  }

  /** @param {import("./voice.js").Line} key @param {Record<string, string | number>} [values] */
  #printLine(key, values = {}) {
    this.#print(this.#voice.line(key, { name: this.#name, ...values }));
  }

  #begin() {
    this.#stage = "rules";
    this.#printLine("tw.intro");
  }

  /** Every other answer than yes means no. @param {string} text */
  #explain(text) {
    if (this.#voice.isYes(text)) this.#printLine("tw.rules");
    this.#stage = "name";
    this.#printLine("tw.name");
  }

  /** @param {string} text */
  #setName(text) {
    if (text === "") return this.#printLine("tw.name");
    this.#name = text;
    this.#stage = "play";
    const { view } = this.#state();
    const { opponent } = this.#table.settings.current();
    // A match in progress keeps its players; otherwise the old program plays.
    if (["none", "both"].includes(opponent)) this.#assignComputer(otherSide(view.side), CLASSIC);
    else if (view.moves.length === 0) this.#assignComputer(opponent, CLASSIC);
    this.#prompt();
  }

  /** @param {string} side @param {string} [player] */
  #assignComputer(side, player = this.#table.settings.current().strength.alone) {
    const { settings } = this.#table;
    this.#silently(() =>
      settings.change({
        opponent: /** @type {Side} */ (side),
        strength: { ...settings.current().strength, alone: player },
      }),
    );
  }

  /** Changes the match without lines about it. @param {() => void} change */
  #silently(change) {
    this.#isPreparing = true;
    change();
    this.#isPreparing = false;
  }

  /** The keyboard is locked while the machine is to move. @param {string} code */
  #handleCode(code) {
    if (this.#state().phase === "thinking") return;
    this.#printLine("tw.yours", { code });
    this.#isEchoed = true;
    this.#execute(code);
    this.#isEchoed = false;
  }

  /** @param {string} code */
  #execute(code) {
    if (code === CODES.stop) {
      this.#stage = "stopped";
      return;
    }
    const isOver = this.#state().view.outcome !== null;
    // After the end the listing is already in a new game; here the board shows the old one until the next code.
    if (isOver || code === CODES.newGame) this.#clear();
    if (code === CODES.newGame) {
      this.#printLine("tw.draw");
      this.#prompt();
    } else if (code === CODES.machineMoves) this.#letComputerMove();
    else this.#move(code);
  }

  /** Starts a game in which the user has the first move. */
  #clear() {
    const { match } = this.#table;
    this.#silently(() => match.newGame());
    this.#assignComputer(otherSide(this.#state().view.side));
  }

  /** Lets the machine move in place of the user, also in mid-game. */
  #letComputerMove() {
    const { match, rules } = this.#table;
    const { view, phase, players, record } = this.#state();
    if (phase === "waiting") return match.playOn();
    const computer = otherSide(view.side);
    if (view.ply === 0 || players[computer] === null) return this.#assignComputer(view.side);
    // The rules know no pass: the match continues from this position, with the machine to move.
    const current = rules.read(record);
    const position = current.positionText(view.cells, computer);
    current.free();
    this.#silently(() => match.begin(position));
  }

  /** @param {string} code */
  #move(code) {
    const { match } = this.#table;
    try {
      const { ply } = this.#state().view;
      match.play(code);
      if (this.#state().view.ply > ply) return;
    } catch {
      // Refused by the rules.
    }
    this.#printLine("tw.illegal");
    this.#prompt();
  }

  /** Prompts for the next code, unless the machine is to move. After the end it belongs to the next game. */
  #prompt() {
    if (this.#state().phase !== "thinking") this.#printLine("tw.turn");
  }

  /** @param {State} state */
  #printMove({ record, view, players, thought }) {
    if (!view.last) return;
    const { text: code, side } = view.last;
    const isComputers = players[side] !== null;
    const { outcome } = view;
    // The listing prints no move of the machine that wins.
    if (isComputers && !outcome?.winner) this.#printComputersMove(code, thought);
    else if (!isComputers && !this.#isEchoed) this.#printLine("tw.yours", { code });
    if (!outcome) return;
    if (outcome.winner === null) return this.#printLine("tw.draw");
    // In the order of the program's table of rows.
    const cells = this.#table.rules.exports.announcedRow(record);
    const row = [...cells].map((cell) => view.names[cell]).join(" ");
    this.#printLine(isComputers ? "tw.lost" : "tw.won", { row });
  }

  /** @param {string} code @param {State["thought"]} thought */
  #printComputersMove(code, thought) {
    const score = thought?.choice.score;
    if (score?.kind !== "custom") return this.#printLine("tw.mine", { code });
    const [number, second] = score.value.numbers;
    this.#printLine("tw.mine.situation", { code, number, second });
  }
}

/** @param {string} side @returns {Side} */
const otherSide = (side) => (side === "first" ? "second" : "first");

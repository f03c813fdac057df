// The hero of the start page: a program of the museum executes its listing on a position, in the colours of its room.
// Loaded when the page is idle, because it needs the WebAssembly module of a game.

import { openModule } from "../../engine/open-module.js";
import { language, tableOf, translatorFor } from "../../i18n/index.js";
import { RoomBoard } from "../../museum/board.js";
import { linkToTable } from "../../museum/challenge-link.js";
import { Machine } from "../../museum/machine.js";
import { Pacer } from "../../museum/pacer.js";
import { valueText } from "../../museum/value-text.js";
import { openStore } from "../../table/store.js";
import { element } from "../../ui/create.js";
import { byId } from "../../ui/dom.js";
import { addresses } from "../../ui/module-addresses.js";
import { messages } from "./i18n/start.js";

/** @typedef {import("../../museum/museum.types").Room} Room */
/** @typedef {import("../../museum/museum.types").RoomGlue} RoomGlue */

const { t } = translatorFor(messages);

/** Executed lines per second, slow enough to read. */
const STEPS_PER_SECOND = 5;
/** Visible lines of the listing. */
const LINES = 8;
/** Steps for which the chosen move is displayed. */
const PAUSE_STEPS = 6 * STEPS_PER_SECOND;
/** Fraction of a move's steps to skip, so that the first impression is not only the beginning. */
const START_FRACTION = 0.3;

/** @param {string} id of the room @param {string} module names of its game's module and glue */
export async function loadHero(id, module) {
  const [room, { exports }] = await Promise.all([
    /** @type {Promise<Room>} */ (import(`../../museum/rooms/${id}/room.js`)),
    openModule(addresses(module)),
  ]);
  const hero = new Hero(room, exports);
  await hero.translate();
  return hero;
}

class Hero {
  #kind;
  #messages;
  #glue;
  #program;
  #board;
  #machine;
  #cells = "";
  /** Skips the first position of a room, which is mostly an empty board. */
  #position = 1;
  /** Remaining steps for which the chosen move is displayed. */
  #pause = PAUSE_STEPS;
  /** The texts of the room. @type {Record<string, string>} */
  #texts = {};
  #rows = Array.from({ length: LINES }, () => element("li", {}, element("code", {})));
  #pacer = new Pacer((steps) => this.#advance(steps));

  /** @param {Room} room @param {RoomGlue} glue */
  constructor({ kind, messages }, glue) {
    this.#kind = kind;
    this.#messages = messages;
    this.#glue = glue;
    const { programs, table } = kind;
    this.#program = programs.find(({ id }) => id === table.player) ?? programs[0];
    this.#board = new RoomBoard(kind);
    this.#board.picture.setAttribute("aria-hidden", "true");
    this.#pacer.perSecond = STEPS_PER_SECOND;
    this.#machine = this.#open();
    byId("hero-board", HTMLElement).replaceChildren(this.#board.picture);
    byId("hero-listing").replaceChildren(...this.#rows);
    linkToTable(byId("meet", HTMLAnchorElement), kind, openStore(kind.game));
  }

  /** Starts the program on the current position. */
  #open() {
    const { record } = this.#kind.positions[this.#position];
    const machine = new Machine(this.#glue, record, this.#program.id);
    machine.goTo(Math.round(machine.total * START_FRACTION));
    const match = this.#glue.Match.read(record);
    this.#cells = match.view().cells;
    match.free();
    this.#pause = PAUSE_STEPS;
    return machine;
  }

  /** @param {boolean} isMoving */
  move(isMoving) {
    if (isMoving) this.#pacer.start();
    else this.#pacer.stop();
  }

  /** @param {number} steps */
  #advance(steps) {
    if (!this.#machine.isDone) this.#machine.run(steps);
    else if (this.#pause > 0) this.#pause -= steps;
    else {
      this.#position = (this.#position + 1) % this.#kind.positions.length;
      this.#machine.free();
      this.#machine = this.#open();
    }
    this.#draw();
  }

  async translate() {
    this.#texts = await tableOf(this.#messages, language());
    this.#draw();
  }

  #draw() {
    const machine = this.#machine;
    const { line, isDone } = machine;
    this.#board.draw(this.#cells, isDone ? "" : machine.board, {
      touched: isDone ? null : machine.cell,
      also: (!isDone && line > 0 && this.#kind.alsoConsidered?.(machine)) || [],
      best: isDone ? machine.bestCell : null,
    });
    this.#drawListing(line);
    const names = [...machine.changed].slice(0, 3);
    const part = this.#program.listing[line - 1]?.[2];
    byId("hero-values").textContent = names
      .map((name) => `${name} = ${valueText(this.#kind, machine, name, (is) => (is ? "1" : "0"))}`)
      .join("   ");
    byId("hero-reason").textContent = isDone
      ? t("start.result", { move: machine.move })
      : (this.#texts[`part.${part}`] ?? "");
  }

  /** @param {number} line */
  #drawListing(line) {
    const { listing } = this.#program;
    const first = Math.max(0, Math.min(line - 1 - (LINES >> 1), listing.length - LINES));
    this.#rows.forEach((row, at) => {
      const [indent, words] = listing[first + at] ?? [0, ""];
      const code = /** @type {HTMLElement} */ (row.firstElementChild);
      if (code.textContent !== words) code.textContent = words;
      code.dataset.indent = String(indent);
      row.toggleAttribute("aria-current", first + at + 1 === line);
    });
  }
}

// The desk with the running machine: chooses program, position and pace; runs, pauses, steps and stops at breakpoints.
// display.js shows its state.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { Machine } from "../../museum/machine.js";
import { Pacer } from "../../museum/pacer.js";
import { buttonById, byId, isUsable, setUsable } from "../../ui/dom.js";
import { createDisplay, text, valueText } from "./display.js";
import { messages } from "./i18n/museum.js";
import { createListing } from "./listing.js";

/** @typedef {import("../../museum/museum.types").RoomKind} RoomKind */
/** @typedef {import("../../museum/museum.types").RoomGlue} RoomGlue */

const { plural, t } = translatorFor(messages);

/** Steps per second; "own" is the original's pace. */
const PACES = [1, 4, 15, 60, 250, 1000, 10_000];
const DEFAULT_PACE = 15;

export class Desk {
  #kind;
  #glue;
  #announce;
  #playSound;
  #display;
  #listing = createListing(byId("listing"));
  #programs = byId("program", HTMLSelectElement);
  #positions = byId("position", HTMLSelectElement);
  #paces = byId("pace", HTMLSelectElement);
  #replies = byId("reply", HTMLSelectElement);
  #reply = buttonById("reply-go");
  #program;
  #match;
  /** Null if the game is over. @type {Machine | null} */
  #machine = null;
  #pacer = new Pacer((steps) => this.#advance(steps));

  /** @param {RoomKind} kind @param {RoomGlue} glue @param {(sentence: string) => void} announce @param {(machine: Machine) => void} playSound */
  constructor(kind, glue, announce, playSound) {
    this.#kind = kind;
    this.#glue = glue;
    this.#announce = announce;
    this.#playSound = playSound;
    this.#display = createDisplay(kind, this.#listing, (cell) => this.#playOn(cell));
    this.#program = kind.programs[0];
    this.#match = glue.Match.read(kind.positions[0].record);
    this.#listen();
    this.#begin();
  }

  #listen() {
    const next = buttonById("next");
    this.#programs.addEventListener("change", () => {
      this.open(this.#match.record(), this.#programs.value);
    });
    this.#positions.addEventListener("change", () => {
      const chosen = this.#kind.positions.find(({ id }) => id === this.#positions.value);
      if (chosen) this.open(chosen.record, this.#program.id);
    });
    this.#paces.addEventListener("change", () => this.#setPace());
    buttonById("run").addEventListener("click", () => {
      if (this.#pacer.isRunning) this.#pause();
      else this.toggleButton();
    });
    buttonById("step").addEventListener("click", () => this.#stepTo(1));
    buttonById("back").addEventListener("click", () => this.#stepTo(-1));
    buttonById("finish").addEventListener("click", () => {
      this.#jump(this.#machine?.total ?? 0);
      if (this.#machine) this.#playSound(this.#machine);
      this.#announce(this.#resultText());
    });
    buttonById("restart").addEventListener("click", () => this.#jump(0));
    this.#reply.addEventListener("click", () => {
      if (isUsable(this.#reply)) this.#play(this.#replies.value);
    });
    next.addEventListener("click", () => {
      if (this.#machine && isUsable(next)) this.#play(this.#machine.move);
    });
  }

  /** Starts the program on the current match. */
  #begin() {
    this.#pacer.stop();
    this.#machine?.free();
    const moves = this.#match.view().legal.map(({ text }) => text);
    const record = this.#match.record();
    this.#machine = moves.length > 0 ? new Machine(this.#glue, record, this.#program.id) : null;
    this.#listing.open(this.#program.listing);
    this.#replies.replaceChildren(...moves.map((move) => new Option(move, move)));
    setUsable(this.#reply, moves.length > 0);
    this.#setPace();
    this.#show();
  }

  /** Loads a match and a program. @param {string} record @param {string} program */
  open(record, program) {
    const { programs, positions } = this.#kind;
    this.#program = programs.find(({ id }) => id === program) ?? this.#program;
    this.#programs.value = this.#program.id;
    this.#match.free();
    this.#match = this.#glue.Match.read(record);
    this.#positions.value = positions.find((one) => one.record === record)?.id ?? "";
    this.#begin();
  }

  /** Plays a move and starts the program on the new position. @param {string} move */
  #play(move) {
    this.#match.play(move);
    this.#begin();
    this.#announce(t("played", { move }));
  }

  /** The move to a cell, if there is exactly one. @param {number} cell */
  #playOn(cell) {
    const aimed = this.#match.view().legal.filter(({ to }) => to === cell);
    if (aimed.length === 1) this.#play(aimed[0].text);
  }

  toggleButton() {
    if (!this.#machine) return;
    if (this.#machine.isDone) this.#machine.goTo(0);
    this.#pacer.start();
    this.#show();
  }

  #pause() {
    this.#pacer.stop();
    this.#show();
  }

  /** @param {number} steps */
  #advance(steps) {
    const machine = this.#machine;
    const isStopped = machine?.run(steps, this.#listing.stops()) ?? true;
    if (machine) this.#playSound(machine);
    if (isStopped || machine?.isDone) {
      this.#pacer.stop();
      this.#announce(
        machine?.isDone ? this.#resultText() : t("stopped", { line: machine?.line ?? 0 }),
      );
    }
    this.#show();
  }

  /** @param {number} steps  back where it is negative */
  #stepTo(steps) {
    if (!this.#machine) return;
    this.#jump(this.#machine.at + steps);
    this.#playSound(this.#machine);
    this.#announce(this.#lineText(this.#machine));
  }

  /** @param {number} at */
  #jump(at) {
    this.#pacer.stop();
    this.#machine?.goTo(at);
    this.#show();
  }

  #setPace() {
    const { seconds } = this.#kind;
    const total = this.#machine?.total ?? 0;
    const chosen = this.#paces.value;
    this.#pacer.perSecond = chosen === "own" && seconds ? total / seconds : Number(chosen);
  }

  #resultText() {
    return this.#machine ? t("result", { move: this.#machine.move }) : t("over");
  }

  /** The executed line and its changes, for screen readers. @param {Machine} machine */
  #lineText(machine) {
    if (machine.line === 0) return t("not-begun");
    const text = this.#program.listing[machine.line - 1][1];
    const changes = [...machine.changed].map(
      (name) => `${name} = ${valueText(this.#kind, machine, name)}`,
    );
    return [`${machine.line}: ${text}`, ...changes].join(". ");
  }

  #show() {
    const isRunning = this.#pacer.isRunning;
    const result = this.#machine?.isDone === false ? "" : this.#resultText();
    this.#display.show({
      cells: this.#match.view().cells,
      machine: this.#machine,
      listing: this.#program.listing,
      isRunning,
      result,
    });
  }

  translate() {
    const { positions, seconds } = this.#kind;
    const [pace, position] = [this.#paces.value || String(DEFAULT_PACE), this.#positions.value];
    const places = positions.map(({ id }) => new Option(text(`position.${id}`), id));
    this.#positions.replaceChildren(...places);
    this.#positions.value = position || positions[0].id;
    const steps = PACES.map((one) => {
      return new Option(plural("pace.steps", one, { steps: formatNumber(one) }), String(one));
    });
    const original = seconds ? [new Option(text("own-pace"), "own")] : [];
    this.#paces.replaceChildren(...steps, ...original);
    this.#paces.value = pace;
    this.#setPace();
    this.#listing.translate();
    this.#display.translate();
    this.#show();
  }
}

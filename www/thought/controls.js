// Controls of a replay: buttons, slider and speed.

import { formatNumber, t } from "../i18n/index.js";
import { element, textElement } from "../ui/create.js";

/** @typedef {import("./replay.js").Replay} Replay */

/** Selectable steps per second. */
const SPEEDS = [0.5, 1, 2, 5, 20, 100, 500];
const DEFAULT_SPEED = 2;

/** The buttons with their symbols. */
const BUTTONS = /** @type {const} */ ([
  ["first", "\u2502\u25c0"],
  ["back", "\u22121"],
  ["play", "\u25b6"],
  ["on", "+1"],
  ["last", "\u25b6\u2502"],
]);

/** @typedef {typeof BUTTONS[number][0]} Command */

/** Commands by key. @type {Record<string, Command>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "play" };

export class Controls {
  /** @type {Replay | null} */
  #replay = null;
  #buttons = new Map(
    BUTTONS.map(([command, sign]) => [command, this.#createButton(command, sign)]),
  );
  #position = element("input", {
    type: "range",
    min: 0,
    step: 1,
    value: 0,
    "data-label": "mind.place",
  });
  #speed = element("select", {});
  #steps = element("output", {});

  view = element(
    "div",
    { class: "thought-controls" },
    element(
      "p",
      { class: "buttons", role: "group", "data-label": "mind.controls" },
      ...this.#buttons.values(),
    ),
    element("p", { class: "timeline" }, this.#position, this.#steps),
    element("label", { class: "field" }, textElement("span", "mind.pace"), this.#speed),
  );

  constructor() {
    this.#position.addEventListener("input", () =>
      this.#replay?.goTo(Number(this.#position.value)),
    );
    this.#speed.addEventListener("change", () => this.#applySpeed());
  }

  /** Focuses the play button. */
  focus() {
    this.#buttons.get("play")?.focus();
  }

  show() {
    const chosen = this.#speed.value || String(DEFAULT_SPEED);
    this.#speed.replaceChildren(
      ...SPEEDS.map((speed) =>
        element("option", { value: speed }, formatNumber(speed, speed < 1 ? 1 : 0)),
      ),
    );
    this.#speed.value = chosen;
    for (const one of this.view.querySelectorAll("[data-label]"))
      one.ariaLabel = t(
        /** @type {import("../i18n/index.js").Key} */ (one.getAttribute("data-label")),
      );
    this.draw();
  }

  /** @param {Replay | null} replay */
  connect(replay) {
    this.#replay = replay;
    this.#applySpeed();
    this.draw();
  }

  draw() {
    const replay = this.#replay;
    const play = this.#buttons.get("play");
    const [at, length] = [replay?.at ?? 0, replay?.length ?? 0];
    this.view.hidden = !replay;
    if (play) {
      play.ariaLabel = t(replay?.isPlaying ? "mind.pause" : "mind.play");
      play.textContent = replay?.isPlaying ? "\u2758\u2758" : "\u25b6";
    }
    this.#position.max = String(length);
    this.#position.value = String(at);
    this.#steps.textContent = t("mind.step", {
      at: formatNumber(at),
      all: formatNumber(length),
    });
  }

  /** Handles a key pressed in the window; returns whether it did. @param {KeyboardEvent} event */
  handleKey({ key, target }) {
    const command = KEYS[key];
    const isHandledElsewhere =
      target instanceof Element && target.closest("input, select, .scrolls, summary");
    if (!command || isHandledElsewhere || (key === " " && target instanceof HTMLButtonElement))
      return false;
    this.#execute(command);
    return true;
  }

  #applySpeed() {
    if (this.#replay) this.#replay.speed = Number(this.#speed.value) || DEFAULT_SPEED;
  }

  /** @param {Command} command */
  #execute(command) {
    const replay = this.#replay;
    if (!replay) return;
    if (command === "play") return replay.isPlaying ? replay.pause() : replay.play();
    const to = { first: 0, back: replay.at - 1, on: replay.at + 1, last: replay.length }[command];
    replay.goTo(to);
  }

  /** @param {Command} command @param {string} sign */
  #createButton(command, sign) {
    const button = element(
      "button",
      { type: "button", class: "plain", "data-way": command, "data-label": `mind.${command}` },
      sign,
    );
    button.addEventListener("click", () => this.#execute(command));
    return button;
  }
}

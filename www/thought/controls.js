// What plays a thought: buttons, the place in it, and the pace.

import { formatNumber, t } from "../i18n/index.js";
import { element, textElement } from "../ui/create.js";

/** @typedef {import("./replay.js").Replay} Replay */

/** Steps a second; the first is slow motion. */
const PACES = [0.5, 1, 2, 5, 20, 100, 500];
const DEFAULT_PACE = 2;

/** Each button with what is written on it. */
const BUTTONS = /** @type {const} */ ([
  ["first", "\u2502\u25c0"],
  ["back", "\u22121"],
  ["play", "\u25b6"],
  ["on", "+1"],
  ["last", "\u25b6\u2502"],
]);

/** @typedef {typeof BUTTONS[number][0]} Way */

/** What each key does. @type {Record<string, Way>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "play" };

export class Controls {
  /** @type {Replay | null} */
  #replay = null;
  #buttons = new Map(BUTTONS.map(([way, sign]) => [way, this.#createButton(way, sign)]));
  #place = element("input", {
    type: "range",
    min: 0,
    step: 1,
    value: 0,
    "data-label": "mind.place",
  });
  #pace = element("select", {});
  #steps = element("output", {});

  view = element(
    "div",
    { class: "thought-controls" },
    element(
      "p",
      { class: "buttons", role: "group", "data-label": "mind.controls" },
      ...this.#buttons.values(),
    ),
    element("p", { class: "way" }, this.#place, this.#steps),
    element("label", { class: "field" }, textElement("span", "mind.pace"), this.#pace),
  );

  constructor() {
    this.#place.addEventListener("input", () => this.#replay?.goTo(Number(this.#place.value)));
    this.#pace.addEventListener("change", () => this.#takePace());
  }

  /** To the button that plays. */
  focus() {
    this.#buttons.get("play")?.focus();
  }

  show() {
    const chosen = this.#pace.value || String(DEFAULT_PACE);
    this.#pace.replaceChildren(
      ...PACES.map((pace) =>
        element("option", { value: pace }, formatNumber(pace, pace < 1 ? 1 : 0)),
      ),
    );
    this.#pace.value = chosen;
    for (const one of this.view.querySelectorAll("[data-label]"))
      one.ariaLabel = t(
        /** @type {import("../i18n/index.js").Key} */ (one.getAttribute("data-label")),
      );
    this.draw();
  }

  /** @param {Replay | null} replay */
  use(replay) {
    this.#replay = replay;
    this.#takePace();
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
    this.#place.max = String(length);
    this.#place.value = String(at);
    this.#steps.textContent = t("mind.step", {
      at: formatNumber(at),
      all: formatNumber(length),
    });
  }

  /** A key that was pressed in the window; whether it was one of these. @param {KeyboardEvent} event */
  press({ key, target }) {
    const way = KEYS[key];
    const isTaken = target instanceof Element && target.closest("input, select, .scrolls, summary");
    if (!way || isTaken || (key === " " && target instanceof HTMLButtonElement)) return false;
    this.#go(way);
    return true;
  }

  #takePace() {
    if (this.#replay) this.#replay.pace = Number(this.#pace.value) || DEFAULT_PACE;
  }

  /** @param {Way} way */
  #go(way) {
    const replay = this.#replay;
    if (!replay) return;
    if (way === "play") return replay.isPlaying ? replay.pause() : replay.play();
    const to = { first: 0, back: replay.at - 1, on: replay.at + 1, last: replay.length }[way];
    replay.goTo(to);
  }

  /** @param {Way} way @param {string} sign */
  #createButton(way, sign) {
    const button = element(
      "button",
      { type: "button", class: "plain", "data-way": way, "data-label": `mind.${way}` },
      sign,
    );
    button.addEventListener("click", () => this.#go(way));
    return button;
  }
}

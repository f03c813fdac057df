// The options at the side: shows the settings in the form and says when a person changes one.

import { box, part } from "../page/parts.js";
import { say, sayNumber } from "../strings/index.js";

/** @typedef {import("./settings.js").Settings} Settings */

/**
 * @param {object} tools
 * @param {() => Settings} tools.current
 * @param {(change: Partial<Settings>) => void} tools.choose
 * @param {import("../engine/types.js").GameInfo} tools.game
 * @param {import("../boards/board.js").BoardKind} tools.kind
 */
export function createOptions({ current, choose, game, kind }) {
  const form = part("options", HTMLFormElement);
  const starts = /** @type {HTMLElement} */ (form.querySelector("[data-start]"));
  const strengths = /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-strength]"));
  const pause = part("pause", HTMLInputElement);
  for (const group of strengths) fill(group);

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", () => choose(read()));

  /** One choice for each computer player of the game. @param {HTMLElement} group */
  function fill(group) {
    const choices = game.players.map(({ id, name }) => {
      const [label, input, title, nature] = ["label", "input", "span", "small"].map((tag) =>
        document.createElement(tag),
      );
      Object.assign(input, { type: "radio", name: `strength-${group.dataset.strength}`, value: id });
      title.textContent = name;
      nature.dataset.player = id;
      title.append(nature);
      label.append(input, " ", title);
      return label;
    });
    group.querySelector(".players")?.replaceChildren(...choices);
  }

  /** @returns {Partial<Settings>} */
  function read() {
    const chosen = new FormData(form);
    const of = (/** @type {string} */ name) => String(chosen.get(name));
    return {
      start: startGroups().map(of).join("-"),
      opponent: /** @type {Settings["opponent"]} */ (of("opponent")),
      strength: { alone: of("strength-alone"), first: of("strength-first"), second: of("strength-second") },
      pause: pause.valueAsNumber,
      empties: chosen.has("empties"),
    };
  }

  /** The names of the groups that together name a start, in the order of its words. */
  function startGroups() {
    const inputs = /** @type {NodeListOf<HTMLInputElement>} */ (starts.querySelectorAll("input"));
    return [...new Set([...inputs].map(({ name }) => name))];
  }

  function show() {
    const settings = current();
    const words = settings.start.split("-");
    startGroups().forEach((name, index) => {
      check(name, words[index]);
    });
    check("opponent", settings.opponent);
    for (const group of strengths) {
      const whose = /** @type {keyof Settings["strength"]} */ (group.dataset.strength);
      check(`strength-${whose}`, settings.strength[whose]);
      group.hidden = !isSeated(whose, settings);
    }
    showNatures();
    pause.valueAsNumber = settings.pause;
    const seconds = say("seconds", { seconds: sayNumber(settings.pause / 1000, 2) });
    box("pause-shown").textContent = seconds;
    pause.ariaValueText = seconds;
    const empties = /** @type {HTMLInputElement} */ (form.elements.namedItem("empties"));
    empties.checked = settings.empties;
  }

  function showNatures() {
    const natures = /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-player]"));
    for (const nature of natures) {
      const player = game.players.find(({ id }) => id === nature.dataset.player);
      if (player) nature.textContent = kind.nature(player.id) ?? player.line;
    }
  }

  /** @param {string} name @param {string} value */
  function check(name, value) {
    const group = form.elements.namedItem(name);
    if (group instanceof RadioNodeList) group.value = value;
  }

  return { show };
}

/**
 * Whether somebody of this strength plays: one computer alone, or one on each side.
 * @param {keyof Settings["strength"]} whose @param {Settings} settings
 */
function isSeated(whose, { opponent }) {
  if (opponent === "none") return false;
  return opponent === "both" ? whose !== "alone" : whose === "alone";
}

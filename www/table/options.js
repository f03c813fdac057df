// The options beside the board: shows the settings and reports changes.

import { formatNumber, t } from "../i18n/index.js";
import { byId } from "../ui/dom.js";
import { nameOf } from "./player-names.js";

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("../engine/types.js").PlayerInfo} PlayerInfo */

/**
 * @param {object} tools
 * @param {() => Settings} tools.current
 * @param {(change: Partial<Settings>) => void} tools.choose
 * @param {import("../engine/types.js").GameInfo} tools.game
 * @param {import("./board.js").BoardKind} tools.kind
 */
export function createOptions({ current, choose, game, kind }) {
  const options = byId("options");
  const pause = byId("pause", HTMLInputElement);
  const switches = /** @type {NodeListOf<HTMLInputElement>} */ (
    options.querySelectorAll("[data-switch]")
  );
  const strengths = /** @type {HTMLElement[]} */ ([...options.querySelectorAll("[data-strength]")]);
  for (const group of strengths) fill(group, game.players);

  options.addEventListener("input", () => choose(read()));

  /** @returns {Partial<Settings>} */
  function read() {
    const groups = startGroups(options);
    const chosen = (/** @type {string} */ name) => chosenIn(options, name);
    return {
      start: groups.length > 0 ? groups.map(chosen).join("-") : current().start,
      opponent: /** @type {Settings["opponent"]} */ (chosen("opponent")),
      strength: {
        alone: chosen("strength-alone"),
        first: chosen("strength-first"),
        second: chosen("strength-second"),
      },
      pause: pause.valueAsNumber,
      switches: {
        ...current().switches,
        ...Object.fromEntries([...switches].map(({ id, checked }) => [id, checked])),
      },
    };
  }

  function show() {
    const settings = current();
    const words = settings.start.split("-");
    startGroups(options).forEach((name, index) => {
      check(options, name, words[index]);
    });
    check(options, "opponent", settings.opponent);
    for (const group of strengths) {
      const whose = /** @type {keyof Settings["strength"]} */ (group.dataset.strength);
      check(options, `strength-${whose}`, settings.strength[whose]);
      group.hidden = !plays(whose, settings);
    }
    byId("strengths").hidden = settings.opponent === "none";
    showPlayers(options, game.players, kind);
    const seconds = t("seconds", { seconds: formatNumber(settings.pause / 1000, 2) });
    pause.valueAsNumber = settings.pause;
    pause.ariaValueText = seconds;
    byId("pause-shown").textContent = seconds;
    for (const box of switches) box.checked = settings.switches[box.id];
  }

  return { show };
}

/** One choice for each computer player of the game, under their years. @param {HTMLElement} group @param {PlayerInfo[]} players */
function fill(group, players) {
  const eras = new Set(players.map(({ year }) => year)).size;
  const choices = players.flatMap(({ id, year }, at) => {
    const tags = ["label", "input", "span", "span", "small"];
    const [label, input, title, name, nature] = tags.map((tag) => document.createElement(tag));
    Object.assign(input, {
      type: "radio",
      name: `strength-${group.dataset.strength}`,
      value: id,
    });
    name.dataset.name = id;
    nature.dataset.player = id;
    title.append(name, " ", nature);
    label.append(input, title);
    const isNewEra = year !== players[at - 1]?.year;
    return isNewEra && eras > 1 ? [era(year), label] : [label];
  });
  group.querySelector(".players")?.replaceChildren(...choices);
}

/**
 * Names and describes the players in the language of the page.
 * @param {HTMLElement} options @param {PlayerInfo[]} players @param {import("./board.js").BoardKind} kind
 */
function showPlayers(options, players, kind) {
  for (const player of players) {
    for (const name of options.querySelectorAll(`[data-name="${player.id}"]`)) {
      name.textContent = nameOf(player);
    }
    for (const nature of options.querySelectorAll(`[data-player="${player.id}"]`)) {
      nature.textContent = kind.nature(player) ?? player.description;
    }
  }
}

/** @param {HTMLElement} options @param {string} selector */
function radiosIn(options, selector) {
  return /** @type {HTMLInputElement[]} */ ([...options.querySelectorAll(selector)]);
}

/** The names of the groups that together name a start, in the order of its words. @param {HTMLElement} options */
function startGroups(options) {
  return [...new Set(radiosIn(options, "[data-start] input").map(({ name }) => name))];
}

/** @param {HTMLElement} options @param {string} name */
function chosenIn(options, name) {
  return radiosIn(options, `[name="${name}"]`).find(({ checked }) => checked)?.value ?? "";
}

/** @param {HTMLElement} options @param {string} name @param {string} value */
function check(options, name, value) {
  for (const radio of radiosIn(options, `[name="${name}"]`)) radio.checked = radio.value === value;
}

/** @param {number} year */
function era(year) {
  const heading = document.createElement("p");
  heading.className = "era";
  heading.textContent = String(year);
  return heading;
}

/**
 * Whether somebody of this strength plays: one computer alone, or one on each side.
 * @param {keyof Settings["strength"]} whose @param {Settings} settings
 */
function plays(whose, { opponent }) {
  if (opponent === "none") return false;
  return opponent === "both" ? whose !== "alone" : whose === "alone";
}

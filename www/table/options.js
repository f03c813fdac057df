// The options next to the board: shows the settings and reports changes.

import { formatNumber, t } from "../i18n/index.js";
import { byId } from "../ui/dom.js";

/** @typedef {import("./settings.js").Settings} Settings */

/**
 * @param {object} tools
 * @param {() => Settings} tools.current
 * @param {(change: Partial<Settings>) => void} tools.choose
 */
export function createOptions({ current, choose }) {
  const options = byId("options");
  const pause = byId("pause", HTMLInputElement);
  const switches = /** @type {NodeListOf<HTMLInputElement>} */ (
    options.querySelectorAll("[data-switch]")
  );
  const strengths = /** @type {HTMLElement[]} */ ([...options.querySelectorAll("[data-strength]")]);

  options.addEventListener("input", () => choose(read()));

  /** @returns {Partial<Settings>} */
  function read() {
    const groups = startGroups(options);
    const chosen = (/** @type {string} */ name) => chosenIn(options, name);
    return {
      start: groups.length > 0 ? groups.map(chosen).join("-") : current().start,
      opponent: /** @type {Settings["opponent"]} */ (chosen("opponent")),
      // The radio buttons of the players are created when they become visible.
      strength: /** @type {Settings["strength"]} */ (
        Object.fromEntries(
          Object.entries(current().strength).map(([role, player]) => [
            role,
            chosen(`strength-${role}`) || player,
          ]),
        )
      ),
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
      const role = /** @type {keyof Settings["strength"]} */ (group.dataset.strength);
      check(options, `strength-${role}`, settings.strength[role]);
      group.hidden = !isPlaying(role, settings);
    }
    byId("strengths").hidden = settings.opponent === "none";
    const seconds = t("seconds", { seconds: formatNumber(settings.pause / 1000, 2) });
    pause.valueAsNumber = settings.pause;
    pause.ariaValueText = seconds;
    byId("pause-shown").textContent = seconds;
    for (const box of switches) box.checked = settings.switches[box.id];
  }

  return { show };
}

/** @param {HTMLElement} options @param {string} selector */
function radiosIn(options, selector) {
  return /** @type {HTMLInputElement[]} */ ([...options.querySelectorAll(selector)]);
}

/** Names of the radio groups that together select a start, in the order of its words. @param {HTMLElement} options */
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

/**
 * Whether a computer player has this role: the only opponent, or the player of one side.
 * @param {keyof Settings["strength"]} role @param {Settings} settings
 */
function isPlaying(role, { opponent }) {
  if (opponent === "none") return false;
  return opponent === "both" ? role !== "alone" : role === "alone";
}

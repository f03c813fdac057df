// How the table looks and sounds: letters and numbers at the board, the pace of what moves, sounds, and a question
// before a move by touch.

import { t } from "../i18n/index.js";
import { createPanel, element, textButton, textElement } from "../ui/create.js";
import { createSounds } from "./sounds.js";

/** @typedef {import("../table/settings.js").Looks} Looks */

/** How many times as fast as usual things move; none: not at all. */
const PACES = { none: 0, slow: 0.5, usual: 1, fast: 2.5 };

/** @type {import("./index.js").NewTool} */
export function createDisplaySettings(table, kind) {
  const boxes = /** @type {const} */ (["coordinates", "confirm", "sounds"]).map((name) => {
    const box = element("input", { id: name, type: "checkbox" });
    box.addEventListener("change", () => choose({ [name]: box.checked }));
    return { name, box };
  });
  const speed = element(
    "select",
    { id: "speed" },
    .../** @type {const} */ (["none", "slow", "usual", "fast"]).map((pace) =>
      textElement("option", `speed.${pace}`, { value: pace }),
    ),
  );
  speed.addEventListener("change", () =>
    choose({ speed: /** @type {Looks["speed"]} */ (speed.value) }),
  );
  createPanel(
    "looks",
    "looks",
    ...boxes.map(({ name, box }) =>
      element("label", { class: "choice" }, box, textElement("span", name)),
    ),
    element("label", { class: "choice" }, speed, textElement("span", "speed")),
  );
  const question = element("p", {});
  const asking = element(
    "div",
    { id: "confirming", class: "notice", role: "group", hidden: "" },
    question,
    textButton("confirm.yes", () => answer(true), { class: "strong" }),
    textButton("confirm.no", () => answer(false)),
  );
  document.body.append(asking);
  const sounds = createSounds(() => table.settings.current().looks.sounds);
  /** The move that waits for an answer. */
  let waiting = "";
  let byTouch = false;

  addEventListener(
    "pointerdown",
    ({ pointerType }) => {
      byTouch = pointerType === "touch";
    },
    { capture: true },
  );
  addEventListener(
    "keydown",
    () => {
      byTouch = false;
    },
    { capture: true },
  );
  document.addEventListener("animationstart", pace);
  show();

  /** @param {Partial<Looks>} change */
  function choose(change) {
    table.settings.change({ looks: { ...table.settings.current().looks, ...change } });
  }

  /** @param {AnimationEvent} event */
  function pace({ target }) {
    const factor = PACES[table.settings.current().looks.speed];
    if (factor === 1 || !(target instanceof Element)) return;
    for (const animation of target.getAnimations({ subtree: true })) {
      if (factor > 0) animation.playbackRate = factor;
      else animation.cancel();
    }
  }

  /** @param {boolean} yes */
  function answer(yes) {
    const move = waiting;
    forget();
    if (yes && move) table.match.play(move);
  }

  function forget() {
    if (waiting) table.point([]);
    waiting = "";
    asking.hidden = true;
  }

  function show() {
    const { looks } = table.settings.current();
    for (const { name, box } of boxes) box.checked = looks[name];
    speed.value = looks.speed;
    document.documentElement.toggleAttribute("data-bare", !looks.coordinates);
    if (!looks.confirm) forget();
  }

  return {
    show,
    changed(state, cause) {
      forget();
      sounds.changed(state, cause);
    },
    /** Whether a move has to wait for an answer. @param {string} move */
    hold(move) {
      const { looks, switches } = table.settings.current();
      if (!looks.confirm || !byTouch || switches.aim || move === waiting) return false;
      const legal = table.match.state().view.legal.find(({ text }) => text === move);
      waiting = move;
      table.point([legal?.from, legal?.to].flatMap((cell) => cell ?? []));
      question.textContent = t("confirm.ask", { move: kind.moveName(move) });
      asking.hidden = false;
      table.tell(question.textContent);
      return true;
    },
  };
}

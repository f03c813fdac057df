// How the table looks and sounds: letters and numbers at the board, the pace of what moves, sounds, and a question
// before a move by touch.

import { en } from "../strings/en/playing.js";
import { speakerOf } from "../strings/index.js";
import { make, makePanel, worded, wordedButton } from "./make.js";
import { createSounds } from "./sounds.js";

/** @typedef {import("../table/settings.js").Looks} Looks */

const { say } = speakerOf(en);

/** How many times as fast as usual things move; none: not at all. */
const PACES = { none: 0, slow: 0.5, usual: 1, fast: 2.5 };

/** @type {import("./index.js").NewTool} */
export function createLooks(table, kind) {
  const boxes = /** @type {const} */ (["coordinates", "confirm", "sounds"]).map((name) => {
    const box = make("input", { id: name, type: "checkbox" });
    box.addEventListener("change", () => choose({ [name]: box.checked }));
    return { name, box };
  });
  const speed = make(
    "select",
    { id: "speed" },
    .../** @type {const} */ (["none", "slow", "usual", "fast"]).map((pace) =>
      worded("option", `speed.${pace}`, { value: pace }),
    ),
  );
  speed.addEventListener("change", () =>
    choose({ speed: /** @type {Looks["speed"]} */ (speed.value) }),
  );
  makePanel(
    "looks",
    "looks",
    ...boxes.map(({ name, box }) => make("label", { class: "choice" }, box, worded("span", name))),
    make("label", { class: "choice" }, speed, worded("span", "speed")),
  );
  const question = make("p", {});
  const asking = make(
    "div",
    { id: "confirming", class: "notice", role: "group", hidden: "" },
    question,
    wordedButton("confirm.yes", () => answer(true), { class: "strong" }),
    wordedButton("confirm.no", () => answer(false)),
  );
  document.body.append(asking);
  const sounds = createSounds(() => table.settings().looks.sounds);
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
    table.choose({ looks: { ...table.settings().looks, ...change } });
  }

  /** @param {AnimationEvent} event */
  function pace({ target }) {
    const factor = PACES[table.settings().looks.speed];
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
    if (yes && move) table.play(move);
  }

  function forget() {
    if (waiting) table.point([]);
    waiting = "";
    asking.hidden = true;
  }

  function show() {
    const { looks } = table.settings();
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
      const { looks, switches } = table.settings();
      if (!looks.confirm || !byTouch || switches.aim || move === waiting) return false;
      const legal = table.state().view.legal.find(({ text }) => text === move);
      waiting = move;
      table.point([legal?.from, legal?.to].flatMap((cell) => cell ?? []));
      question.textContent = say("confirm.ask", { move: kind.moveName(move) });
      asking.hidden = false;
      table.tell(question.textContent);
      return true;
    },
  };
}

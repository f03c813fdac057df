// The help window: the rules of the game with their pictures, and the keys.

import { en } from "../strings/en/history.js";
import { learn, say, speakerOf } from "../strings/index.js";
import { KEYS } from "../table/keys.js";
import { make, makeWindow, worded } from "./make.js";
import { SPEAKING } from "./speaking.js";

/** @type {import("../strings/game.js").Lexicon} */
const historyWords = {
  en,
  de: async () => (await import("../strings/de/history.js")).de,
  fi: async () => (await import("../strings/fi/history.js")).fi,
};

/**
 * @param {import("../boards/board.js").Table} table
 * @param {import("../boards/board.js").BoardKind} kind
 */
export function createManual(table, kind) {
  const rules = make("div", { id: "manual-rules" });
  const story = make("p", { id: "manual-history" });
  const keys = make("dl", { id: "manual-keys", class: "keys" });
  const letters = make("input", { id: "letter-keys", type: "checkbox" });
  const window = makeWindow(
    "manual",
    "help",
    worded("h3", "help.rules"),
    rules,
    worded("h3", "help.history"),
    story,
    make("p", {}, make("a", { href: "start.html", "data-text": "help.start" }, say("help.start"))),
    worded("h3", "help.keys"),
    keys,
    make("label", {}, letters, " ", worded("span", "letter-keys")),
  );
  letters.addEventListener("change", () => table.choose({ letterKeys: letters.checked }));

  /** The rules come when they are wanted for the first time. */
  async function fill() {
    try {
      await learn(historyWords);
      const key = /** @type {"history.chess"} */ (`history.${kind.id}`);
      story.textContent = speakerOf(en).say(key);
      rules.replaceChildren(await kind.rules());
    } catch {
      rules.textContent = say("notice.loading");
    }
  }

  return {
    open() {
      fill();
      keys.replaceChildren(...allKeys(kind));
      letters.checked = table.settings().letterKeys;
      if (!window.open) window.showModal();
      window.scrollTop = 0;
    },
  };
}

/** Each key with what it does. @param {import("../boards/board.js").BoardKind} kind */
function allKeys(kind) {
  const pairs = [
    ...kind.keys(),
    ...Object.entries({ ...KEYS, ...SPEAKING }).map(([letter, action]) => [
      letter.toUpperCase(),
      say(action),
    ]),
    [", .", `${say("walk.back")}, ${say("walk.on")}`],
    [say("key.first"), say("walk.first")],
    [say("key.last"), say("walk.last")],
    [say("key.escape"), say("key.close")],
  ];
  return pairs.map(([key, effect]) =>
    make("div", {}, make("dt", {}, make("kbd", {}, key)), make("dd", {}, effect)),
  );
}

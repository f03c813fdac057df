// The help window: the rules of the game with their pictures, and the keys.

import { say } from "../strings/index.js";
import { KEYS } from "../table/keys.js";
import { make, makeWindow, worded } from "./make.js";
import { SPEAKING } from "./speaking.js";

/**
 * @param {import("../boards/board.js").Table} table
 * @param {import("../boards/board.js").BoardKind} kind
 */
export function createManual(table, kind) {
  const rules = make("div", { id: "manual-rules" });
  const keys = make("dl", { id: "manual-keys", class: "keys" });
  const letters = make("input", { id: "letter-keys", type: "checkbox" });
  const window = makeWindow(
    "manual",
    "help",
    worded("h3", "help.rules"),
    rules,
    worded("h3", "help.keys"),
    keys,
    make("label", {}, letters, " ", worded("span", "letter-keys")),
  );
  letters.addEventListener("change", () => table.choose({ letterKeys: letters.checked }));

  /** The rules come when they are wanted for the first time. */
  async function fill() {
    try {
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

// The help window: the rules of the game with their pictures, and the keys.

import { box, button, dialog, part } from "../page/parts.js";
import { say } from "../strings/index.js";
import { KEYS } from "./keys.js";

/**
 * @param {object} tools
 * @param {import("../boards/board.js").BoardKind} tools.kind
 * @param {() => boolean} tools.letterKeys
 * @param {(change: { letterKeys: boolean }) => void} tools.choose
 */
export function createManual({ kind, letterKeys, choose }) {
  const window = dialog("manual");
  const letters = part("letter-keys", HTMLInputElement);
  letters.addEventListener("change", () => choose({ letterKeys: letters.checked }));
  button("manual-close").addEventListener("click", () => window.close());

  /** The rules come when they are wanted for the first time. */
  async function fill() {
    const place = box("manual-rules");
    try {
      place.replaceChildren(await kind.rules());
    } catch {
      place.textContent = say("notice.loading");
    }
  }

  return {
    open() {
      fill();
      box("manual-keys").replaceChildren(...keys(kind));
      letters.checked = letterKeys();
      if (!window.open) window.showModal();
      window.scrollTop = 0;
    },
  };
}

/** Each key with what it does. @param {import("../boards/board.js").BoardKind} kind */
function keys(kind) {
  const pairs = [
    ...kind.keys(),
    ...Object.entries(KEYS).map(([letter, action]) => [letter.toUpperCase(), say(action)]),
    [say("key.escape"), say("key.close")],
  ];
  return pairs.map(([key, effect]) => {
    const [row, term, meaning, cap] = ["div", "dt", "dd", "kbd"].map((tag) =>
      document.createElement(tag),
    );
    cap.textContent = key;
    term.append(cap);
    meaning.textContent = effect;
    row.append(term, meaning);
    return row;
  });
}

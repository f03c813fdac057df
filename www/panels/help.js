// The help: the rules of the game with their pictures, and the keys. It stands beside the board and can be moved, so that
// rules and board are seen together.

import { t } from "../i18n/index.js";
import { KEYS } from "../table/keys.js";
import { createDialog, element, textElement } from "../ui/create.js";
import { byId } from "../ui/dom.js";
import { movable } from "../ui/movable.js";
import { EVALUATING } from "./analysis/evaluation.js";
import { THINKING } from "./analysis/think.js";
import { MARKING } from "./marks.js";
import { SPEAKING } from "./spoken-keys.js";

/**
 * @param {import("../table/table.js").Table} table
 * @param {import("../table/game-ui.types").GameUi} kind
 * @param {import("../table/game-tools.types").GameTools} game
 */
export function createHelp(table, kind, game) {
  const rules = element("div", { id: "manual-rules" });
  const story = element("p", { id: "manual-history" });
  const keys = element("dl", { id: "manual-keys", class: "keys" });
  const letters = element("input", { id: "letter-keys", type: "checkbox" });
  const window = createDialog(
    "manual",
    "help",
    textElement("h3", "help.rules"),
    rules,
    textElement("h3", "help.history"),
    story,
    element("p", {}, element("a", { href: "./", "data-text": "help.start" }, t("help.start"))),
    element("p", {}, textElement("a", "help.museum", { href: game.museum })),
    textElement("h3", "help.keys"),
    keys,
    element("label", {}, letters, " ", textElement("span", "letter-keys")),
  );
  const place = movable(window);
  letters.addEventListener("change", () => table.settings.change({ letterKeys: letters.checked }));

  /** The rules come when they are wanted for the first time. */
  async function fill() {
    try {
      rules.replaceChildren(await kind.rules());
      story.textContent = t("history");
    } catch {
      rules.textContent = t("notice.loading");
    }
  }

  return {
    async open() {
      const filling = fill();
      keys.replaceChildren(...allKeys(kind));
      letters.checked = table.settings.current().letterKeys;
      if (!window.open) window.show();
      place.beside(byId("board"));
      window.scrollTop = 0;
      await filling;
      place.beside(byId("board"));
    },
  };
}

/** Each key with what it does. @param {import("../table/game-ui.types").GameUi} kind */
function allKeys(kind) {
  const pairs = [
    ...kind.keys(),
    ...Object.entries({ ...KEYS, ...SPEAKING, ...EVALUATING, ...THINKING, ...MARKING }).map(
      ([letter, action]) => [letter.toUpperCase(), t(action)],
    ),
    [", .", `${t("walk.back")}, ${t("walk.on")}`],
    [t("key.first"), t("walk.first")],
    [t("key.last"), t("walk.last")],
    [t("key.escape"), t("key.close")],
  ];
  return pairs.map(([key, effect]) =>
    element("div", {}, element("dt", {}, element("kbd", {}, key)), element("dd", {}, effect)),
  );
}

// The help: the rules with diagrams, the history and the keys. A movable window next to the board, so that both are
// visible.

import { withTimeout } from "../engine/loading.js";
import { t } from "../i18n/index.js";
import { KEYS } from "../table/keys.js";
import { createDialog, element, textElement } from "../ui/create.js";
import { byId } from "../ui/dom.js";
import { movable } from "../ui/movable.js";
import { describeFailure } from "../ui/notices.js";
import { EVALUATION_KEYS } from "./analysis/evaluation.js";
import { THINKING_KEYS } from "./analysis/think.js";
import { MARK_KEYS } from "./marks.js";
import { SPEECH_KEYS } from "./spoken-keys.js";

/**
 * @param {import("../table/table.js").Table} table
 * @param {import("../table/game-ui.types").GameUi} gameUi
 * @param {import("../table/game-tools.types").GameTools} game
 */
export function createHelp(table, gameUi, game) {
  const rules = element("div", { id: "manual-rules" });
  const history = element("p", { id: "manual-history" });
  const keys = element("dl", { id: "manual-keys", class: "keys" });
  const letterKeys = element("input", { id: "letter-keys", type: "checkbox" });
  const window = createDialog(
    "manual",
    "help",
    ...linkTo("lesson", "help.lesson"),
    textElement("h3", "help.rules"),
    rules,
    textElement("h3", "help.history"),
    history,
    element("p", {}, element("a", { href: "./", "data-text": "help.start" }, t("help.start"))),
    ...linkTo("practice", "help.practice"),
    element("p", {}, textElement("a", "help.museum", { href: game.museum })),
    textElement("h3", "help.keys"),
    keys,
    element("label", {}, letterKeys, " ", textElement("span", "letter-keys")),
    element("p", {}, textElement("a", "help.licenses", { href: "licenses.txt" })),
  );
  const placement = movable(window);
  letterKeys.addEventListener("change", () =>
    table.settings.change({ letterKeys: letterKeys.checked }),
  );

  /** Loads the rules on first use. */
  async function fill() {
    try {
      rules.replaceChildren(await withTimeout(gameUi.rules()));
      history.textContent = t("history");
    } catch (error) {
      rules.textContent = await describeFailure(error);
    }
  }

  /** Resolves when the rules are loaded. */
  function draw() {
    keys.replaceChildren(...allKeys(table, gameUi));
    letterKeys.checked = table.settings.current().letterKeys;
    return fill();
  }

  return {
    show() {
      if (window.open) draw();
    },
    async open() {
      if (window.open) return void focusOn(window);
      const filling = draw();
      window.show();
      placement.placeNextTo(byId("board"));
      window.scrollTop = 0;
      await filling;
      placement.placeNextTo(byId("board"));
    },
  };
}

/** Link to a page of the game, if it has one. @param {"lesson" | "practice"} page @param {import("../i18n/index.js").Key} text */
function linkTo(page, text) {
  const href = document.documentElement.dataset[page];
  return href ? [element("p", {}, textElement("a", text, { href }))] : [];
}

/** Brings an open window to the user: the focus goes to its first control. @param {HTMLDialogElement} window */
function focusOn(window) {
  window.scrollIntoView({ block: "nearest" });
  window.querySelector("button")?.focus();
}

/**
 * Each key with its effect.
 * @param {import("../table/table.js").Table} table @param {import("../table/game-ui.types").GameUi} gameUi
 */
function allKeys(table, gameUi) {
  const { legal } = table.match.state().view;
  const typed = legal.find(({ text }) => /^\p{L}/u.test(text));
  const pairs = [
    ...gameUi.keys(),
    ...(typed ? [[gameUi.moveName(typed.text), t("typed.key")]] : []),
    ...Object.entries({
      ...KEYS,
      ...SPEECH_KEYS,
      ...EVALUATION_KEYS,
      ...THINKING_KEYS,
      ...MARK_KEYS,
    }).map(([letter, action]) => [letter.toUpperCase(), t(action)]),
    [", .", `${t("walk.back")}, ${t("walk.on")}`],
    [t("key.first"), t("walk.first")],
    [t("key.last"), t("walk.last")],
    [t("key.escape"), t("key.close")],
  ];
  return pairs.map(([key, effect]) =>
    element("div", {}, element("dt", {}, element("kbd", {}, key)), element("dd", {}, effect)),
  );
}

// A page with a game's board and exercises instead of a match: language and appearance, rules, board, typed moves and keys.

import { importModule } from "../../engine/loading.js";
import { loadRules } from "../../engine/rules-module.js";
import { addMessages } from "../../i18n/index.js";
import { createAppearance } from "../../ui/appearance.js";
import { byId } from "../../ui/dom.js";
import { firstPaint } from "../../ui/first-paint.js";
import { moduleAddresses } from "../../ui/module-addresses.js";
import { connectMoveForm } from "../../ui/move-form.js";
import { createNotices, describeFailure } from "../../ui/notices.js";
import { createSpeech } from "../../ui/speech.js";
import { listenToKeys } from "../keys.js";
import { readOwn, readShared } from "../settings.js";
import { openSharedStore, openStore } from "../store.js";

/** @typedef {import("../settings.js").Settings} Settings */
/** @typedef {import("../game-ui.types").GameUi} GameUi */
/** @typedef {import("../../engine/rules-module.js").Rules} Rules */

/**
 * Handlers of moves and keys.
 * @typedef {object} Handlers
 * @property {() => boolean} isOpen whether the visitor may move
 * @property {(move: string) => void} attempt a move of the board or a typed one; throws if it is illegal
 * @property {(key: string) => boolean} handleKey a key of the board; returns whether it has one
 * @property {Record<string, () => void>} actions of the letter keys, by the table's names
 */

export class BoardPage {
  announce = createSpeech();
  notices = createNotices(this.announce);
  #game;
  #part;
  #showTitle;
  #changed;
  #store;
  #shared = openSharedStore();
  /** Settings of all pages, then also those of the game. @type {import("../settings.js").SharedSettings & Partial<Settings>} */
  #settings;
  #look;
  /** Whether the game's texts are loaded, so that the page can be shown in a language. */
  #hasTexts = false;
  /** @type {Handlers | null} */
  #handlers = null;

  /**
   * @param {{ game: string, part: string }} page id of the game, and address of the script with its board
   * @param {{ showTitle(): void, changed(): void }} options `changed`: called after a change of settings or language
   */
  constructor({ game, part }, { showTitle, changed }) {
    this.#game = game;
    this.#part = part;
    this.#showTitle = showTitle;
    this.#changed = changed;
    this.#store = openStore(game);
    this.#settings = readShared(this.#shared.read()).settings;
    this.#look = createAppearance({
      current: () => this.#settings,
      choose: (change) => this.#choose(change),
    });
  }

  /** The colours of the page, as set. */
  theme = () => this.#settings.theme;

  /** Opens a named stored text of the game. @param {string} name */
  storage(name) {
    return this.#store.storage(name);
  }

  /** Runs the page; a failure is shown in the user's language. @param {() => Promise<void>} start */
  async run(start) {
    this.#look.showTheme();
    try {
      await start();
    } catch (error) {
      await this.#look.show().catch(() => {});
      this.notices.showFailure(error);
      throw error;
    }
    import("../../ui/service-worker.js")
      .then((worker) => worker.registerWhenIdle())
      .catch(() => {});
  }

  /** Loads rules and board. @returns {Promise<{ rules: Rules, gameUi: GameUi }>} */
  async load() {
    const loading = firstPaint().then(() => loadRules(this.#game, moduleAddresses()));
    /** @type {{ game: GameUi }} */
    const { game: gameUi } = await importModule(this.#part);
    addMessages(gameUi.messages);
    this.#hasTexts = true;
    const [rules] = await Promise.all([loading, this.#show()]);
    const own = readOwn(this.#store.ownSettings(), rules.info, gameUi).settings;
    this.#settings = { ...own, ...this.#settings };
    return { rules, gameUi };
  }

  /** Services for the board. @param {Rules} rules @returns {import("../game-ui.types").BoardHost} */
  host(rules) {
    return {
      rules,
      settings: {
        current: () => /** @type {Settings} */ (this.#settings),
        change: (change) => this.#choose(change),
      },
      storage: this.#store.storage,
      announce: this.announce,
      showHint: this.#say,
      notifyFailure: this.notices.showFailure,
    };
  }

  /** Attempts a move of the board, which passes illegal moves too. @param {string} move */
  attempt = async (move) => {
    try {
      this.#handlers?.attempt(move);
    } catch (error) {
      this.#say(await describeFailure(error));
    }
  };

  /** Connects the form for typed moves, and keys. @param {GameUi} gameUi @param {Rules} rules @param {Handlers} handlers */
  listen(gameUi, rules, handlers) {
    this.#handlers = handlers;
    listenToKeys({
      enabled: () => this.#settings.letterKeys,
      perform: (action) => handlers.actions[action]?.(),
      handleBoardKey: handlers.handleKey,
    });
    const form = byId("typed", HTMLFormElement);
    const field = byId("typed-move", HTMLInputElement);
    /** @param {string} move */
    const play = (move) => {
      if (!handlers.isOpen()) return "";
      try {
        handlers.attempt(gameUi.parseMove?.(move, rules.exports) ?? move);
        return "";
      } catch (error) {
        return describeFailure(error);
      }
    };
    connectMoveForm({ form, field, note: byId("typed-note") }, { announce: this.announce, play });
  }

  /** Changes settings; only those of all pages are stored. @param {Partial<Settings>} change */
  async #choose(change) {
    this.#settings = { ...this.#settings, ...change };
    if ("language" in change || "theme" in change) {
      this.#shared.write(this.#settings);
      if (this.#hasTexts) await this.#show();
    }
    this.#changed();
  }

  async #show() {
    await this.#look.show();
    this.#showTitle();
  }

  /** @param {string} sentence */
  #say = (sentence) => {
    byId("verdict").textContent = sentence;
    this.announce(sentence);
  };
}

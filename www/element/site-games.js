// Registers the games of the site for its own elements: rules and engines are the modules of the game pages.

import load from "games:element";
import { createEngineClient } from "../engine/client.js";
import { loadRules } from "../engine/rules-module.js";
import { addresses } from "../ui/module-addresses.js";
import { defineBoard } from "./define.js";
import { registerGame } from "./registry.js";

/** Defines the element with the games of the page, `__ELEMENT_GAMES__`. */
export function defineSiteBoard() {
  for (const [id, names] of Object.entries(__ELEMENT_GAMES__)) {
    registerGame(id, async () => {
      const files = { ...addresses(names.module), engine: addresses(names.engine) };
      const [{ element }, rules] = await Promise.all([load[id](), loadRules(id, files)]);
      return { ...element, rules, createEngine: async () => engineWith(id, rules) };
    });
  }
  defineBoard();
}

/**
 * The site's client with the interface of the packages.
 * @param {string} game @param {import("../engine/rules-module.js").Rules} rules
 * @returns {import("./element.types").Engine}
 */
function engineWith(game, rules) {
  const client = createEngineClient(rules);
  const seed = Math.floor(Math.random() * 2 ** 32);
  return {
    choose: (record, { level: player, time, nodes, signal }) =>
      new Promise((choice, failed) => {
        const request = { record, game, player, parameters: {}, limits: { time, nodes }, seed };
        client.choose(request, { choice, failed }, { signal });
      }),
    close: client.close,
  };
}

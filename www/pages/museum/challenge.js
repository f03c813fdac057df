// The challenge: a link to the table with the room's program as the opponent, and a certificate of each stored win, made on
// the device by certificate.js.

import { formatNumber, language, translatorFor } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { byId } from "../../ui/dom.js";
import { messages } from "./i18n/museum.js";

const { t } = translatorFor(messages);

/** @typedef {{ player: string, record: string, score: number, when: number }} Win */

/** @param {import("./museum.types").RoomKind} kind @param {import("./museum.types").RoomGlue} glue @param {import("../../table/store.js").Store} store */
export function createChallenge(kind, glue, store) {
  const { start, opponent, player } = kind.table;
  const page = `${kind.game}.html`;
  const way = byId("challenge-go", HTMLAnchorElement);
  way.href = `${page}#${encodeURI(start)}`;
  way.addEventListener("click", () => {
    const own = store.storage("settings");
    const strength = { alone: player, first: player, second: player };
    own.write(JSON.stringify({ ...parsed(own.read()), opponent, strength }));
  });
  const ids = kind.programs.map(({ id }) => id);
  const wins = listOf(store.storage("best-wins").read()).filter((win) => ids.includes(win.player));
  const name = byId("certificate-name", HTMLInputElement);
  byId("certificates").hidden = wins.length === 0;

  return {
    translate() {
      byId("wins-none").hidden = wins.length > 0;
      const entries = wins.map((win) => {
        const words = describe(kind, win);
        const make = element("button", { type: "button", class: "key" }, t("certificate.make"));
        make.addEventListener("click", () => certify(win));
        make.ariaLabel = `${t("certificate.make")}: ${words}`;
        const again = `${page}#${encodeURI(win.record.replace(/.*:/, "$&!"))}`;
        return element("li", {}, element("a", { href: again }, words), " ", make);
      });
      byId("wins").replaceChildren(...entries);
    },
  };

  /** @param {Win} win */
  async function certify(win) {
    const { certify: make } = await import("./certificate.js");
    await make(kind, glue, {
      record: win.record,
      words: describe(kind, win),
      person: name.value.trim(),
    });
  }
}

/** @param {import("./museum.types").RoomKind} kind @param {Win} win */
function describe(kind, { player, score, when }) {
  const name = kind.programs.find(({ id }) => id === player)?.name ?? player;
  const date = new Date(when).toLocaleDateString(language(), { dateStyle: "long" });
  const result =
    score > 0
      ? t("win.margin", { points: formatNumber(score) })
      : t("win.moves", { moves: -score });
  return `${name}: ${result}, ${date}`;
}

/** @param {string | null} kept @returns {Record<string, unknown>} */
function parsed(kept) {
  try {
    return JSON.parse(kept ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {string | null} kept @returns {Win[]} */
function listOf(kept) {
  const wins = parsed(kept);
  if (!Array.isArray(wins)) return [];
  return wins.filter((win) => typeof win?.player === "string" && typeof win.record === "string");
}

// The challenge: a link to the table with the room's program as the opponent, and a certificate of each stored win
// (certificate.js).

import { withTimeout } from "../../engine/loading.js";
import { formatNumber, language, translatorFor } from "../../i18n/index.js";
import { linkToTable, parsed } from "../../museum/challenge-link.js";
import { element } from "../../ui/create.js";
import { byId } from "../../ui/dom.js";
import { messages } from "./i18n/museum.js";

const { t } = translatorFor(messages);

/** @typedef {{ player: string, record: string, score: number, when: number }} Win */

/** @param {import("../../museum/museum.types").RoomKind} kind @param {import("../../museum/museum.types").RoomGlue} glue @param {import("../../table/store.js").Store} store @param {(error: unknown) => void} failed */
export function createChallenge(kind, glue, store, failed) {
  const page = `${kind.game}.html`;
  linkToTable(byId("challenge-go", HTMLAnchorElement), kind, store);
  const ids = kind.programs.map(({ id }) => id);
  const wins = listOf(store.storage("best-wins").read()).filter((win) => ids.includes(win.player));
  const name = byId("certificate-name", HTMLInputElement);
  byId("certificates").hidden = wins.length === 0;

  return {
    translate() {
      byId("wins-none").hidden = wins.length > 0;
      const entries = wins.map((win) => {
        const words = describe(win);
        const button = element("button", { type: "button", class: "key" }, t("certificate.make"));
        button.addEventListener("click", () => certify(win).catch(failed));
        button.ariaLabel = `${t("certificate.make")}: ${words}`;
        const replay = `${page}#${encodeURI(win.record.replace(/.*:/, "$&!"))}`;
        return element("li", {}, element("a", { href: replay }, words), " ", button);
      });
      byId("certificate-list").replaceChildren(...entries);
    },
  };

  /** @param {Win} win */
  async function certify(win) {
    const { certify: make } = await withTimeout(import("./certificate.js"));
    await make(kind, glue, {
      record: win.record,
      text: describe(win),
      person: name.value.trim(),
    });
  }
}

/** @param {Win} win */
function describe({ player, score, when }) {
  const date = new Date(when).toLocaleDateString(language(), { dateStyle: "long" });
  const result =
    score > 0
      ? t("win.margin", { points: formatNumber(score) })
      : t("win.moves", { moves: -score });
  return `${programName(player)}: ${result}, ${date}`;
}

/** The name of a program, as the desk lists it. @param {string} id */
function programName(id) {
  const { options } = byId("program", HTMLSelectElement);
  return [...options].find(({ value }) => value === id)?.text ?? id;
}

/** @param {string | null} text @returns {Win[]} */
function listOf(text) {
  const wins = parsed(text);
  if (!Array.isArray(wins)) return [];
  return wins.filter((win) => typeof win?.player === "string" && typeof win.record === "string");
}

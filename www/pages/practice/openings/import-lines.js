// Reads lines for the repertoire from a text or files: every game, and every variation where the format has them.

import { addMessages, translatorFor } from "../../../i18n/index.js";
import { MAX_FILE_SIZE } from "../../../panels/import-export/file.js";
import { MatchReader } from "../../../panels/import-export/match-reader.js";
import { recordOf } from "../../../table/board-page/record-of.js";
import { describeFailure } from "../../../ui/notices.js";
import { messages } from "./i18n/openings.js";
import { MAX_LINES, MAX_PLIES } from "./repertoire.js";

/** @typedef {import("./repertoire.js").Side} Side */
/** @typedef {import("../../../table/formats.types").ParsedMatch} ParsedMatch */

/**
 * @typedef {object} Game
 * @property {import("../../../engine/rules-module.js").Rules} rules
 * @property {import("../../../table/game-ui.types").GameUi} gameUi
 * @property {import("../../../table/game-tools.types").GameTools} tools
 */

const { t } = translatorFor(messages);

/**
 * The lines of a text or files, with the number of games that could not be read and why the first of them was not.
 * @param {Game} game @param {string | File[]} source @param {Side} side
 */
export async function readLines({ rules, gameUi, tools }, source, side) {
  if (typeof source === "string" && source.trim() === "") return { lines: [], unread: 0, why: "" };
  if (typeof source !== "string" && source.some(({ size }) => size > MAX_FILE_SIZE))
    return { lines: [], unread: 1, why: t("openings.too-large") };
  const formats = await gameUi.formats?.();
  if (formats?.messages) await addMessages(formats.messages);
  const reader = new MatchReader(rules, formats ?? { list: [], titleOf: () => "" }, () => true);
  const matches = await readMatches(reader, source);
  const failed = matches.flatMap((one) => ("error" in one ? [one.error] : []));
  const lines = [];
  for (const match of matches) {
    if ("error" in match) continue;
    const records = (await tools.variations?.(match)) ?? [match.record];
    lines.push(...records.map((record) => ({ side, record: shortened(rules, record) })));
  }
  return {
    lines,
    unread: failed.length,
    why: failed.length > 0 ? await describeFailure(failed[0]) : "",
  };
}

/** Reads at most as many matches as lines can be stored. @param {MatchReader} reader @param {string | File[]} source @returns {Promise<ParsedMatch[]>} */
function readMatches(reader, source) {
  /** @type {ParsedMatch[]} */
  const all = [];
  return new Promise((resolve, failed) =>
    reader.read(source, {
      found(matches, { isLast }) {
        all.push(...matches);
        if (!isLast && all.length < MAX_LINES) return;
        reader.cancel();
        resolve(all.slice(0, MAX_LINES));
      },
      failed,
    }),
  );
}

/** The record's first plies. @param {import("../../../engine/rules-module.js").Rules} rules @param {string} record */
function shortened(rules, record) {
  const { start, moves } = rules.view(record);
  return recordOf(rules, start, moves.slice(0, MAX_PLIES));
}

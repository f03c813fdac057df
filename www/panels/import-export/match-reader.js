// Reads the matches of a text or of files in a worker, which is terminated at the end or when the user cancels.

import { startWorker } from "../../engine/start-worker.js";
import { WorkerClient } from "../../engine/worker-client.js";
import { hasExtension } from "./file.js";

/** @typedef {import("../../table/formats.types").ParsedMatch} ParsedMatch */
/** @typedef {import("../../lab/lab.types").ImportReport} ImportReport */

/**
 * @typedef {object} ReadListener
 * @property {(matches: ParsedMatch[], report: ImportReport) => void} found  the next matches
 * @property {(error: unknown) => void} failed
 */

export class MatchReader {
  #rules;
  #formats;
  #withExtras;
  /** @type {WorkerClient | null} */
  #client = null;

  /**
   * @param {import("../../engine/rules-module.js").Rules} rules
   * @param {import("../../table/formats.types").Formats} formats
   * @param {() => boolean} withExtras  whether variations are read
   */
  constructor(rules, formats, withExtras) {
    this.#rules = rules;
    this.#formats = formats;
    this.#withExtras = withExtras;
  }

  /** @param {string | File[]} source  a text, a text file, or files of a binary format @param {ReadListener} listener */
  read(source, { found, failed }) {
    this.cancel();
    const { module, glue, engine, info } = this.#rules;
    const { files, titleOf, letters } = this.#formats;
    const isText = typeof source === "string";
    const isBinary =
      !isText && source.some(({ name }) => files && hasExtension(name, files.extensions));
    const title = isBinary && files ? files.titleOf : titleOf;
    this.#client = new WorkerClient(() =>
      startWorker(__LABORATORY_URL__, { module, glue, engine }),
    );
    this.#client.request(
      {
        type: "import",
        game: info.id,
        source: isText || isBinary ? source : source.slice(0, 1),
        extensions: isBinary ? files?.extensions : [],
        letters: letters?.() ?? [],
        variations: this.#withExtras(),
      },
      {
        found: (/** @type {ImportReport} */ report) => {
          if (report.isLast) this.cancel();
          found(
            report.found.map((one) => parsedMatch(one, title)),
            report,
          );
        },
        failed: (error) => {
          this.cancel();
          failed(error);
        },
      },
    );
  }

  /** Stops reading. */
  cancel() {
    this.#client?.close();
    this.#client = null;
  }
}

/** @param {ImportReport["found"][number]} one @param {(match: any) => string} titleOf @returns {ParsedMatch} */
function parsedMatch(one, titleOf) {
  if ("error" in one) return one;
  const { match, isAbridged } = one;
  const isText = "notes" in match;
  return {
    name: titleOf(match),
    record: match.record,
    notes: isText ? match.notes : "",
    statements: isText ? statementsOf(match) : NO_STATEMENTS,
    isAbridged,
  };
}

/** @type {import("../../table/formats.types").ImportedMatch["statements"]} */
const NO_STATEMENTS = { players: ["", ""], clocks: [], evaluations: [] };

/** @param {import("../../engine/engine.types").FoundMatch} match */
const statementsOf = ({ players, clocks, evaluations }) => ({ players, clocks, evaluations });

// The values of the best moves as an asynchronous iterator, which yields the latest state.

import { createMultiPv } from "../../../www/engine/multi-pv.js";
import { toEngineError } from "./errors.js";

/** Milliseconds of an analysis without a limit. */
const UNLIMITED = 2 ** 31;

/** @typedef {import("../../../www/engine/engine.types").SearchRequest} SearchRequest */
/** @typedef {import("../../../www/engine/client.js").EngineClient} EngineClient */
/** @typedef {import("./requests.js").Requests} Requests */

/**
 * @param {{ client: () => EngineClient, requests: Requests }} engine @param {() => SearchRequest} toRequest
 * @param {import("../api").AnalyseOptions} options
 * @returns {AsyncGenerator<import("../api").Analysis, void, void>}
 */
export async function* analyse({ client, requests }, toRequest, { lines = 1, signal }) {
  const request = toRequest();
  if (Object.keys(request.limits).length === 0) request.limits.time = UNLIMITED;
  const end = await requests.take(signal);
  const controller = new AbortController();
  try {
    const search = startSearch(client(), request, lines, controller.signal);
    for (let done = false; !done; ) {
      await requests.race(signal, (resolve, reject) => search.changed().then(resolve, reject));
      done = search.isDone();
      if (done || search.best().length > 0)
        yield { lines: search.best(), depth: search.depth(), nodes: search.nodes(), done };
    }
  } finally {
    controller.abort();
    end();
  }
}

/** @param {EngineClient} client @param {SearchRequest} request @param {number} lines @param {AbortSignal} signal */
function startSearch(client, request, lines, signal) {
  const found = createMultiPv();
  let isDone = false;
  /** @type {unknown} */
  let failure;
  const { notify, changed } = createNotice();
  const listener = {
    report(/** @type {import("../../../www/engine/engine.types").Report} */ report) {
      if (lines > 1) return found.setProgress(report); // the value of the move follows
      found.setBest(report);
      notify();
    },
    value(/** @type {import("../../../www/engine/engine.types").MoveValue} */ value) {
      found.add(value, Number.POSITIVE_INFINITY);
      notify();
    },
    finish() {
      isDone = true;
      notify();
    },
    failed(/** @type {unknown} */ error) {
      failure = toEngineError(error);
      notify();
    },
  };
  const { report, value, finish, failed } = listener;
  if (lines === 1) {
    const choice = (/** @type {import("../../../www/engine/engine.types").Choice} */ last) => {
      report(last);
      finish();
    };
    client.choose(request, { report, choice, failed }, { signal });
  } else client.analyse(request, { report, value, analysed: finish, failed }, { signal });
  return {
    best: () => found.best(lines),
    depth: () => found.best(1)[0]?.depth ?? 0,
    nodes: () => found.latest()?.nodes ?? 0,
    isDone: () => isDone,
    async changed() {
      await changed();
      if (failure) throw failure;
    },
  };
}

/** A notice that remains until it is awaited. */
function createNotice() {
  let isNew = false;
  let wake = () => {};
  return {
    notify() {
      isNew = true;
      wake();
    },
    async changed() {
      if (!isNew)
        await new Promise((resolve) => {
          wake = () => resolve(undefined);
        });
      isNew = false;
    },
  };
}

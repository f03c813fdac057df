// Errors with a code for programs and an English sentence for people.

import { LoadingError } from "../../../www/engine/loading.js";
import { errorSentence } from "../../../www/i18n/error-sentence.js";
import { en as rules } from "../../../www/i18n/errors.js";
import { fill } from "../../../www/i18n/fill.js";

/** Sentences in which a program's author learns what to change, instead of those for visitors of a page. */
const OWN = {
  "error.html":
    "{address} is a web page instead of a WebAssembly module: the host answers unknown addresses with a page. Copy the package's .wasm files to where the script expects them; with Vite, add the package to optimizeDeps.exclude; or import the entry /inline, which needs no other file.",
  "error.missing": "{address} was not found. Copy the package's .wasm files next to the script.",
  "error.unreachable": "{address} could not be loaded: the request failed.",
  "error.offline": "{address} could not be loaded: the device is offline.",
  "error.slow": "{address} did not arrive: nothing has been received for ten seconds.",
  "error.damaged":
    "{address} is not the module that belongs to this version of the package, or was changed on the way.",
  "error.policy":
    "The page's Content-Security-Policy forbids WebAssembly; allow 'wasm-unsafe-eval' in script-src.",
  "error.no-webassembly":
    "This environment does not run the WebAssembly module; it needs WebAssembly with SIMD.",
  "error.no-workers":
    "No worker could be started: this environment has none, or its Content-Security-Policy (worker-src) or Trusted Types forbid it. The rules work without; for searches, pass the option `worker`.",
  "error.worker-script":
    "The worker's script could not be loaded. Copy the package's worker file next to the script, or pass the option `worker`.",
  "error.stopped": "The worker stopped without an answer.",
  "error.bad-option": "{value} is not a value of the option {name}.",
  "error.bad-parameter": "Parameter {name}: {why}.",
  "error.closed": "The engine was closed.",
  "error.game-over": "The match is over.",
};

/** @type {Record<string, string>} */
const sentences = { ...rules, ...OWN };

/** @param {string} key @returns {key is string} */
const isKey = (key) => Object.hasOwn(sentences, key);

export class EngineError extends Error {
  /** @param {string} code @param {Record<string, string>} [details] @param {ErrorOptions & { message?: string }} [options] */
  constructor(code, details = {}, { message = code, ...options } = {}) {
    const t = (/** @type {string} */ key, values = {}) => fill(sentences[key], values);
    super(errorSentence({ code, details, message }, isKey, t), options);
    this.name = "EngineError";
    this.code = code;
    this.details = details;
  }
}

/** Converts the errors of a worker and of the rules; others remain as they are. @param {any} error */
export function toEngineError(error) {
  if (error instanceof EngineError || typeof error?.code !== "string") return error;
  // A loading error without a cause is the worker's: its script did not arrive.
  const isScript = error instanceof LoadingError && ["unreachable", "offline"].includes(error.code);
  const code = isScript ? "worker-script" : error.code;
  return new EngineError(code, error.details, { message: error.message, cause: error });
}

/** The error of a module that could not be loaded. @param {unknown} error @param {string} address */
export function toModuleError(error, address) {
  if (!(error instanceof LoadingError)) return error;
  const reason = String(/** @type {any} */ (error.cause)?.message ?? "");
  const code = isPage(reason) ? "html" : isForbidden(reason) ? "policy" : error.code;
  return new EngineError(code, { address }, { cause: error });
}

/** The beginning of the contents, or the words of the browser that compiled them. @param {string} reason */
const isPage = (reason) => /^\s*<[!a-z]|found 3c [26]/i.test(reason);

/** @param {string} reason */
const isForbidden = (reason) => /content.security.policy|\bcsp\b|unsafe-eval/i.test(reason);

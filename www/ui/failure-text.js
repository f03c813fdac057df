// Messages for failures of loading and of workers: the cause and a remedy. Loaded on demand, together with the texts.

import { errorText } from "../i18n/error-text.js";
import { messages } from "../i18n/errors.js";
import { addMessages } from "../i18n/index.js";

/** @typedef {import("../i18n/error-sentence.js").CodedError} CodedError */

/** Timeout of the request that tests the connection. */
const PROBE_TIMEOUT_MS = 5000;

/** Resolves when the error messages are loaded in the current language. */
export const loadErrorMessages = () => addMessages(messages);

/** The cause of a failure and a remedy. @param {unknown} error */
export async function failureText(error) {
  await loadErrorMessages();
  return errorText(await causeOf(error));
}

/**
 * The coded error of a failure. Browsers do not report why an import failed, so this tests the connection.
 * @param {unknown} error @returns {Promise<CodedError>}
 */
export async function causeOf(error) {
  const { code, message } = /** @type {CodedError} */ (error ?? {});
  const isFailedRequest = error instanceof TypeError && /import|load|fetch/i.test(`${message}`);
  if (code === "unreachable" || isFailedRequest || error instanceof Event)
    return { code: await diagnoseConnection() };
  if (typeof code === "string") return /** @type {CodedError} */ (error);
  if (error instanceof SyntaxError) return { code: "damaged" };
  return { code: "unexpected", details: { message: message ?? String(error) } };
}

/** Tests the connection to find out why a file could not be loaded. */
async function diagnoseConnection() {
  if (!navigator.onLine) return "offline";
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  try {
    await fetch(import.meta.url, { method: "HEAD", cache: "no-store", signal });
    return "missing";
  } catch {
    return signal.aborted ? "slow" : "unreachable";
  }
}

// Compiles a WebAssembly module, streaming where the host allows it, and verifies it against its digest, by default the
// one in its file name. A damaged copy in the browser's cache is fetched again.

import { LoadingError, startStallTimer } from "./loading.js";

/**
 * @param {string} address @param {string} [digest]  first eight hexadecimal digits of its SHA-256; if empty, not verified
 * @returns {Promise<WebAssembly.Module>} rejects with a LoadingError
 */
export async function compile(address, digest) {
  if (!globalThis.WebAssembly) throw new LoadingError("no-webassembly");
  try {
    return await load(address, digest);
  } catch (error) {
    if (/** @type {LoadingError} */ (error).code === "slow") throw error;
    return load(address, digest, "reload");
  }
}

/** @param {string} address @param {string} [digest] @param {RequestCache} [cache] */
async function load(address, digest, cache) {
  const download = new AbortController();
  const { signal } = download;
  const { reset, stop } = startStallTimer(() => download.abort());
  /** Cause to report if the next step fails. @type {import("./loading.js").Cause} */
  let cause = "unreachable";
  try {
    const response = await fetch(address, { cache, signal });
    cause = "missing";
    if (!response.ok) throw new Error(response.statusText);
    cause = "unreachable";
    const reading = read(response.clone(), reset);
    // Streaming compilation requires the right content type.
    const streams = response.headers.get("content-type")?.startsWith("application/wasm");
    const module = streams
      ? WebAssembly.compileStreaming(response)
      : reading.then(WebAssembly.compile);
    module.catch(() => {}); // errors of the download take precedence
    const bytes = await reading;
    stop();
    cause = "damaged";
    if (await isVerified(bytes, digest ?? response.url)) cause = "no-webassembly";
    return await module;
  } catch (error) {
    throw new LoadingError(signal.aborted ? "slow" : cause, error);
  } finally {
    stop();
  }
}

/** Reads a response. @param {Response} response @param {() => void} reset  called for each chunk */
function read({ body }, reset) {
  const watched = body?.pipeThrough(
    new TransformStream({
      transform(bytes, passed) {
        reset();
        passed.enqueue(bytes);
      },
    }),
  );
  return new Response(watched).arrayBuffer();
}

/**
 * Whether the digest could be verified; throws if it differs. For contents that are no module the message is their
 * beginning.
 * @param {ArrayBuffer} bytes @param {string} expected  the digest, or the address after redirects, which contains it
 */
async function isVerified(bytes, expected) {
  const beginning = new TextDecoder().decode(bytes.slice(0, 99));
  if (!beginning.startsWith("\0asm")) throw new Error(beginning);
  const sum = await crypto.subtle?.digest("SHA-256", bytes); // unavailable without a secure connection
  if (!sum || !expected) return false;
  const digest = new DataView(sum).getUint32(0).toString(16).padStart(8, "0");
  if (!expected.includes(digest)) throw new Error(digest);
  return true;
}

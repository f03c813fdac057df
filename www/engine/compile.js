// Compiles a WebAssembly module from its address, while it arrives where the host allows that. Verifies it against the
// digest in its file name; a damaged copy in the browser's cache is fetched again.

/** @param {string} address */
export async function compile(address) {
  try {
    return await load(address);
  } catch {
    return load(address, "reload");
  }
}

/** @param {string} address @param {RequestCache} [cache] */
async function load(address, cache) {
  const answer = await fetch(address, { cache });
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  const bytes = answer.clone().arrayBuffer();
  // A host that does not know the type of the file rules out compiling while it arrives.
  const streams = answer.headers.get("content-type")?.startsWith("application/wasm");
  const [module] = await Promise.all([
    streams ? WebAssembly.compileStreaming(answer) : bytes.then(WebAssembly.compile),
    bytes.then((arrived) => verify(answer.url, arrived)),
  ]);
  return module;
}

/** @param {string} address after redirections @param {ArrayBuffer} bytes */
async function verify(address, bytes) {
  const sum = await crypto.subtle?.digest("SHA-256", bytes); // missing on hosts without a secure connection
  if (!sum) return;
  const digest = new DataView(sum).getUint32(0).toString(16).padStart(8, "0");
  if (!address.includes(`.${digest}.`)) throw new Error(`${address} has been changed.`);
}

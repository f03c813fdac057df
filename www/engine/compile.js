// A WebAssembly module from its address, compiled while it arrives where the host allows that.

/** @param {string} address */
export async function compile(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  // A host that does not know the type of the file rules out compiling while it arrives.
  const streams = answer.headers.get("content-type")?.startsWith("application/wasm");
  return streams
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
}

// Starts an HTTP server on the loopback interface, on the first free port.

import { once } from "node:events";
import { createServer } from "node:http";

/**
 * @param {import("node:http").RequestListener} handler
 * @param {number} firstPort the first one to try; 0 for any
 * @returns {Promise<{ port: number, close: () => Promise<void>, unref: () => void }>} `unref`: the server does not keep the
 *   process alive
 */
export async function listen(handler, firstPort) {
  for (let port = firstPort; port < 65536; port += 1) {
    const server = createServer(handler);
    const code = await tryPort(server, port);
    if (code === undefined) {
      const address = /** @type {import("node:net").AddressInfo} */ (server.address());
      return { port: address.port, close: () => close(server), unref: () => server.unref() };
    }
    if (code !== "EADDRINUSE" && code !== "EACCES") throw new Error(`cannot listen: ${code}`);
  }
  throw new Error(`no free port from ${firstPort}`);
}

/**
 * Resolves with the code of the error; `undefined` if the server listens.
 * @param {import("node:http").Server} server @param {number} port
 */
async function tryPort(server, port) {
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
    return undefined;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code ?? String(error);
  }
}

/** @param {import("node:http").Server} server */
async function close(server) {
  const closed = once(server.close(), "close");
  server.closeAllConnections();
  await closed;
}

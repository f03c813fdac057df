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
    try {
      await once(server.listen(port, "127.0.0.1"), "listening");
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code === "EADDRINUSE" || code === "EACCES") continue;
      throw error;
    }
    const address = /** @type {import("node:net").AddressInfo} */ (server.address());
    return { port: address.port, close: () => close(server), unref: () => server.unref() };
  }
  throw new Error(`no free port from ${firstPort}`);
}

/** @param {import("node:http").Server} server */
async function close(server) {
  const closed = once(server.close(), "close");
  server.closeAllConnections();
  await closed;
}

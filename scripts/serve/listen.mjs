// Listens on this machine only, on the first free port.

import { createServer } from "node:http";

/**
 * @param {import("node:http").RequestListener} handler
 * @param {number} wanted the first port to try; 0 for any
 * @returns {Promise<{ port: number, close: () => Promise<void>, unref: () => void }>} after `unref` the server does not
 *   keep the process alive
 */
export async function listen(handler, wanted) {
  for (let port = wanted; port < 65536; port += 1) {
    const server = createServer(handler);
    const code = await started(server, port);
    if (code === undefined) {
      const address = /** @type {import("node:net").AddressInfo} */ (server.address());
      return { port: address.port, close: () => closed(server), unref: () => server.unref() };
    }
    if (code !== "EADDRINUSE" && code !== "EACCES") throw new Error(`cannot listen: ${code}`);
  }
  throw new Error(`no free port from ${wanted}`);
}

/**
 * @param {import("node:http").Server} server
 * @param {number} port
 * @returns {Promise<string | undefined>} the code of the error; `undefined` if the server listens
 */
const started = (server, port) =>
  new Promise((resolve) => {
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? String(error)),
    );
    server.listen(port, "127.0.0.1", () => resolve(undefined));
  });

/** @param {import("node:http").Server} server @returns {Promise<void>} */
const closed = (server) =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

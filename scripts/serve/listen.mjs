// Listens on this machine's own addresses only, IPv4 and IPv6, on the first port that both have free.

import { createServer } from "node:http";

const addresses = ["127.0.0.1", "::1"];

/**
 * @param {import("node:http").RequestListener} handler
 * @param {number} wanted the first port to try; 0: any
 * @returns {Promise<{ port: number, close: () => Promise<void>, unref: () => void }>} `unref`: it need not outlive the rest of
 *   the program
 */
export async function listen(handler, wanted) {
  for (let port = wanted; port < 65536; port = port === 0 ? 0 : port + 1) {
    const servers = await listenOn(handler, port);
    if (servers) {
      const unref = () => {
        for (const server of servers) server.unref();
      };
      return { port: portOf(servers[0]), close: () => closeAll(servers), unref };
    }
  }
  throw new Error(`no port from ${wanted} on is free`);
}

const noSuchAddress = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);
const taken = new Set(["EADDRINUSE", "EACCES"]);

/**
 * @param {import("node:http").RequestListener} handler
 * @param {number} port
 * @returns {Promise<import("node:http").Server[] | undefined>} undefined: the port is taken
 */
async function listenOn(handler, port) {
  /** @type {import("node:http").Server[]} */
  const servers = [];
  for (const address of addresses) {
    const server = createServer(handler);
    const problem = await started(server, servers[0] ? portOf(servers[0]) : port, address);
    if (problem === undefined) {
      servers.push(server);
    } else if (!noSuchAddress.has(problem)) {
      await closeAll(servers);
      if (taken.has(problem)) return undefined;
      throw new Error(`cannot listen on ${address}: ${problem}`);
    }
  }
  if (servers.length === 0) throw new Error(`this machine has neither ${addresses.join(" nor ")}`);
  return servers;
}

/**
 * @param {import("node:http").Server} server
 * @param {number} port
 * @param {string} address
 * @returns {Promise<string | undefined>} why not
 */
const started = (server, port, address) =>
  new Promise((resolve) => {
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? String(error)),
    );
    server.listen(port, address, () => resolve(undefined));
  });

/** @param {import("node:http").Server} server */
function portOf(server) {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** @param {import("node:http").Server[]} servers */
async function closeAll(servers) {
  for (const server of servers) {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }
}

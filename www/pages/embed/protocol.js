// The messages between a page and an embedded board. The frame answers one origin, that its address names in `origin`; from
// all others, and from windows that are not its parent, it accepts nothing.

/** Attributes that a page may set, as properties of the message `set`. */
export const SETTABLE = /** @type {const} */ ([
  "record",
  "ply",
  "play",
  "level",
  "solution",
  "flipped",
]);

/**
 * A message that the frame accepts, by its field `stratege`.
 * @typedef {{ stratege: "set" } & Partial<Record<typeof SETTABLE[number], unknown>>
 *   | { stratege: "move", move: string } | { stratege: "restart" } | { stratege: "get" }} Command
 */

/**
 * The origin that the address names; null if it names none, or one that is not exactly an origin.
 * @param {URL} address
 */
export function allowedOrigin({ searchParams }) {
  const named = searchParams.get("origin") ?? "";
  try {
    const { origin, protocol } = new URL(named);
    return origin === named && /^https?:$/.test(protocol) ? origin : null;
  } catch {
    return null;
  }
}

/**
 * Checks a message; null if it is not a command of the allowed origin's page.
 * @param {Pick<MessageEvent, "data" | "origin" | "source">} event
 * @param {{ origin: string | null, parent: unknown }} expected @returns {Command | null}
 */
export function commandOf({ data, origin, source }, expected) {
  if (expected.origin === null || origin !== expected.origin || source !== expected.parent)
    return null;
  switch (data?.stratege) {
    case "set":
      return { ...data };
    case "move":
      return typeof data.move === "string" ? { stratege: "move", move: data.move } : null;
    case "restart":
    case "get":
      return { stratege: data.stratege };
    default:
      return null;
  }
}

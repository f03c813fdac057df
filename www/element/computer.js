// Lets an engine of the packages play a side of a match: converts it to the client that the match controller requests
// moves from.

/**
 * @param {() => import("./element.types").CreateEngine | null} source @param {() => number} nodes limit of a search
 * @returns {import("../engine/client.js").EngineClient}
 */
export function computerFrom(source, nodes) {
  /** @type {{ create: import("./element.types").CreateEngine, engine: Promise<import("./element.types").Engine> } | null} */
  let started = null;

  function open() {
    const create = source();
    if (!create) throw new Error("A level needs an engine: set the attribute `engine`.");
    if (started?.create !== create) {
      close();
      started = { create, engine: create() };
    }
    return started.engine;
  }

  function close() {
    started?.engine.then((engine) => engine.close()).catch(() => {});
    started = null;
  }

  const unsupported = () => {
    throw new Error("The element only requests moves.");
  };

  return {
    async choose({ record, player, limits }, { choice, failed }, options) {
      const signal = options?.signal ?? new AbortController().signal;
      try {
        const engine = await open();
        const { time } = limits;
        const chosen = await engine.choose(record, { level: player, nodes: nodes(), time, signal });
        if (!signal.aborted)
          choice(/** @type {import("../engine/engine.types").Choice} */ (chosen));
      } catch (error) {
        if (!signal.aborted)
          failed(/** @type {import("../engine/engine.types").EngineError} */ (error));
      }
    },
    analyse: unsupported,
    recall: unsupported,
    close,
  };
}

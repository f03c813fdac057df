// Where the proof is made: piece by piece, so that it can be looked at, paused and gone on with.

/** @typedef {import("./types.js").ToProver} ToProver */
/** @typedef {import("./types.js").FromProver} FromProver */

/** Positions in a piece; some hundredths of a second. */
const PIECE = 100_000;
/** Milliseconds between two looks at it. */
const LOOK = 150;

/** @type {Promise<InstanceType<import("../engine/types.js").Glue["QubicProof"]>>} */
let opening;
let isWanted = false;
let isRunning = false;
/** @type {import("./types.js").Stage} */
let stage = "proof";
/** @type {import("./types.js").Size | null} */
let size = null;
let milliseconds = 0;

/** @param {FromProver} message */
const tell = (message) => postMessage(message);

addEventListener("message", (event) => {
  /** @type {ToProver} */
  const request = event.data;
  if (request.type === "open") opening = open(request);
  else isWanted = request.type === "go";
  if (isWanted && !isRunning) run().catch(fail);
});

/** @param {Extract<ToProver, { type: "open" }>} request */
async function open({ module, glue }) {
  /** @type {import("../engine/types.js").Glue} */
  const { initSync, QubicProof } = await import(glue);
  initSync({ module });
  return new QubicProof();
}

async function run() {
  isRunning = true;
  const proof = await opening;
  while (isWanted && stage !== "done") {
    const began = performance.now();
    const before = stage;
    do work(proof);
    while (stage === before && performance.now() - began < LOOK);
    milliseconds += performance.now() - began;
    tell({ type: "progress", stage, progress: proof.progress(), size, milliseconds });
    await message();
  }
  isRunning = false;
}

/** @param {Awaited<typeof opening>} proof */
function work(proof) {
  if (stage === "proof") {
    if (!proof.advance(PIECE)) return;
    stage = "shrink";
  } else {
    const replaced = proof.shrink();
    if (replaced === undefined) return;
    if (replaced === 0) stage = "done";
  }
  const [moves, bytes] = proof.size();
  size = { moves, bytes };
}

/** Lets messages come in. */
const message = () => new Promise((resolve) => setTimeout(resolve));

/** @param {unknown} error */
function fail(error) {
  tell({ type: "failed", why: error instanceof Error ? error.message : String(error) });
}

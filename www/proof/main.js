// Opens the page on which the browser proves Qubic: puts the worker's counts, the tree and the twelve replies
// in front of whoever watches, and tells what falls.

import { loadRules } from "../engine/rules.js";
import { createLook } from "../page/look.js";
import { createNotices } from "../page/notices.js";
import { box, button, part, setUsable } from "../page/parts.js";
import { createSpeech } from "../page/speech.js";
import { addThemes } from "../page/themes.js";
import { en } from "../strings/en/qubic-proof.js";
import { learn, sayNumber, speakerOf } from "../strings/index.js";
import { readShared } from "../table/settings.js";
import { openStore } from "../table/store.js";
import { openProver } from "./prover.js";
import { openTree } from "./tree.js";

/** @typedef {import("./prover.js").State} State */

const { say } = speakerOf(en);

/** What the button does at each step. */
const LABELS = /** @type {const} */ ({
  ready: "go",
  proof: "pause",
  shrink: "pause",
  paused: "resume",
  done: "again",
  failed: "again",
});

const store = openStore("qubic");
const tell = createSpeech();
const notices = createNotices(tell);
let { settings } = readShared(store.sharedSettings());
const look = createLook({ current: () => settings, choose });
const drawTree = openTree(part("tree", SVGSVGElement));
const go = button("go");
/** @type {ReturnType<typeof openProver> | null} */
let prover = null;
/** What has been told to have fallen. @type {Set<number>} */
let told = new Set();
/** @type {State["step"]} */
let toldStep = "ready";

learn({
  en,
  de: async () => (await import("../strings/de/qubic-proof.js")).de,
  fi: async () => (await import("../strings/fi/qubic-proof.js")).fi,
});
look.showTheme();
try {
  const [{ module, glue }] = await Promise.all([loadRules("qubic"), look.show()]);
  prover = openProver({ module, glue }, show);
  setUsable(go, true);
  show(prover.state());
  document.documentElement.dataset.ready = "";
  addThemes(settings.theme);
} catch (error) {
  notices.show(say("notice.loading"), { stay: true });
  throw error;
}

go.addEventListener("click", () => {
  if (prover?.state().step === "ready" || prover?.state().step === "done") {
    told = new Set();
    toldStep = "ready";
  }
  prover?.press();
});

/** @param {Partial<typeof settings>} change */
async function choose(change) {
  settings = { ...settings, ...change };
  store.keepShared(settings);
  await look.show();
  if (prover) show(prover.state());
}

/** @param {State} state */
function show(state) {
  const { step, progress, size, milliseconds } = state;
  document.documentElement.dataset.step = step;
  go.textContent = say(LABELS[step]);
  box("stage").textContent = stageOf(state);
  box("time").textContent = say("seconds", { seconds: sayNumber(milliseconds / 1000, 1) });
  box("stored").textContent = size
    ? say("stored", { moves: sayNumber(size.moves), bytes: sayNumber(size.bytes) })
    : "–";
  const classes = progress?.classes ?? [];
  const fallen = classes.filter(({ proof }) => proof === 0);
  box("fallen").textContent = `${fallen.length} / ${classes.length || 12}`;
  box("positions").textContent = sayNumber(progress?.positions ?? 0);
  box("searched").textContent = sayNumber(progress?.searched ?? 0);
  if (progress) {
    drawTree(progress);
    drawClasses(progress);
  }
  speak(state);
}

/** @param {State} state */
function stageOf({ step, why, megabytes }) {
  return step === "failed" ? say("stage.failed", { why, memory: megabytes }) : say(`stage.${step}`);
}

/** @param {import("./types.js").ProofProgress} progress */
function drawClasses({ classes, turn }) {
  const rows = [...box("classes").children];
  classes.forEach(({ reply, cells, proof, grown }, at) => {
    const row = /** @type {HTMLTableRowElement} */ (rows[at]);
    const positions = grown.reduce((all, count) => all + count, 0);
    row.dataset.state = proof === 0 ? "fallen" : at === turn ? "working" : "open";
    const texts = [
      String(reply),
      sayNumber(cells - 1),
      sayNumber(positions),
      proof === 0 ? say("fallen") : sayNumber(proof),
    ];
    texts.forEach((text, column) => {
      const cell = row.cells[column];
      if (cell.textContent !== text) cell.textContent = text;
    });
  });
}

/** Tells what is new, each thing once. @param {State} state */
function speak(state) {
  const classes = state.progress?.classes ?? [];
  for (const { reply, proof } of classes) {
    if (proof !== 0 || told.has(reply)) continue;
    told.add(reply);
    tell(say("told.fallen", { reply, count: told.size, all: classes.length }));
  }
  if (state.step === toldStep) return;
  toldStep = state.step;
  tell(stageOf(state));
}

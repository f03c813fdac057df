// Opens the page on which the browser proves Qubic: shows the worker's counts, the tree and the twelve replies, and
// announces each refuted reply.

import { compile } from "../../engine/compile.js";
import { addMessages, formatNumber, translatorFor } from "../../i18n/index.js";
import { readShared } from "../../table/settings.js";
import { openSharedStore } from "../../table/store.js";
import { createAppearance } from "../../ui/appearance.js";
import { buttonById, byId, setUsable } from "../../ui/dom.js";
import { firstPaint } from "../../ui/first-paint.js";
import { moduleAddresses } from "../../ui/module-addresses.js";
import { createNotices } from "../../ui/notices.js";
import { createSpeech } from "../../ui/speech.js";
import { addThemes } from "../../ui/themes.js";
import { messages } from "./i18n/proof.js";
import { Prover } from "./prover.js";
import { createTree } from "./tree.js";

/** @typedef {import("./prover.js").State} State */

const { t } = translatorFor(messages);

/** The action of the button at each step. */
const LABELS = /** @type {const} */ ({
  ready: "go",
  proof: "pause",
  shrink: "pause",
  paused: "resume",
  done: "again",
  failed: "again",
});

const store = openSharedStore();
const tell = createSpeech();
const notices = createNotices(tell);
let { settings } = readShared(store.read());
const look = createAppearance({ current: () => settings, choose });
const drawTree = createTree(byId("tree", SVGSVGElement));
const go = buttonById("go");
/** @type {Prover | null} */
let prover = null;
/** The refuted replies that have been announced. @type {Set<number>} */
let told = new Set();
/** @type {State["step"]} */
let toldStep = "ready";

addMessages(messages);
look.showTheme();
try {
  const { wasm, glue } = moduleAddresses().engine;
  const [module] = await Promise.all([firstPaint().then(() => compile(wasm)), look.show()]);
  prover = new Prover({ module, glue }, show);
  setUsable(go, true);
  show(prover.state);
  document.documentElement.dataset.ready = "";
  addThemes(() => settings.theme);
} catch (error) {
  notices.show(t("notice.loading"), { stay: true });
  throw error;
}

go.addEventListener("click", () => {
  if (prover?.state.step === "ready" || prover?.state.step === "done") {
    told = new Set();
    toldStep = "ready";
  }
  prover?.toggle();
});

/** @param {Partial<typeof settings>} change */
async function choose(change) {
  settings = { ...settings, ...change };
  store.write(settings);
  await look.show();
  if (prover) show(prover.state);
}

/** @param {State} state */
function show(state) {
  const { step, progress, size, milliseconds } = state;
  document.documentElement.dataset.step = step;
  go.textContent = t(LABELS[step]);
  byId("stage").textContent = stageOf(state);
  byId("time").textContent = t("seconds", { seconds: formatNumber(milliseconds / 1000, 1) });
  byId("stored").textContent = size
    ? t("stored", { moves: formatNumber(size.moves), bytes: formatNumber(size.bytes) })
    : "–";
  const classes = progress?.classes ?? [];
  const fallen = classes.filter(({ proof }) => proof === 0);
  byId("fallen").textContent = `${fallen.length} / ${classes.length || 12}`;
  byId("positions").textContent = formatNumber(progress?.positions ?? 0);
  byId("searched").textContent = formatNumber(progress?.searched ?? 0);
  if (progress) {
    drawTree(progress);
    drawClasses(progress);
  }
  speak(state);
}

/** @param {State} state */
function stageOf({ step, why, megabytes }) {
  return step === "failed" ? t("stage.failed", { why, memory: megabytes }) : t(`stage.${step}`);
}

/** @param {import("./proof.types").ProofProgress} progress */
function drawClasses({ classes, turn }) {
  const rows = [...byId("classes").children];
  classes.forEach(({ reply, cells, proof, grown }, at) => {
    const row = /** @type {HTMLTableRowElement} */ (rows[at]);
    const positions = grown.reduce((all, count) => all + count, 0);
    row.dataset.state = proof === 0 ? "fallen" : at === turn ? "working" : "open";
    const texts = [
      String(reply),
      formatNumber(cells - 1),
      formatNumber(positions),
      proof === 0 ? t("fallen") : formatNumber(proof),
    ];
    texts.forEach((text, column) => {
      const cell = row.cells[column];
      if (cell.textContent !== text) cell.textContent = text;
    });
  });
}

/** Announces news, each once. @param {State} state */
function speak(state) {
  const classes = state.progress?.classes ?? [];
  for (const { reply, proof } of classes) {
    if (proof !== 0 || told.has(reply)) continue;
    told.add(reply);
    tell(t("told.fallen", { reply, count: told.size, all: classes.length }));
  }
  if (state.step === toldStep) return;
  toldStep = state.step;
  tell(stageOf(state));
}

// Opens the page on which the browser proves Qubic: shows the worker's progress, the tree and the twelve replies, and
// announces each refuted reply.

import { compile } from "../../engine/compile.js";
import { addMessages, formatNumber, translatorFor } from "../../i18n/index.js";
import { createSiteAppearance } from "../../table/site-appearance.js";
import { buttonById, byId, setUsable } from "../../ui/dom.js";
import { firstPaint } from "../../ui/first-paint.js";
import { moduleAddresses } from "../../ui/module-addresses.js";
import { createNotices } from "../../ui/notices.js";
import { createSpeech } from "../../ui/speech.js";
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

/** Minimum share of the work from which the time left is estimated. */
const MIN_SHARE = 0.02;

const announce = createSpeech();
const notices = createNotices(announce);
const appearance = createSiteAppearance(() => prover && show(prover.state));
const drawTree = createTree(byId("tree", SVGSVGElement));
const button = buttonById("go");
/** @type {Prover | null} */
let prover = null;
/** Refuted replies that were announced. @type {Set<number>} */
let announced = new Set();
/** @type {State["step"]} */
let announcedStep = "ready";

addMessages(messages);
appearance.showTheme();
try {
  const { wasm, glue } = moduleAddresses().engine;
  const [module] = await Promise.all([firstPaint().then(() => compile(wasm)), appearance.show()]);
  prover = new Prover({ module, glue }, show);
  setUsable(button, true);
  show(prover.state);
  document.documentElement.dataset.ready = "";
  appearance.addThemes();
} catch (error) {
  notices.showFailure(error);
  throw error;
}

button.addEventListener("click", () => {
  if (prover?.state.step === "ready" || prover?.state.step === "done") {
    announced = new Set();
    announcedStep = "ready";
  }
  prover?.toggle();
});

/** @param {State} state */
function show(state) {
  const { step, progress, size, milliseconds } = state;
  document.documentElement.dataset.step = step;
  button.textContent = t(LABELS[step]);
  byId("stage").textContent = stageOf(state);
  byId("progress", HTMLProgressElement).value = state.share;
  byId("share").textContent = shareText(state);
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
  announceProgress(state);
}

/** @param {State} state */
function stageOf({ step, why, megabytes }) {
  return step === "failed" ? t("stage.failed", { why, memory: megabytes }) : t(`stage.${step}`);
}

/** The share of the work that is done, and the time that the rest is going to take. @param {State} state */
function shareText({ step, share, milliseconds }) {
  const percent = t("percent", { percent: formatNumber(Math.floor(100 * share)) });
  if (share < MIN_SHARE || !["proof", "shrink"].includes(step)) return percent;
  const seconds = (milliseconds / 1000) * (1 / share - 1);
  const time =
    seconds > 90
      ? t("left.minutes", { minutes: formatNumber(Math.round(seconds / 60)) })
      : t("left.seconds", { seconds: formatNumber(5 * Math.max(1, Math.round(seconds / 5))) });
  return `${percent}, ${time}`;
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

/** Announces each event once. @param {State} state */
function announceProgress(state) {
  const classes = state.progress?.classes ?? [];
  for (const { reply, proof } of classes) {
    if (proof !== 0 || announced.has(reply)) continue;
    announced.add(reply);
    announce(t("told.fallen", { reply, count: announced.size, all: classes.length }));
  }
  if (state.step === announcedStep) return;
  announcedStep = state.step;
  announce(stageOf(state));
}

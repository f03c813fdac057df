// What the page's own thread has done by a browser's trace: script, style and layout, in time of the processor.

/** @typedef {{ name: string, pid: number, tid: number, ts: number, tts?: number, tdur?: number, args: { name?: string } }} Event */
/** @typedef {Record<keyof typeof KINDS, number>} Cost milliseconds */

/** What a trace has to have for this. */
export const CATEGORIES = ["toplevel", "devtools.timeline", "__metadata"];

/** What the browser calls the events that are script, style or layout. */
const KINDS = {
  script: ["FunctionCall", "EvaluateScript", "RunMicrotasks", "FireAnimationFrame", "TimerFire"],
  style: ["UpdateLayoutTree"],
  layout: ["Layout"],
};

/** How many times slower the processor is made. */
const SLOWER = [1, 4];

/**
 * A row for each game: a figure and the parts of a cost, at each speed of the processor.
 * @param {readonly string[]} games @param {(game: string, rate: number) => Promise<{ figure: number, cost: Cost }>} measure
 */
export async function costRows(games, measure) {
  const rows = [];
  for (const game of games) {
    const cells = [];
    for (const rate of SLOWER) {
      const { figure, cost } = await measure(game, rate);
      const each = [cost.script, cost.style, cost.layout].map((time) => time.toFixed(1));
      cells.push(figure.toFixed(1), each.join(" + "));
    }
    rows.push([game, ...cells]);
  }
  return rows;
}

/** What lies within another event counts for its own kind only. @param {Event[]} events @returns {Cost} */
export function costOf(events) {
  const pages = pageThreads(events);
  const kindOf = new Map(
    Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind])),
  );
  const counted = events
    .filter((event) => event.tdur && kindOf.has(event.name) && pages.includes(threadOf(event)))
    .sort((one, other) => one.ts - other.ts);
  const cost = { script: 0, style: 0, layout: 0 };
  /** @type {{ kind: keyof Cost, end: number }[]} */
  const open = [];
  for (const { name, tts = 0, tdur = 0 } of counted) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= tts) open.pop();
    const kind = /** @type {keyof Cost} */ (kindOf.get(name));
    cost[kind] += tdur / 1000;
    const around = open.at(-1);
    if (around) cost[around.kind] -= tdur / 1000;
    open.push({ kind, end: tts + tdur });
  }
  return cost;
}

/** The tasks of the page's thread, in milliseconds each. @param {Event[]} events */
export function tasksOf(events) {
  const pages = pageThreads(events);
  return events
    .filter((event) => event.name.endsWith("RunTask") && pages.includes(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** @param {Event[]} events */
const pageThreads = (events) =>
  events
    .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
    .map(threadOf);

/** @param {Event} event */
const threadOf = ({ pid, tid }) => `${pid} ${tid}`;

// A simulated clock that only the test advances, so that pauses are exact on a machine of any speed.

/** @typedef {import("playwright-core").Page} Page */

/** Script that runs before the page's scripts. Timers without a delay run immediately. */
export const virtualTime = `{
  const { setTimeout: wait, clearTimeout: clear } = globalThis;
  const timers = new Map();
  let now = 0;
  let last = 0;
  const due = () => [...timers].sort(([, one], [, other]) => one.at - other.at)[0];
  globalThis.virtualTime = {
    /** Milliseconds until each timer is due. */
    waiting: () => [...timers.values()].map(({ at }) => at - now),
    advance(time) {
      const end = now + time;
      for (let next = due(); next && next[1].at <= end; next = due()) {
        const [number, timer] = next;
        now = timer.at;
        if (timer.every) timer.at += timer.every;
        else timers.delete(number);
        timer.act();
      }
      now = end;
    },
  };
  performance.now = () => now;
  const add = (act, time, values, every) => {
    last -= 1;
    timers.set(last, { at: now + time, act: () => act(...values), every });
    return last;
  };
  globalThis.setTimeout = (act, time = 0, ...values) =>
    time > 0 ? add(act, time, values) : wait(act, 0, ...values);
  globalThis.setInterval = (act, time = 0, ...values) => add(act, Math.max(1, time), values, Math.max(1, time));
  globalThis.clearTimeout = globalThis.clearInterval = (number) => timers.delete(number) || clear(number);
}`;

/** Advances the clock. @param {Page} page @param {number} time milliseconds */
export const advance = (page, time) =>
  page.evaluate((elapsed) => /** @type {any} */ (globalThis).virtualTime.advance(elapsed), time);

/** Waits until the page has a timer that is due in `time` milliseconds. @param {Page} page @param {number} time */
export const waitForTimer = (page, time) =>
  page.waitForFunction(
    (wanted) => /** @type {any} */ (globalThis).virtualTime.waiting().includes(wanted),
    time,
  );

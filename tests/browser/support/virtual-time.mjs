// A clock that stands still until a test moves it on: what the page does after a pause can be told to the millisecond,
// however slow the machine is.

/** @typedef {import("playwright-core").Page} Page */

/** To be run in a page before its own scripts. What is to be done at once is done at once. */
export const virtualTime = `{
  const { setTimeout: wait, clearTimeout: clear } = globalThis;
  const timers = new Map();
  let now = 0;
  let last = 0;
  const due = () => [...timers].sort(([, one], [, other]) => one.at - other.at)[0];
  globalThis.virtualTime = {
    /** In how many milliseconds each timer is due. */
    waiting: () => [...timers.values()].map(({ at }) => at - now),
    pass(time) {
      const end = now + time;
      for (let next = due(); next && next[1].at <= end; next = due()) {
        timers.delete(next[0]);
        now = next[1].at;
        next[1].act();
      }
      now = end;
    },
  };
  performance.now = () => now;
  globalThis.setTimeout = (act, time = 0, ...given) => {
    if (!(time > 0)) return wait(act, 0, ...given);
    last -= 1;
    timers.set(last, { at: now + time, act: () => act(...given) });
    return last;
  };
  globalThis.clearTimeout = (number) => timers.delete(number) || clear(number);
}`;

/** Lets so many milliseconds pass. @param {Page} page @param {number} time */
export const pass = (page, time) =>
  page.evaluate((passed) => /** @type {any} */ (globalThis).virtualTime.pass(passed), time);

/** Until the page waits for a timer that is due in so many milliseconds. @param {Page} page @param {number} time */
export const untilWaiting = (page, time) =>
  page.waitForFunction(
    (wanted) => /** @type {any} */ (globalThis).virtualTime.waiting().includes(wanted),
    time,
  );

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
  const add = (act, time, given, every) => {
    last -= 1;
    timers.set(last, { at: now + time, act: () => act(...given), every });
    return last;
  };
  globalThis.setTimeout = (act, time = 0, ...given) =>
    time > 0 ? add(act, time, given) : wait(act, 0, ...given);
  globalThis.setInterval = (act, time = 0, ...given) => add(act, Math.max(1, time), given, Math.max(1, time));
  globalThis.clearTimeout = globalThis.clearInterval = (number) => timers.delete(number) || clear(number);
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

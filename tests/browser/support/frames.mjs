// Waits until the browser has drawn what the page has changed so far.

/**
 * Two animation frames and a task more: what an observer has to say about them has arrived by then.
 * @param {import("playwright-core").Page} page
 */
export const twoFrames = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );

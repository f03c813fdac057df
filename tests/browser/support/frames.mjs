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

/**
 * Calls a function of the page within a frame, after the layout. The page writes its address at that time, so the address
 * and the document show the same match.
 * @template T
 * @param {{ evaluate(expression: string): Promise<any> }} page
 * @param {() => T} read must not use anything from outside
 * @returns {Promise<T>}
 */
export const readInFrame = (page, read) =>
  page.evaluate(`new Promise((resolve, reject) => requestAnimationFrame(() => {
    const layout = new ResizeObserver(() => {
      layout.disconnect();
      try {
        resolve((${read})());
      } catch (error) {
        reject(error);
      }
    });
    layout.observe(document.documentElement);
  }))`);

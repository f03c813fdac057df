// Waits until the browser has drawn the changes of a page.

/** Waits for two animation frames and one task, in which observers report them. @param {import("playwright-core").Page} page */
export const waitTwoFrames = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );

/**
 * Runs a function in the page after layout, when the address and the document show the same match.
 * @template T
 * @param {{ evaluate(expression: string): Promise<any> }} page
 * @param {() => T} read uses no variables from outside
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

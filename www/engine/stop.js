// Stops a busy worker on any host: the page holds an object URL for as long as the worker may think, and
// the worker asks for it now and then, synchronously. Needs no shared memory and so no special headers.

/** Held by the page. @returns {{ url: string, stop(): void }} */
export function createStopToken() {
  const url = URL.createObjectURL(new Blob(["think"], { type: "text/plain" }));
  return { url, stop: () => URL.revokeObjectURL(url) };
}

/** Watched by the worker: whether it may go on. @param {string} url @returns {() => boolean} */
export function watchStopToken(url) {
  return () => {
    const question = new XMLHttpRequest();
    try {
      question.open("GET", url, false);
      question.send();
      return question.status === 200;
    } catch {
      return false;
    }
  };
}

// Stops a busy worker on any host: the page holds object URLs for as long as the worker may think, and the
// worker asks for one now and then, synchronously. Needs no shared memory and so no special headers.
//
// There are two of them, asked for in turn, because WebKit does not let go of one that is given up in the
// very moment in which the worker asks for it: every later question would find it still there.

/** Held by the page. @returns {{ urls: string[], stop(): void }} */
export function createStopToken() {
  const urls = [createUrl(), createUrl()];
  return {
    urls,
    stop() {
      for (const url of urls) URL.revokeObjectURL(url);
    },
  };
}

function createUrl() {
  return URL.createObjectURL(new Blob(["think"], { type: "text/plain" }));
}

/** Watched by the worker: whether it may go on. @param {string[]} urls @returns {() => boolean} */
export function watchStopToken(urls) {
  let turn = 0;
  return () => {
    const question = new XMLHttpRequest();
    turn = (turn + 1) % urls.length;
    try {
      question.open("GET", urls[turn], false);
      question.send();
      return question.status === 200;
    } catch {
      return false;
    }
  };
}

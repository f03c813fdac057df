// Stops a busy worker without shared memory, and so without special headers: the page holds object URLs while the
// worker may search, and the worker polls one of them with synchronous requests (src/web/watch.rs).
/** Creates the page's side of a token. @returns {import("./engine.types").StopToken} */
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

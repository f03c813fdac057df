// Stops a busy worker on any host: the page holds object URLs while the worker may search, and the worker requests one
// of them at intervals, synchronously (src/web/watch.rs, which says why there are two of them). Needs no shared memory
// and so no special headers.

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

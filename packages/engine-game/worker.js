// Entry that starts the worker in which players search, on the caller's request.

export const createWorker = () =>
  new Worker(new URL(__WORKER_SCRIPT__, import.meta.url), { type: "module" });

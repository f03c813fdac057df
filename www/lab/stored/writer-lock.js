// The writer's lock of a stored experiment: one tab runs it at a time. The browser releases the lock of a tab that is
// closed or crashes. Without a secure connection there are no locks, and the stored revision reveals a second writer.

/** @type {LockManager | undefined} */
const locks = globalThis.navigator?.locks;

/**
 * Takes the lock, unless another tab holds it.
 * @param {string} name @returns {Promise<(() => Promise<unknown>) | null>} releases it; null if another tab is the writer
 */
export async function acquireLock(name) {
  if (!locks) return async () => {};
  for (;;) {
    const release = await tryLock(locks, name);
    // A tab that waits for the writer to end holds the lock for a moment.
    if (release || (await lockedNames()).has(name)) return release;
  }
}

/** @param {LockManager} manager @param {string} name @returns {Promise<(() => Promise<unknown>) | null>} */
function tryLock(manager, name) {
  return new Promise((resolve) => {
    const ended = manager.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise((release) => {
        resolve(() => {
          release(undefined);
          return ended;
        });
      });
    });
    ended.catch(() => resolve(async () => {})); // locks are denied; same as without a secure connection
  });
}

/** Names of all locks that writers hold. @returns {Promise<Set<string | undefined>>} */
export async function lockedNames() {
  const held = (await locks?.query().catch(() => null))?.held ?? [];
  return new Set(held.filter(({ mode }) => mode === "exclusive").map(({ name }) => name));
}

/** Calls back when no tab is the writer. @param {string} name @param {AbortSignal} signal @param {() => void} ended */
export function onRelease(name, signal, ended) {
  locks?.request(name, { mode: "shared", signal }, () => {}).then(ended, () => {});
}

// The match in the URL: read when the page opens and when the URL changes, and kept up to date, so that the URL can be
// copied at any time and a reload restores the match.

/** Maximum writes within `SPAN` milliseconds: browsers refuse more than some hundred in half a minute. */
const WRITES = 60;
const SPAN = 30_000;
/** Milliseconds before the next write once `WRITES` is reached. */
const REST = 1000;

/** @returns {string | null} */
export function recordInAddress() {
  const text = location.hash.slice(1);
  if (text === "") return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Where a match of another game is played: its record begins with the name of the game, and the sign-post
 * knows the way.
 * @param {string} record
 */
export function pageFor(record) {
  const [game] = record.split(":");
  if (game === document.documentElement.dataset.game) return null;
  const ways = /** @type {NodeListOf<HTMLAnchorElement>} */ (
    document.querySelectorAll("a[data-game]")
  );
  const way = [...ways].find(({ dataset }) => dataset.game === game);
  return way ? `${way.href}#${encodeURI(record)}` : null;
}

/** Where a match can be had; which tab is open here is nobody else's. @param {string} record */
export function addressOf(record) {
  const address = new URL(location.href);
  address.searchParams.delete("tab");
  address.hash = encodeURI(record);
  return address.href;
}

/**
 * Returns the function that writes the match into the address after each change. The write waits for the next frame's
 * layout: while the page has pending changes, replaceState may make the browser compute styles and layout twice.
 * @param {import("../engine/engine.types").GameInfo} game
 */
export function createAddressWriter({ starts }) {
  /** Record to write; empty to remove the match from the address. @type {string | null} */
  let pending = null;
  /** Fragment that the pending record replaces. */
  let replaced = "";
  /** Times of the last writes, in milliseconds. @type {number[]} */
  let writes = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function write() {
    clearTimeout(timer);
    timer = undefined;
    if (pending === null) return;
    const address = location.pathname + location.search + (pending && `#${encodeURI(pending)}`);
    pending = null;
    if (location.hash !== replaced) return; // the user has entered another match
    writes.push(performance.now());
    try {
      history.replaceState(null, "", address);
    } catch {
      // Refused by the browser; the next move tries again.
    }
  }

  /** Called within a frame, when its layout is done. */
  const layout = new ResizeObserver(() => {
    layout.disconnect();
    write();
  });

  /** A hidden page has no frames. */
  function schedule() {
    if (document.hidden) write();
    else layout.observe(document.documentElement);
  }

  addEventListener("pagehide", write);
  document.addEventListener("visibilitychange", write);

  /** @param {import("./match-controller.js").State} state */
  return ({ view, record }) => {
    // Without moves, only a start position of its own is worth an address.
    pending = view.steps > 0 || !starts.includes(view.start) ? record : "";
    replaced = location.hash;
    writes = writes.filter((when) => performance.now() - when < SPAN);
    if (writes.length < WRITES) schedule();
    else timer ??= setTimeout(schedule, REST);
  };
}

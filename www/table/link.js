// The match in the URL: read when the page opens or the URL changes, and written after each change of the match, so
// that the URL can be copied at any time and a reload restores the match.

/** Maximum writes within `WRITE_WINDOW_MS`: browsers refuse more than some hundred in half a minute. */
const MAX_WRITES = 60;
const WRITE_WINDOW_MS = 30_000;
/** Delay before the next write when `MAX_WRITES` is reached. */
const RETRY_MS = 1000;

/** The record and the names of the players in the fragment, still encoded. */
export const fragmentParts = () => location.hash.slice(1).split("&");

/** @returns {string | null} */
export function recordInAddress() {
  const [text] = fragmentParts();
  if (text === "") return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The address on the page of its game of the match in this page's address; null if that is this page. The menu of games
 * has the addresses of the pages.
 * @param {string} record of the match
 */
export function pageFor(record) {
  const [game] = record.split(":");
  if (game === document.documentElement.dataset.game) return null;
  const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (
    document.querySelectorAll("a[data-game]")
  );
  const link = [...links].find(({ dataset }) => dataset.game === game);
  return link ? link.href + location.hash : null;
}

/** The encoded names of the address if a record continues its match. @param {string} record */
function namesOf(record) {
  const before = (recordInAddress() ?? "").replace("!", "");
  const now = record.replace("!", "");
  const isSame = before !== "" && (now.startsWith(before) || before.startsWith(now));
  return isSame ? fragmentParts().slice(1) : [];
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
    const fragment = pending && `#${[encodeURI(pending), ...namesOf(pending)].join("&")}`;
    const address = location.pathname + location.search + fragment;
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
    // A standard start position without moves needs no fragment.
    pending = view.steps > 0 || !starts.includes(view.start) ? record : "";
    replaced = location.hash;
    writes = writes.filter((when) => performance.now() - when < WRITE_WINDOW_MS);
    if (writes.length < MAX_WRITES) schedule();
    else timer ??= setTimeout(schedule, RETRY_MS);
  };
}

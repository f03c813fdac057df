// The match in the URL: read when the page opens and when the URL changes, and kept up to date, so that the URL can be
// copied at any time and a reload restores the match.

/** Browsers refuse to change the address more often than some hundred times in half a minute. */
const WRITES = 60;
const SPAN = 30_000;
/** Milliseconds to wait with the next change when there were too many. */
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

/** Keeps the match in the address. @param {import("../engine/types.js").GameInfo} game */
export function createAddressKeeper({ starts }) {
  /** Empty: the match is taken out of the address. @type {string | null} */
  let wanted = null;
  /** When the last changes were made. @type {number[]} */
  let writes = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function write() {
    clearTimeout(timer);
    timer = undefined;
    if (wanted === null) return;
    const address = location.pathname + location.search + (wanted && `#${encodeURI(wanted)}`);
    wanted = null;
    writes.push(performance.now());
    try {
      history.replaceState(null, "", address);
    } catch {
      // Refused for once; the next move tries again.
    }
  }

  addEventListener("pagehide", write);

  /** @param {import("./flow.js").State} state */
  return ({ view, record }) => {
    // A match without moves is no news to anybody, unless it begins from a position of its own.
    wanted = view.steps > 0 || !starts.includes(view.start) ? record : "";
    writes = writes.filter((when) => performance.now() - when < SPAN);
    if (writes.length < WRITES) write();
    else timer ??= setTimeout(write, REST);
  };
}

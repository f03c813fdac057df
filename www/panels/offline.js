// The site as an app: it can be installed, works without a network after one visit, and offers a new version when
// one has been fetched. Nobody is made to take it, and never between a move and its answer.

import { t } from "../i18n/index.js";
import { element, textButton, textElement } from "../ui/create.js";

const WORKER = "service-worker.js";

/** Somebody who leaves the page open for days is told of a new version as well. */
const HOUR = 3_600_000;

/** @type {import("./index.js").NewTool} */
export function createOffline(table) {
  /** The worker of the new version, once somebody wants it. @type {ServiceWorker | null} */
  let wanted = null;
  document.head.append(
    element("link", { rel: "manifest", href: __MANIFEST__ }),
    element("link", { rel: "apple-touch-icon", href: __TOUCH_ICON__ }),
  );
  register();

  async function register() {
    const { serviceWorker, connection } =
      /** @type {Navigator & { connection?: { saveData: boolean } }} */ (navigator);
    if (!isSecureContext || !serviceWorker || connection?.saveData) return;
    try {
      const registration = await serviceWorker.register(WORKER, { updateViaCache: "none" });
      watch(registration, serviceWorker);
    } catch {
      // Forbidden by the browser, or the network has gone meanwhile: the next visit tries again.
    }
  }

  /** @param {ServiceWorkerRegistration} registration @param {ServiceWorkerContainer} container */
  function watch(registration, container) {
    const { waiting } = registration;
    if (waiting && container.controller) offer(waiting);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed" && container.controller) offer(coming);
      });
    });
    container.addEventListener("controllerchange", () => {
      if (wanted) location.reload(); // another page of the site may have wanted it: this one goes on as it is
    });
    let asked = performance.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || performance.now() - asked < HOUR) return;
      asked = performance.now();
      registration.update().catch(() => {});
    });
  }

  /** @param {ServiceWorker} worker */
  function offer(worker) {
    document.getElementById("news")?.remove();
    const text = textElement("p", "update.ready");
    const note = element(
      "section",
      { id: "news", class: "notice news", "aria-labelledby": "news-text" },
      text,
      textButton("update.take", take, { class: "strong" }),
      textButton("update.later", () => note.remove()),
    );
    text.id = "news-text";
    document.body.append(note);
    table.tell(t("update.ready"));

    function take() {
      wanted = worker;
      if (isCalm()) return go();
      text.dataset.text = "update.soon";
      text.textContent = t("update.soon");
      table.tell(t("update.soon"));
    }
  }

  const isCalm = () => !["thinking", "passing"].includes(table.match.state().phase);

  /** The match is kept by now; the page comes back with it. */
  function go() {
    wanted?.postMessage("take over");
  }

  return {
    changed(_state, cause) {
      if (wanted && cause === "move") go();
    },
  };
}

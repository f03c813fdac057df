// The site as an app: it can be installed, works without a network after one visit, and offers a new version when
// one has been fetched. Nobody is made to take it, and never between a move and its answer.

import { t } from "../../i18n/index.js";
import { element, textButton, textElement } from "../../ui/create.js";

const WORKER = "service-worker.js";

/** Somebody who leaves the page open for days is told of a new version as well. */
const HOUR = 3_600_000;

/** @type {import("../index.js").NewTool} */
export function createOffline(table) {
  document.head.append(
    element("link", { rel: "manifest", href: __MANIFEST__ }),
    element("link", { rel: "apple-touch-icon", href: __TOUCH_ICON__ }),
  );
  return new Offline(table);
}

class Offline {
  #table;
  /** The worker of the new version, once somebody wants it. @type {ServiceWorker | null} */
  #wanted = null;

  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this.#table = table;
    this.#register();
  }

  /** @type {Required<import("../index.js").Tool>["changed"]} */
  changed(_state, cause) {
    if (cause === "move") this.#takeOver();
  }

  async #register() {
    const { serviceWorker, connection } =
      /** @type {Navigator & { connection?: { saveData: boolean } }} */ (navigator);
    if (!isSecureContext || !serviceWorker || connection?.saveData) return;
    try {
      const registration = await serviceWorker.register(WORKER, { updateViaCache: "none" });
      this.#watch(registration, serviceWorker);
      askNowAndThen(registration);
    } catch {
      // Forbidden by the browser, or the network has gone meanwhile: the next visit tries again.
    }
  }

  /** @param {ServiceWorkerRegistration} registration @param {ServiceWorkerContainer} container */
  #watch(registration, container) {
    const { waiting } = registration;
    if (waiting && container.controller) this.#offer(waiting);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed" && container.controller) this.#offer(coming);
      });
    });
    container.addEventListener("controllerchange", () => {
      if (this.#wanted) location.reload(); // another page of the site may have wanted it: this one goes on as it is
    });
  }

  /** @param {ServiceWorker} worker */
  #offer(worker) {
    document.getElementById("news")?.remove();
    const text = textElement("p", "update.ready", { id: "news-text" });
    const note = element(
      "section",
      { id: "news", class: "notice news", "aria-labelledby": "news-text" },
      text,
      textButton("update.take", () => this.#take(worker, text), { class: "strong" }),
      textButton("update.later", () => note.remove()),
    );
    document.body.append(note);
    this.#table.announce(t("update.ready"));
  }

  /** @param {ServiceWorker} worker @param {HTMLElement} text */
  #take(worker, text) {
    this.#wanted = worker;
    const isCalm = !["thinking", "passing"].includes(this.#table.match.state().phase);
    if (isCalm) return this.#takeOver();
    text.dataset.text = "update.soon";
    text.textContent = t("update.soon");
    this.#table.announce(t("update.soon"));
  }

  /** The match is kept by now; the page comes back with it. */
  #takeOver() {
    this.#wanted?.postMessage("take over");
  }
}

/** @param {ServiceWorkerRegistration} registration */
function askNowAndThen(registration) {
  let asked = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() - asked < HOUR) return;
    asked = performance.now();
    registration.update().catch(() => {});
  });
}

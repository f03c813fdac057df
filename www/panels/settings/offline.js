// Registers the service worker, which makes the site installable and usable offline, and offers new versions. An update
// requires the user's consent and never interrupts a turn.

import { t } from "../../i18n/index.js";
import { element, textButton, textElement } from "../../ui/create.js";
import { registerServiceWorker } from "../../ui/service-worker.js";

/** Minimum milliseconds between checks for updates while the page stays open. */
const UPDATE_INTERVAL_MS = 3_600_000;

/** @type {import("../index.js").CreateTool} */
export function createOffline(table) {
  document.head.append(
    element("link", { rel: "manifest", href: __MANIFEST__ }),
    element("link", { rel: "apple-touch-icon", href: __TOUCH_ICON__ }),
  );
  return new Offline(table);
}

class Offline {
  #table;
  /** The new version's worker, once the user has accepted the update. @type {ServiceWorker | null} */
  #accepted = null;

  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this.#table = table;
    this.#register();
  }

  /** @type {Required<import("../index.js").Tool>["changed"]} */
  changed(_state, cause) {
    if (cause === "move") this.#activate();
  }

  async #register() {
    const registration = await registerServiceWorker();
    if (!registration) return;
    this.#watch(registration, navigator.serviceWorker);
    checkForUpdates(registration);
  }

  /** @param {ServiceWorkerRegistration} registration @param {ServiceWorkerContainer} container */
  #watch(registration, container) {
    const { waiting } = registration;
    if (waiting && container.controller) this.#offer(waiting);
    registration.addEventListener("updatefound", () => {
      const installing = registration.installing;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed" && container.controller) this.#offer(installing);
      });
    });
    container.addEventListener("controllerchange", () => {
      if (this.#accepted) location.reload(); // the update may have been accepted in another tab
    });
  }

  /** @param {ServiceWorker} worker */
  #offer(worker) {
    document.getElementById("update")?.remove();
    const text = textElement("p", "update.ready", { id: "update-text" });
    const note = element(
      "section",
      { id: "update", class: "notice update", "aria-labelledby": "update-text" },
      text,
      textButton("update.take", () => this.#accept(worker, text), { class: "strong" }),
      textButton("update.later", () => note.remove()),
    );
    document.body.append(note);
    this.#table.announce(t("update.ready"));
  }

  /** @param {ServiceWorker} worker @param {HTMLElement} text */
  #accept(worker, text) {
    this.#accepted = worker;
    const isBetweenTurns = !["thinking", "passing"].includes(this.#table.match.state().phase);
    if (isBetweenTurns) return this.#activate();
    text.dataset.text = "update.soon";
    text.textContent = t("update.soon");
    this.#table.announce(t("update.soon"));
  }

  /** Activates the new version; the match is stored by now. */
  #activate() {
    this.#accepted?.postMessage("take over");
  }
}

/** @param {ServiceWorkerRegistration} registration */
function checkForUpdates(registration) {
  let lastCheck = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() - lastCheck < UPDATE_INTERVAL_MS) return;
    lastCheck = performance.now();
    registration.update().catch(() => {});
  });
}

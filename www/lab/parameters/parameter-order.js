// Field for an order parameter: a list that is sorted with the arrow keys or by dragging.

import { t } from "../../i18n/index.js";
import { element, textElement } from "../../ui/create.js";

/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** @param {import("../../table/parameter-field.js").Binding} binding */
export function orderFields({ values, set }) {
  const list = element("ol", { class: "order" });
  /** @type {number | null} */
  let dragged = null;

  /** @param {number} from @param {number} to */
  function move(from, to) {
    const next = values();
    if (to < 0 || to >= next.length) return;
    const [entry] = next.splice(from, 1);
    next.splice(to, 0, entry);
    set(next);
    fill();
    list.querySelectorAll("button")[to]?.focus();
  }

  /** @param {number} value @param {number} at */
  function entry(value, at) {
    const button = element("button", { type: "button", draggable: "true" }, String(value));
    button.ariaLabel = t("lab.order-entry", { value, place: at + 1 });
    button.addEventListener("keydown", (event) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      move(at, at + step);
    });
    button.addEventListener("dragstart", () => {
      dragged = at;
    });
    button.addEventListener("dragover", (event) => event.preventDefault());
    button.addEventListener("drop", (event) => {
      event.preventDefault();
      if (dragged !== null) move(dragged, at);
    });
    return element("li", {}, button);
  }

  function fill() {
    list.replaceChildren(...values().map(entry));
  }

  fill();
  return [list, textElement("p", "lab.order-keys", { class: "hint" })];
}

// Radio buttons of the dialog for a new game.

import { element } from "../../ui/create.js";

/** @param {string} name @param {string} value @param {boolean} isChecked */
export const radio = (name, value, isChecked) =>
  element("input", { type: "radio", name, value, checked: isChecked ? "" : null });

/** A labelled radio button. @param {string} name @param {string} value @param {boolean} isChecked @param {(Node | string)[]} inside */
export const choice = (name, value, isChecked, ...inside) =>
  element("label", {}, radio(name, value, isChecked), ...inside);

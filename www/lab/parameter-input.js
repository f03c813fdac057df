// A field for one number of a parameter, and the slider beside it. A value that may not be is refused with a sentence,
// and the one before stays.

import { t } from "../i18n/index.js";
import { isAllowed } from "../table/parameters.js";
import { element } from "../ui/create.js";

/** @typedef {import("./parameter-fields.js").Parameter} Parameter */
/** @typedef {import("./parameter-fields.js").Binding} Binding */

/** From this many possible values on, a slider would be too coarse to be of use. */
const SLIDER = 512;

/**
 * A field for the number at a place of a parameter.
 * @param {Binding} binding @param {number} at @param {(value: number) => void} entered
 */
export function numberInput({ parameter, values, refuse }, at, entered) {
  const { min, max, name, default: defaults } = parameter;
  const input = element("input", {
    type: "text",
    inputmode: "numeric",
    autocomplete: "off",
    size: Math.max(3, String(max).length),
    value: values()[at],
  });
  input.ariaLabel = defaults.length === 1 ? name : `${name} ${at + 1}`;
  input.title = t("lab.original-is", { value: defaults[at] });
  input.addEventListener("change", () => {
    const text = input.value.trim();
    if (text !== "" && isAllowed(parameter, Number(text))) return entered(Number(text));
    input.value = String(values()[at]);
    refuse(t("lab.wrong-number", { least: min, greatest: max }));
  });
  return input;
}

/** A box to tick, for what is on or off. @param {Binding} binding */
function switchField({ parameter: { name, default: defaults }, values, set }) {
  const box = element("input", { type: "checkbox", role: "switch" });
  box.checked = values()[0] === 1;
  box.ariaLabel = name;
  box.title = t("lab.original-is", { value: defaults[0] });
  box.addEventListener("change", () => set([Number(box.checked)]));
  return box;
}

/** @param {Binding} binding */
export function singleField(binding) {
  const { min, max, name } = binding.parameter;
  if (min === 0 && max === 1) return [switchField(binding)];
  const set = (/** @type {number} */ value) => {
    binding.set([value]);
    typed.value = String(value);
    slider.value = String(value);
  };
  const typed = numberInput(binding, 0, set);
  const slider = element("input", { type: "range", min, max, step: 1 });
  slider.value = String(binding.values()[0]);
  slider.ariaLabel = name;
  slider.addEventListener("input", () => set(slider.valueAsNumber));
  return max - min < SLIDER ? [typed, slider] : [typed];
}

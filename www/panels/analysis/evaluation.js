// Switches the evaluation bar at the board on and off, by key or display setting; loads it on first use. Unless the user
// chose, it is on while the analysis is visible and off during play.

import { t } from "../../i18n/index.js";
import { byId } from "../../ui/dom.js";
import { onDemand } from "../../ui/on-demand.js";
import { isTabShown, TABS_CHANGED } from "../../ui/tabs.js";

/** Keys with the message keys of their effects, for the help. */
export const EVALUATION_KEYS = /** @type {const} */ ({ b: "evaluation.key" });

/** Windows in which the bar has a separate place, so that showing it moves nothing. */
const HAS_PLACE = "(width >= 64rem)";

const isDefault = () => matchMedia(HAS_PLACE).matches && isTabShown("analysis");

/** Whether the evaluation bar is shown. @param {import("../../table/table.js").Table} table */
export const isEvaluationShown = (table) =>
  table.settings.current().looks.evaluation ?? isDefault();

/** The setting for a choice: the default where it is the same. @param {boolean} isOn */
export const evaluationSetting = (isOn) => (isOn === isDefault() ? undefined : isOn);

/** @type {import("../index.js").CreateTool} */
export function createEvaluation(table, gameUi) {
  /** @type {import("./evaluation-bar.js").EvaluationBar | null} */
  let bar = null;
  const load = onDemand(async () => {
    const { EvaluationBar } = await import("./evaluation-bar.js");
    bar = new EvaluationBar(table, gameUi);
    return bar;
  }, table.notifyFailure);
  const isOn = () => isEvaluationShown(table);
  const box = byId("evaluation-shown", HTMLInputElement);

  async function show() {
    box.checked = isOn();
    if (isOn()) await load();
    bar?.show(isOn());
  }
  byId("workbench").addEventListener(TABS_CHANGED, show);
  show();

  return {
    show,
    changed: () => bar?.update(),
    valuesChanged: () => bar?.update(),
    handleKey(key) {
      if (!Object.hasOwn(EVALUATION_KEYS, key.toLowerCase())) return false;
      const { looks } = table.settings.current();
      table.settings.change({ looks: { ...looks, evaluation: evaluationSetting(!isOn()) } });
      table.announce(t(isOn() ? "evaluation.on" : "evaluation.off"));
      return true;
    },
  };
}

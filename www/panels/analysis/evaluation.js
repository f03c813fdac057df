// The evaluation bar at the board, for those who want it: a key and a box among the display settings switch it on. What
// draws it is fetched then.

import { t } from "../../i18n/index.js";
import { onDemand } from "../../ui/on-demand.js";

/** The key that switches it, with what it does, for the help. */
export const EVALUATING = /** @type {const} */ ({ b: "evaluation.key" });

/** @type {import("../index.js").NewTool} */
export function createEvaluation(table, kind) {
  /** @type {import("./evaluation-bar.js").EvaluationBar | null} */
  let bar = null;
  const bring = onDemand(
    async () => {
      const { EvaluationBar } = await import("./evaluation-bar.js");
      bar = new EvaluationBar(table, kind);
      return bar;
    },
    () => table.notify(t("notice.loading")),
  );
  const isOn = () => table.settings.current().looks.evaluation === true;

  async function show() {
    if (isOn()) await bring();
    bar?.show(isOn());
  }
  show();

  return {
    show,
    changed: () => bar?.follow(),
    valuesChanged: () => bar?.follow(),
    handleKey(key) {
      if (!Object.hasOwn(EVALUATING, key.toLowerCase())) return false;
      const { looks } = table.settings.current();
      table.settings.change({ looks: { ...looks, evaluation: !isOn() } });
      table.announce(t(isOn() ? "evaluation.on" : "evaluation.off"));
      return true;
    },
  };
}

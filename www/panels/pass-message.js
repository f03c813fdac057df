// A message that a side has to pass, which the user acknowledges before the match continues. Only in games with the
// switch "pass-message".

import { t } from "../i18n/index.js";
import { element } from "../ui/create.js";

/** @param {import("../table/table.js").Table} table @returns {import("./index.js").Tool} */
export function createPassMessage(table) {
  const text = element("h2", { id: "pass-text" });
  const button = element("button", { type: "button", class: "strong", id: "pass-ok" }, "OK");
  const attributes = { id: "pass-message", class: "dialog", "aria-labelledby": text.id };
  const dialog = element("dialog", attributes, text, element("p", { class: "buttons" }, button));
  /** Record of the last pass that was acknowledged. */
  let acknowledged = "";
  button.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    const { phase, record } = table.match.state();
    acknowledged = record;
    if (phase === "waiting") table.match.playOn();
  });

  return {
    async changed({ view, phase, players, record }) {
      const hasPerson = players.first === null || players.second === null;
      const isOn = table.settings.current().switches["pass-message"];
      if (phase !== "passing" || !isOn || !hasPerson || record === acknowledged) return;
      await null; // the other tools see the pass first
      if (table.match.state().record !== record) return;
      table.match.pause();
      const sentence = t(`${view.side}.passes`);
      table.showHint(sentence);
      text.textContent = sentence;
      document.body.append(dialog);
      dialog.showModal();
    },
  };
}

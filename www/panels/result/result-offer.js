// What a newcomer may not have found yet, as one line under a result: after the first finished game the review, after the
// third one the laboratory. Each comes once, and goes with the next game or when it is not wanted.

import { t } from "../../i18n/index.js";
import { element, textButton } from "../../ui/create.js";
import { read, write } from "../../ui/storage.js";

/** How many games somebody has finished on this device, whichever they were. */
const FINISHED = "stratege.1.finished";

/** @type {Record<number, { text: import("../../i18n/index.js").Key, act: import("../../i18n/index.js").Key, tab: string }>} */
const OFFERS = {
  1: { text: "offer.review", act: "tab.analysis", tab: "analysis" },
  3: { text: "offer.laboratory", act: "tab.laboratory", tab: "laboratory" },
};
const LAST = Math.max(...Object.keys(OFFERS).map(Number));

/** @param {(tab: string) => void} open closes the result and shows that tab */
export function createResultOffer(open) {
  const view = element("p", { id: "result-offer", class: "hint" });
  view.hidden = true;

  return {
    view,

    /** A game has been finished, perhaps the same one as before. @param {boolean} isOther */
    finished(isOther) {
      if (!isOther) return;
      const count = Math.min(Number(read(FINISHED)) || 0, LAST) + 1;
      if (count <= LAST) write(FINISHED, String(count));
      const offer = OFFERS[count];
      view.hidden = !offer;
      if (!offer) return;
      const act = textButton(offer.act, () => open(offer.tab), { id: "result-offer-act" });
      const no = textButton("offer.no", () => (view.hidden = true), { id: "result-offer-no" });
      view.replaceChildren(`${t(offer.text)} `, act, " ", no);
    },
  };
}

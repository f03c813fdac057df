// A creature's changes as short lists.

import { translatorFor } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { messages } from "./i18n/breed.js";

const { t } = translatorFor(messages);

const HEADS = /** @type {const} */ (["more", "less", "earlier", "later"]);

/** @param {import("./traits.js").Portrait} portrait */
export function traitLists(portrait) {
  const lists = HEADS.filter((head) => portrait[head].length > 0).map((head) =>
    element(
      "div",
      { class: `traits ${head}` },
      element("span", {}, t(`breed.${head}`)),
      element("ul", {}, ...portrait[head].map((text) => element("li", {}, text))),
    ),
  );
  return lists.length > 0 ? lists : [element("p", { class: "hint" }, t("breed.same"))];
}

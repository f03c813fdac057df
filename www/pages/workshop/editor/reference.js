// The reference of the interface, with examples in the language of the current program.

import { translatorFor } from "../../../i18n/index.js";
import { LANGUAGE_NAMES } from "../../../programs/stored/program-files.js";
import { element } from "../../../ui/create.js";
import { byId } from "../../../ui/dom.js";
import { messages } from "../i18n/workshop.js";
import { PARTS } from "./interface.js";

const { t } = translatorFor(messages);

/** @param {import("./interface.js").Language} language */
export function drawReference(language) {
  const name = LANGUAGE_NAMES[language];
  byId("reference-language").textContent = t("reference.language", { language: name });
  byId("reference-list").replaceChildren(
    ...PARTS.flatMap(({ id, form, example }) => [
      element("dt", {}, element("code", {}, form)),
      element(
        "dd",
        {},
        t(`reference.${id}`),
        element("pre", { tabindex: 0 }, element("code", {}, example[language])),
      ),
    ]),
  );
}

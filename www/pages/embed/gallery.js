// The gallery of the element: language and appearance, and the scripts of the examples.

import { addMessages } from "../../i18n/index.js";
import { createSiteAppearance } from "../../table/site-appearance.js";
import "./examples/events.js";
import "./examples/frame.js";
import { messages } from "./i18n/embed.js";

export async function open() {
  const appearance = createSiteAppearance();
  addMessages(messages);
  await appearance.show();
  await appearance.addThemes();
  import("../../ui/service-worker.js").then((worker) => worker.registerWhenIdle()).catch(() => {});
}

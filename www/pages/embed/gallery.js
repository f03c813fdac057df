// The gallery of the element: language and appearance, and the scripts of the examples.

import { addMessages } from "../../i18n/index.js";
import { readShared } from "../../table/settings.js";
import { openSharedStore } from "../../table/store.js";
import { createAppearance } from "../../ui/appearance.js";
import { addThemes } from "../../ui/themes.js";
import "./examples/events.js";
import "./examples/frame.js";
import { messages } from "./i18n/embed.js";

export async function open() {
  const store = openSharedStore();
  let { settings } = readShared(store.read());
  const look = createAppearance({
    current: () => settings,
    async choose(change) {
      settings = { ...settings, ...change };
      store.write(settings);
      await look.show();
    },
  });
  addMessages(messages);
  await look.show();
  await addThemes(() => settings.theme);
  import("../../ui/service-worker.js").then((worker) => worker.registerWhenIdle()).catch(() => {});
}

// What went wrong, as a sentence of the page. Its words are fetched when they are needed.

import { errorText } from "./error-text.js";
import { addMessages, translatorFor } from "./index.js";

/** @param {unknown} error */
export async function failureText(error) {
  const { messages } = await import("./errors.js");
  await addMessages(messages);
  return translatorFor(messages).t("notice.failed", { why: errorText(error) });
}

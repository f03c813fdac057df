// Loads style sheets that the first visit does not need.

/**
 * Resolves when the styles apply; removes the link if loading fails.
 * @param {string} href @param {string} [id]
 */
export function loadStylesheet(href, id = "") {
  const link = document.createElement("link");
  Object.assign(link, { id, rel: "stylesheet", href });
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", (error) => {
      link.remove();
      reject(error);
    });
  });
  document.head.append(link);
  return loaded;
}

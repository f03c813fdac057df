// Style sheets that are fetched after the first visit has been painted.

/**
 * Resolves when its looks are there; where they cannot be had, nothing of it stays behind.
 * @param {string} href @param {string} [id]
 */
export function loadStylesheet(href, id = "") {
  const link = document.createElement("link");
  Object.assign(link, { id, rel: "stylesheet", href });
  const coming = new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", (fault) => {
      link.remove();
      reject(fault);
    });
  });
  document.head.append(link);
  return coming;
}

// Sections of the page that are loaded when they are opened.

/** @type {Record<string, () => Promise<{ createSection: import("./section.types").CreateSection }>>} */
const SECTIONS = {
  openings: () => import("./openings/section.js"),
  guess: () => import("./guess/section.js"),
  data: () => import("./data-form.js"),
};

/**
 * Fills each section at its first opening; returns the function that renders those that are filled.
 * @param {import("./section.types").SectionParts} parts @param {(error: unknown) => void} failed
 */
export function connectSections(parts, failed) {
  /** @type {import("./section.types").Section[]} */
  const filled = [];
  /** @type {NodeListOf<HTMLDetailsElement>} */
  const places = document.querySelectorAll("details[data-section]");
  for (const place of places) {
    const fill = async () => {
      place.removeEventListener("toggle", fill);
      try {
        const { createSection } = await SECTIONS[place.dataset.section ?? ""]();
        const section = await createSection(parts);
        place.append(...section.nodes);
        section.show();
        filled.push(section);
      } catch (error) {
        place.addEventListener("toggle", fill); // the next opening retries
        failed(error);
      }
    };
    place.addEventListener("toggle", fill);
  }
  return () => {
    for (const section of filled) section.show();
  };
}

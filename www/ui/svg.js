// Creates SVG elements.

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag @param {Record<string, string | number>} [attributes] @param {(Node | string)[]} inside
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svgElement(tag, attributes = {}, ...inside) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...inside);
  return made;
}

/**
 * Creates an icon from a symbol of the page.
 * @param {string} symbol @param {string} className
 */
export const icon = (symbol, className) =>
  svgElement(
    "svg",
    { class: className, "aria-hidden": "true" },
    svgElement("use", { href: `#${symbol}` }),
  );

/** @param {Element} holder @param {string} symbol */
export function setIcon(holder, symbol) {
  holder.querySelector("use")?.setAttribute("href", `#${symbol}`);
}

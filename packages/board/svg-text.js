// Creates SVG elements as text, with the interface of www/ui/svg.js; the build puts it in its place where there is no
// document.

const escaped = (/** @type {string | number} */ text) =>
  String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** @param {string} tag @param {Record<string, string | number>} [attributes] @param {unknown[]} inside */
export function svgElement(tag, attributes = {}, ...inside) {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return {
    append: (/** @type {unknown[]} */ ...more) => inside.push(...more),
    toString: () => `<${tag}${list.join("")}>${inside.join("")}</${tag}>`,
  };
}

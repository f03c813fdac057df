// Placeholders of messages.

/** Replaces the placeholders of a text. @param {string} text @param {Record<string, string | number>} values */
export const fill = (text, values) =>
  text.replace(/\{(\w+)\}/g, (hole, name) => String(values[name] ?? hole));

// Numbers that a program declares for tuning: an assignment of whole numbers, followed on its line by the comment
// `parameter LEAST to GREATEST`, in Python and JavaScript. No DOM.

/** @typedef {import("../table/parameters.js").Parameter} Parameter */

/** Name, values and range; the values are one number or a list, which may take several lines. */
const DECLARATION =
  /^((?:(?:const|let|var)[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*)(-?\d+|\[[\s\d,-]*\])([ \t]*;?[ \t]*(?:#|\/\/)[ \t]*parameter[ \t]+(-?\d+)[ \t]+to[ \t]+(-?\d+)[ \t]*)$/gm;

/** @param {string} text a number, or a list in brackets */
const valuesIn = (text) => (text.match(/-?\d+/g) ?? []).map(Number);

/** The parameters of a program with their values as defaults; those whose values are not in their range are left out. @param {string} source @returns {Parameter[]} */
export const declaredParameters = (source) =>
  [...source.matchAll(DECLARATION)].flatMap(([, , name, text, , low, high]) => {
    const [min, max] = [Number(low), Number(high)];
    const values = valuesIn(text);
    const isValid = values.length > 0 && values.every((value) => value >= min && value <= max);
    return isValid ? [{ name, columns: 1, default: values, min, max, kind: "weight" }] : [];
  });

/** The program with other values of its parameters. @param {string} source @param {Record<string, number[]>} values by name */
export const withParameters = (source, values) =>
  source.replace(DECLARATION, (whole, before, name, text, after) => {
    const own = Object.hasOwn(values, name) ? values[name] : null;
    if (own?.length !== valuesIn(text).length) return whole;
    let at = 0;
    return before + text.replace(/-?\d+/g, () => String(own[at++])) + after;
  });

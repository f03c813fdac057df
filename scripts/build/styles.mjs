// Style sheets of pages: a sheet of styles/ in its cascade layer, with rules that only the build knows.

import { minifyStyles } from "./bundle.mjs";

/**
 * @typedef {object} Sheet
 * @property {string} file in styles/
 * @property {string} [layer] cascade layer; a sheet without one assigns layers itself
 * @property {string} [more] further rules for that layer
 */

/** @param {Sheet} sheet */
export const layered = ({ file, layer, more = "" }) =>
  minifyStyles(
    layer
      ? `@import "${file}" layer(${layer});\n@layer ${layer} { ${more} }`
      : `@import "${file}";`,
  );

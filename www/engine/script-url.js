// URLs of worker scripts. The Content-Security-Policy requires Trusted Types, so browsers that support them only start
// workers from URLs that this policy has created; it accepts only files of this site.

/** @typedef {{ createScriptURL(address: string): string }} Policy */

/** @type {{ createPolicy(name: string, rules: Policy): Policy } | undefined} */
const trustedTypes = /** @type {any} */ (globalThis).trustedTypes;

const policy = trustedTypes?.createPolicy("stratege", { createScriptURL: validateUrl });

/** The folder of all pages and scripts. */
const BASE_URL = new URL(".", import.meta.url).href;

/** @param {string} address */
function validateUrl(address) {
  const { href } = new URL(address, BASE_URL);
  if (!href.startsWith(BASE_URL)) throw new TypeError(`${href} is not a file of this site.`);
  return address;
}

/** @param {string} address of a file of the site */
export const scriptUrl = (address) => policy?.createScriptURL(address) ?? address;

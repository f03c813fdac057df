// Markup of the build as HTML, also on pages that require Trusted Types; their policy must allow the name.

/** @type {{ createHTML(html: string): string } | undefined} */
let policy;

/** @param {string} html */
export function trustedHtml(html) {
  const { trustedTypes } = /** @type {any} */ (globalThis);
  policy ??= trustedTypes?.createPolicy("stratege-board", {
    createHTML: (/** @type {string} */ own) => own,
  });
  return policy?.createHTML(html) ?? html;
}

// Reports a failure that prevents a page's modules from running to notice.js, which explains it. A classic script
// without recent syntax, so that old browsers run it, too.

/** @type {{ createPolicy(name: string, rules: object): { createScriptURL(address: string): string } } | undefined} */
const trustedTypes = /** @type {any} */ (window).trustedTypes;
const policy = trustedTypes?.createPolicy("early", { createScriptURL: () => __EARLY_NOTICE__ });

/** @param {Event} [fault] */
function report(fault) {
  if ("ready" in document.documentElement.dataset) return;
  const script = document.createElement("script");
  const src = policy?.createScriptURL("") ?? __EARLY_NOTICE__;
  document.head.append(Object.assign(script, { src, fault }));
}

addEventListener("error", report, true);
if (location.protocol === "file:" || !("noModule" in HTMLScriptElement.prototype)) report();

export {};

// What the build puts in place of these names: addresses relative to the page.

/** The module worker that the players think in, for example `worker.1a2b3c4d.js`. */
declare const __WORKER_URL__: string;

/** The looks of what is fetched after the table stands. */
declare const __TOOLS_STYLES__: string;

/** The module worker that plays the games of an experiment. */
declare const __LABORATORY_URL__: string;

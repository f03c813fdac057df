/**
 * The texts of the page with a language of their own: files of tests that run in one process share their modules, and the
 * language that one has chosen, or still waits for, would be that of the next.
 * @param {string} owner  one word for each file of tests
 * @returns {Promise<typeof import("../../../www/i18n/index.js")>}
 */
export const ownI18n = (owner) => import(`../../../www/i18n/index.js?of=${owner}`);

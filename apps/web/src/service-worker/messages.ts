/** Asks an old service worker to load pages from the server, which has a newer version of them. */
export const STEP_ASIDE = 'STEP_ASIDE';

import { enPublic } from './en-public';

/**
 * The same `t` without the texts of the signed-in screens. The landing page, the sign-in forms and the ui kit import this
 * one, so that a visitor does not download the calendar's words.
 */
export const t = enPublic;

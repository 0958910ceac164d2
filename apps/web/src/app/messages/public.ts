import { common } from './en/common';

/** The texts that everything stands on: the ui kit's, the error catalogue, what comes before the sign-in is known. */
export const t = { common };

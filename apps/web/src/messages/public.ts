import { common } from './en/common';

/** The texts needed everywhere: the ui kit's, the error catalogue, and those before the session is known. */
export const t = { common };

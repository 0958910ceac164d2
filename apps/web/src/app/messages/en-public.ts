import { auth } from './en/auth';
import { common } from './en/common';
import { landing } from './en/landing';

/** The English strings that are needed before anybody is signed in, and by the ui kit. */
export const enPublic = { common, landing, auth };

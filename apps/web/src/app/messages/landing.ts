import { auth } from './en/auth';
import { landing } from './en/landing';
import { t as base } from './public';

/** The texts before the sign-in: the landing page, signing in and up. */
export const t = { ...base, auth, landing };

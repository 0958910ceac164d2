import { auth } from './en/auth';
import { t as base } from './landing';

/** The texts before the sign-in: signing in and up, and a password that was forgotten. */
export const t = { ...base, auth };

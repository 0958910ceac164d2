import { auth } from '../en/account/auth';
import { t as base } from '../landing';

/** The texts before sign-in: sign-in, sign-up and password reset. */
export const t = { ...base, auth };

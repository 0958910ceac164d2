import { passkeys } from '../en/account/passkeys';
import { t as base } from './second-factor';

/** The texts of the passkey settings, including the second step's: both ask for the password. */
export const t = { ...base, passkeys };

import { passkeys } from './en/passkeys';
import { t as base } from './second-factor';

/** The texts of the passkeys in the settings, with those of the second step: both ask for the password. */
export const t = { ...base, passkeys };

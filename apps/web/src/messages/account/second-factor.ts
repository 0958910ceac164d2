import { secondFactor } from '../en/account/second-factor';
import { t as base } from '..';

/** The texts of the authenticator app and its recovery codes. */
export const t = { ...base, secondFactor };

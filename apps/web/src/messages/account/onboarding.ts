import { family } from '../en/family';
import { onboarding } from '../en/account/onboarding';
import { t as base } from '..';

/** The texts of the set-up. */
export const t = { ...base, family, onboarding };

import { secondStep } from '../en/account/second-step';
import { t as base } from './auth';

/** The texts of signing in, including the second step. */
export const t = { ...base, secondStep };

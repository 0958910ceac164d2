import { settleIn } from './en/settle-in';
import { t as base } from './jobs';

/** The texts of a new family's first steps. */
export const t = { ...base, settleIn };

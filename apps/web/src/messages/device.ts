import { device } from './en/device';
import { t as base } from './public';

/** The texts of the installed app and of queued writes; a separate area, as the first screen does not need them. */
export const t = { ...base, device };

import { device } from './en/device';
import { t as base } from './public';

/** The texts of the installed product and of changes that wait, an area of its own: nothing on the first screen needs them. */
export const t = { ...base, device };

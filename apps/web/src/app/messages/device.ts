import { device } from './en/device';

/** The texts of the installed product, a catalogue of their own: nothing on the first screen needs them. */
export const t = { device };

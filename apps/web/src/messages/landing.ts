import { demo } from './en/demo';
import { landing } from './en/landing';
import { t as base } from './public';

/** The texts of the landing page, without those of the sign-in forms. */
export const t = { ...base, demo, landing };

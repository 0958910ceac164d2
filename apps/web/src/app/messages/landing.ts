import { demo } from './en/demo';
import { landing } from './en/landing';
import { t as base } from './public';

/** The texts of the landing page, which loads nothing of the forms behind it. */
export const t = { ...base, demo, landing };

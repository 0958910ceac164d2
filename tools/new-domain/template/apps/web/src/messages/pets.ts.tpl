import { pets } from './en/pets';
import { t as base } from './record';

/** The texts of the pets. */
export const t = { ...base, pets };

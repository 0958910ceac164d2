import type { Aisle } from '../aisle';
import { CUPBOARD } from './cupboard';
import { FRESH } from './fresh';
import { FROZEN_AND_HOUSEHOLD } from './frozen-and-household';

/** All listed things, by aisle. */
export const THINGS = Object.entries({ ...FRESH, ...CUPBOARD, ...FROZEN_AND_HOUSEHOLD }).flatMap(([aisle, text]) =>
  text
    .split(/[,\n]/)
    .flatMap((name) => name.trim() || [])
    .map((name) => ({ name, aisle: aisle as Aisle })),
);

import { normaliseInterval } from '@homefold/domain';

/** The interval as shown after typing: invalid input becomes 1. */
export const tidyInterval = (typed: string): string =>
  String(normaliseInterval(typed.trim() === '' ? Number.NaN : Number(typed)));

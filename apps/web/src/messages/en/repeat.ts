const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const plurals = new Intl.PluralRules('en', { type: 'ordinal' });

/** "8th", "21st". */
const ordinal = (day: number): string => `${day}${SUFFIXES[plurals.select(day)] ?? 'th'}`;

/** Form fields for repeats. */
export const repeat = {
  repeats: 'Repeats',
  every: 'Every',
  interval: 'Repeat every, number',
  unit: 'Repeat every, unit',
  units: { daily: 'days', weekly: 'weeks', monthly: 'months', yearly: 'years' },
  unitsOne: { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' },
  days: 'On',
  onDate: (day: string) => `the ${ordinal(Number(day))}`,
  until: 'Until',
  noEnd: 'No end date',
  next: (dates: string) => `Next: ${dates}`,
  noNext: 'No further dates',
};

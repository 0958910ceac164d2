/** How a record repeats, as form fields. */
export const repeat = {
  repeats: 'Repeats',
  every: 'Every',
  interval: 'Repeat every, number',
  unit: 'Repeat every, unit',
  units: { daily: 'days', weekly: 'weeks', monthly: 'months', yearly: 'years' },
  unitsOne: { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' },
  days: 'On',
  until: 'Until',
  noEnd: 'No end date',
  next: (dates: string) => `Next: ${dates}`,
  noNext: 'No further dates',
};

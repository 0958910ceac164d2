import { secondaryLine, spokenWhen, startLabel } from './labels';
import { plainEvent } from './plain-event';

const occurrence = (eventTime: string | null, eventEndTime: string | null, endDate: string) => ({
  ...{ id: '1', startDate: '2026-10-08', endDate },
  event: { ...plainEvent('event-1', 'Disco', '2026-10-08'), eventTime, eventEndTime, endDate },
});
const rowOn = (date: string, shown: ReturnType<typeof occurrence>) => [
  startLabel(shown, 'en-GB', date),
  secondaryLine(shown, date, 'en-GB'),
];

it('describes an evening that ends in the small hours by its times, on both days', () => {
  const night = occurrence('22:00', '01:00', '2026-10-09');
  expect(rowOn('2026-10-08', night)).toEqual(['22:00', '3 h']);
  expect(rowOn('2026-10-09', night)).toEqual(['–01:00', 'Until 01:00 · 3 h']);
  expect(spokenWhen(night, 'en-GB')).toBe('22:00–01:00');
});

it('describes several days by the last one', () => {
  const trip = occurrence('09:00', '17:00', '2026-10-10');
  expect(rowOn('2026-10-08', trip)).toEqual(['All day', 'Until Saturday']);
  expect(rowOn('2026-10-10', trip)).toEqual(['All day', 'Last day']);
  expect(spokenWhen(trip, 'en-GB')).toBe('Thursday 8 October to Saturday 10 October');
});

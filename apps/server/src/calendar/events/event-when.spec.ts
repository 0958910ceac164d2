import { eventWhen } from './event-when';

it.each([
  ['Thursday 8 October, 15:00–15:40', '2026-10-08', '15:00', '15:40'],
  ['Thursday 8 October, 22:00–01:00', '2026-10-09', '22:00', '01:00'],
  ['8–9 October 2026, 09:00–17:00', '2026-10-09', '09:00', '17:00'],
  ['8–10 October 2026', '2026-10-10', null, null],
])('%s', (text, endDate, eventTime, eventEndTime) => {
  expect(eventWhen({ startDate: '2026-10-08', endDate, eventTime, eventEndTime }, 'en-GB')).toBe(text);
});

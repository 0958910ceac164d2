import { todayIn } from '@homefold/domain';
import { browserTimeZone, todayHere } from './browser-zone';

it.each([
  [new Date(2026, 2, 9, 0, 0), '2026-03-09'],
  [new Date(2026, 2, 29, 23, 59), '2026-03-29'],
  [new Date(2026, 11, 31, 12), '2026-12-31'],
])('says of %s what the calendar of the zone says', (now, date) => {
  expect(todayHere(now)).toBe(date);
  expect(todayIn(browserTimeZone(), now)).toBe(date);
});

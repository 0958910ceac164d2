import { partOfDay } from './part-of-day';

it.each([
  ['00:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['23:59', 'evening'],
])('%s is in the %s', (time, part) => expect(partOfDay(time)).toBe(part));

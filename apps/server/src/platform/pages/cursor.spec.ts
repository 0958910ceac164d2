import { randomUUID } from 'node:crypto';
import { cursorOf, datePart, instantPart, integerPart, optionalPart, timePart, uuidPart, wordPart } from '.';

interface Place {
  date: string | null;
  time: string | null;
  place: number;
  at: Date;
  id: string;
  kind: string;
}

const cursor = cursorOf<Place>({
  date: optionalPart(datePart),
  time: optionalPart(timePart),
  place: integerPart,
  at: instantPart,
  id: uuidPart,
  kind: wordPart((text) => /^[a-z_]+$/.test(text)),
});
const place: Place = {
  date: '2026-10-08',
  time: '09:30',
  place: -3,
  at: new Date('2026-10-08T09:30:00.123Z'),
  id: randomUUID(),
  kind: 'calendar_event',
};

it.each([
  ['everything', {}],
  ['nothing that may be left out', { date: null, time: null }],
])('reads back a position with %s', (_what, changes) => {
  expect(cursor.read(cursor.write({ ...place, ...changes }))).toEqual({ ...place, ...changes });
});

it.each([
  ['nothing', ''],
  ['a word', 'newest'],
  ['a part too few', cursor.write(place).replace('_09:30', '')],
  ['a part too many', `_${cursor.write(place)}`],
  ['a date that does not exist', cursor.write({ ...place, date: '2026-02-30' })],
  ['a time that does not exist', cursor.write({ ...place, time: '25:00' })],
  ['a number too large', cursor.write({ ...place, place: 2 ** 31 })],
  ['a fraction', cursor.write({ ...place, place: 1.5 })],
  ['a moment that does not exist', cursor.write(place).replace('T09', 'T29')],
  ['no id', cursor.write({ ...place, id: '1' })],
  ['another kind', cursor.write({ ...place, kind: 'X' })],
])('%s is refused', (_what, text) => {
  expect(() => cursor.read(text)).toThrow(expect.objectContaining({ code: 'INVALID', extras: { field: 'after' } }));
});

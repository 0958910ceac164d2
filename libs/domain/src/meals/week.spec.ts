import fc from 'fast-check';
import { anyDate, datesBetween, utcDate, utcDay, ZONES } from '../domain.test-kit';
import { instantOf } from '../time/wall-clock';
import { todayIn } from '../time/today';
import {
  compareSlots,
  dayName,
  emptySlots,
  isAhead,
  MEAL_TYPES,
  QUICK_PICKS,
  seasonOf,
  shiftWeek,
  slotKey,
  weekDates,
  weekLabel,
  weekOf,
} from './week';

describe('the week of meals', () => {
  it.each([
    ['2026-10-08', '2026-10-05', '2026-10-11'],
    ['2026-10-05', '2026-10-05', '2026-10-11'],
    ['2026-10-11', '2026-10-05', '2026-10-11'],
    ['2026-12-31', '2026-12-28', '2027-01-03'],
    ['2027-01-03', '2026-12-28', '2027-01-03'],
    ['2024-02-29', '2024-02-26', '2024-03-03'],
  ])('of %s begins on %s', (date, startDate, endDate) => expect(weekOf(date)).toEqual({ startDate, endDate }));

  it('contains its date, begins on a Monday and has seven days, in every year', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const week = weekOf(date);
        const dates = weekDates(week);
        expect(dates).toContain(date);
        expect(new Date(`${week.startDate}T00:00:00Z`).getUTCDay()).toBe(1);
        expect(dates).toEqual(Array.from({ length: 7 }, (_, at) => utcDate(utcDay(week.startDate) + at)));
        expect(dates.at(-1)).toBe(week.endDate);
        for (const each of dates) expect(weekOf(each)).toEqual(week);
      }),
    );
  });

  it('moves by whole weeks, forwards and back', () => {
    fc.assert(
      fc.property(datesBetween('1950-01-01', '2150-12-31'), fc.integer({ min: -520, max: 520 }), (date, weeks) => {
        const week = weekOf(date);
        const moved = shiftWeek(week, weeks);
        expect(utcDay(moved.startDate) - utcDay(week.startDate)).toBe(weeks * 7);
        expect(shiftWeek(moved, -weeks)).toEqual(week);
      }),
    );
  });

  it('is the same all day when clocks change, and at the turn of the year', () => {
    // the nights on which some zone of the list changes its clocks, and New Year's
    const nights = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-27', '2026-10-25', '2026-11-01', '2026-12-31'];
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.constantFrom(...nights),
        fc.integer({ min: -3, max: 3 }),
        fc.integer({ min: 0, max: 23 }),
        (zone, night, offset, hour) => {
          const date = utcDate(utcDay(night) + offset);
          const now = instantOf(date, `${String(hour).padStart(2, '0')}:30`, zone);
          expect(weekOf(todayIn(zone, now))).toEqual(weekOf(date));
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('labels', () => {
  it.each([
    ['2026-10-05', 'en-GB', undefined, '5 to 11 October'],
    ['2026-09-28', 'en-GB', undefined, '28 September to 4 October'],
    ['2026-12-28', 'en-GB', '2026-12-30', '28 December 2026 to 3 January 2027'],
    ['2026-10-05', 'en-GB', '2026-11-01', '5 to 11 October'],
    ['2026-10-05', 'en-GB', '2027-01-01', '5 to 11 October 2026'],
    ['2026-10-05', 'en-US', undefined, 'October 5 to 11'],
    ['2026-10-05', 'de-DE', undefined, '5.–11. Oktober'],
  ])('the week of %s in %s, seen on %s, is "%s"', (date, locale, today, label) =>
    expect(weekLabel(weekOf(date), locale, today)).toBe(label),
  );

  it('names days in the language of the family', () => {
    expect(dayName('2026-10-05', 'en-GB')).toBe('Monday');
    expect(dayName('2026-10-11', 'en-GB', 'short')).toBe('Sun');
    expect(dayName('2026-10-05', 'de-DE')).toBe('Montag');
  });
});

it('sorts slots by day, then in the order of the day', () => {
  const slots = ['2026-10-06', '2026-10-05'].flatMap((date) =>
    [...MEAL_TYPES].reverse().map((mealType) => ({ date, mealType })),
  );
  expect(slots.sort(compareSlots).map(slotKey)).toEqual([
    '2026-10-05 breakfast',
    '2026-10-05 lunch',
    '2026-10-05 dinner',
    '2026-10-06 breakfast',
    '2026-10-06 lunch',
    '2026-10-06 dinner',
  ]);
});

it('finds the empty slots, also when others hold several dishes', () => {
  const lunch = { date: '2026-10-05', mealType: 'lunch' as const };
  expect(emptySlots(['2026-10-05'], [lunch, lunch])).toEqual([
    { date: '2026-10-05', mealType: 'breakfast' },
    { date: '2026-10-05', mealType: 'dinner' },
  ]);
});

it('has eight quick picks for each meal, and a season for each month', () => {
  for (const mealType of MEAL_TYPES) expect(QUICK_PICKS[mealType]).toHaveLength(8);
  const months = Array.from({ length: 12 }, (_, at) => seasonOf(`2026-${String(at + 1).padStart(2, '0')}-15`));
  expect(months.join(' ')).toBe('winter winter spring spring spring summer summer summer fall fall fall winter');
});

it.each([
  ['2026-10-07', 'dinner', '08:00', false],
  ['2026-10-08', 'breakfast', '10:59', true],
  ['2026-10-08', 'breakfast', '11:00', false],
  ['2026-10-08', 'lunch', '21:00', false],
  ['2026-10-08', 'dinner', '21:00', true],
  ['2026-10-09', 'breakfast', '23:59', true],
] as const)('plans %s %s at %s on the 8th: %s', (date, mealType, time, ahead) =>
  expect(isAhead({ date, mealType }, '2026-10-08', time)).toBe(ahead),
);

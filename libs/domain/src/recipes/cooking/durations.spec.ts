import fc from 'fast-check';
import { durationsIn, MAX_RECIPE_MINUTES, readMinutes, totalMinutes } from './durations';
import { stepTimers } from './timers';
import { growthOf, QUADRATIC } from '../../cost.test-kit';

describe('the minutes of a duration', () => {
  it.each<[unknown, number | null]>([
    ['PT30M', 30],
    ['PT1H30M', 90],
    ['PT1H', 60],
    ['PT90M', 90],
    ['P0DT0H45M', 45],
    ['P1D', 1440],
    ['P1DT2H', 1560],
    ['PT1800S', 30],
    ['PT1.5H', 90],
    ['PT0M', 0],
    ['pt20m', 20],
    ['P0Y0M0DT0H35M', 35],
    ['PT', null],
    ['P', null],
    ['90', 90],
    ['90.0', 90],
    [90, 90],
    [29.6, 30],
    ['1:30', 90],
    ['01:30:00', 90],
    ['1 hour 30 mins', 90],
    ['1 hour and 30 minutes', 90],
    ['1 hr 30 min', 90],
    ['1 hr. 30 min.', 90],
    ['1h30', 90],
    ['1h 30m', 90],
    ['2h', 120],
    ['30 min', 30],
    ['30 mins (plus chilling)', 30],
    ['Prep: 15 minutes', 15],
    ['1½ hours', 90],
    ['1 1/2 hours', 90],
    ['1.5 hours', 90],
    ['1,5 h', 90],
    ['an hour and a half', 90],
    ['half an hour', 30],
    ['twenty-five minutes', 25],
    ['thirty five minutes', 35],
    ['twenty to twenty-five minutes', 25],
    ['twenty-thirty minutes', 30],
    ['eighteen minutes', 18],
    ['three quarters of an hour', 45],
    ['a quarter of an hour', 15],
    ['20–25 minutes', 25],
    ['20 to 25 mins', 25],
    ['30 mins to 1 hour', 60],
    ['less than 30 mins', 30],
    ['1 day, 2 hours', 1560],
    ['2 days', 2880],
    ['45 seconds', 1],
    ['overnight', null],
    ['a while', null],
    ['', null],
    ['-30', null],
    [-1, null],
    [Number.NaN, null],
    [Infinity, null],
    [1e9, null],
    ['99999', null],
    ['PT999999999H', null],
    [`${'9'.repeat(150)} minutes`, null],
    [null, null],
    [{}, null],
  ])('%s', (text, minutes) => {
    expect(readMinutes(text)).toBe(minutes);
  });

  it('is the same in every notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 59 }), (hours, minutes) => {
        const expected = hours * 60 + minutes;
        for (const text of [
          `PT${hours}H${minutes}M`,
          `PT${expected}M`,
          `${hours} hours ${minutes} minutes`,
          `${hours} hrs and ${minutes} mins`,
          `${hours}h${minutes}m`,
          `${hours}:${String(minutes).padStart(2, '0')}`,
          String(expected),
        ]) {
          expect(readMinutes(text)).toBe(expected);
        }
      }),
    );
  });

  it('adds up the parts it recognises', () => {
    expect([totalMinutes(10, 20), totalMinutes(null, 20), totalMinutes(10, null), totalMinutes(null, null)]).toEqual([
      30,
      20,
      10,
      null,
    ]);
    expect(MAX_RECIPE_MINUTES).toBe(14 * 24 * 60);
  });
});

describe('the timers of a step', () => {
  const timers = (text: string) =>
    stepTimers(text).map(({ start, end, seconds, secondsTo }) =>
      [text.slice(start, end), seconds, ...(secondsTo === null ? [] : [secondsTo])].join(' | '),
    );

  it.each<[string, string[]]>([
    ['Simmer for 20–25 minutes.', ['20–25 minutes | 1200 | 1500']],
    ['Simmer for 20 to 25 minutes', ['20 to 25 minutes | 1200 | 1500']],
    ['Bake for 1 hr 30 min, then rest', ['1 hr 30 min | 5400']],
    ['Bake for 1 hour and 15 minutes', ['1 hour and 15 minutes | 4500']],
    ['Bake 1h30 at 180 °C', ['1h30 | 5400']],
    ['Cook for 1½ hours', ['1½ hours | 5400']],
    ['Cook for 1 1/2 hours', ['1 1/2 hours | 5400']],
    ['Cook for an hour and a half', ['an hour and a half | 5400']],
    ['Rest for half an hour', ['half an hour | 1800']],
    ['Rest for one hour', ['one hour | 3600']],
    ['Fry for a couple of minutes', ['a couple of minutes | 120']],
    ['Fry for two to three minutes', ['two to three minutes | 120 | 180']],
    ['Microwave for 30 seconds', ['30 seconds | 30']],
    ['Boil for 4 mins 30 secs', ['4 mins 30 secs | 270']],
    ['Roast for 1 hour to 1 hour 15 minutes', ['1 hour to 1 hour 15 minutes | 3600 | 4500']],
    ['Roast 1 hr–1 hr 15 mins', ['1 hr–1 hr 15 mins | 3600 | 4500']],
    ['Prove for 1-1½ hours', ['1-1½ hours | 3600 | 5400']],
    ['Cook for 1 h 30, then rest', ['1 h 30 | 5400']],
    ['Bake for 25-30 minutes at 180C/160C fan/gas 4', ['25-30 minutes | 1500 | 1800']],
    ['Boil for 10 minutes, drain, and fry for 5 min.', ['10 minutes | 600', '5 min | 300']],
    ['Fry 3 minutes on each side', ['3 minutes | 180']],
    ['👩‍🍳 Stir for 2 minutes', ['2 minutes | 120']],
    ['Chill for 24 hours', ['24 hours | 86400']],
    ['Chill overnight', []],
    ['Marinate for 2 days', []],
    ['Bake until golden', []],
    ['Stir every 10 minutes', []],
    ['Roast for 20 minutes per 500 g', []],
    ['Take it out 30 minutes before serving', []],
    ['Eat within 2 hours', []],
    ['Use a 10-minute rest', []],
    ['Heat the oven to 180 °C (gas mark 4)', []],
    ['Cut into 2 cm pieces, and use 3 m of string'.replace('3 m', '3 metres'), []],
    ['Add 5 tomatoes', []],
    ['Serves 4–6', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(timers(text)).toEqual(expected);
  });

  it('are in order and do not overlap', () => {
    const part = fc.constantFrom(
      '20',
      '–',
      ' ',
      'minutes',
      'hour',
      'and',
      'a',
      'half',
      'h',
      '½',
      '1/2',
      'to',
      'min.',
      's',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        let last = 0;
        for (const { start, end, seconds, secondsTo } of durationsIn(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(seconds).toBeGreaterThanOrEqual(0);
          expect(secondsTo === null || secondsTo > seconds).toBe(true);
          last = end;
        }
      }),
    );
  });

  it.each(['1 ', '1', 'a ', '1-', '1 hour and ', '½', '1h', 'half '])('100,000 characters at once: "%s"', (part) => {
    expect(growthOf((length) => stepTimers(part.repeat(length / part.length)), 100_000)).toBeLessThan(QUADRATIC);
  });
});

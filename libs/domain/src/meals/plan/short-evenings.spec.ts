import { describeShortEvening, shortEvenings, type EveningOccurrence } from './short-evenings';

const DATE = '2026-10-08';
let id = 0;
const late = (
  title: string,
  eventTime: string | null,
  eventEndTime: string | null = null,
  endDate = DATE,
): EveningOccurrence => ({
  startDate: DATE,
  endDate,
  event: { id: `e${(id += 1)}`, title, eventTime, eventEndTime },
});
const of = (...occurrences: EveningOccurrence[]) => shortEvenings(occurrences, [DATE])[0];

describe('short evenings', () => {
  it.each<[string, string, string | null, number | null]>([
    ['begins at the first minute', '16:30', '17:45', 60],
    ['ends in time to cook', '17:00', '18:30', 30],
    ['ends too late to cook after it, begins too early to cook before it', '17:30', '19:30', null],
    ['has no end', '17:00', null, null],
    ['leaves time before it', '19:00', '21:00', 45],
    ['leaves plenty of time before it: an hour counts', '20:30', '22:00', 60],
    ['began in the afternoon', '14:00', '18:15', 45],
    ['lasts past midnight', '18:30', '01:00', 15],
  ])('when an event %s', (_, start, end, minutes) => {
    const found = of(late('Swimming', start, end));
    expect(found).toEqual({ date: DATE, title: 'Swimming', startTime: start, endTime: end, minutesToCook: minutes });
  });

  it.each<[string, EveningOccurrence]>([
    ['begins after half past eight', late('Film', '20:31')],
    ['is over by half past five', late('Piano', '16:45', '17:30')],
    ['lasts all day', late('Birthday', null)],
    ['is of the afternoon, without an end', late('Dentist', '15:00')],
    ['lasts for days', late('Camp', '17:00', '18:00', '2026-10-11')],
    ['is at night', late('Night shift', '22:00', '06:00')],
  ])('not when an event %s', (_, occurrence) => expect(of(occurrence)).toBeUndefined());

  it('use the last of several events, or the first, and name that one', () => {
    const swimming = late('Swimming', '16:30', '17:40');
    const choir = late('Choir', '18:00', '18:40');
    expect(of(choir, swimming)).toMatchObject({ title: 'Choir', minutesToCook: 20 });
    const match = late('Match', '19:15', '21:00');
    expect(of(match, late('Choir', '20:00', '21:30'))).toMatchObject({ title: 'Match', minutesToCook: 60 });
  });

  it('are returned for the requested days, in their order', () => {
    const on = (startDate: string): EveningOccurrence => ({ ...late('Choir', '18:30'), startDate, endDate: startDate });
    const found = shortEvenings([on('2026-10-09'), on('2026-10-07'), on('2026-10-20')], ['2026-10-07', '2026-10-09']);
    expect(found.map(({ date }) => date)).toEqual(['2026-10-07', '2026-10-09']);
  });

  it("are described by the event's time alone", () => {
    const text = (...event: Parameters<typeof late>): string => {
      const evening = of(late(...event));
      return evening ? describeShortEvening(evening, 'en-GB') : 'none';
    };
    expect(text('Swimming', '17:00', '18:30')).toBe('Swimming ends at 18:30');
    expect(text('Choir', '19:00', '21:00')).toBe('Choir starts at 19:00');
    expect(text('Match', '17:30')).toBe('Match starts at 17:30');
  });
});

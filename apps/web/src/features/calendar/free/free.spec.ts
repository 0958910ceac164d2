import { event } from '../calendar.test-kit';
import type { Person } from '../model/people';
import type { Occurrence } from '../model/types';
import { freeLabel, whoIsFree } from './free';

const DAY = '2026-10-13';
const BEFORE = { today: '2026-10-08', time: '14:20', minutes: 860 };
const on = (over: Partial<Parameters<typeof event>[0]>): Occurrence => {
  const made = event({ title: 'x', eventDate: DAY, ...over });
  return { startDate: made.eventDate, endDate: over.endDate ?? made.endDate, event: made };
};
const emma: Person = { id: 'emma', name: 'Emma', hue: 'plum', letters: 'E', member: null };
const tom: Person = { ...emma, id: 'tom', name: 'Tom' };
const when = (occurrences: Occurrence[], now = BEFORE) =>
  whoIsFree(occurrences, DAY, [emma, tom], now).map((one) => freeLabel(one, 'en-GB', DAY, now));

describe('who is free on a day', () => {
  it('is everybody without events', () => expect(when([])).toEqual(['all day', 'all day']));

  it('gives the free times: until, from, and between', () => {
    expect(
      when([
        on({ eventTime: '15:00', eventEndTime: '17:30', whoMemberIds: ['tom'] }),
        on({ eventTime: '09:00', eventEndTime: '10:00', whoMemberIds: ['tom', 'emma'] }),
      ]),
    ).toEqual(['until 09:00, from 10:00', 'until 09:00, 10:00–15:00, from 17:30']);
  });

  it('counts timed events of the family for everybody', () =>
    expect(when([on({ eventTime: '18:00', eventEndTime: '22:00' })])).toEqual(['until 18:00', 'until 18:00']));

  it('ignores all-day notes, visits, holidays and outside calendars', () => {
    const rest = [
      on({ title: 'Own clothes', whoMemberIds: ['emma'] }),
      on({ title: 'Granny staying', endDate: '2026-10-15' }),
      on({ title: 'Bank holiday', isBankHoliday: true, isSystemEvent: true }),
      on({ title: 'Match', calendarId: 'club', eventTime: '10:00', eventEndTime: '20:00' }),
    ];
    expect(when(rest)).toEqual(['all day', 'all day']);
  });

  it('excludes people who are away for several days', () =>
    expect(when([on({ endDate: '2026-10-15', whoMemberIds: ['tom'] })])).toEqual(['all day', null]));

  it('ignores past events of today', () => {
    const now = { today: DAY, time: '14:20', minutes: 860 };
    const morning = on({ eventTime: '09:00', eventEndTime: '12:00', whoMemberIds: ['emma'] });
    const evening = on({ eventTime: '19:00', eventEndTime: '22:00', whoMemberIds: ['tom'] });
    expect(when([morning, evening], now)).toEqual(['for the rest of the day', 'until 19:00']);
    expect(when([], { ...now, time: '22:30', minutes: 1350 })).toEqual([null, null]);
  });
});

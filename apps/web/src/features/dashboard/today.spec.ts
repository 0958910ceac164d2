import type { OccurrenceFieldsFragment } from '../../graphql/generated';
import { comingUp, dashboardVariables, daysOfMembers, todayOf, visiblePart } from './today';

const TODAY = '2026-10-08';
let count = 0;
function event(
  over: Partial<OccurrenceFieldsFragment> & { title: string; time?: string; end?: string; who?: string | null },
) {
  const { title, time = null, end = null, who = null, startDate = TODAY, endDate = startDate } = over;
  count += 1;
  return {
    id: `o${count}`,
    startDate,
    endDate,
    event: {
      id: `e${count}`,
      title,
      description: null,
      eventTime: time,
      eventEndTime: end,
      emoji: null,
      who: who ?? 'Family',
      whoNames: who ? [who] : [],
      whoMemberIds: who ? [who] : [],
      calendarName: null,
      calendarColor: null,
      isBankHoliday: false,
      isSystemEvent: false,
      ...over.event,
    },
  } satisfies OccurrenceFieldsFragment;
}
const at = (time: string, timeZone = 'Europe/London') => ({ now: new Date(`2026-10-08T${time}:00+01:00`), timeZone });
const titles = (rows: ReturnType<typeof todayOf>) =>
  rows.rows.map((row) => `${row.occurrence.event.title}: ${row.state}`);

describe("today's list", () => {
  const breakfast = event({ title: 'Breakfast club', time: '08:15', end: '09:00' });
  const dentist = event({ title: 'Dentist', time: '15:40', end: '16:10' });
  const granny = event({ title: 'Granny', startDate: '2026-10-07', endDate: '2026-10-10' });

  it('puts the now line between past and future events', () => {
    const list = todayOf([dentist, breakfast, granny], at('14:20'));
    expect(titles(list)).toEqual(['Granny: all-day', 'Breakfast club: past', 'Dentist: coming']);
    expect(list).toMatchObject({ nowAt: 2, coming: 1 });
  });

  it('detects running events, and shows no now line before the first one', () => {
    expect(titles(todayOf([dentist], at('15:40')))).toEqual(['Dentist: running']);
    expect(titles(todayOf([dentist], at('16:10')))).toEqual(['Dentist: past']);
    expect(todayOf([dentist], at('07:00')).nowAt).toBeNull();
    expect(todayOf([granny], at('12:00')).nowAt).toBeNull();
  });

  it('uses the family’s day and hour, not the browser’s', () => {
    // 23:30 in London is 09:30 of the next day in Sydney... where the dentist is yesterday's.
    const late = { now: new Date('2026-10-08T22:30:00Z'), timeZone: 'Australia/Sydney' };
    expect(todayOf([dentist], late).rows).toEqual([]);
    expect(dashboardVariables('Australia/Sydney', late.now)).toEqual({ from: '2026-10-09', to: '2026-10-16' });
    expect(dashboardVariables('Europe/London', late.now)).toEqual({ from: '2026-10-08', to: '2026-10-15' });
  });

  it('keeps the morning of an overnight event of yesterday, and nothing else of yesterday', () => {
    const night = event({ title: 'Night shift', startDate: '2026-10-07', time: '22:00', end: '06:00' });
    const evening = event({ title: 'Choir', startDate: '2026-10-07', time: '19:00', end: '21:00' });
    const list = todayOf([night, evening], at('05:00'));
    expect(titles(list)).toEqual(['Night shift: running']);
    expect(list.rows[0]?.until).toBe('06:00');
    expect(titles(todayOf([night], at('07:00')))).toEqual(['Night shift: past']);
  });
});

it('an evening that ends on the next day is at its start, in the list of its day and in what is coming up', () => {
  const evening = (startDate: string, endDate: string) =>
    event({ title: 'Night shift', startDate, endDate, time: '21:00', end: '07:30' });
  const morning = event({ title: 'Breakfast club', time: '08:15', end: '09:00' });
  const late = event({ title: 'Call', time: '22:00', end: '22:30' });
  const list = todayOf([evening(TODAY, '2026-10-09'), late, morning], at('12:00'));
  expect(titles(list)).toEqual(['Breakfast club: past', 'Night shift: coming', 'Call: coming']);
  expect(list.nowAt).toBe(1);

  const shift = evening('2026-10-09', '2026-10-10');
  const school = event({ title: 'School run', startDate: '2026-10-09', time: '08:25' });
  const trip = event({ title: 'Trip', startDate: '2026-10-09', endDate: '2026-10-11' });
  expect(comingUp([shift, school, trip], { today: TODAY, max: 4 })).toEqual([trip, school, shift]);
});

describe('the visible part of a long day', () => {
  const hours = ['08', '09', '10', '17', '18', '19'];
  const timed = hours.map((hour) => event({ title: hour, time: `${hour}:00`, end: `${hour}:30` }));
  const allDay = ['A', 'B', 'C', 'D', 'E'].map((title) => event({ title }));
  const shown = (events: OccurrenceFieldsFragment[], max: number, time = '17:10') => {
    const { rows, nowAt } = visiblePart(todayOf(events, at(time)), max);
    return [rows.map(({ occurrence }) => occurrence.event.title).join(' '), nowAt];
  };

  it('is everything if there is room', () => expect(shown(timed, 6)).toEqual(['08 09 10 17 18 19', 4]));

  it('leaves out past events, the earliest first', () => {
    expect(shown(timed, 4)).toEqual(['10 17 18 19', 2]);
    expect(shown([...timed, ...allDay.slice(0, 3)], 7)).toEqual(['A B C 10 17 18 19', 5]);
  });

  it('then all-day events beyond a few, then the last ones', () => {
    expect(shown([...timed, ...allDay], 7)).toEqual(['A B C D 17 18 19', 5]);
    expect(shown([...timed, ...allDay], 5)).toEqual(['A B C 17 18', 4]);
    expect(shown(allDay, 4)).toEqual(['A B C D', null]);
  });

  it('has the now line first when past events are left out', () =>
    expect(shown(timed, 2, '16:00')).toEqual(['17 18', 0]));
});

describe("the members' days", () => {
  const members = ['tom', 'isla', 'emma'].map((id) => ({ id }));
  const swimming = event({ title: 'Swimming', time: '17:00', end: '18:00', who: 'tom' });
  const dinner = event({ title: 'Dinner out', time: '19:00' });
  const named = (title: string, who: string[], time?: string) => {
    const one = event({ title, ...(time && { time }) });
    return { ...one, event: { ...one.event, whoNames: who, whoMemberIds: who } };
  };
  const days = (events: OccurrenceFieldsFragment[], time = '12:00') =>
    daysOfMembers(members, todayOf(events, at(time))).map(({ members: who, day }) => [
      who.map(({ id }) => id).join(' '),
      day,
    ]);

  it('show their own next event', () => {
    expect(days([swimming])).toEqual([
      ['tom', { kind: 'next', title: 'Swimming', time: '17:00' }],
      ['isla emma', { kind: 'free', alone: true }],
    ]);
    expect(days([swimming], '17:30')[0]).toEqual(['tom', { kind: 'running', title: 'Swimming', until: '18:00' }]);
    expect(days([swimming], '22:00')).toEqual([
      ['tom', { kind: 'done' }],
      ['isla emma', { kind: 'free', alone: true }],
    ]);
    expect(days([named('Trip', ['isla'])])[0]).toEqual(['isla', { kind: 'all-day', title: 'Trip' }]);
  });

  it('leave out events of the whole family, also if everybody is named', () => {
    expect(days([dinner])).toEqual([['tom isla emma', { kind: 'free', alone: false }]]);
    expect(days([named('Zoo', ['tom', 'isla', 'emma'], '15:00')])).toEqual([
      ['tom isla emma', { kind: 'free', alone: false }],
    ]);
    expect(days([swimming, dinner], '18:30')[0]).toEqual(['tom', { kind: 'done' }]);
  });

  it('group members with the same next event', () => {
    expect(days([named('Choir', ['tom', 'emma'], '15:30')])).toEqual([
      ['tom emma', { kind: 'next', title: 'Choir', time: '15:30' }],
      ['isla', { kind: 'free', alone: true }],
    ]);
  });

  it('work for a single person', () => {
    const [only] = daysOfMembers([{ id: 'tom' }], todayOf([swimming], at('12:00')));
    expect(only?.day).toEqual({ kind: 'next', title: 'Swimming', time: '17:00' });
  });

  it('do not count a bank holiday', () => {
    const holiday = event({ title: 'Boxing Day' });
    const system = { ...holiday, event: { ...holiday.event, isBankHoliday: true, isSystemEvent: true } };
    expect(days([system])).toEqual([['tom isla emma', { kind: 'free', alone: true }]]);
  });
});

it('are listed in order, after today only, limited in number', () => {
  const later = event({ title: 'Later', startDate: '2026-10-10', time: '09:00' });
  const tomorrow = event({ title: 'Tomorrow', startDate: '2026-10-09' });
  const now = event({ title: 'Now' });
  expect(comingUp([later, now, tomorrow], { today: TODAY, max: 4 })).toEqual([tomorrow, later]);
  expect(comingUp([later, tomorrow], { today: TODAY, max: 1 })).toEqual([tomorrow]);
});

import { addDays, addYears, type CalendarDate } from '@homefold/domain';
import type { CalendarEventChanges } from '../calendar';
import type { HolderKey, PersonKey } from './demo-people';
import type { DemoTimes, Past } from './demo-times';

/** An event with its author and time of creation; `who` defaults to the whole family. */
export interface DemoEvent extends CalendarEventChanges {
  by: HolderKey;
  added: Past;
  for?: PersonKey | readonly PersonKey[];
  /** Later changes to it. */
  later?: { by: HolderKey; at: Past; changes: CalendarEventChanges | 'deleted' };
}

/** How the family was assembled. */
export const beginnings = {
  founded: { daysAgo: 34, at: '19:05' },
  joined: {
    tom: { daysAgo: 34, at: '19:40' },
    maisie: { daysAgo: 34, at: '20:02' },
    theo: { daysAgo: 33, at: '08:15' },
  },
  poppyAdded: { daysAgo: 33, at: '08:31' },
  birthdaysAdded: { daysAgo: 33, at: '20:20' },
} as const satisfies Record<string, Past | Record<string, Past>>;

/** Dates of birth of the family and two grandparents; Theo's birthday was recently, Poppy's is next. */
export function birthDates({ today }: DemoTimes): {
  members: Record<PersonKey, CalendarDate>;
  others: [string, CalendarDate][];
} {
  const born = (days: number, years: number): CalendarDate => addYears(addDays(today, days), -years);
  return {
    members: { emma: born(96, 39), tom: born(-58, 41), maisie: born(141, 13), theo: born(-12, 9), poppy: born(9, 5) },
    others: [
      ['Granny', born(19, 71)],
      ['Grandad', born(-102, 74)],
    ],
  };
}

const weekly = { isRecurring: true, recurringType: 'weekly' } as const;

/** A month of events around the visitor's today. */
export function events(times: DemoTimes): DemoEvent[] {
  return [...routines(times), ...past(times), ...coming(times)];
}

function routines(t: DemoTimes): DemoEvent[] {
  const schoolRun = { title: 'School run', eventTime: '08:25', eventEndTime: '08:50', emoji: '🎒', ...weekly };
  return [
    {
      ...{ by: 'emma', added: { daysAgo: 33, at: '20:34' }, for: 'emma', eventDate: t.week(-4, 'mon'), ...schoolRun },
      recurringDays: ['MO', 'WE', 'FR'],
    },
    {
      ...{ by: 'tom', added: { daysAgo: 33, at: '21:02' }, for: 'tom', eventDate: t.week(-4, 'tue'), ...schoolRun },
      recurringDays: ['TU', 'TH'],
    },
    {
      by: 'emma',
      added: { daysAgo: 32, at: '12:31' },
      for: 'theo',
      title: 'Swimming',
      eventDate: t.week(-4, 'tue'),
      eventTime: '17:00',
      eventEndTime: '18:00',
      emoji: '🏊',
      place: 'Leisure centre',
      description: 'Kit bag hangs by the back door. Goggles are in the side pocket.',
      reminders: [{ amount: 45, unit: 'minutes' }],
      ...weekly,
    },
    {
      by: 'emma',
      added: { daysAgo: 32, at: '12:33' },
      for: ['maisie', 'emma'],
      title: 'Piano lesson',
      eventDate: t.week(-4, 'wed'),
      eventTime: '16:30',
      eventEndTime: '17:15',
      emoji: '🎹',
      ...weekly,
    },
    {
      by: 'emma',
      added: { daysAgo: 32, at: '12:35' },
      for: 'poppy',
      title: 'Ballet',
      eventDate: t.week(-4, 'mon'),
      eventTime: '16:15',
      eventEndTime: '17:00',
      emoji: '🩰',
      ...weekly,
    },
    {
      by: 'tom',
      added: { daysAgo: 31, at: '18:20' },
      for: 'tom',
      title: 'Five-a-side',
      eventDate: t.week(-4, 'thu'),
      eventTime: '20:00',
      eventEndTime: '21:00',
      emoji: '⚽',
      ...weekly,
    },
    {
      by: 'tom',
      added: { daysAgo: 30, at: '19:48' },
      title: 'Film night',
      eventDate: t.week(-4, 'fri'),
      eventTime: '18:30',
      eventEndTime: '20:30',
      emoji: '🍿',
      ...weekly,
    },
    {
      by: 'maisie',
      added: { daysAgo: 28, at: '16:40' },
      for: 'maisie',
      title: 'Choir',
      eventDate: t.week(-4, 'mon'),
      eventTime: '15:30',
      eventEndTime: '16:30',
      emoji: '🎶',
      ...weekly,
    },
    {
      by: 'emma',
      added: { daysAgo: 27, at: '21:15' },
      for: 'emma',
      title: 'Book club',
      eventDate: t.week(-3, 'wed'),
      eventTime: '19:30',
      eventEndTime: '21:30',
      emoji: '📚',
      ...weekly,
      recurringInterval: 2,
    },
  ];
}

function past(t: DemoTimes): DemoEvent[] {
  const nightShift = {
    for: 'emma',
    title: 'Night shift',
    eventTime: '21:00',
    eventEndTime: '07:30',
    emoji: '🌙',
  } as const;
  const shift = t.week(-2, 'sat');
  return [
    {
      by: 'tom',
      added: { daysAgo: 29, at: '09:12' },
      title: "Sunday lunch at Granny's",
      eventDate: t.week(-3, 'sun'),
      eventTime: '12:30',
      eventEndTime: '15:00',
      emoji: '🍽️',
    },
    { by: 'emma', added: { daysAgo: 22, at: '07:44' }, eventDate: shift, endDate: addDays(shift, 1), ...nightShift },
    {
      by: 'theo',
      added: { daysAgo: 20, at: '17:05' },
      for: ['theo', 'tom'],
      title: 'School trip to the zoo',
      eventDate: t.week(-2, 'wed'),
      eventTime: '09:00',
      eventEndTime: '15:00',
      emoji: '🦁',
      description: 'Packed lunch, raincoat, no pocket money.',
    },
    {
      by: 'tom',
      added: { daysAgo: 13, at: '20:22' },
      for: 'tom',
      title: 'Biscuit to the vet',
      eventDate: t.week(-1, 'wed'),
      eventTime: '17:10',
      eventEndTime: '17:30',
      emoji: '🐶',
    },
    {
      by: 'emma',
      added: { daysAgo: 11, at: '13:02' },
      title: 'Walk round the reservoir',
      eventDate: t.week(-1, 'sun'),
      emoji: '🥾',
    },
    {
      by: 'emma',
      added: { daysAgo: 6, at: '07:52' },
      eventDate: t.in(2),
      endDate: t.in(3),
      description: 'Tom does breakfast and the morning run.',
      ...nightShift,
    },
  ];
}

function coming(t: DemoTimes): DemoEvent[] {
  const granny = t.after(2, 'fri');
  const wales = t.after(18, 'fri');
  const sleepover = t.after(0, 'sat');
  return [
    {
      by: 'emma',
      added: { daysAgo: 10, at: '20:41' },
      title: 'Granny stays with us',
      eventDate: granny,
      endDate: addDays(granny, 3),
      emoji: '👵',
      description: 'She takes the early train on Friday and goes home on Monday.',
    },
    {
      by: 'tom',
      added: { daysAgo: 9, at: '21:18' },
      title: 'Cottage in Wales',
      eventDate: wales,
      endDate: addDays(wales, 3),
      emoji: '⛰️',
      description: 'Keys are in the lockbox. Wellies for everybody.',
    },
    {
      by: 'emma',
      added: { daysAgo: 8, at: '12:15' },
      for: ['theo', 'emma'],
      title: 'Dentist',
      eventDate: t.schoolDay(0),
      eventTime: '15:10',
      eventEndTime: '15:40',
      emoji: '🦷',
      later: { by: 'tom', at: { minutesAgo: 95 }, changes: { eventTime: '15:40', eventEndTime: '16:10' } },
    },
    {
      by: 'emma',
      added: { daysAgo: 7, at: '19:31' },
      for: 'poppy',
      title: "Poppy's party",
      eventDate: t.after(8, 'sat'),
      eventTime: '14:00',
      eventEndTime: '16:30',
      emoji: '🎈',
      description: 'Twelve children, one bouncy castle, cake by Granny.',
      reminders: [
        { amount: 1, unit: 'weeks', at: '19:00' },
        { amount: 1, unit: 'days', at: '18:00' },
      ],
    },
    {
      by: 'maisie',
      added: { daysAgo: 5, at: '16:58' },
      for: 'maisie',
      title: 'Guitar taster lesson',
      eventDate: t.after(6, 'thu'),
      eventTime: '16:00',
      eventEndTime: '16:30',
      emoji: '🎸',
      later: { by: 'maisie', at: { daysAgo: 2, at: '17:21' }, changes: 'deleted' },
    },
    {
      by: 'theo',
      added: { daysAgo: 4, at: '18:11' },
      for: ['theo', 'maisie', 'tom'],
      title: 'Swimming gala',
      eventDate: t.after(5, 'sat'),
      eventTime: '10:00',
      eventEndTime: '13:00',
      emoji: '🏅',
    },
    {
      by: 'tom',
      added: { daysAgo: 3, at: '12:47' },
      for: ['emma', 'tom'],
      title: "Parents' evening",
      eventDate: t.schoolDay(4),
      eventTime: '17:30',
      eventEndTime: '18:30',
      emoji: '🏫',
      reminders: [{ amount: 2, unit: 'hours' }],
    },
    {
      by: 'maisie',
      added: { daysAgo: 1, at: '17:34' },
      for: 'maisie',
      title: "Sleepover at Ada's",
      eventDate: sleepover,
      endDate: addDays(sleepover, 1),
      eventTime: '18:30',
      eventEndTime: '10:00',
      emoji: '🛌',
      reminders: [{ amount: 1, unit: 'hours' }],
    },
    {
      by: 'emma',
      added: { daysAgo: 1, at: '20:05' },
      title: 'Video call with Grandad',
      eventDate: t.today,
      eventTime: '18:00',
      eventEndTime: '18:30',
      emoji: '📞',
    },
    {
      by: 'maisie',
      added: { minutesAgo: 190 },
      for: 'maisie',
      title: 'Library books back',
      eventDate: t.today,
      emoji: '📗',
    },
    {
      by: 'tom',
      added: { minutesAgo: 24 },
      for: 'tom',
      title: 'Boiler service',
      eventDate: t.schoolDay(0),
      eventTime: '09:00',
      eventEndTime: '11:00',
      emoji: '🔧',
    },
  ];
}

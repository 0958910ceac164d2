import { calendarEventProblems } from './calendar-event';
import type { CalendarEventDraft } from './calendar-event';

const good: CalendarEventDraft = { title: 'Dentist', eventDate: '2026-10-08' };
const fields = (draft: CalendarEventDraft) => calendarEventProblems(draft).map(({ field }) => field);

describe('calendarEventProblems', () => {
  it.each<CalendarEventDraft>([
    good,
    {
      ...good,
      description: '',
      endDate: '2026-10-08',
      eventTime: '09:00',
      eventEndTime: '08:00',
      emoji: '🏥',
      isRecurring: true,
      recurringType: 'monthly',
      recurringInterval: 99,
      recurringEndDate: '2026-10-08',
    },
    { ...good, endDate: '2026-10-01' },
    { ...good, endDate: '2026-10-12', eventTime: '09:00', eventEndTime: '17:00' },
    { ...good, endDate: null, eventTime: null, eventEndTime: '', emoji: null, recurringInterval: null },
    { ...good, isRecurring: true, endDate: '2026-11-07' },
    { ...good, title: 'é'.repeat(200), description: 'x'.repeat(5000) },
  ])('accepts %j', (draft) => expect(calendarEventProblems(draft)).toEqual([]));

  it.each<[Partial<CalendarEventDraft>, string[]]>([
    [{ title: '' }, ['title']],
    [{ title: ' \u200B ' }, ['title']],
    [{ title: null }, ['title']],
    [{ title: 'x'.repeat(201) }, ['title']],
    [{ title: 'x'.repeat(10_000) }, ['title']],
    [{ description: 'x'.repeat(5001) }, ['description']],
    [{ eventDate: '' }, ['eventDate']],
    [{ eventDate: '2026-02-30' }, ['eventDate']],
    [{ eventDate: '1899-01-01' }, ['eventDate']],
    [{ endDate: '2026-02-30' }, ['endDate']],
    [{ isRecurring: true, endDate: '2026-11-08' }, ['endDate']],
    [{ eventTime: '24:00' }, ['eventTime']],
    [{ eventTime: '09:00', eventEndTime: '24:00' }, ['eventEndTime']],
    [{ eventEndTime: '10:00' }, ['eventEndTime']],
    [{ emoji: '<b>🎂</b>' }, ['emoji']],
    [{ emoji: '🎂🎂' }, ['emoji']],
    [{ isRecurring: true, recurringType: 'hourly' }, ['recurringType']],
    [{ isRecurring: true, recurringInterval: 0 }, ['recurringInterval']],
    [{ isRecurring: true, recurringInterval: 100 }, ['recurringInterval']],
    [{ isRecurring: true, recurringInterval: 1.5 }, ['recurringInterval']],
    [{ isRecurring: true, recurringInterval: NaN }, ['recurringInterval']],
    [{ isRecurring: true, recurringEndDate: '2026-10-07' }, ['recurringEndDate']],
    [{ isRecurring: true, recurringEndDate: '2026-13-01' }, ['recurringEndDate']],
    [{ title: '', eventDate: null, emoji: 'x' }, ['title', 'eventDate', 'emoji']],
  ])('refuses %j', (change, expected) => expect(fields({ ...good, ...change })).toEqual(expected));

  it('describes problems readably', () => {
    expect(calendarEventProblems({})).toEqual([
      { field: 'title', message: 'Title is required' },
      { field: 'eventDate', message: 'Date is required' },
    ]);
    expect(calendarEventProblems({ ...good, eventTime: '24:00' })).toEqual([
      { field: 'eventTime', message: 'Enter a time between 00:00 and 23:59' },
    ]);
  });
});

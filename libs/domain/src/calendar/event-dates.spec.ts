import { describeEventDates, describeWhen } from './event-dates';
import type { DatedEvent } from './event-dates';

const day = (rest: Partial<DatedEvent> = {}): DatedEvent => ({
  eventDate: '2026-10-20',
  endDate: '2026-10-20',
  isRecurring: false,
  ...rest,
});
const weekly = { isRecurring: true, recurringType: 'weekly', recurringInterval: 1 };

describe('describeEventDates', () => {
  it.each<[string, Partial<DatedEvent>]>([
    ['Tue 20 October', {}],
    ['Tue 20 October, 16:00', { eventTime: '16:00' }],
    ['Tue 20 October, 16:00–17:30', { eventTime: '16:00', eventEndTime: '17:30' }],
    ['Tue 20 October, 22:00–02:00', { eventTime: '22:00', eventEndTime: '02:00', endDate: '2026-10-21' }],
    ['20–21 October 2026', { eventTime: '09:00', eventEndTime: '17:00', endDate: '2026-10-21' }],
    ['Tue 20 October', { endDate: '2026-10-19' }],
    ['20–23 October 2026', { endDate: '2026-10-23', eventTime: '09:00' }],
    ['Wed 20 October 2027', { eventDate: '2027-10-20', endDate: '2027-10-20' }],
    ['Tue 20 October, every week', weekly],
    ['Tue 20 October, every 2 weeks until 24 Nov', { ...weekly, recurringInterval: 2, recurringEndDate: '2026-11-24' }],
    [
      'Tue 20 October, every year until 20 Oct 2030',
      { ...weekly, recurringType: 'yearly', recurringEndDate: '2030-10-20' },
    ],
    ['Tue 20 October', { ...weekly, isRecurring: false }],
    ['Tue 20 October, every week on Tue and Thu', { ...weekly, recurringDays: ['TU', 'TH'] }],
    ['Tue 20 October, every week on weekdays', { ...weekly, recurringDays: ['MO', 'TU', 'WE', 'TH', 'FR'] }],
    [
      'Tue 20 October, every 2 months on the third Tuesday',
      { ...weekly, recurringType: 'monthly', recurringInterval: 2, recurringDays: ['3TU'] },
    ],
    [
      'Tue 27 October, every year on the last Tuesday in October',
      {
        ...weekly,
        eventDate: '2026-10-27',
        endDate: '2026-10-27',
        recurringType: 'yearly',
        recurringDays: ['-1TU'],
      },
    ],
  ])('%s', (text, event) => {
    expect(describeEventDates(day(event), 'en-GB', '2026-10-08')).toBe(text);
  });

  it('follows the locale', () => {
    expect(describeEventDates(day({ eventTime: '16:00' }), 'en-US', '2026-10-08')).toBe('Tue, October 20, 4:00 PM');
  });
});

it.each([
  ['Thursday 8 October, 15:00–15:40', '2026-10-08', '15:00', '15:40'],
  ['Thursday 8 October, 22:00–01:00', '2026-10-09', '22:00', '01:00'],
  ['8–9 October 2026, 09:00–17:00', '2026-10-09', '09:00', '17:00'],
  ['8–10 October 2026', '2026-10-10', null, null],
])('describeWhen: %s', (text, endDate, eventTime, eventEndTime) => {
  expect(describeWhen({ startDate: '2026-10-08', endDate, eventTime, eventEndTime }, 'en-GB')).toBe(text);
});

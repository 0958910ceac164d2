import { tidyInterval } from '../../../../ui/fields/repeat/tidy-interval';
import { event } from '../../calendar.test-kit';
import {
  addInput,
  canSubmit,
  emojiChoices,
  endDateAfterStart,
  endTimeAfterStart,
  formOfEvent,
  formProblems,
  fullInput,
  newEventForm,
  nextDates,
  updateInput,
} from './form-values';

const form = (over: Partial<ReturnType<typeof newEventForm>> = {}) => ({
  ...newEventForm('2026-10-08', null),
  title: 'Dentist',
  ...over,
});

describe('the event form', () => {
  it('starts on the day, for the family, without repeats; a time lasts an hour but never past midnight', () => {
    expect(newEventForm('2026-10-08', '09:30')).toMatchObject({
      eventDate: '2026-10-08',
      endDate: '',
      eventTime: '09:30',
      eventEndTime: '10:30',
      whoMemberIds: [],
      isRecurring: false,
      recurringType: 'yearly',
      recurringInterval: '1',
    });
    expect(newEventForm('2026-10-08', '23:30').eventEndTime).toBe('23:59');
  });

  it.each([
    [{ title: '  ' }, false],
    [{ title: '\u200b' }, false],
    [{ eventDate: '' }, false],
    [{}, true],
  ])('can be submitted with a visible title and a date: %j %s', (over, expected) => {
    expect(canSubmit(form(over))).toBe(expected);
  });

  it.each([
    ['', '1'],
    ['0', '1'],
    ['100', '1'],
    ['2.5', '1'],
    ['-3', '1'],
    ['abc', '1'],
    ['1', '1'],
    ['99', '99'],
    [' 7 ', '7'],
  ])('an interval typed as %j becomes %s', (typed, expected) => {
    expect(tidyInterval(typed)).toBe(expected);
  });

  it('sends optional fields only if filled when adding, and everything when changing', () => {
    expect(addInput(form())).toEqual({
      title: 'Dentist',
      eventDate: '2026-10-08',
      endDate: '2026-10-08',
      whoMemberIds: [],
      isRecurring: false,
    });
    expect(fullInput(form())).toMatchObject({ description: null, eventTime: null, emoji: null, recurringType: null });
  });

  it('leaves an untouched "who" alone, so that somebody who left stays on the event', () => {
    const stored = event({ title: 'Dentist', whoNames: ['Aunt May'], whoMemberIds: ['gone'] });
    const values = formOfEvent(stored);
    expect(updateInput(values, stored)).not.toHaveProperty('whoMemberIds');
    expect(updateInput({ ...values, whoMemberIds: [] }, stored)).toMatchObject({ whoMemberIds: [] });
  });

  it('keeps the length of an event when its start moves, and never lets it end before it starts', () => {
    expect(endDateAfterStart('2026-10-08', '2026-10-20', '2026-10-10')).toBe('2026-10-22');
    expect(endDateAfterStart('2026-10-08', '2026-10-01', '2026-10-10')).toBe('2026-10-03');
    expect(endDateAfterStart('', '2026-10-20', '2026-10-10')).toBe('2026-10-20');
    expect(endDateAfterStart('2026-10-08', '2026-10-20', '')).toBe('');
  });

  it.each([
    ['15:00', '16:30', '15:45', '17:15'],
    ['15:00', '23:30', '15:45', '00:15'],
    ['15:00', '', '15:45', ''],
    ['15:00', '16:30', '', ''],
    ['', '16:30', '', ''],
    ['15:00', 'late', '15:45', '15:45'],
    ['late', '16:30', '15:45', '15:45'],
  ])('moves an end along with its start from %s to %s: %s becomes %s', (before, start, end, moved) =>
    expect(endTimeAfterStart(before, start, end)).toBe(moved),
  );

  it('shows the next dates by the shared rule: the 31st falls on the last day of a shorter month', () => {
    const monthly = form({ eventDate: '2027-01-31', isRecurring: true, recurringType: 'monthly' });
    expect(nextDates(monthly)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
    expect(nextDates({ ...monthly, recurringEndDate: '2027-03-01' })).toEqual(['2027-02-28']);
    expect(nextDates(form())).toBeNull();
  });

  it('finds the problems that the server would refuse', () => {
    const until = form({ isRecurring: true, recurringEndDate: '2026-10-01' });
    expect(formProblems(until)).toEqual([
      { field: 'recurringEndDate', message: 'The repeat must not end before the event starts' },
    ]);
    expect(formProblems(form())).toEqual([]);
  });

  it('offers twenty emoji for a new event and ten for a stored one, besides its own', () => {
    expect(emojiChoices('add', '')).toHaveLength(20);
    expect(emojiChoices('edit', '✈️')).toHaveLength(10);
    expect(emojiChoices('edit', '🦷').map(({ emoji }) => emoji)).toEqual(expect.arrayContaining(['🦷', '✈️']));
  });
});

import { asTitle, UNCORRECTED } from '../../../ui/quick-add/corrections';
import { corrected, inputOf, problemOf, readDraft } from './draft';
import type { Corrections, Part } from './draft';
import * as grammar from './grammar';

/** Thursday 8 October 2026, 10:00 in London; the author is Emma. */
const context = {
  now: new Date('2026-10-08T09:00:00Z'),
  timeZone: 'Europe/London',
  locale: 'en-GB',
  country: 'GB',
  members: [
    { id: 'emma', displayName: 'Emma' },
    { id: 'tom', displayName: 'Tom' },
    { id: 'mia', displayName: 'Mia' },
  ],
  me: 'emma',
};
const read = (text: string, corrections: Corrections = UNCORRECTED) => readDraft(grammar, text, context, corrections);
const LINE = 'bins every Monday evening, Tom and Mia in turn, 10 points';

it('parses a line into the mutation’s input', () => {
  const draft = read(LINE);
  expect(draft.isReady).toBe(true);
  expect(inputOf(draft.known, true)).toEqual({
    title: 'Bins',
    dueDate: '2026-10-12',
    dueTime: '18:00',
    assigneeId: 'tom',
    points: 10,
    needsApproval: false,
    repeat: {
      type: 'weekly',
      interval: 1,
      weekdays: [1],
      nth: null,
      from: 'due',
      endDate: null,
      rotation: { mode: 'turn', memberIds: ['tom', 'mia'] },
    },
  });
  // Members who may not set points send none.
  expect(inputOf(draft.known, false)).not.toHaveProperty('points');
});

describe('a correction', () => {
  const after = <P extends Part>(part: P, value: Parameters<typeof corrected<P>>[3], line = LINE) =>
    read(line, corrected(UNCORRECTED, read(line), part, value)).known;

  it('moves the date, and the weekday of the rule with it', () => {
    expect(after('date', '2026-10-14')).toMatchObject({
      dueDate: '2026-10-14',
      repeat: { weekdays: [3], startDate: '2026-10-14' },
    });
  });

  it('that removes the date leaves a repeat counted from completion', () => {
    expect(after('date', null)).toMatchObject({
      dueDate: null,
      dueTime: null,
      repeat: { from: 'completion', weekdays: [] },
    });
    expect(problemOf(after('date', null))).toBeNull();
  });

  it('of the turns changes the first assignee; without turns the assignee stays', () => {
    expect(after('turns', { mode: 'leastDone', memberIds: ['mia', 'tom'] })).toMatchObject({
      assigneeId: 'mia',
      repeat: { rotation: { mode: 'leastDone' } },
    });
    expect(after('turns', null)).toMatchObject({ assigneeId: 'tom', repeat: { rotation: null } });
  });

  it('that removes the repeat removes the turns', () => {
    expect(after('repeat', null).repeat).toBeNull();
    expect(after('repeat', { type: 'daily', interval: 3, from: 'due', endDate: null })).toMatchObject({
      repeat: { type: 'daily', interval: 3, weekdays: [], rotation: { memberIds: ['tom', 'mia'] } },
    });
  });

  it('of person and points is kept while other words change, and dropped when its own words change', () => {
    const corrections = corrected(UNCORRECTED, read('hoover for Tom'), 'who', 'mia');
    expect(read('hoover the stairs for Tom', corrections).known.assigneeId).toBe('mia');
    expect(read('hoover for Emma', corrections).known.assigneeId).toBe('emma');
    expect(after('points', { points: 5, needsApproval: true })).toMatchObject({ points: 5, needsApproval: true });
  });

  it('can return the words of a date to the title', () => {
    const draft = read('paint the Friday sign by Friday');
    const { known } = read('paint the Friday sign by Friday', asTitle(UNCORRECTED, draft, 'date'));
    expect(known.dueDate).toBeNull();
  });
});

it('is not ready while a question is open, until it is answered or a date is chosen', () => {
  const line = 'post the card at 3';
  const draft = read(line);
  expect(draft).toMatchObject({ isReady: false, picked: null });
  expect(draft.question?.candidates).toHaveLength(2);
  const dated = read(line, corrected(UNCORRECTED, draft, 'date', '2026-10-20'));
  expect(dated).toMatchObject({ isReady: true, question: null, known: { dueDate: '2026-10-20' } });
  expect(read('tomorrow')).toMatchObject({ isUntitled: true, isReady: true });
});

import { job } from '../jobs.test-kit';
import { addInput, canSubmit, changesOf, formOfJob, formProblems, newJobForm, nextDates } from './form-values';

const form = newJobForm('member-emma');

describe('a new job', () => {
  it('is the caller’s own, once, without a date', () => {
    expect(addInput({ ...form, title: '  Sort   the Lego ' }, true)).toEqual({
      title: 'Sort the Lego',
      notes: null,
      dueDate: null,
      dueTime: null,
      assigneeId: 'member-emma',
      points: null,
      needsApproval: false,
      repeat: null,
    });
  });

  it('with turns leaves the assignee to the server; only approvers send points', () => {
    const turns = { ...form, title: 'Bins', dueDate: '2026-10-08', repeats: true, turns: 'turn' as const };
    const input = addInput(
      { ...turns, turnIds: ['member-tom', 'member-emma'], points: '5', needsApproval: true },
      false,
    );
    expect(input).not.toHaveProperty('assigneeId');
    expect(input).not.toHaveProperty('points');
    expect(input.repeat).toMatchObject({ rotation: { mode: 'turn', memberIds: ['member-tom', 'member-emma'] } });
  });

  it('sends only non-blank parts', () => {
    const parts = ['One', ' ', 'Two'].map((title) => ({ id: null, key: title, title }));
    expect(addInput({ ...form, title: 'Pack', parts }, true).subtasks).toEqual(['One', 'Two']);
  });

  it('needs only a title', () => {
    expect(canSubmit({ title: ' \n ' })).toBe(false);
    expect(canSubmit({ title: ' x ' })).toBe(true);
  });
});

describe('a change', () => {
  const weekly = {
    type: 'weekly',
    interval: 2,
    weekdays: [4],
    from: 'due',
    startDate: '2026-10-08',
    endDate: null,
    nth: null,
  } as const;
  const stored = job({
    title: 'Bins',
    of: 'tom',
    dueDate: '2026-10-08',
    points: 5,
    repeat: { ...weekly, weekdays: [4], rotation: null },
  });

  it('sends only the differences', () => {
    const values = formOfJob(stored);
    expect(changesOf(values, stored, true)).toEqual({});
    expect(changesOf({ ...values, notes: 'Brown one' }, stored, true)).toEqual({ notes: 'Brown one' });
    expect(changesOf({ ...values, assigneeId: null, points: '' }, stored, true)).toEqual({
      assigneeId: null,
      points: null,
    });
    expect(changesOf({ ...values, points: '7' }, stored, false)).toEqual({});
    expect(changesOf({ ...values, interval: '3' }, stored, true)).toEqual({
      repeat: { type: 'weekly', interval: 3, from: 'due', weekdays: [4], nth: null, endDate: null, rotation: null },
    });
    expect(changesOf({ ...values, repeats: false }, stored, true)).toEqual({ repeat: null });
  });
});

describe('problems', () => {
  it.each([
    [{ title: 'x'.repeat(201) }, { field: 'title', message: 'Title must be at most 200 characters' }],
    [{ points: '1.5' }, { field: 'points', message: 'Points must be a whole number from 0 to 10000' }],
    [{ repeats: true }, { field: 'dueDate', message: 'A repeating job needs a due date' }],
    [
      { repeats: true, dueDate: '2026-10-08', turns: 'turn' as const, turnIds: ['member-tom'] },
      { field: 'rotation', message: 'Choose at least two people to take turns' },
    ],
    [
      { repeats: true, dueDate: '2026-10-08', endDate: '2026-10-01' },
      { field: 'endDate', message: 'The repeat must not end before the job is due' },
    ],
  ])('of %o', (values, problem) => expect(formProblems({ ...form, title: 'Bins', ...values })).toEqual([problem]));

  it('do not include a missing date when the repeat counts from completion', () =>
    expect(formProblems({ ...form, title: 'Bathroom', repeats: true, from: 'completion' })).toEqual([]));
});

it('shows the next dates of a rule by due date', () => {
  const values = { ...form, repeats: true, dueDate: '2026-10-08' };
  expect(nextDates(values)).toEqual(['2026-10-15', '2026-10-22', '2026-10-29']);
  expect(nextDates({ ...values, weekdays: [1, 4] }, 2)).toEqual(['2026-10-12', '2026-10-15']);
  expect(nextDates({ ...values, endDate: '2026-10-20' })).toEqual(['2026-10-15']);
  expect(nextDates({ ...values, from: 'completion' })).toBeNull();
  expect(nextDates({ ...values, repeats: false })).toBeNull();
});

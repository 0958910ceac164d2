import fc from 'fast-check';
import { isCalendarDate } from '../time/dates';
import { isSameSubmission, jobProblems, type JobDraft } from './job';

const problems = (draft: JobDraft) => jobProblems({ title: 'Bins', ...draft }).map(({ field }) => field);

describe('a job', () => {
  it.each<[string, JobDraft, string[]]>([
    ['a title alone', {}, []],
    ['everything', { notes: 'Green one', dueDate: '2026-11-20', dueTime: '18:00', points: 5, subtasks: ['Lid'] }, []],
    ['no title', { title: '' }, ['title']],
    ['a title of nothing visible', { title: ' \u200b\n' }, ['title']],
    ['a title of 10,000 characters', { title: 'x'.repeat(10_000) }, ['title']],
    ['a title of 200 emoji', { title: '👨‍👩‍👧'.repeat(200) }, []],
    ['notes of 5,001 characters', { notes: 'x'.repeat(5_001) }, ['notes']],
    ['30 February', { dueDate: '2026-02-30' }, ['dueDate']],
    ['a date with a time', { dueDate: '2026-11-20T10:00' }, ['dueDate']],
    ['infinity', { dueDate: 'infinity' }, ['dueDate']],
    ['the year 9999', { dueDate: '9999-12-31' }, ['dueDate']],
    ['a time without a date', { dueTime: '18:00' }, ['dueTime']],
    ['24:00', { dueDate: '2026-11-20', dueTime: '24:00' }, ['dueTime']],
    ['half a point', { points: 0.5 }, ['points']],
    ['points below nothing', { points: -1 }, ['points']],
    ['points beyond the limit', { points: 10_001 }, ['points']],
    ['51 parts', { subtasks: Array.from({ length: 51 }, () => 'x') }, ['subtasks']],
    ['a blank part', { subtasks: ['Lid', ' '] }, ['subtasks']],
    ['a repeat without a date', { repeat: { type: 'daily' } }, ['dueDate']],
    ['a repeat from completion without a date', { repeat: { type: 'daily', from: 'completion' } }, []],
    ['several at once', { title: ' ', dueDate: 'soon', points: 1e9 }, ['title', 'dueDate', 'points']],
  ])('%s', (_, draft, expected) => {
    expect(problems(draft)).toEqual(expected);
  });

  it('describes problems readably', () => {
    expect(jobProblems({ title: ' ' })).toEqual([{ field: 'title', message: 'Title is required' }]);
  });

  it('refuses invalid dates, naming the field', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(problems({ notes: text.slice(0, 100), dueDate: text })).toEqual(
          text === '' || isCalendarDate(text) ? [] : ['dueDate'],
        );
      }),
    );
  });
});

describe('the same submission', () => {
  const at = (time: string, title = 'Bins') => ({ title, createdAt: new Date(`2026-11-20T10:00:${time}Z`) });

  it.each([
    ['at once', at('00'), at('00'), true],
    ['just within three seconds', at('00'), at('02.999'), true],
    ['after three seconds', at('00'), at('03'), false],
    ['with other spaces', at('00'), at('01', ' Bins '), true],
    ['under another title', at('00'), at('01', 'Bin'), false],
  ])('%s', (_, earlier, later, expected) => {
    expect(isSameSubmission(earlier, later)).toBe(expected);
  });
});

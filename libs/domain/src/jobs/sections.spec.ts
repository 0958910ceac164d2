import fc from 'fast-check';
import { datesBetween } from '../domain.test-kit';
import {
  isJobOverdue,
  JOB_FILTERS,
  jobMatchesFilter,
  jobSection,
  jobSections,
  jobsMessage,
  jobStreak,
  type SectionedJob,
} from './sections';

const TODAY = '2026-11-20';
const job = (id: string, fields: Partial<SectionedJob> = {}): SectionedJob => ({
  id,
  dueDate: null,
  completedAt: null,
  assigneeId: null,
  position: 1024,
  ...fields,
});
const ids = (jobs: readonly SectionedJob[]) => jobs.map(({ id }) => id);

it.each([
  ['due today', { dueDate: TODAY }, 'today', false],
  ['due yesterday', { dueDate: '2026-11-19' }, 'today', true],
  ['due tomorrow', { dueDate: '2026-11-21' }, 'upcoming', false],
  ['undated', {}, 'upcoming', false],
  ['done, and due today', { dueDate: TODAY, completedAt: '2026-11-20T09:00:00Z' }, 'done', false],
  ['done late', { dueDate: '2026-11-01', completedAt: '2026-11-20T09:00:00Z' }, 'done', false],
] as const)('%s', (_, fields, section, overdue) => {
  expect(jobSection(job('a', fields), TODAY)).toBe(section);
  expect(isJobOverdue(job('a', fields), TODAY)).toBe(overdue);
});

it('sorts by date with undated last, manually within a day, and completions newest first', () => {
  const sections = jobSections(
    [
      job('today 2', { dueDate: TODAY, position: 2048 }),
      job('undated'),
      job('friday', { dueDate: '2026-11-27' }),
      job('done early', { completedAt: '2026-11-18T09:00:00Z' }),
      job('today 1', { dueDate: TODAY, position: 1024 }),
      job('long overdue', { dueDate: '2026-10-01', position: 9999 }),
      job('overdue', { dueDate: '2026-11-19' }),
      job('done late', { completedAt: new Date('2026-11-20T09:00:00Z') }),
      job('saturday', { dueDate: '2026-11-21', position: 5000 }),
    ],
    { today: TODAY },
  );
  expect(ids(sections.today)).toEqual(['long overdue', 'overdue', 'today 1', 'today 2']);
  expect(ids(sections.upcoming)).toEqual(['saturday', 'friday', 'undated']);
  expect(ids(sections.done)).toEqual(['done late', 'done early']);
});

it.each([
  ['all', ['mine', 'theirs', 'anyone']],
  ['mine', ['mine']],
  ['shared', ['anyone']],
] as const)('%s shows %j', (filter, expected) => {
  const jobs = [job('mine', { assigneeId: 'me' }), job('theirs', { assigneeId: 'sam' }), job('anyone')];
  expect(ids(jobSections(jobs, { today: TODAY, filter, me: 'me' }).upcoming).sort()).toEqual([...expected].sort());
});

it('puts every job into exactly one section, and keeps Mine and Shared disjoint', () => {
  const anyJob = fc.record({
    id: fc.uuid(),
    dueDate: fc.option(datesBetween('2026-11-01', '2026-12-10')),
    completedAt: fc.option(fc.constantFrom('2026-11-20T09:00:00Z', '2026-11-19T09:00:00Z')),
    assigneeId: fc.option(fc.constantFrom('me', 'sam')),
    position: fc.integer({ min: -5000, max: 5000 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(anyJob, { selector: ({ id }) => id }), (jobs) => {
      const { today, upcoming, done } = jobSections(jobs, { today: TODAY });
      expect(ids([...today, ...upcoming, ...done]).sort()).toEqual(ids(jobs).sort());
      const overdue = today.map((one) => isJobOverdue(one, TODAY));
      expect(overdue.lastIndexOf(true)).toBeLessThan(overdue.includes(false) ? overdue.indexOf(false) : Infinity);
      for (const one of jobs) {
        const shown = JOB_FILTERS.filter((filter) => jobMatchesFilter(one, filter, 'me'));
        expect(shown.includes('mine') && shown.includes('shared')).toBe(false);
        expect(shown).toContain('all');
      }
    }),
  );
});

it.each([
  [0, 'Ready to tackle the day?'],
  [1, 'Nice progress today!'],
  [2, 'Nice progress today!'],
  [3, "You're on fire today!"],
  [40, "You're on fire today!"],
])('%i done today: %s', (done, message) => {
  expect(jobsMessage(done)).toBe(message);
});

it.each([
  ['nothing yet', [], 0],
  ['today', [TODAY, TODAY], 1],
  ['up to yesterday', ['2026-11-18', '2026-11-19'], 2],
  ['today and before', ['2026-11-20', '2026-11-18', '2026-11-19'], 3],
  ['broken by a day', ['2026-11-20', '2026-11-18'], 1],
  ['the day before yesterday', ['2026-11-18'], 0],
])('a streak of %s', (_, dates, days) => {
  expect(jobStreak(dates, TODAY)).toBe(days);
});

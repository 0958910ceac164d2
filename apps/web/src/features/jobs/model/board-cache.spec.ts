import { makeCache } from '../../../graphql/cache';
import { JobBoardDocument } from '../generated';
import type { JobBoardQuery } from '../generated';
import { job, TODAY } from '../jobs.test-kit';
import { knownJob, placeJob } from './board-cache';
import { typed } from './types';
import type { Board, Job, JobPage } from './types';

const basis = { today: TODAY, timeZone: 'Europe/London', me: 'member-emma' };
const now = `${TODAY}T12:00:00.000Z`;

const page = (items: Job[], over: Partial<JobPage> = {}): JobPage =>
  ({ __typename: 'JobPage', items: items.map(typed), nextCursor: null, total: items.length, ...over }) as JobPage;

/** A cache with the boards of all jobs and of Emma's. */
function boards(today: Job[], upcoming: Job[], over: Partial<Board> = {}) {
  const cache = makeCache();
  const counts = {
    __typename: 'JobCounts' as const,
    today: today.length,
    overdue: 0,
    upcoming: upcoming.length,
    done: 0,
    doneToday: 0,
    streakDays: 3,
    loads: [{ __typename: 'JobLoad' as const, memberId: 'member-emma', open: 2 }],
  };
  const mine = (jobs: Job[]) => jobs.filter(({ assignee }) => assignee?.memberId === 'member-emma');
  for (const filter of ['all', 'mine'] as const) {
    const of = (jobs: Job[]) => page(filter === 'all' ? jobs : mine(jobs));
    const jobBoard = {
      __typename: 'JobBoard',
      date: TODAY,
      today: of(today),
      upcoming: of(upcoming),
      done: page([]),
      counts,
      ...over,
    };
    cache.writeQuery({ query: JobBoardDocument, variables: { filter }, data: { jobBoard } as JobBoardQuery });
  }
  const read = (filter: 'all' | 'mine' = 'all'): Board => {
    const data = cache.readQuery({ query: JobBoardDocument, variables: { filter } });
    if (!data) throw new Error('The board is not whole');
    return data.jobBoard;
  };
  return { cache, read };
}
const titles = ({ items }: JobPage): string[] => items.map(({ title }) => title);

it('moves a completed job to Done, and updates counts and streak', () => {
  const card = job({ title: 'Card', of: 'emma', dueDate: '2026-10-07' });
  const { cache, read } = boards([card], []);
  placeJob(cache, card.id, { ...card, completedAt: now, isCompleted: true }, card, basis);
  expect(titles(read().today)).toEqual([]);
  expect(titles(read('mine').done)).toEqual(['Card']);
  expect(read()).toMatchObject({
    today: { total: 0 },
    done: { total: 1 },
    counts: { today: 0, done: 1, doneToday: 1, streakDays: 4, loads: [{ memberId: 'member-emma', open: 1 }] },
  });
  // The reverse.
  placeJob(cache, card.id, card, { ...card, completedAt: now, isCompleted: true }, basis);
  expect(read().counts).toMatchObject({ today: 1, overdue: 1, done: 0, doneToday: 0, streakDays: 3 });
});

it('inserts a new job in order, only into the boards it belongs to', () => {
  const [first, last] = [job({ title: 'First', dueDate: '2026-10-08' }), job({ title: 'Last', dueDate: '2026-10-08' })];
  const { cache, read } = boards([first, last], []);
  const between = job({ title: 'Between', of: 'tom', dueDate: '2026-10-08', position: last.position - 1 });
  placeJob(cache, between.id, between, null, basis);
  expect(titles(read().today)).toEqual(['First', 'Between', 'Last']);
  expect(read().today.total).toBe(3);
  expect(titles(read('mine').today)).toEqual([]);
  expect(read('mine').counts.loads).toContainEqual(expect.objectContaining({ memberId: 'member-tom', open: 1 }));
});

it('leaves a job beyond the loaded page to the next page', () => {
  const near = job({ title: 'Near', dueDate: '2026-10-10' });
  const { cache, read } = boards([], [], { upcoming: page([near], { nextCursor: 'next', total: 70 }) });
  const far = job({ title: 'Far', dueDate: '2027-01-01' });
  placeJob(cache, far.id, far, null, basis);
  expect(titles(read().upcoming)).toEqual(['Near']);
  expect(read().upcoming.total).toBe(71);
});

it('counts nothing twice when the live message arrives before the answer', () => {
  const card = job({ title: 'Card', of: 'emma', dueDate: TODAY });
  const done = { ...card, completedAt: now, isCompleted: true };
  const { cache, read } = boards([card, job({ title: 'Other', dueDate: TODAY })], []);
  placeJob(cache, card.id, done, card, basis);
  const once = read().counts;
  placeJob(cache, card.id, done, card, basis);
  expect(read().counts).toEqual(once);
  placeJob(cache, card.id, card, done, basis);
  placeJob(cache, card.id, null, card, basis);
  const gone = read();
  expect(gone).toMatchObject({ today: { total: 1 }, counts: { today: 1 } });
  placeJob(cache, card.id, null, card, basis);
  expect(read()).toEqual(gone);
  expect(titles(gone.today)).toEqual(['Other']);
});

it('keeps the parts of two instances apart, though they have the same ids', () => {
  const parts = (isDone: boolean) => [{ id: 'part', title: 'Lid', isDone }];
  const before = job({ title: 'Bins', dueDate: TODAY, subtasks: parts(false) });
  const { cache, read } = boards([before], []);
  const done = { ...before, completedAt: now, isCompleted: true, subtasks: parts(true) };
  placeJob(cache, before.id, done, before, basis);
  placeJob(cache, 'next', { ...before, id: 'next', dueDate: '2026-10-15' }, null, basis);
  expect(read().done.items[0]?.subtasks[0]?.isDone).toBe(true);
  expect(knownJob(cache, 'next')?.subtasks[0]?.isDone).toBe(false);
});

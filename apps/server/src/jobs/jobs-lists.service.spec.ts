import { addDays, jobSections, type JobFilter } from '@homefold/domain';
import { familyRows, statementsOf } from '../../test';
import type { Viewer } from '../platform/auth';
import type { Job } from './jobs.types';
import { TODAY, family, jobs, reader, startJobs, test, titles } from './jobs.test-kit';

startJobs();

describe('the lists', () => {
  /** A family with jobs in every section, some completed, created one minute apart. */
  async function filled() {
    const rows = await family();
    const { viewer, other } = rows;
    const dates = [TODAY, '2026-10-07', '2026-10-01', null, '2026-10-09', TODAY, '2026-11-01', null, '2026-10-09'];
    for (const [n, dueDate] of dates.entries()) {
      test.clock.advance(60_000);
      const assignedTo = ['Me', 'Ben', 'unassigned'][n % 3];
      await jobs.add(viewer, { title: `Open ${n}`, dueDate, assignedTo });
      const done = await jobs.add(n % 2 ? viewer : other, { title: `Done ${n}`, dueDate, assignedTo });
      await jobs.setCompleted(other, done.id, true);
    }
    return rows;
  }

  it('have the sections and order of the shared rule, under every filter', async () => {
    const { viewer, ids } = await filled();
    const all = await reader.all(viewer);
    expect(all).toHaveLength(18);
    for (const filter of ['all', 'mine', 'shared'] as JobFilter[]) {
      const expected = jobSections(
        all.map((job) => ({ ...job, assigneeId: job.assignee?.memberId ?? null })),
        { today: TODAY, filter, me: ids[0] ?? null },
      );
      const board = await reader.board(viewer, filter, 100, 100);
      for (const section of ['today', 'upcoming', 'done'] as const) {
        expect(titles(board[section].items)).toEqual(titles(expected[section]));
        expect(board[section].total).toBe(expected[section].length);
        // paging yields the same list
        const walked: Job[] = [];
        let after: string | null = null;
        do {
          const page = await reader.page(viewer, section, filter, 2, after);
          expect(page.total).toBe(expected[section].length);
          walked.push(...page.items);
          after = page.nextCursor;
        } while (after);
        expect(titles(walked)).toEqual(titles(expected[section]));
      }
    }
    expect(titles(all.slice(0, 9))).toEqual([
      'Open 2',
      'Open 1',
      'Open 0',
      'Open 5',
      'Open 4',
      'Open 8',
      'Open 6',
      'Open 3',
      'Open 7',
    ]);
  });

  it("show five completed jobs with the total, and the header's counts", async () => {
    const { viewer, ids } = await filled();
    const board = await reader.board(viewer, 'mine', 2);
    expect(board.date).toBe(TODAY);
    expect([board.done.items.length, board.done.total]).toEqual([1, 1]);
    const { counts } = await reader.board(viewer, 'all', 2);
    expect(counts).toEqual(board.counts);
    expect(counts).toMatchObject({
      today: 4,
      overdue: 2,
      upcoming: 5,
      done: 9,
      doneToday: 9,
      message: "You're on fire today!",
      streakDays: 1,
    });
    expect(counts.loads).toHaveLength(3);
    expect(counts.loads).toEqual(
      expect.arrayContaining([
        { memberId: ids[0], open: 3 },
        { memberId: ids[1], open: 3 },
        { memberId: null, open: 3 },
      ]),
    );
    expect((await reader.board(viewer, 'all', 2)).done.items).toHaveLength(5);
  });

  it('are empty for a new family', async () => {
    const { viewer } = await family();
    const board = await reader.board(viewer, 'all', 50);
    expect(board).toMatchObject({
      today: { items: [], total: 0, nextCursor: null },
      done: { items: [], total: 0 },
      counts: { today: 0, doneToday: 0, message: 'Ready to tackle the day?', streakDays: 0, loads: [] },
    });
  });

  it("start a day at midnight in the family's zone", async () => {
    const { viewer } = await familyRows(test, { timeZone: 'Pacific/Auckland' });
    const { id } = await jobs.add(viewer, { title: 'Bins', dueDate: '2026-10-09' });
    // noon in London is an hour past midnight in that zone
    test.clock.set('2026-10-08T10:59:00Z');
    expect(titles((await reader.board(viewer, 'all', 50)).upcoming.items)).toEqual(['Bins']);
    test.clock.set('2026-10-08T11:01:00Z');
    expect(titles((await reader.board(viewer, 'all', 50)).today.items)).toEqual(['Bins']);
    await jobs.setCompleted(viewer, id, true);
    expect((await reader.board(viewer, 'all', 1)).counts.doneToday).toBe(1);
    test.clock.set('2026-10-09T11:01:00Z');
    expect((await reader.board(viewer, 'all', 1)).counts).toMatchObject({ doneToday: 0, streakDays: 1 });
    test.clock.set('2026-10-10T11:01:00Z');
    expect((await reader.board(viewer, 'all', 1)).counts.streakDays).toBe(0);
  });

  it.each([0, -1, 1.5, 101, 1_000_000])('refuse a page size of %d', async (first) => {
    const { viewer } = await family();
    await expect(reader.board(viewer, 'all', first)).rejects.toMatchObject({ code: 'INVALID' });
    await expect(reader.page(viewer, 'done', 'all', first)).rejects.toMatchObject({ code: 'INVALID' });
  });

  it.each(['x', '2026-02-30_1_x', '2026-10-08_99999999999_00000000-0000-4000-8000-000000000000', 'infinity_1_1'])(
    'refuse the cursor %s',
    async (after) => {
      const { viewer } = await family();
      for (const section of ['today', 'upcoming', 'done'] as const)
        await expect(reader.page(viewer, section, 'all', 5, after)).rejects.toMatchObject({
          code: 'INVALID',
          extras: { field: 'after' },
        });
    },
  );

  it('take the same statements for any number of jobs', async () => {
    const { viewer } = await family();
    const add = async (count: number) => {
      for (let n = 0; n < count; n++)
        await jobs.add(viewer, { title: `Job ${n} ${count}`, dueDate: addDays(TODAY, n % 9) });
    };
    /**
     * The minimum of three runs: background work caused by the added jobs may still be running and would be counted.
     */
    const least = async (read: () => Promise<unknown>) => {
      const counts = [await statementsOf(read), await statementsOf(read), await statementsOf(read)];
      return Math.min(...counts.map(({ length }) => length));
    };
    const cost = async () => [
      await least(() => reader.board(viewer, 'all', 100)),
      await least(() => reader.page(viewer, 'upcoming', 'mine', 100)),
      await least(() => reader.all(viewer)),
    ];
    await add(1);
    expect(await cost()).toEqual([3, 3, 1]);
    await add(30);
    expect(await cost()).toEqual([3, 3, 1]);
  });
});

describe('the order of a day', () => {
  const day = async (viewer: Viewer) => titles((await reader.board(viewer, 'all', 100)).today.items);

  it('is manual', async () => {
    const { viewer } = await family();
    const [a, b, c] = await Promise.all(['A', 'B', 'C'].map((title) => jobs.add(viewer, { title, dueDate: TODAY })));
    for (const [moved, after] of [
      [c, null],
      [a, c],
      [b, a],
    ] as const)
      await jobs.move(viewer, (moved as Job).id, after?.id ?? null);
    expect(await day(viewer)).toEqual(['C', 'A', 'B']);
    const moved = await jobs.move(viewer, (b as Job).id, (c as Job).id);
    expect(await day(viewer)).toEqual(['C', 'B', 'A']);
    // moving does not count as an edit, so it causes no version conflict
    expect(moved.version).toBe(1);
  });

  it('is consistent when many are moved concurrently', async () => {
    const { viewer, other } = await family();
    const made: Job[] = [];
    for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) made.push(await jobs.add(viewer, { title, dueDate: TODAY }));
    const [a, b, c, d, e, f] = made.map(({ id }) => id) as [string, string, string, string, string, string];
    // a completed job cannot be moved; either call may win the race, also between two statements of the other
    const refused = (error: unknown) => expect(error).toMatchObject({ code: 'CONFLICT' });
    const moved = jobs.move(other, e, a).catch(refused);
    await Promise.all([
      moved,
      jobs.move(viewer, f, a),
      jobs.move(viewer, d, a),
      jobs.move(other, c, a),
      jobs.move(viewer, b, f),
      jobs.setCompleted(other, e, true),
    ]);
    const order = await day(viewer);
    expect([...order].sort()).toEqual(['A', 'B', 'C', 'D', 'F']);
    const positions = (await reader.board(viewer, 'all', 100)).today.items.map(({ position }) => position);
    expect(new Set(positions).size).toBe(5);
    expect(order[0]).toBe('A');
  });

  it('appends a job that moves to another day, and is limited to one day', async () => {
    const { viewer } = await family();
    const [a, b] = [await jobs.add(viewer, { title: 'A', dueDate: TODAY }), await jobs.add(viewer, { title: 'B' })];
    await expect(jobs.move(viewer, a.id, b.id)).rejects.toMatchObject({
      code: 'INVALID',
      extras: { field: 'afterId' },
    });
    await expect(jobs.move(viewer, a.id, a.id)).rejects.toMatchObject({ code: 'INVALID' });
    await jobs.update(viewer, b.id, { dueDate: TODAY });
    expect(await day(viewer)).toEqual(['A', 'B']);
    await jobs.setCompleted(viewer, b.id, true);
    await expect(jobs.move(viewer, b.id, null)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

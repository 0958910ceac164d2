import { addDays, jobSections, type JobFilter } from '@homefold/domain';
import { allRefused, asOwner, familyRows, startTestApp, statementsOf, type TestApp } from '../../test';
import { FeatureAccess } from '../billing';
import type { Viewer } from '../platform/auth';
import { Database } from '../platform/database';
import { JobUndo } from './job-undo';
import { JobsReader } from './jobs.reader';
import { JobsService } from './jobs.service';
import type { Job } from './jobs.types';

const TODAY = '2026-10-08';
let test: TestApp;
let jobs: JobsService;
let reader: JobsReader;
let undoing: JobUndo;
beforeAll(async () => {
  test = await startTestApp();
  jobs = test.app.get(JobsService);
  reader = test.app.get(JobsReader);
  undoing = test.app.get(JobUndo);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const family = (...names: string[]) => familyRows(test, {}, names.length > 0 ? names : ['Ada', 'Ben']);
const owner = <Row extends object>(sql: string, values: unknown[] = []) => asOwner<Row>(sql, values, test.urls.owner);
const feedOf = (familyId: string) =>
  owner<{ type: string; description: string }>(
    'select type, description from activity where family_id = $1 order by created_at, id',
    [familyId],
  );
const titles = (list: readonly Job[]) => list.map(({ title }) => title);

describe('a job', () => {
  it('keeps what was sent, cleaned, and says whose it is by the present name', async () => {
    const { viewer, ids } = await family();
    const job = await jobs.add(viewer, {
      title: '  Empty \n the dishwasher ',
      notes: 'glasses\r\nfirst',
      dueDate: '2026-10-12',
      dueTime: '18:00',
      assignedTo: 'ben',
      points: 5,
      needsApproval: true,
      subtasks: ['Top', ' Bottom '],
    });
    expect(job).toMatchObject({
      title: 'Empty the dishwasher',
      notes: 'glasses\nfirst',
      dueDate: '2026-10-12',
      dueTime: '18:00',
      assignee: { memberId: ids[1], displayName: 'Ben', hue: 'plum', hasLeft: false },
      isCompleted: false,
      completedAt: null,
      repeat: null,
      subtasks: [
        { title: 'Top', isDone: false },
        { title: 'Bottom', isDone: false },
      ],
      points: 5,
      needsApproval: true,
      pointsState: null,
      createdByMemberId: ids[0],
      userId: ids[0],
      version: 1,
      createdAt: test.clock.now(),
    });
    await owner(`update membership set display_name = 'Benjamin' where id = $1`, [ids[1]]);
    expect((await reader.get(viewer, job.id)).assignee?.displayName).toBe('Benjamin');
  });

  it.each([
    ['unassigned', null],
    ['Unassigned', null],
    ['Family', null],
    ['Me', 0],
    ['me', 0],
    ['Ben', 1],
    [' BEN ', 1],
    ['', null],
    [null, null],
    [undefined, null],
  ])('assigned to %j', async (assignedTo, index) => {
    const { viewer, ids } = await family();
    const { assignee } = await jobs.add(viewer, { title: 'Bins', assignedTo });
    expect(assignee?.memberId ?? null).toBe(index === null ? null : ids[index]);
  });

  it('is given to nobody that the family does not have, and says the name', async () => {
    const { viewer } = await family();
    await expect(jobs.add(viewer, { title: 'Bins', assignedTo: 'Zed' })).rejects.toMatchObject({
      code: 'INVALID',
      message: 'Nobody in your family is called "Zed".',
      extras: { field: 'assignedTo' },
    });
  });

  it('stays with who has left, through an edit too, and nobody who has left gets one anew', async () => {
    const { viewer, ids } = await family();
    const job = await jobs.add(viewer, { title: 'Bins', assignedTo: 'Ben' });
    await owner('update membership set left_at = now(), user_id = null where id = $1', [ids[1]]);
    const renamed = await jobs.update(viewer, job.id, { title: 'Green bins', assignedTo: 'Ben' });
    expect(renamed).toMatchObject({ title: 'Green bins', assignee: { displayName: 'Ben', hasLeft: true } });
    await expect(jobs.add(viewer, { title: 'x', assignedTo: 'Ben' })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(jobs.add(viewer, { title: 'x', assigneeId: ids[1] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // done by whoever ticked it, for the assignee cannot have
    const { job: done } = await jobs.setCompleted(viewer, job.id, true);
    expect(done.doneByMemberId).toBe(ids[0]);
  });

  it('changes only what is given, clears what is null or blank, and writes nothing when nothing changes', async () => {
    const { viewer, familyId } = await family();
    const first = { title: 'Bins', notes: 'green', dueDate: '2026-10-12', dueTime: '18:00', assignedTo: 'Ben' };
    const { id } = await jobs.add(viewer, first);
    test.clock.advance(60_000);
    expect(await jobs.update(viewer, id, first)).toMatchObject({ version: 1 });
    expect(await jobs.update(viewer, id, { dueTime: '19:00' })).toMatchObject({
      ...{ title: 'Bins' },
      dueTime: '19:00',
    });
    expect(await jobs.update(viewer, id, { notes: ' ', dueDate: null, assigneeId: null })).toMatchObject({
      title: 'Bins',
      notes: null,
      dueDate: null,
      dueTime: null,
      assignee: null,
      version: 3,
    });
    expect((await feedOf(familyId)).map(({ type }) => type)).toEqual(['created', 'updated', 'updated']);
  });

  it('is added once for the same title by the same caller within three seconds', async () => {
    const { viewer, other } = await family();
    const [first, second] = await Promise.all([
      jobs.add(viewer, { title: 'Bins' }),
      jobs.add(viewer, { title: ' Bins ', notes: 'again' }),
    ]);
    expect(second.id).toBe(first.id);
    test.clock.advance(2_999);
    expect((await jobs.add(viewer, { title: 'Bins' })).id).toBe(first.id);
    expect((await jobs.add(other, { title: 'Bins' })).id).not.toBe(first.id);
    expect((await jobs.add(viewer, { title: 'Bin' })).id).not.toBe(first.id);
    test.clock.advance(1);
    expect((await jobs.add(viewer, { title: 'Bins' })).id).not.toBe(first.id);
  });

  it('is added once for one idempotency key, at the same moment and later', async () => {
    const { viewer } = await family();
    const add = () => jobs.add(viewer, { title: 'Once' }, 'key-of-this-job');
    const [first, second] = await Promise.all([add(), add()]);
    test.clock.advance(60_000);
    expect([second.id, (await add()).id]).toEqual([first.id, first.id]);
    await expect(jobs.add(viewer, { title: 'x' }, 'short')).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('lets two edits at once follow each other; the one that named the old version is told what is there', async () => {
    const { viewer, other } = await family();
    const { id, version } = await jobs.add(viewer, { title: 'Bins' });
    const results = await Promise.allSettled([
      jobs.update(viewer, id, { title: 'Green bins' }, version),
      jobs.update(other, id, { title: 'Black bins' }, version),
    ]);
    const winner = results.find((result) => result.status === 'fulfilled');
    const loser = results.find((result) => result.status === 'rejected');
    expect(loser?.reason).toMatchObject({
      code: 'VERSION_CONFLICT',
      extras: { details: { current: winner?.value } },
    });
    await Promise.all([jobs.update(viewer, id, { notes: 'n' }), jobs.update(other, id, { dueDate: TODAY })]);
    expect(await reader.get(viewer, id)).toMatchObject({ notes: 'n', dueDate: TODAY, version: 4 });
  });
});

describe('a tick', () => {
  it('notes when, by whom and for whom, tells the feed, and is taken back whole', async () => {
    const { viewer, other, ids, familyId } = await family();
    const { id } = await jobs.add(viewer, { title: 'Bins', assignedTo: 'Ben' });
    test.clock.advance(60_000);
    const { job, next } = await jobs.setCompleted(viewer, id, true);
    expect(next).toBeNull();
    expect(job).toMatchObject({
      isCompleted: true,
      completedAt: test.clock.now(),
      completedByMemberId: ids[0],
      doneByMemberId: ids[1],
      version: 2,
    });
    expect(await feedOf(familyId)).toMatchObject([
      { type: 'created' },
      { type: 'completed', description: 'completed Bins' },
    ]);
    // as it is already: nothing happens
    expect((await jobs.setCompleted(other, id, true)).job).toEqual(job);
    expect((await jobs.setCompleted(other, id, false)).job).toMatchObject({
      isCompleted: false,
      completedAt: null,
      version: 3,
    });
  });

  it('through the documented call changes only itself, also with an old title beside it', async () => {
    const { viewer, other } = await family();
    const { id } = await jobs.add(viewer, { title: 'Bins' });
    await jobs.update(other, id, { title: 'Green bins', dueDate: TODAY });
    const ticked = await jobs.put(viewer, id, { title: 'Bins', dueDate: null, isCompleted: true });
    expect(ticked).toMatchObject({ title: 'Green bins', dueDate: TODAY, isCompleted: true });
    // what is stored already makes it an edit
    expect(await jobs.put(viewer, id, { title: 'Blue bins', isCompleted: true })).toMatchObject({
      title: 'Blue bins',
      isCompleted: true,
    });
  });

  it('on what somebody deleted finds nothing', async () => {
    const { viewer, other } = await family();
    const { id } = await jobs.add(viewer, { title: 'Bins' });
    await jobs.delete(other, id);
    await allRefused({ code: 'NOT_FOUND', message: 'Job not found' }, [
      jobs.setCompleted(viewer, id, true),
      jobs.put(viewer, id, { isCompleted: true }),
      jobs.update(viewer, id, { title: 'x' }),
      jobs.delete(viewer, id),
    ]);
  });
});

describe('the bin', () => {
  it('keeps a job for 30 days and no longer', async () => {
    const { viewer } = await family();
    const { id } = await jobs.add(viewer, { title: 'Gone', assignedTo: 'Ben' });
    expect(await jobs.delete(viewer, id)).toEqual({ id, restorableUntil: new Date('2026-11-07T09:30:00Z') });
    await expect(reader.get(viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    test.clock.set('2026-11-07T09:29:59Z');
    expect(await jobs.restore(viewer, id)).toMatchObject({ id, title: 'Gone', assignee: { displayName: 'Ben' } });
    await expect(jobs.restore(viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await jobs.delete(viewer, id);
    test.clock.set('2026-12-07T09:30:01Z');
    await expect(jobs.restore(viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('gets a job once when two delete it at the same moment', async () => {
    const { viewer, other, familyId } = await family();
    const { id } = await jobs.add(viewer, { title: 'Gone' });
    const results = await Promise.allSettled([jobs.delete(viewer, id), jobs.delete(other, id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await feedOf(familyId)).filter(({ type }) => type === 'deleted')).toHaveLength(1);
  });
});

describe('undo', () => {
  it('brings an edit, with its rule, and a deletion back as they were', async () => {
    const { viewer } = await family();
    const before = await jobs.add(viewer, {
      title: 'Bins',
      dueDate: '2026-10-12',
      repeat: { type: 'weekly' },
      subtasks: ['Lid'],
    });
    await jobs.update(
      viewer,
      before.id,
      { title: 'Other', dueDate: '2026-10-13', assignedTo: 'Ben', repeat: { type: 'daily', interval: 2 } },
      1,
      'key-of-edit',
    );
    const { version: _v, updatedAt: _u, ...same } = before;
    expect(await undoing.undo(viewer, 'key-of-edit')).toMatchObject(same);
    await jobs.update(viewer, before.id, { repeat: null }, null, 'key-of-no-repeat');
    expect(await undoing.undo(viewer, 'key-of-no-repeat')).toMatchObject(same);
    await jobs.delete(viewer, before.id, null, 'key-of-delete');
    expect(await undoing.undo(viewer, 'key-of-delete')).toMatchObject(same);
    await expect(undoing.undo(viewer, 'key-of-delete')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it("is one's own, within a day, and never over somebody's later change", async () => {
    const { viewer, other } = await family();
    const { id } = await jobs.add(viewer, { title: 'Bins' });
    await jobs.update(viewer, id, { title: 'One' }, null, 'undo-key-1');
    await expect(undoing.undo(other, 'undo-key-1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await jobs.update(other, id, { title: 'Two' });
    await expect(undoing.undo(viewer, 'undo-key-1')).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    await jobs.update(viewer, id, { title: 'Three' }, null, 'undo-key-2');
    await expect(jobs.update(viewer, id, { title: 'x' }, null, 'undo-key-2')).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(jobs.update(viewer, id, { title: 'x' }, null, 'short')).rejects.toMatchObject({ code: 'INVALID' });
    test.clock.advance(25 * 3_600_000);
    await expect(undoing.undo(viewer, 'undo-key-2')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await reader.get(viewer, id)).title).toBe('Three');
  });
});

describe('the lists', () => {
  /** A family with jobs in every section, some done, each a minute after the other. */
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

  it('stand in the sections and the order of the shared rule, under every filter', async () => {
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
        // the same page by page
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

  it('show five completed ones with the total, and the numbers of the header', async () => {
    const { viewer, ids } = await filled();
    const board = await reader.board(viewer, 'mine', 2);
    expect(board.date).toBe(TODAY);
    expect([board.done.items.length, board.done.total]).toEqual([1, 1]);
    const { counts } = await reader.board(viewer, 'all', 2);
    expect(counts).toEqual(board.counts);
    expect(counts).toEqual(await reader.counts(viewer));
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

  it("begin a day at midnight of the family's zone", async () => {
    const { viewer } = await familyRows(test, { timeZone: 'Pacific/Auckland' });
    const { id } = await jobs.add(viewer, { title: 'Bins', dueDate: '2026-10-09' });
    // noon in London is an hour past midnight there
    test.clock.set('2026-10-08T10:59:00Z');
    expect(titles((await reader.board(viewer, 'all', 50)).upcoming.items)).toEqual(['Bins']);
    test.clock.set('2026-10-08T11:01:00Z');
    expect(titles((await reader.board(viewer, 'all', 50)).today.items)).toEqual(['Bins']);
    await jobs.setCompleted(viewer, id, true);
    expect((await reader.counts(viewer)).doneToday).toBe(1);
    test.clock.set('2026-10-09T11:01:00Z');
    expect(await reader.counts(viewer)).toMatchObject({ doneToday: 0, streakDays: 1 });
    test.clock.set('2026-10-10T11:01:00Z');
    expect((await reader.counts(viewer)).streakDays).toBe(0);
  });

  it.each([0, -1, 1.5, 101, 1_000_000])('refuse %d at once', async (first) => {
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

  it('cost the same statements however many there are', async () => {
    const { viewer } = await family();
    const add = async (count: number) => {
      for (let n = 0; n < count; n++)
        await jobs.add(viewer, { title: `Job ${n} ${count}`, dueDate: addDays(TODAY, n % 9) });
    };
    const cost = async () => [
      (await statementsOf(() => reader.board(viewer, 'all', 100))).length,
      (await statementsOf(() => reader.page(viewer, 'upcoming', 'mine', 100))).length,
      (await statementsOf(() => reader.all(viewer))).length,
    ];
    await add(1);
    expect(await cost()).toEqual([3, 3, 1]);
    await add(30);
    expect(await cost()).toEqual([3, 3, 1]);
  });
});

describe('the order of a day', () => {
  const day = async (viewer: Viewer) => titles((await reader.board(viewer, 'all', 100)).today.items);

  it('is the one that was made by hand', async () => {
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
    // no edit of anybody is overwritten by it
    expect(moved.version).toBe(1);
  });

  it('holds when many are moved at once', async () => {
    const { viewer, other } = await family();
    const made: Job[] = [];
    for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) made.push(await jobs.add(viewer, { title, dueDate: TODAY }));
    const [a, b, c, d, e, f] = made.map(({ id }) => id) as [string, string, string, string, string, string];
    await Promise.all([
      jobs.move(viewer, f, a),
      jobs.move(other, e, a),
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

  it('puts what comes to another day at its end, and knows only its own day', async () => {
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

describe('the gate', () => {
  it('refuses every use case to a family without the feature', async () => {
    const { viewer } = await family();
    const { id } = await jobs.add(viewer, { title: 'Bins' });
    const access = test.app.get(FeatureAccess);
    const has = jest.spyOn(access, 'has').mockResolvedValue(false);
    try {
      await allRefused(
        {
          kind: 'locked',
          code: 'FEATURE_LOCKED',
          extras: { details: { feature: 'family_jobs' } },
        },
        [
          reader.all(viewer),
          reader.get(viewer, id),
          reader.board(viewer, 'all', 5),
          reader.page(viewer, 'today', 'all', 5),
          reader.counts(viewer),
          jobs.add(viewer, { title: 'x' }),
          jobs.update(viewer, id, { title: 'x' }),
          jobs.put(viewer, id, { isCompleted: true }),
          jobs.setCompleted(viewer, id, true),
          jobs.skip(viewer, id),
          jobs.move(viewer, id, null),
          jobs.delete(viewer, id),
          jobs.restore(viewer, id),
          undoing.undo(viewer, 'any-key-of-mine'),
        ],
      );
      expect(has).toHaveBeenCalledWith(expect.objectContaining({ familyId: viewer.familyId }), 'family_jobs');
    } finally {
      has.mockRestore();
    }
    expect(await reader.get(viewer, id)).toMatchObject({ title: 'Bins', version: 1 });
  });
});

describe('other families', () => {
  it('do not exist, and nobody without a family has jobs', async () => {
    const { viewer, ids } = await family();
    const outsider = await family();
    const { id } = await jobs.add(viewer, { title: 'Ours' });
    await allRefused({ code: 'NOT_FOUND', message: 'Job not found' }, [
      reader.get(outsider.viewer, id),
      jobs.update(outsider.viewer, id, { title: 'x' }),
      jobs.setCompleted(outsider.viewer, id, true),
      jobs.move(outsider.viewer, id, null),
      jobs.skip(outsider.viewer, id),
      jobs.delete(outsider.viewer, id),
      jobs.restore(outsider.viewer, id),
      reader.get(outsider.viewer, 'no-uuid'),
    ]);
    const foreign = { assigneeId: ids[1] };
    await expect(jobs.add(outsider.viewer, { title: 'x', ...foreign })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const nobody: Viewer = { ...viewer, familyId: null, membershipId: null, role: null };
    await expect(reader.all(nobody)).rejects.toMatchObject({ code: 'NO_FAMILY' });
    expect(await reader.get(viewer, id)).toMatchObject({ title: 'Ours', version: 1 });
  });

  it('stay out of reach of a statement that forgets to name the family', async () => {
    const { viewer } = await family();
    const outsider = await family();
    await jobs.add(viewer, { title: 'Ours', dueDate: TODAY, repeat: { type: 'daily' } });
    const db = test.app.get(Database);
    for (const table of ['job', 'job_series'])
      expect(
        await db.read(outsider.viewer, () =>
          db.sql({ name: `forgetful_${table}`, text: `select * from ${table}`, values: [] }),
        ),
      ).toEqual([]);
  });
});

import { asOwner, familyRows, sharedTestApp, type TestApp } from '../../../test';
import { BinService } from '../../bin/bin.service';
import type { Viewer } from '../../platform/auth';
import { JobSubtasksService } from '../parts/job-subtasks.service';
import { UndoLog } from '../../platform/undo';
import { JobsReader } from '../jobs.reader';
import { JobsService } from '../jobs.service';
import type { JobRepeatInput } from '../jobs.inputs';
import type { Job } from '../jobs.types';

let test: TestApp;
let jobs: JobsService;
let reader: JobsReader;
beforeAll(async () => {
  test = await sharedTestApp();
  jobs = test.app.get(JobsService);
  reader = test.app.get(JobsReader);
});
afterAll(() => test.close());
// a Thursday
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const family = (...names: string[]) => familyRows(test, {}, names.length > 0 ? names : ['Ada', 'Ben', 'Cleo']);
const owner = <Row extends object>(sql: string, values: unknown[] = []) => asOwner<Row>(sql, values, test.urls.owner);
const openJobs = async (viewer: Viewer) => (await reader.all(viewer)).filter(({ isCompleted }) => !isCompleted);
const bins = { title: 'Bins', dueDate: '2026-10-05', repeat: { type: 'weekly' } as JobRepeatInput };

describe('a repeating job', () => {
  it('creates its next instance when completed, with the same values and open subtasks', async () => {
    const { viewer, ids } = await family();
    const parts = test.app.get(JobSubtasksService);
    const added = await jobs.add(viewer, {
      ...bins,
      dueDate: '2026-10-08',
      dueTime: '18:00',
      notes: 'green',
      points: 5,
      needsApproval: true,
      assignedTo: 'Ben',
      subtasks: ['Out', 'In'],
    });
    expect(added.repeat).toEqual({
      type: 'weekly',
      interval: 1,
      weekdays: [4],
      nth: null,
      from: 'due',
      startDate: '2026-10-08',
      endDate: null,
      rotation: null,
    });
    await parts.change(viewer, added.id, added.subtasks[0]?.id ?? '', { isDone: true });
    const { job, next } = await jobs.setCompleted(viewer, added.id, true);
    expect(job).toMatchObject({ isCompleted: true, repeat: added.repeat });
    expect(next).toMatchObject({
      title: 'Bins',
      dueDate: '2026-10-15',
      dueTime: '18:00',
      notes: 'green',
      points: 5,
      needsApproval: true,
      pointsState: null,
      assignee: { memberId: ids[1] },
      subtasks: [{ isDone: false }, { isDone: false }],
      repeat: added.repeat,
      isCompleted: false,
      version: 1,
    });
    expect(next?.id).not.toBe(job.id);
  });

  it('skips past dates when it is completed late', async () => {
    const { viewer } = await family();
    const { id } = await jobs.add(viewer, { ...bins, dueDate: '2026-09-21' });
    expect((await jobs.setCompleted(viewer, id, true)).next?.dueDate).toBe('2026-10-12');
  });

  it("counts from the day of completion if the rule says so, in the family's zone", async () => {
    const { viewer } = await familyRows(test, { timeZone: 'Pacific/Auckland' });
    // already the 9th in that zone
    test.clock.set('2026-10-08T11:30:00Z');
    const { id } = await jobs.add(viewer, {
      title: 'Bathroom',
      repeat: { type: 'weekly', interval: 2, from: 'completion' },
    });
    const { next } = await jobs.setCompleted(viewer, id, true);
    expect(next).toMatchObject({
      dueDate: '2026-10-23',
      repeat: { from: 'completion', startDate: null, weekdays: [] },
    });
  });

  it('ends after its last day', async () => {
    const { viewer } = await family();
    const { id } = await jobs.add(viewer, { ...bins, repeat: { type: 'weekly', endDate: '2026-10-11' } });
    expect((await jobs.setCompleted(viewer, id, true)).next).toBeNull();
    expect(await openJobs(viewer)).toEqual([]);
  });

  it('opens one next instance for two, or ten, concurrent completions', async () => {
    const { viewer, other, familyId } = await family();
    const { id } = await jobs.add(viewer, bins);
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, n) => jobs.setCompleted(n % 2 ? viewer : other, id, true)),
    );
    expect(results.filter(({ next }) => next !== null)).toHaveLength(1);
    expect(await openJobs(viewer)).toMatchObject([{ dueDate: '2026-10-12' }]);
    const done = await owner(`select 1 from activity where family_id = $1 and type = 'completed'`, [familyId]);
    expect(done).toHaveLength(1);
  });

  it('never has two open instances, even by direct writes', async () => {
    const { viewer, familyId } = await family();
    const { id } = await jobs.add(viewer, bins);
    const { next } = await jobs.setCompleted(viewer, id, true);
    const copy = `insert into job (family_id, title, position, series_id, follows_id, created_by, created_at, updated_at)
       select family_id, 'x', 1, series_id, $3, created_by, created_at, updated_at from job where family_id = $1 and id = $2`;
    await expect(owner(copy, [familyId, next?.id, null])).rejects.toMatchObject({ constraint: 'job_series_open' });
    await owner('update job set series_id = null where family_id = $1 and id = $2', [familyId, next?.id]);
    await expect(owner(copy, [familyId, next?.id, id])).rejects.toMatchObject({ constraint: 'job_successor' });
  });

  it('moves one instance by its due date, and all later ones by its rule', async () => {
    const { viewer } = await family();
    const { id, repeat } = await jobs.add(viewer, bins);
    // postponed to Friday; the same rule is resent
    const sent = { type: 'weekly', weekdays: [1] } as JobRepeatInput;
    const moved = await jobs.update(viewer, id, { dueDate: '2026-10-09', repeat: sent });
    expect(moved).toMatchObject({ dueDate: '2026-10-09', repeat });
    const { next } = await jobs.setCompleted(viewer, id, true);
    expect(next?.dueDate).toBe('2026-10-12');
    // moved forward by a day: the Monday that it represents is not repeated
    await jobs.update(viewer, next?.id ?? '', { dueDate: '2026-10-11' });
    const { next: third } = await jobs.setCompleted(viewer, next?.id ?? '', true);
    expect(third?.dueDate).toBe('2026-10-19');
    const everyThree = await jobs.update(viewer, third?.id ?? '', { repeat: { type: 'daily', interval: 3 } });
    expect(everyThree).toMatchObject({ dueDate: '2026-10-19', repeat: { type: 'daily', startDate: '2026-10-19' } });
    test.clock.set('2026-10-19T09:00:00Z');
    expect((await jobs.setCompleted(viewer, third?.id ?? '', true)).next?.dueDate).toBe('2026-10-22');
  });

  it('counts as changed when only its rule does', async () => {
    const { viewer } = await family();
    const { id } = await jobs.add(viewer, bins);
    const changed = await jobs.update(viewer, id, { repeat: { type: 'weekly', endDate: '2026-12-31' } }, 1);
    expect(changed).toMatchObject({ version: 2, repeat: { endDate: '2026-12-31', startDate: '2026-10-05' } });
    await expect(jobs.update(viewer, id, { title: 'x' }, 1)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  });

  it('starts and stops repeating', async () => {
    const { viewer } = await family();
    const { id } = await jobs.add(viewer, { title: 'Bins' });
    await expect(jobs.update(viewer, id, { repeat: { type: 'daily' } })).rejects.toMatchObject({
      code: 'INVALID',
      extras: { field: 'dueDate' },
    });
    await jobs.update(viewer, id, { dueDate: '2026-10-08', repeat: { type: 'daily' } });
    await expect(jobs.update(viewer, id, { dueDate: null })).rejects.toMatchObject({ extras: { field: 'dueDate' } });
    const { next } = await jobs.setCompleted(viewer, id, true);
    expect(next?.dueDate).toBe('2026-10-09');
    await expect(jobs.update(viewer, id, { repeat: null })).rejects.toMatchObject({ extras: { field: 'repeat' } });
    expect(await jobs.update(viewer, next?.id ?? '', { repeat: null })).toMatchObject({ repeat: null });
    expect((await jobs.setCompleted(viewer, next?.id ?? '', true)).next).toBeNull();
  });

  it('moves to the bin with its repeat, and is restored with it', async () => {
    const { viewer } = await family();
    const { id } = await jobs.add(viewer, bins);
    await jobs.delete(viewer, id);
    expect(await openJobs(viewer)).toEqual([]);
    await test.app.get(BinService).restore(viewer, 'todo', id);
    expect((await jobs.setCompleted(viewer, id, true)).next).not.toBeNull();
  });

  it('cannot be restored beside an open instance of its series', async () => {
    const { viewer } = await family();
    const { id } = await jobs.add(viewer, bins);
    const { next } = await jobs.setCompleted(viewer, id, true);
    await jobs.delete(viewer, next?.id ?? '');
    // the older one is reopened and repeats, because the newer one is gone
    await jobs.setCompleted(viewer, id, false);
    const restore = test.app.get(BinService).restore(viewer, 'todo', next?.id ?? '');
    await expect(restore).rejects.toMatchObject({ code: 'CONFLICT' });
    const { next: again } = await jobs.setCompleted(viewer, id, true);
    expect(again?.dueDate).toBe('2026-10-12');
  });
});

describe('reopening', () => {
  it('removes an unchanged next instance, which the next completion opens again', async () => {
    const { viewer } = await family();
    const { id } = await jobs.add(viewer, { ...bins, subtasks: ['Out'] });
    const { next } = await jobs.setCompleted(viewer, id, true);
    const back = await jobs.setCompleted(viewer, id, false);
    expect(back).toMatchObject({ takenBackId: next?.id, next: null, job: { isCompleted: false } });
    expect((await openJobs(viewer)).map((job) => job.id)).toEqual([id]);
    const again = await jobs.setCompleted(viewer, id, true);
    expect(again.next).toMatchObject({ dueDate: '2026-10-12', repeat: { type: 'weekly' } });
  });

  it.each<[string, (next: Job, services: { parts: JobSubtasksService }, viewer: Viewer) => Promise<unknown>]>([
    ['edited', (next, _, viewer) => jobs.update(viewer, next.id, { notes: 'mine' })],
    ['begun', (next, { parts }, viewer) => parts.change(viewer, next.id, next.subtasks[0]?.id ?? '', { isDone: true })],
    ['done as well', (next, _, viewer) => jobs.setCompleted(viewer, next.id, true)],
    [
      'done and deleted',
      async (next, _, viewer) => {
        await jobs.setCompleted(viewer, next.id, true);
        await jobs.delete(viewer, next.id);
      },
    ],
  ])('leaves a next instance that was %s, and stands alone', async (_, touch) => {
    const { viewer } = await family();
    const { id } = await jobs.add(viewer, { ...bins, subtasks: ['Out'] });
    const { next } = await jobs.setCompleted(viewer, id, true);
    await touch(next as Job, { parts: test.app.get(JobSubtasksService) }, viewer);
    const { takenBackId, job } = await jobs.setCompleted(viewer, id, false);
    expect([takenBackId, job.repeat]).toEqual([null, null]);
    const open = await openJobs(viewer);
    expect(open.filter(({ repeat }) => repeat !== null)).toHaveLength(1);
    expect((await jobs.setCompleted(viewer, id, true)).next).toBeNull();
  });

  it('leaves one open instance for any concurrent completions and reopenings', async () => {
    const { viewer, other } = await family();
    const { id } = await jobs.add(viewer, bins);
    const { next } = await jobs.setCompleted(viewer, id, true);
    await Promise.allSettled([
      jobs.setCompleted(viewer, id, false),
      jobs.setCompleted(other, next?.id ?? '', true),
      jobs.setCompleted(other, id, true),
      jobs.setCompleted(viewer, id, false),
    ]);
    const repeating = (await openJobs(viewer)).filter(({ repeat }) => repeat !== null);
    expect(repeating).toHaveLength(1);
  });
});

describe('skipping', () => {
  it('becomes due on the next date with open subtasks, and can be undone', async () => {
    const { viewer, ids } = await family();
    const { id } = await jobs.add(viewer, {
      ...bins,
      repeat: { type: 'weekly', rotation: { mode: 'turn', memberIds: ids } },
      subtasks: ['Out'],
    });
    const skipped = await jobs.skip(viewer, id, 1, 'undo-of-skip');
    // the assignee keeps the turn
    expect(skipped).toMatchObject({ id, dueDate: '2026-10-12', version: 2, assignee: { memberId: ids[0] } });
    expect(await test.app.get(UndoLog).undo(viewer, 'undo-of-skip')).toMatchObject([{ dueDate: '2026-10-05' }]);
    await jobs.skip(viewer, id);
    expect((await jobs.setCompleted(viewer, id, true)).next?.dueDate).toBe('2026-10-19');
  });

  it('happens once for two concurrent calls from the same version', async () => {
    const { viewer, other } = await family();
    const { id } = await jobs.add(viewer, bins);
    const results = await Promise.allSettled([jobs.skip(viewer, id, 1), jobs.skip(other, id, 1)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await reader.get(viewer, id)).dueDate).toBe('2026-10-12');
  });

  it('is refused for a job that does not repeat, is done, or has no next date', async () => {
    const { viewer } = await family();
    const once = await jobs.add(viewer, { title: 'Once' });
    const done = await jobs.add(viewer, bins);
    await jobs.setCompleted(viewer, done.id, true);
    const last = await jobs.add(viewer, { ...bins, title: 'Last', repeat: { type: 'weekly', endDate: '2026-10-06' } });
    for (const { id } of [once, done, last])
      await expect(jobs.skip(viewer, id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('turns', () => {
  /** Completes instance after instance, a day apart, and returns the assignees' names. */
  async function turns(viewer: Parameters<JobsService['add']>[0], first: Job, rounds: number): Promise<string[]> {
    const names: string[] = [];
    let job: Job | null = first;
    for (let n = 0; n < rounds && job; n++) {
      names.push(job.assignee?.displayName ?? '');
      test.clock.advance(86_400_000);
      job = (await jobs.setCompleted(viewer, job.id, true)).next;
    }
    return names;
  }
  const daily = (mode: 'turn' | 'leastDone', memberIds: string[]) => ({
    title: 'Table',
    dueDate: '2026-10-08',
    repeat: { type: 'daily', rotation: { mode, memberIds } } as JobRepeatInput,
  });

  it('are taken one after the other', async () => {
    const { viewer, ids } = await family();
    const [ada, ben, cleo] = ids as [string, string, string];
    const first = await jobs.add(viewer, daily('turn', [cleo, ada, ben]));
    expect(await turns(viewer, first, 5)).toEqual(['Cleo', 'Ada', 'Ben', 'Cleo', 'Ada']);
  });

  it('pass to whoever has completed it least often', async () => {
    const { viewer, ids } = await family();
    const first = await jobs.add(viewer, { ...daily('leastDone', ids), assignedTo: 'Ben' });
    expect(await turns(viewer, first, 3)).toEqual(['Ben', 'Ada', 'Cleo']);
    // Ada does somebody else's turn, and is skipped once
    const [open] = await openJobs(viewer);
    await jobs.update(viewer, open?.id ?? '', { assignedTo: 'Ada' });
    expect(await turns(viewer, await reader.get(viewer, open?.id ?? ''), 3)).toEqual(['Ada', 'Ben', 'Cleo']);
  });

  it('skip former members; a job of a former member alone becomes unassigned', async () => {
    const { viewer, ids } = await family();
    const first = await jobs.add(viewer, daily('turn', ids));
    const own = await jobs.add(viewer, { ...bins, assignedTo: 'Ben' });
    await owner('update membership set left_at = now(), user_id = null where id = $1', [ids[1]]);
    expect(await turns(viewer, first, 3)).toEqual(['Ada', 'Cleo', 'Ada']);
    expect((await jobs.setCompleted(viewer, own.id, true)).next?.assignee).toBeNull();
    // the rule may be saved again with former members in it, but none can be added
    const [open] = await openJobs(viewer);
    expect(await jobs.update(viewer, open?.id ?? '', { repeat: daily('turn', ids).repeat })).toMatchObject({
      repeat: { rotation: { memberIds: ids } },
    });
    await expect(jobs.add(viewer, { ...daily('turn', ids), title: 'New' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('need at least two members, all of the family', async () => {
    const { viewer, ids } = await family();
    const stranger = await family();
    await expect(jobs.add(viewer, daily('turn', [ids[0] ?? '']))).rejects.toMatchObject({
      extras: { field: 'repeat.rotation' },
    });
    for (const id of [stranger.ids[0], 'no-uuid'])
      await expect(jobs.add(viewer, daily('turn', [ids[0] ?? '', id ?? '']))).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
  });
});

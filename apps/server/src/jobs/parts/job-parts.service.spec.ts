import {
  allRefused,
  asOwner,
  familyRows,
  sharedTestApp,
  statementsOf,
  type FamilyRows,
  type TestApp,
} from '../../../test';
import { FeatureAccess } from '../../billing';
import type { Viewer } from '../../platform/auth';
import { JobPointsService } from './job-points.service';
import { JobSubtasksService } from './job-subtasks.service';
import { JobsReader } from '../jobs.reader';
import { JobsService } from '../jobs.service';
import type { Job } from '../jobs.types';

let test: TestApp;
let jobs: JobsService;
let reader: JobsReader;
let parts: JobSubtasksService;
let points: JobPointsService;
beforeAll(async () => {
  test = await sharedTestApp();
  jobs = test.app.get(JobsService);
  reader = test.app.get(JobsReader);
  parts = test.app.get(JobSubtasksService);
  points = test.app.get(JobPointsService);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const owner = <Row extends object>(sql: string, values: unknown[] = []) => asOwner<Row>(sql, values, test.urls.owner);

describe('the parts of a job', () => {
  const shown = ({ subtasks }: Job) => subtasks.map(({ title, isDone }) => (isDone ? `✓${title}` : title));
  const partOf = ({ subtasks }: Job, title: string) => subtasks.find((part) => part.title === title)?.id ?? '';

  it("are added, renamed, ticked, moved and removed without changing the job's version", async () => {
    const { viewer } = await familyRows(test);
    const job = await jobs.add(viewer, { title: 'Camping', subtasks: ['Tent', 'Stove'] });
    const three = await parts.add(viewer, job.id, ' Map ');
    expect(shown(three)).toEqual(['Tent', 'Stove', 'Map']);
    const change = (title: string, input: Parameters<JobSubtasksService['change']>[3]) =>
      parts.change(viewer, job.id, partOf(three, title), input);
    expect(shown(await change('Map', { place: 0 }))).toEqual(['Map', 'Tent', 'Stove']);
    expect(shown(await change('Map', { place: 99 }))).toEqual(['Tent', 'Stove', 'Map']);
    expect(shown(await change('Stove', { isDone: true, title: 'Gas stove' }))).toEqual(['Tent', '✓Gas stove', 'Map']);
    expect(shown(await change('Stove', { isDone: false }))).toEqual(['Tent', 'Gas stove', 'Map']);
    const left = await parts.remove(viewer, job.id, partOf(three, 'Tent'));
    expect([shown(left), left.version]).toEqual([['Gas stove', 'Map'], 1]);
  });

  it('are all ticked by concurrent calls', async () => {
    const { viewer, other } = await familyRows(test);
    const job = await jobs.add(viewer, { title: 'Camping', subtasks: ['A', 'B', 'C', 'D'] });
    await Promise.all(
      job.subtasks.map(({ id }, n) => parts.change(n % 2 ? viewer : other, job.id, id, { isDone: true })),
    );
    expect(shown(await reader.get(viewer, job.id))).toEqual(['✓A', '✓B', '✓C', '✓D']);
  });

  it('are limited to fifty, are added once per key, and refuse invalid input', async () => {
    const { viewer } = await familyRows(test);
    const titles = Array.from({ length: 49 }, (_, n) => `Part ${n}`);
    const { id, subtasks } = await jobs.add(viewer, { title: 'Camping', subtasks: titles });
    await Promise.all([parts.add(viewer, id, 'Last', 'key-of-part'), parts.add(viewer, id, 'Last', 'key-of-part')]);
    expect((await reader.get(viewer, id)).subtasks).toHaveLength(50);
    await expect(parts.add(viewer, id, 'One more')).rejects.toMatchObject({
      code: 'INVALID',
      extras: { field: 'jobId' },
    });
    await expect(parts.add(viewer, id, ' ')).rejects.toMatchObject({ extras: { field: 'title' } });
    const first = subtasks[0]?.id ?? '';
    await expect(parts.change(viewer, id, first, { title: 'x'.repeat(10_000) })).rejects.toMatchObject({
      extras: { field: 'title' },
    });
    await expect(parts.change(viewer, id, first, { place: -1 })).rejects.toMatchObject({ extras: { field: 'place' } });
    await expect(parts.remove(viewer, id, 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const outsider = await familyRows(test);
    await expect(parts.remove(outsider.viewer, id, first)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('points', () => {
  /** Ada is the parent, Ben a child. */
  async function household(): Promise<FamilyRows & { child: Viewer }> {
    const rows = await familyRows(test);
    await owner(`update membership set role = 'family_member' where id = $1`, [rows.ids[1]]);
    return { ...rows, child: { ...rows.other, role: 'family_member' } };
  }
  const of = async (viewer: Viewer, memberId: string | undefined) =>
    (await points.overview(viewer)).members.find((member) => member.memberId === memberId);

  it('are earned by the assignee on completion, and revoked on reopening', async () => {
    const { viewer, child, ids } = await household();
    const { id } = await jobs.add(viewer, { title: 'Lawn', points: 10, assignedTo: 'Ben' });
    const { job } = await jobs.setCompleted(viewer, id, true);
    expect(job.pointsState).toBe('earned');
    expect(await of(child, ids[1])).toEqual({ memberId: ids[1], earned: 10, pending: 0, isApprover: false });
    expect((await jobs.setCompleted(child, id, false)).job.pointsState).toBeNull();
    expect(await of(child, ids[1])).toMatchObject({ earned: 0 });
    const anyones = await jobs.add(viewer, { title: 'Gate', points: 3 });
    await jobs.setCompleted(child, anyones.id, true);
    expect(await of(child, ids[1])).toMatchObject({ earned: 3 });
  });

  it('await approval where the job requires it; the last decision counts', async () => {
    const { viewer, child, ids } = await household();
    const { id } = await jobs.add(viewer, { title: 'Lawn', points: 10, needsApproval: true, assignedTo: 'Ben' });
    expect((await jobs.setCompleted(child, id, true)).job.pointsState).toBe('pending');
    expect(await of(viewer, ids[1])).toMatchObject({ earned: 0, pending: 10 });
    expect((await points.overview(viewer)).toApprove).toMatchObject([{ id, pointsState: 'pending' }]);
    await expect(points.decide(child, id, true)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await points.decide(viewer, id, true)).pointsState).toBe('earned');
    expect(await points.overview(viewer)).toMatchObject({ toApprove: [] });
    expect((await points.decide(viewer, id, false)).pointsState).toBe('refused');
    expect(await of(viewer, ids[1])).toMatchObject({ earned: 0, pending: 0 });
    // completed again, they await approval again
    await jobs.setCompleted(child, id, false);
    expect((await jobs.setCompleted(child, id, true)).job.pointsState).toBe('pending');
  });

  it("of a parent's own job need no approval", async () => {
    const { viewer } = await household();
    const { id } = await jobs.add(viewer, { title: 'Lawn', points: 10, needsApproval: true, assignedTo: 'Me' });
    expect((await jobs.setCompleted(viewer, id, true)).job.pointsState).toBe('earned');
  });

  it('are set only by approvers, whom admins choose', async () => {
    const { viewer, child, ids } = await household();
    await expect(jobs.add(child, { title: 'Lawn', points: 500 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const job = await jobs.add(viewer, { title: 'Lawn', points: 10, needsApproval: true });
    for (const change of [{ points: 500 }, { points: null }, { needsApproval: false }])
      await expect(jobs.update(child, job.id, change)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    // a form resends them unchanged
    expect(await jobs.update(child, job.id, { title: 'Big lawn', points: 10, needsApproval: true })).toMatchObject({
      title: 'Big lawn',
    });
    await expect(points.setApprover(child, ids[1] ?? '', true)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const named = await points.setApprover(viewer, ids[1] ?? '', true);
    expect(named).toContainEqual(expect.objectContaining({ memberId: ids[1], isApprover: true }));
    expect(await jobs.update(child, job.id, { points: 20 })).toMatchObject({ points: 20 });
    await points.setApprover(viewer, ids[1] ?? '', false);
    await expect(jobs.update(child, job.id, { points: 30 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(points.setApprover(viewer, 'no-uuid', true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('stay when the job is deleted, and are counted once for concurrent completions', async () => {
    const { viewer, child, ids, familyId } = await household();
    const { id } = await jobs.add(viewer, { title: 'Lawn', points: 10, assignedTo: 'Ben' });
    await Promise.all([jobs.setCompleted(viewer, id, true), jobs.setCompleted(child, id, true)]);
    await jobs.delete(viewer, id);
    await owner('delete from job where family_id = $1 and id = $2', [familyId, id]);
    expect(await of(viewer, ids[1])).toMatchObject({ earned: 10 });
  });

  it('are refused for a job without points, for strangers, and without the feature', async () => {
    const { viewer } = await household();
    const { id } = await jobs.add(viewer, { title: 'Lawn' });
    await jobs.setCompleted(viewer, id, true);
    await expect(points.decide(viewer, id, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const outsider = await familyRows(test);
    await expect(points.decide(outsider.viewer, id, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const has = jest.spyOn(test.app.get(FeatureAccess), 'has').mockResolvedValue(false);
    await allRefused({ code: 'FEATURE_LOCKED' }, [
      points.overview(viewer),
      points.decide(viewer, id, true),
      points.setApprover(viewer, id, true),
      parts.add(viewer, id, 'x'),
      parts.change(viewer, id, 'x', {}),
      parts.remove(viewer, id, 'x'),
    ]);
    has.mockRestore();
  });

  it('are read in two statements', async () => {
    const { viewer } = await household();
    expect(await statementsOf(() => points.overview(viewer))).toHaveLength(2);
  });
});

import { allRefused } from '../../test';
import { FeatureAccess, featureScope } from '../billing';
import type { Viewer } from '../platform/auth';
import { Database } from '../platform/database';
import { TODAY, family, jobs, reader, startJobs, test, undoing } from './jobs.test-kit';

startJobs();

describe('the feature gate', () => {
  it('refuses every use case to a family without the feature', async () => {
    const { viewer } = await family();
    const { id } = await jobs.add(viewer, { title: 'Bin' });
    await jobs.update(viewer, id, { title: 'Bins' }, null, 'any-key-of-mine');
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
          jobs.add(viewer, { title: 'x' }),
          jobs.update(viewer, id, { title: 'x' }),
          jobs.put(viewer, id, { isCompleted: true }),
          jobs.setCompleted(viewer, id, true),
          jobs.skip(viewer, id),
          jobs.move(viewer, id, null),
          jobs.delete(viewer, id),
          undoing.undo(viewer, 'any-key-of-mine'),
        ],
      );
      expect(has).toHaveBeenCalledWith(expect.objectContaining({ familyId: viewer.familyId }), 'family_jobs');
    } finally {
      has.mockRestore();
    }
    expect(await reader.get(viewer, id)).toMatchObject({ title: 'Bins', version: 2 });
  });

  it('opens a transaction that can only read for what reads', async () => {
    const { viewer } = await family();
    const db = test.app.get(Database);
    const scope = featureScope(test.app.get(FeatureAccess), db, 'family_jobs');
    const remove = () => db.sql({ name: 'remove_all_jobs', text: 'delete from job', values: [] });
    await expect(scope.read(viewer, remove)).rejects.toMatchObject({ code: '25006' });
    await expect(scope.write(viewer, remove)).resolves.toEqual([]);
  });
});

describe('other families', () => {
  it('are invisible, and a caller without a family is refused', async () => {
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
      reader.get(outsider.viewer, 'no-uuid'),
    ]);
    const foreign = { assigneeId: ids[1] };
    await expect(jobs.add(outsider.viewer, { title: 'x', ...foreign })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const nobody: Viewer = { ...viewer, familyId: null, membershipId: null, role: null };
    await expect(reader.all(nobody)).rejects.toMatchObject({ code: 'NO_FAMILY' });
    expect(await reader.get(viewer, id)).toMatchObject({ title: 'Ours', version: 1 });
  });

  it('are not reachable by a statement without the family', async () => {
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

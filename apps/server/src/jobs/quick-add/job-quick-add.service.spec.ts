import { familyRows, sharedTestApp, statementsOf, type TestApp } from '../../../test';
import { FeatureAccess } from '../../billing';
import { JobQuickAddService } from './job-quick-add.service';
import { JobsService } from '../jobs.service';

let test: TestApp;
let phrases: JobQuickAddService;
beforeAll(async () => {
  test = await sharedTestApp();
  phrases = test.app.get(JobQuickAddService);
});
afterAll(() => test.close());
// a Thursday
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

it("is parsed in the family's zone with its people, and can be added unchanged", async () => {
  const { viewer, ids } = await familyRows(test, { timeZone: 'Pacific/Auckland' }, ['Sam', 'Mia']);
  // noon in London is Friday in that zone
  test.clock.set('2026-10-08T11:30:00Z');
  const { job, reason, spans } = await phrases.understand(viewer, 'bins every Monday evening, Sam and Mia in turn');
  expect(reason).toBeNull();
  expect(job).toEqual({
    title: 'Bins',
    dueDate: '2026-10-12',
    dueTime: '18:00',
    assigneeId: ids[0],
    assigneeName: 'Sam',
    repeat: {
      type: 'weekly',
      interval: 1,
      weekdays: [1],
      nth: null,
      from: 'due',
      startDate: '2026-10-12',
      endDate: null,
      rotation: { mode: 'turn', memberIds: ids },
    },
    points: null,
    needsApproval: false,
    note: null,
  });
  expect(spans.map(({ kind, text }) => [kind, text])).toEqual([
    ['repeat', 'every Monday'],
    ['time', 'evening'],
    ['who', 'Sam and Mia'],
    ['turns', 'in turn'],
  ]);
  const { assigneeName: _name, note: _note, ...input } = job;
  expect(await test.app.get(JobsService).add(viewer, input)).toMatchObject({
    title: 'Bins',
    dueTime: '18:00',
    assignee: { displayName: 'Sam' },
    repeat: job.repeat,
  });
  expect((await phrases.understand(viewer, 'tidy up tomorrow')).job.dueDate).toBe('2026-10-10');
});

it("recognises nobody of another family, and the caller as 'me'", async () => {
  const { viewer, ids } = await familyRows(test, {}, ['Ada', 'Ben']);
  await familyRows(test, {}, ['Zed', 'Mia']);
  expect((await phrases.understand(viewer, 'homework for Mia by Friday')).job).toMatchObject({
    title: 'Homework for Mia',
    dueDate: '2026-10-09',
    assigneeId: null,
  });
  expect((await phrases.understand(viewer, 'remind me to ring the vet')).job).toMatchObject({ assigneeId: ids[0] });
});

it('asks, refuses what is too long, and is gated', async () => {
  const { viewer } = await familyRows(test);
  const asked = await phrases.understand(viewer, 'ring the vet tomorrow at 3');
  expect(asked).toMatchObject({ reason: 'time', candidates: [{ label: '15:00' }, { label: '03:00' }] });
  await expect(phrases.understand(viewer, 'x'.repeat(501))).rejects.toMatchObject({ code: 'INVALID' });
  expect(await statementsOf(() => phrases.understand(viewer, 'bins'))).toHaveLength(2);
  const has = jest.spyOn(test.app.get(FeatureAccess), 'has').mockResolvedValue(false);
  await expect(phrases.understand(viewer, 'bins')).rejects.toMatchObject({ code: 'FEATURE_LOCKED' });
  has.mockRestore();
});

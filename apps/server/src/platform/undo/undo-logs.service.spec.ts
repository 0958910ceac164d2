import { asOwner, familyRows, startTestApp, type TestApp } from '../../../test';
import { Housekeeping } from '../housekeeping';

const DAY_MS = 24 * 3_600_000;

describe('what is kept for taking changes back', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.set('2026-10-08T09:30:00Z');
  });
  afterAll(() => test.close());

  it.each(['calendar_undo', 'job_undo'])('is forgotten at night once it is too old: %s', async (table) => {
    const { familyId, ids } = await familyRows(test);
    const now = test.clock.now().getTime();
    for (const [key, age] of [
      ['a-day-and-more', DAY_MS + 1],
      ['not-quite-a-day', DAY_MS - 1],
    ] as const)
      await asOwner(
        `insert into ${table} (family_id, membership_id, key, change, created_at) values ($1, $2, $3, '{}', $4)`,
        [familyId, ids[0], key, new Date(now - age)],
        test.urls.owner,
      );
    await test.app.get(Housekeeping).sweep();
    const left = await asOwner(`select key from ${table} where family_id = $1`, [familyId], test.urls.owner);
    expect(left).toEqual([{ key: 'not-quite-a-day' }]);
  });
});

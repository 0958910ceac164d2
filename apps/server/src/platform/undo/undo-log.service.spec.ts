import { asOwner, familyRows, startTestApp, type TestApp } from '../../../test';
import { Database } from '../database';
import { Housekeeping } from '../housekeeping';
import { UndoLog } from './undo-log';

const DAY_MS = 24 * 3_600_000;

describe('stored changes', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.set('2026-10-08T09:30:00Z');
  });
  afterAll(() => test.close());
  const db = () => test.app.get(Database);

  it('are purged at night once they have expired', async () => {
    const { familyId, ids } = await familyRows(test);
    const now = test.clock.now().getTime();
    for (const [key, age] of [
      ['a-day-and-more', DAY_MS + 1],
      ['not-quite-a-day', DAY_MS - 1],
    ] as const)
      await asOwner(
        `insert into undo_change (family_id, membership_id, key, source, change, created_at)
         values ($1, $2, $3, 'pet', '{}', $4)`,
        [familyId, ids[0], key, new Date(now - age)],
        test.urls.owner,
      );
    await test.app.get(Housekeeping).sweep();
    const left = await asOwner(`select key from undo_change where family_id = $1`, [familyId], test.urls.owner);
    expect(left).toEqual([{ key: 'not-quite-a-day' }]);
  });

  it('can be undone once, by their author', async () => {
    const [one, other] = [await familyRows(test), await familyRows(test)];
    const log = test.app.get(UndoLog);
    const [rex, whiskers] = [
      { name: 'Rex', version: 3 },
      { name: 'Whiskers', version: 1 },
    ];
    const pets = log.register('pet', {
      type: { name: 'Pet' },
      takeBack: (_viewer, pet: typeof rex) => Promise.resolve(pet),
    });
    const trips = log.register('trip', {
      type: { name: 'Trip' },
      takeBack: (_viewer, all: (typeof rex)[]) => Promise.resolve(all),
    });
    expect(() => log.register('pet', { type: { name: 'Pet' }, takeBack: () => Promise.resolve([]) })).toThrow(
      'two sources of changes for pet',
    );
    const keep = () => db().write(one.viewer, () => pets.keep(one.viewer, 'key-of-mine', rex));
    await keep();
    await expect(keep()).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(log.undo(other.viewer, 'key-of-mine')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const both = await Promise.allSettled([log.undo(one.viewer, 'key-of-mine'), log.undo(one.viewer, 'key-of-mine')]);
    expect(both).toContainEqual({ status: 'fulfilled', value: [{ ...rex, __typename: 'Pet' }] });
    expect(both).toContainEqual({ status: 'rejected', reason: expect.objectContaining({ code: 'NOT_FOUND' }) });
    await expect(log.undo(one.viewer, 'key-of-mine')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await db().write(one.viewer, () => trips.keep(one.viewer, 'key-of-trip', [rex, whiskers]));
    expect(await log.undo(one.viewer, 'key-of-trip')).toEqual([
      { ...rex, __typename: 'Trip' },
      { ...whiskers, __typename: 'Trip' },
    ]);
  });

  it('are kept when undoing fails', async () => {
    const { viewer } = await familyRows(test);
    const log = test.app.get(UndoLog);
    let fails = true;
    const beds = log.register('bed', {
      type: { name: 'Bed' },
      takeBack: () => (fails ? Promise.reject(new Error('no')) : Promise.resolve({ version: 1 })),
    });
    await db().write(viewer, () => beds.keep(viewer, 'key-of-mine', null));
    await expect(log.undo(viewer, 'key-of-mine')).rejects.toThrow('no');
    fails = false;
    expect(await log.undo(viewer, 'key-of-mine')).toMatchObject([{ version: 1 }]);
  });
});

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

  it('can be undone once, by their author, in their own domain', async () => {
    const [one, other] = [await familyRows(test), await familyRows(test)];
    const log = test.app.get(UndoLog);
    const pets = log.register<{ name: string }, string>('pet', {
      type: { name: 'Pet' },
      takeBack: (_viewer, { name }) => Promise.resolve(name),
    });
    const trips = log.register<{ id: string }, { id: string }>('trip', {
      type: { name: 'Trip' },
      takeBack: (_viewer, change) => Promise.resolve(change),
    });
    expect(() => log.register('pet', { type: { name: 'Pet' }, takeBack: () => Promise.resolve() })).toThrow(
      'two sources of changes for pet',
    );
    const keep = () => db().write(one.viewer, () => pets.keep(one.viewer, 'key-of-mine', { name: 'Rex' }));
    await keep();
    await expect(keep()).rejects.toMatchObject({ code: 'CONFLICT' });
    for (const undo of [() => trips.undo(one.viewer, 'key-of-mine'), () => pets.undo(other.viewer, 'key-of-mine')])
      await expect(undo()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await pets.undo(one.viewer, 'key-of-mine')).toBe('Rex');
    await expect(pets.undo(one.viewer, 'key-of-mine')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await db().write(one.viewer, () => trips.keep(one.viewer, 'key-of-trip', { id: '1' }));
    await expect(log.undo(other.viewer, 'key-of-trip')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await log.undo(one.viewer, 'key-of-trip')).toEqual([{ id: '1', __typename: 'Trip' }]);
    await expect(log.undo(one.viewer, 'key-of-trip')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are kept when undoing fails', async () => {
    const { viewer } = await familyRows(test);
    let fails = true;
    const beds = test.app.get(UndoLog).register<null, string>('bed', {
      type: { name: 'Bed' },
      takeBack: () => (fails ? Promise.reject(new Error('no')) : Promise.resolve('back')),
    });
    await db().write(viewer, () => beds.keep(viewer, 'key-of-mine', null));
    await expect(beds.undo(viewer, 'key-of-mine')).rejects.toThrow('no');
    fails = false;
    expect(await beds.undo(viewer, 'key-of-mine')).toBe('back');
  });
});

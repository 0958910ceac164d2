import { familyRows, tableOwner } from '../../../test';
import { adoptUndoTable, separateUndoTable } from './undo.migration';

describe('stored changes', () => {
  const owner = tableOwner('undo_migration_owner');

  it("move from a domain's table into the shared one, whoever owns the tables", async () => {
    const { q } = owner;
    const { familyId, ids } = await familyRows(owner);
    await separateUndoTable(q, 'pet_undo');
    await q.query(
      `insert into pet_undo (family_id, membership_id, key, change, created_at) values ($1, $2, 'a-key-of-mine', $3, now())`,
      [familyId, ids[0], { id: '1', series: null }],
    );
    await owner.own(['pet_undo', 'undo_change'], () =>
      adoptUndoTable(q, 'pet_undo', 'pet', `jsonb_build_object('entries', jsonb_build_array(change - 'series'))`),
    );
    expect(await q.query('select source, key, change from undo_change')).toEqual([
      { source: 'pet', key: 'a-key-of-mine', change: { entries: [{ id: '1' }] } },
    ]);
    expect(await q.query(`select to_regclass('pet_undo') as gone`)).toEqual([{ gone: null }]);
  });
});

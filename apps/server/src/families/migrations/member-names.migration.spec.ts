import { familyRows, tableOwner } from '../../../test';
import { MemberNames1700000000700 } from './member-names.migration';

describe('unique member names', () => {
  const owner = tableOwner('names_migration_owner');

  it('renames duplicates and removes commas, also when the owner is bound by policies', async () => {
    const { q } = owner;
    const migration = new MemberNames1700000000700();
    await migration.down(q);
    const names = ['Max', 'Max 2', 'MAX', 'Smith, John', 'smith john', 'Ｍａｘ', ',', 'Mia'];
    const { familyId, ids } = await familyRows(owner, {}, names);
    await familyRows(owner, {}, ['Max', 'Tom']);
    const left = await familyRows(owner, {}, ['Ada', 'ada']);
    await q.query('update membership set left_at = now() where id = $1', [left.ids[1]]);
    // They joined one after the other.
    for (const [index, id] of ids.entries())
      await q.query(`update membership set joined_at = joined_at + $2 * interval '1 second' where id = $1`, [
        id,
        index,
      ]);
    await q.query(
      `insert into profile (user_id, first_name, display_name, updated_at)
       select user_id, display_name, display_name, now() from membership where family_id = $1`,
      [familyId],
    );

    await owner.own(['membership', 'profile'], async () => {
      await migration.up(q);
      expect(await q.query('select from membership')).toEqual([]);
    });

    const renamed = ['Max', 'Max 2', 'MAX 3', 'Smith John', 'smith john 2', 'Ｍａｘ 4', 'Member', 'Mia'];
    const namesOf = async (table: string) =>
      (
        (await q.query(
          `select t.display_name as name from membership m join ${table} t using (user_id)
           where m.family_id = $1 order by m.joined_at`,
          [familyId],
        )) as { name: string }[]
      ).map(({ name }) => name);
    expect(await namesOf('membership')).toEqual(renamed);
    expect(await namesOf('profile')).toEqual(renamed);
    // Other families, and people who have left, keep theirs.
    expect(
      await q.query('select display_name from membership where family_id <> $1 order by display_name collate "C"', [
        familyId,
      ]),
    ).toEqual([{ display_name: 'Ada' }, { display_name: 'Max' }, { display_name: 'Tom' }, { display_name: 'ada' }]);
    const double = q.query(`update membership set display_name = 'mIA' where id = $1`, [ids[0]]);
    await expect(double).rejects.toThrow(/membership_name/);
  });
});

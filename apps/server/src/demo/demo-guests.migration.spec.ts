import { randomUUID } from 'node:crypto';
import { familyRows, tableOwner, type FamilyRows } from '../../test';
import { DemoGuests1700000000712 } from './demo-guests.migration';

const MADE = '2026-10-08T09:30:00Z';
const BEFORE = '2026-09-04T18:05:00Z';
const AFTER = '2026-10-08T11:00:00Z';

/** Demo copies created before they recorded their family. */
describe('recording the families of existing copies', () => {
  const owner = tableOwner('demo_guests_owner');
  const query = async <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await owner.q.query(sql, values)) as Row[];

  /** A family as the script creates it, with the guests of a copy as members. */
  async function copy(members = 2): Promise<FamilyRows & { copyId: string }> {
    const family = await familyRows(owner, {}, ['Emma', 'Tom', 'Poppy'].slice(0, members));
    const copyId = randomUUID();
    await query('insert into demo_copy (id, user_ids, created_at) values ($1, $2, $3)', [copyId, family.ids, MADE]);
    for (const id of family.ids) {
      await query(`insert into identity."user" (id, name, email, "emailVerified") values ($1, 'x', $2, false)`, [
        id,
        `${id}@ashdown.invalid`,
      ]);
      await enter(family.familyId, id, BEFORE);
    }
    return { ...family, copyId };
  }

  /** Records a user's membership in the directory, with its start. */
  async function enter(familyId: string, userId: string, at: string): Promise<void> {
    await query('update membership set joined_at = $3 where family_id = $1 and user_id = $2', [familyId, userId, at]);
    await query(
      `insert into user_membership values ($1, $2, $3)
       on conflict (user_id) do update set family_id = excluded.family_id, membership_id = excluded.membership_id`,
      [userId, familyId, randomUUID()],
    );
  }

  async function join(familyId: string, userId: string): Promise<void> {
    await query(
      `insert into membership (family_id, id, user_id, display_name, role, hue, joined_at)
       values ($1, gen_random_uuid(), $2, 'x', 'admin', 'plum', $3)`,
      [familyId, userId, AFTER],
    );
    await enter(familyId, userId, AFTER);
  }

  const guestsOf = async ({ ids }: FamilyRows) =>
    (
      await query<{ guestOf: string | null }>(
        `select "guestOf" from identity."user" where id = any($1::uuid[]) order by array_position($1::uuid[], id)`,
        [ids],
      )
    ).map(({ guestOf }) => guestOf);
  const storedCopy = async (copyId: string) =>
    (
      await query<{ familyId: string; userIds: string[] }>(
        'select demo_family_id as "familyId", user_ids as "userIds" from demo_copy where id = $1',
        [copyId],
      )
    )[0];
  const demos = async () =>
    (await query<{ id: string }>('select id from family where is_demo')).map(({ id }) => id).sort();

  it('claims only families that certainly belong to the copy', async () => {
    const migration = new DemoGuests1700000000712();
    await migration.down(owner.q);

    const usual = await copy();
    const real = await familyRows(owner);
    await enter(real.familyId, real.ids[0] as string, BEFORE);
    // the first guest has joined a real family, the second stayed
    const joiner = await copy();
    await join(real.familyId, joiner.ids[0] as string);
    // a guest has created a family without other accounts
    const founder = await copy();
    const founded = await familyRows(owner);
    await query('update membership set user_id = null where family_id = $1', [founded.familyId]);
    await join(founded.familyId, founder.ids[0] as string);
    await query('delete from family where id = $1', [founder.familyId]);
    await query('delete from user_membership where family_id = $1', [founder.familyId]);
    // a real person has joined a copy
    const visited = await copy();
    await join(visited.familyId, randomUUID());
    // creation failed half-way: accounts without a family
    const broken = await copy();
    await query('delete from family where id = $1', [broken.familyId]);
    await query('delete from user_membership where family_id = $1', [broken.familyId]);

    await owner.own(['family', 'membership', 'user_membership', 'demo_copy', 'identity."user"'], () =>
      migration.up(owner.q),
    );

    expect(await demos()).toEqual([usual.familyId, joiner.familyId].sort());
    expect(await storedCopy(usual.copyId)).toEqual({ familyId: usual.familyId, userIds: usual.ids });
    expect(await guestsOf(usual)).toEqual([usual.familyId, usual.familyId]);

    expect(await storedCopy(joiner.copyId)).toEqual({ familyId: joiner.familyId, userIds: [joiner.ids[1]] });
    expect(await guestsOf(joiner)).toEqual([null, joiner.familyId]);

    const second = await storedCopy(founder.copyId);
    expect(second?.userIds).toEqual([founder.ids[1]]);
    expect(await guestsOf(founder)).toEqual([null, second?.familyId]);

    expect((await storedCopy(visited.copyId))?.userIds).toEqual([]);
    expect(await guestsOf(visited)).toEqual([null, null]);

    const third = await storedCopy(broken.copyId);
    expect(third?.userIds).toEqual(broken.ids);
    expect(await query('select from family where id = any($1::uuid[])', [[second?.familyId, third?.familyId]])).toEqual(
      [],
    );
    await expect(
      query(`insert into demo_copy (id, user_ids, created_at) values (gen_random_uuid(), '{}', now())`),
    ).rejects.toMatchObject({ code: '23502' });
  });
});

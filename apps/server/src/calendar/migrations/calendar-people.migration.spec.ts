import { randomUUID } from 'node:crypto';
import { familyRows, tableOwner } from '../../../test';
import { CalendarPeople1700000000420 } from './calendar-people.migration';
import { CalendarSearchIndex1700000000616 } from './calendar-search-index.migration';
import { CalendarUndo1700000000731 } from './calendar-undo.migration';

describe('several people on an event', () => {
  const owner = tableOwner('people_migration_owner');

  it('keep their people and stored changes, whoever owns the tables', async () => {
    const { q } = owner;
    const { familyId, ids } = await familyRows(owner);
    const [ada, ben] = ids;
    const [mine, everybodys] = [randomUUID(), randomUUID()];
    const migration = new CalendarPeople1700000000420();
    await new CalendarUndo1700000000731().down(q);
    await new CalendarSearchIndex1700000000616().down(q);
    await migration.down(q);
    for (const [id, who] of [
      [mine, ben],
      [everybodys, null],
    ])
      await q.query(
        `insert into calendar_event (family_id, id, title, event_date, end_date, who_membership_id, created_by, created_at, updated_at)
         values ($1, $2, 'Gala', '2026-10-12', '2026-10-12', $3, $4, now(), now())`,
        [familyId, id, who, ada],
      );
    const entry = (who: string | null) => ({ id: mine, version: 2, before: { title: 'Gala', whoMembershipId: who } });
    await q.query(
      `insert into calendar_undo (family_id, membership_id, key, change, created_at) values ($1, $2, 'a-key-of-mine', $3, now())`,
      [
        familyId,
        ada,
        { entries: [entry(ben ?? ''), { id: mine, before: null }, entry(null)], news: { type: 'updated' } },
      ],
    );

    await owner.own(['calendar_event', 'calendar_undo'], async () => {
      await migration.up(q);
      expect(await q.query('select from calendar_event')).toEqual([]);
    });

    expect(await q.query('select id, who_membership_ids as who from calendar_event order by who desc')).toEqual([
      { id: mine, who: [ben] },
      { id: everybodys, who: [] },
    ]);
    expect(await q.query('select change from calendar_undo')).toEqual([
      {
        change: {
          entries: [
            { id: mine, version: 2, before: { title: 'Gala', whoMembershipIds: [ben] } },
            { id: mine, before: null },
            { id: mine, version: 2, before: { title: 'Gala', whoMembershipIds: [] } },
          ],
          news: { type: 'updated' },
        },
      },
    ]);
    const set = (who: (string | null)[]) => q.query('update calendar_event set who_membership_ids = $1', [who]);
    await expect(set([ada ?? '', null])).rejects.toThrow(/check constraint/);
    await expect(set(Array.from({ length: 51 }, () => ada ?? ''))).rejects.toThrow(/check constraint/);
  });
});

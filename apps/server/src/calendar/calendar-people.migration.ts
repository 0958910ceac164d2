import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several people on an event, in the order in which they were chosen (docs/decisions/people-of-an-event.md). */
export class CalendarPeople1700000000420 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      alter table calendar_event
        add column who_membership_ids uuid[] not null default '{}'
          check (array_position(who_membership_ids, null) is null and cardinality(who_membership_ids) <= 50)`);
    await asOwner(q, 'calendar_event', () =>
      q.query(`
        update calendar_event set who_membership_ids = array[who_membership_id] where who_membership_id is not null`),
    );
    await q.query('alter table calendar_event drop column who_membership_id');
    // What can still be taken back is put back in today's shape.
    await asOwner(q, 'calendar_undo', () =>
      q.query(`
        update calendar_undo set change = jsonb_set(change, '{entries}', (
          select coalesce(jsonb_agg(
            case when jsonb_typeof(entry->'before') = 'object' then jsonb_set(entry, '{before}',
              (entry->'before') - 'whoMembershipId' || jsonb_build_object('whoMembershipIds',
                case when entry->'before'->>'whoMembershipId' is null then '[]'::jsonb
                     else jsonb_build_array(entry->'before'->'whoMembershipId') end))
            else entry end order by position), '[]')
          from jsonb_array_elements(change->'entries') with ordinality as entries(entry, position)))`),
    );
  }

  /** Of several people the first one stays. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      alter table calendar_event
        add column who_membership_id uuid,
        add foreign key (family_id, who_membership_id) references membership (family_id, id)`);
    await asOwner(q, 'calendar_event', () =>
      q.query(`update calendar_event set who_membership_id = who_membership_ids[1] where who_membership_ids <> '{}'`),
    );
    await q.query('alter table calendar_event drop column who_membership_ids');
    await asOwner(q, 'calendar_undo', () => q.query('delete from calendar_undo'));
  }
}

/** Changes rows of every family: an owner who is no superuser is bound by the policies too while they are forced. */
async function asOwner(q: QueryRunner, table: string, work: () => Promise<unknown>): Promise<void> {
  await q.query(`alter table ${table} no force row level security`);
  await work();
  // A deferred check of a foreign key would keep the table from being altered again.
  await q.query('set constraints all immediate');
  await q.query(`alter table ${table} force row level security`);
}

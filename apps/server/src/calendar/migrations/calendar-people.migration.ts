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
    // Converts stored undo data to the new shape.
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

  /** Keeps only the first of several people. */
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

/** Changes rows of every family: forced policies also apply to an owner who is not a superuser. */
async function asOwner(q: QueryRunner, table: string, work: () => Promise<unknown>): Promise<void> {
  await q.query(`alter table ${table} no force row level security`);
  await work();
  // A pending deferred foreign key check would block altering the table again.
  await q.query('set constraints all immediate');
  await q.query(`alter table ${table} force row level security`);
}

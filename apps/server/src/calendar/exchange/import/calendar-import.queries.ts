import type { PreparedSql } from '../../../platform/database';
import type { CalendarImportResult } from './calendar-import.types';
import type { KnownItem } from './calendar-import.plan';

/** Results of earlier imports for some UIDs: rows are `KnownItem`s. */
export const selectKnownItems = (familyId: string, uidHashes: readonly Buffer[]): PreparedSql => ({
  name: 'calendar_import_known',
  text: `select i.uid_hash as "uidHash", i.part, i.event_id as "eventId", i.event_version as "eventVersion",
           i.content_hash as "contentHash", e.version, coalesce(e.deleted_at is null and e.id is not null, false) as live,
           case when e.id is not null then json_build_object(
             'eventDate', to_char(e.event_date, 'YYYY-MM-DD'), 'recurringType', e.recurring_type,
             'recurringInterval', e.recurring_interval, 'recurringEndDate', to_char(e.recurring_end_date, 'YYYY-MM-DD'),
             'recurringDay', e.recurring_day, 'recurringDays', e.recurring_days, 'exceptions', e.exceptions) end as dates
         from calendar_import_item i
         left join calendar_event e on e.family_id = i.family_id and e.id = i.event_id
         where i.family_id = $1 and i.uid_hash = any($2::bytea[])`,
  values: [familyId, uidHashes],
});

/** Which of some ids are events of the family, in the calendar or in the bin. */
export const selectOwnEvents = (familyId: string, ids: readonly string[]): PreparedSql => ({
  name: 'calendar_import_own',
  text: `select id, deleted_at is null as live from calendar_event where family_id = $1 and id = any($2::uuid[])`,
  values: [familyId, ids],
});

export const countFamilyEvents = (familyId: string): PreparedSql => ({
  name: 'calendar_import_room',
  text: 'select count(*)::int as events from calendar_event where family_id = $1 and deleted_at is null',
  values: [familyId],
});

export const insertImport = (
  familyId: string,
  membershipId: string,
  { id, name, added, updated, unchanged, kept, deleted, skipped }: CalendarImportResult,
  at: Date,
): PreparedSql => ({
  name: 'calendar_import_insert',
  text: `insert into calendar_import
           (family_id, id, membership_id, name, added, updated, unchanged, kept, deleted, skipped, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
  values: [familyId, id, membershipId, name, added, updated, unchanged, kept, deleted, skipped, at],
});

export const selectImport = (familyId: string, id: string): PreparedSql => ({
  name: 'calendar_import_find',
  text: `select id, name, added, updated, unchanged, kept, deleted, skipped from calendar_import
         where family_id = $1 and id = $2`,
  values: [familyId, id],
});

/** A row written by an import; `before` is what undo restores. */
export type WrittenItem = Pick<KnownItem, 'uidHash' | 'part' | 'eventId' | 'eventVersion' | 'contentHash'> & {
  before: object | null;
};

/** Records what an import wrote, replacing earlier records of the same items. */
export const upsertItems = (familyId: string, importId: string, items: readonly WrittenItem[]): PreparedSql => ({
  name: 'calendar_import_items',
  text: `insert into calendar_import_item
           (family_id, import_id, uid_hash, part, event_id, event_version, content_hash, before)
         select $1, $2, u.* from unnest($3::bytea[], $4::text[], $5::uuid[], $6::int[], $7::bytea[], $8::jsonb[]) u
         on conflict (family_id, uid_hash, part) do update set import_id = excluded.import_id,
           event_id = excluded.event_id, event_version = excluded.event_version,
           content_hash = excluded.content_hash, before = excluded.before`,
  values: [
    familyId,
    importId,
    items.map(({ uidHash }) => uidHash),
    items.map(({ part }) => part),
    items.map(({ eventId }) => eventId),
    items.map(({ eventVersion }) => eventVersion),
    items.map(({ contentHash }) => contentHash),
    items.map(({ before }) => before && JSON.stringify(before)),
  ],
});

/** Marks an import of the member's own as undone, once, within a day. */
export const takeImport = (
  familyId: string,
  membershipId: string,
  id: string,
  since: Date,
  now: Date,
): PreparedSql => ({
  name: 'calendar_import_take',
  text: `update calendar_import set undone_at = $5
         where family_id = $1 and membership_id = $2 and id = $3 and created_at >= $4 and undone_at is null
         returning name`,
  values: [familyId, membershipId, id, since, now],
});

export const selectWrittenItems = (familyId: string, importId: string): PreparedSql => ({
  name: 'calendar_import_written',
  text: `select uid_hash as "uidHash", part, event_id as "eventId", event_version as "eventVersion",
           content_hash as "contentHash", before
         from calendar_import_item where family_id = $1 and import_id = $2 order by event_id`,
  values: [familyId, importId],
});

/** Lets the same file import the events again. */
export const forgetItems = (familyId: string, importId: string, eventIds: readonly string[]): PreparedSql => ({
  name: 'calendar_import_forget',
  text: `delete from calendar_import_item where family_id = $1 and import_id = $2 and event_id = any($3::uuid[])`,
  values: [familyId, importId, eventIds],
});

/**
 * Moves unmodified imported events into the bin: a changed occurrence together with its series, others individually.
 */
export const binImported = (
  familyId: string,
  membershipId: string,
  eventIds: readonly string[],
  at: Date,
): PreparedSql => ({
  name: 'calendar_import_bin',
  text: `update calendar_event set deleted_at = $4, deleted_by = $2, updated_at = $4, version = version + 1,
           deleted_with = case when series_id = any($3::uuid[]) then series_id end
         where family_id = $1 and id = any($3::uuid[]) and deleted_at is null`,
  values: [familyId, membershipId, eventIds, at],
});

/** Deletes undo data that has expired. Across families, for housekeeping. */
export const forgetBefore = (until: Date, limit: number): PreparedSql => ({
  name: 'calendar_import_forget_before',
  text: `update calendar_import_item set before = null where ctid in (
           select i.ctid from calendar_import_item i
           join calendar_import c on c.family_id = i.family_id and c.id = i.import_id
           where i.before is not null and c.created_at < $1 limit $2)
         returning 1`,
  values: [until, limit],
});

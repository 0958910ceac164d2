import type { PreparedSql } from '../../platform/database';
import { shownOfEvent } from '../events/event-columns';

/**
 * The same columns as those of the family's own events (`calendar.queries.ts`), so that both can be combined in a union.
 */
const columns = `${shownOfEvent.select(null, {
  id: `'outside:' || o.subscription_id || ':' || o.uid_hash || ':' || o.event_date`,
  title: 'o.title',
  description: 'o.description',
  eventDate: 'o.event_date',
  endDate: 'o.end_date',
  eventTime: 'o.event_time',
  eventEndTime: 'o.event_end_time',
  emoji: 'o.emoji',
  place: 'o.place',
  exceptions: `'{}'::date[]`,
  version: '1',
})},
  '{}'::uuid[] as who_membership_ids, null::uuid as birthday_of_membership_id, null::uuid as created_by,
  s.id as calendar_id, s.name as calendar_name, s.color as calendar_color`;

const from = `calendar_subscription_event o
  join calendar_subscription s on s.family_id = o.family_id and s.id = o.subscription_id`;

/** All occurrences of the family's outside calendars; `$1` is the family. */
export const outsideEvents = `select ${columns} from ${from} where o.family_id = $1 and s.family_id = $1`;

/** Those overlapping the days `$2`..`$3`, both inclusive. */
export const outsideEventsBetween = `${outsideEvents} and o.end_date >= $2 and o.event_date <= $3`;

/**
 * Each event of the family's outside calendars once, as a list shows the family's own series: its next occurrence from
 * `today` on, or else its last one.
 */
export const outsideEventsOnce = (today: string): string => `${outsideEvents}
  and (o.subscription_id, o.uid_hash, o.event_date) in (
    select n.subscription_id, n.uid_hash,
      coalesce(min(n.event_date) filter (where n.event_date >= ${today}), max(n.event_date))
    from calendar_subscription_event n where n.family_id = $1 group by 1, 2)`;

const OUTSIDE_ID = /^outside:([0-9a-f-]{36}):([\w-]{1,64}):(\d{4}-\d\d-\d\d)$/;

export const isOutsideId = (id: string): boolean => OUTSIDE_ID.test(id);

/** One occurrence by its id; null for a malformed id. */
export function selectOutsideEvent(familyId: string, id: string): PreparedSql | null {
  const [, subscriptionId, uidHash, date] = OUTSIDE_ID.exec(id) ?? [];
  if (!subscriptionId) return null;
  return {
    name: 'calendar_outside_event',
    text: `${outsideEvents} and o.subscription_id = $2 and o.uid_hash = $3 and o.event_date = $4`,
    values: [familyId, subscriptionId, uidHash, date],
  };
}

/** The date from which an occurrence counts as the next one; unbounded for a search window that is in the past. */
const earliest = `coalesce($6::date, case when $7::date < $3::date then '-infinity'::date else $3::date end)`;

/** The text shown with a hit: the place, then the notes. */
export const contentOf = (event: string): string =>
  `nullif(concat_ws(E'\\n', ${event}.place, ${event}.description), '')`;

const others = `
  from calendar_subscription_event n
  where n.family_id = $1 and n.subscription_id = o.subscription_id and n.uid_hash = o.uid_hash`;

/**
 * Outside calendars' rows of the calendar's `SearchSource`. Of an event's stored occurrences the next one is found, as for
 * the family's own repeating events, or the last one when all have ended.
 */
export const outsideSearchRows = `
  select 'outside:' || o.subscription_id || ':' || o.uid_hash || ':' || o.event_date as id, o.title,
    ${contentOf('o')} as content, null::uuid as author_id, o.event_date as first_date, o.end_date as last_date,
    o.end_date < $3::date as done, s.name as category, null::uuid[] as people, o.search, o.search_title,
    jsonb_build_object('calendarName', s.name) as data
  from searchable_calendar_subscription_event o
  join calendar_subscription s on s.family_id = $1 and s.id = o.subscription_id
  where o.family_id = $1
    and o.event_date = coalesce(
      (select min(n.event_date) ${others} and n.event_date >= ${earliest}),
      (select max(n.event_date) ${others}))`;

/**
 * The data for every contender: families of five, each with 200 events (twelve of them repeat) and 100 activities
 * around one day, all generated inside PostgreSQL. Sessions are inserted as well: signing 5,000 people in would measure
 * password hashing.
 */
import { createHmac } from 'node:crypto';

export const FAMILIES = 1_000;
export const MEMBERS = 5;
export const EVENTS = 200;
export const ACTIVITIES = 100;
/** An additional family, large enough for 500 sockets: a member may have 20 open at most. */
export const CROWD = { members: 25, socketsEach: 20 };

/** Repeating events, by their number within the family. */
const rules = [
  ...[1, 2, 3, 4, 5].map((nth) => [nth, 'weekly', 1]),
  [6, 'weekly', 2],
  [7, 'daily', 3],
  [8, 'monthly', 1],
  [9, 'monthly', 3],
  [10, 'yearly', 1],
  [11, 'yearly', 1],
  [12, 'yearly', 1],
];

const people = `
  create temporary table person as
  select f.n, m.nth, f.id as family_id, gen_random_uuid() as membership_id, gen_random_uuid() as user_id,
         (array['Emma', 'Tom', 'Mia', 'Sam', 'Granny'])[(m.nth - 1) % 5 + 1]
           || case when m.nth > 5 then ' ' || m.nth else '' end as name,
         (array['teal', 'amber', 'violet', 'rose'])[(m.nth - 1) % 4 + 1] as hue
  from (select n, gen_random_uuid() as id from generate_series(0, $1::int) n) f
  cross join lateral generate_series(1, case when f.n = 0 then $2::int else $3::int end) as m(nth)`;

const statements = [
  `insert into family (id, name, invite_code, time_zone, country, locale, currency, created_at)
   select distinct family_id, 'Family ' || n, 'BENCH' || n, 'Europe/London', 'GB', 'en-GB', 'GBP', now() from person`,
  `insert into membership (family_id, id, user_id, display_name, first_name, role, hue, default_avatar_id, joined_at)
   select family_id, membership_id, user_id::text, name, name, case when nth = 1 then 'admin' else 'family_member' end, hue,
          'avatar-' || ((nth - 1) % 12 + 1), now() - interval '1 year' from person`,
  `insert into user_membership (user_id, family_id, membership_id)
   select user_id::text, family_id, membership_id from person`,
  `insert into identity."user" (id, name, email, "emailVerified")
   select user_id, name, user_id || '@example.org', true from person`,
  `insert into identity.session ("userId", token, "expiresAt", "updatedAt")
   select user_id, md5(random()::text) || md5(random()::text), now() + interval '1 day', now() from person`,
];

/** $1 the day, $2 how many, $3 the rules. Half a year back and ahead, without overnight events. */
const events = `
  with rule as (select (r->>0)::int as nth, r->>1 as type, (r->>2)::int as every from jsonb_array_elements($3::jsonb) r),
  drawn as materialized (
    select f.family_id, nth, $1::date - 183 + floor(random() * 366)::int as day, random() as length, random() as start,
           floor(random() * 7)::int as who, floor(random() * 10)::int as what, random() as note, f.members
    from (select family_id, array_agg(membership_id order by nth) as members from person group by 1) f,
         generate_series(1, $2::int) nth
  )
  insert into calendar_event (family_id, title, description, event_date, end_date, event_time, event_end_time, emoji,
                              who_membership_ids, recurring_type, recurring_interval, created_by, created_at, updated_at)
  select family_id,
         (array['Dentist', 'Swimming', 'Football', 'Parents'' evening', 'Piano lesson', 'Bins out', 'Book club', 'Haircut',
                'Dinner with friends', 'Car service'])[what + 1] || ' ' || drawn.nth,
         case when note < 0.3 then 'Bring the blue bag, and ask about the form of last time.' end,
         case when rule.type is null then day else least(day, $1::date - 1) end,
         case when rule.type is null then day + case when length < 0.08 then 2 else 0 end else least(day, $1::date - 1) end,
         case when start > 0.2 then make_time(7 + floor(start * 12)::int, 30, 0) end,
         case when start > 0.2 then make_time(8 + floor(start * 12)::int, 15, 0) end,
         (array['🦷', '🏊', '⚽', '🏫', '🎹'])[what + 1],
         case when who < 5 then members[who + 1:least(5, who + 1 + (note * 4)::int % 2)] else '{}' end, rule.type, rule.every, members[1], now(), now()
  from drawn left join rule on rule.nth = drawn.nth`;

/** $1 how many, $2 the day. One every two and a half hours, the newest just now, with rotating authors. */
const activities = `
  insert into activity (family_id, type, resource, resource_id, description, actor_membership_id, data, created_at)
  select family_id, (array['created', 'updated', 'deleted'])[n % 3 + 1], 'calendar_event', thing,
         (array['added', 'changed', 'removed'])[n % 3 + 1] || ' Swimming ' || n || ' on the calendar', membership_id,
         jsonb_build_object('resourceId', thing, 'eventDate', $2::text), now() - make_interval(mins => n * 150)
  from (select p.family_id, p.membership_id, g.n, gen_random_uuid() as thing
        from generate_series(1, $1::int) as g(n) join person p on p.nth = g.n % 5 + 1) drawn`;

/**
 * What contenders query: the same rows by one function, with the recurrence rule in SQL (monthly is clamped as ours
 * is).
 */
const peers = `
  create schema bench;
  create type bench.occurrence as (
    id text, start_date text, end_date text, title text, description text, event_time text, event_end_time text, emoji text,
    who text, lasts boolean);
  create function bench.dashboard_events(family_id uuid, from_date date, to_date date) returns setof bench.occurrence
  language sql stable rows 12 as $$
    select e.id || ':' || to_char(d.start, 'YYYY-MM-DD'), to_char(d.start, 'YYYY-MM-DD'),
           to_char(d.start + (e.end_date - e.event_date), 'YYYY-MM-DD'), e.title, e.description,
           to_char(e.event_time, 'HH24:MI'), to_char(e.event_end_time, 'HH24:MI'), e.emoji,
           case when e.who_membership_ids = '{}' then 'Family' else (
             select string_agg(m.display_name, ', ' order by array_position(e.who_membership_ids, m.id))
             from public.membership m where m.family_id = e.family_id and m.id = any(e.who_membership_ids)) end,
           e.event_time is null or e.end_date > e.event_date
    from public.calendar_event e
    cross join lateral (
      select e.event_date as start where e.recurring_type is null
      union all
      select day from (
        select from_date - (e.end_date - e.event_date) + n as day
        from generate_series(0, to_date - from_date + (e.end_date - e.event_date)) n
        where e.recurring_type is not null
      ) candidate
      where day >= e.event_date and day <= coalesce(e.recurring_end_date, day) and not day = any(e.exceptions)
        and case e.recurring_type
              when 'daily' then (day - e.event_date) % e.recurring_interval = 0
              when 'weekly' then (day - e.event_date) % (7 * e.recurring_interval) = 0
              else extract(day from day) = least(coalesce(e.recurring_day, extract(day from e.event_date)),
                     extract(day from date_trunc('month', day) + interval '1 month - 1 day'))
                and (12 * (extract(year from day) - extract(year from e.event_date)) + extract(month from day)
                     - extract(month from e.event_date))::int
                    % (e.recurring_interval * case e.recurring_type when 'yearly' then 12 else 1 end) = 0
            end
    ) d
    where e.family_id = dashboard_events.family_id and e.deleted_at is null
      and (e.event_date between from_date and to_date
           or e.last_date > e.event_date and e.last_date >= from_date and e.event_date < from_date)
      and d.start <= to_date and d.start + (e.end_date - e.event_date) >= from_date
    order by 2, not (e.event_time is null or e.end_date > e.event_date), e.event_time, lower(e.title), e.id
  $$;`;

/** Seeds an empty, migrated database as its owner. @param day the day around which everything happens, YYYY-MM-DD */
export async function seed(client, day) {
  await client.query('begin');
  await client.query('select setseed(0.42)');
  await client.query({ text: people, values: [FAMILIES, CROWD.members, MEMBERS] });
  for (const sql of statements) await client.query(sql);
  await client.query({ text: events, values: [day, EVENTS, JSON.stringify(rules)] });
  await client.query({ text: activities, values: [ACTIVITIES, day] });
  await client.query(peers);
  await client.query('commit');
  await client.query('vacuum analyze');
}

/** Everybody with a session: family, member and the cookie that the server would have set. */
export async function seededPeople(client, secret) {
  const { rows } = await client.query(
    `select p.n, p.nth, p.family_id as "familyId", p.membership_id as "membershipId", p.user_id as "userId", s.token
     from person p join identity.session s on s."userId" = p.user_id order by p.n, p.nth`,
  );
  return rows.map(({ token, ...person }) => {
    const signature = createHmac('sha256', secret).update(token).digest('base64');
    return { ...person, cookie: `homefold.session_token=${encodeURIComponent(`${token}.${signature}`)}` };
  });
}

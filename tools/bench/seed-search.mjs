/**
 * Search data beyond the families of `seed.mjs`: jobs for everybody, and two unusually large households, to measure the
 * cost when the family condition alone is not selective.
 */
export const JOBS = 20;
/** Events of each large household, and a tenth as many jobs. */
export const LARGE = [20_000, 200_000];
export const LARGE_MEMBERS = 25;

const households = `
  create temporary table household as
  select -nth as n, events, gen_random_uuid() as family_id
  from unnest($1::int[]) with ordinality as h(events, nth)`;

const statements = [
  `insert into person (n, nth, family_id, membership_id, user_id, name, hue)
   select n, m, family_id, gen_random_uuid(), gen_random_uuid(),
          (array['Emma', 'Tom', 'Mia', 'Sam', 'Granny'])[(m - 1) % 5 + 1] || case when m > 5 then ' ' || m else '' end, 'teal'
   from household, generate_series(1, ${LARGE_MEMBERS}) m`,
  `insert into family (id, name, invite_code, time_zone, country, locale, currency, created_at)
   select family_id, 'Household of ' || events, 'LARGE' || n, 'Europe/London', 'GB', 'en-GB', 'GBP', now() from household`,
  `insert into membership (family_id, id, user_id, display_name, first_name, role, hue, default_avatar_id, joined_at)
   select family_id, membership_id, user_id::text, name, name, case when nth = 1 then 'admin' else 'family_member' end, hue,
          'avatar-1', now() from person where n < 0`,
  `insert into user_membership (user_id, family_id, membership_id)
   select user_id::text, family_id, membership_id from person where n < 0`,
  `insert into identity."user" (id, name, email, "emailVerified")
   select user_id, name, user_id || '@example.org', true from person where n < 0`,
  `insert into identity.session ("userId", token, "expiresAt", "updatedAt")
   select user_id, md5(random()::text) || md5(random()::text), now() + interval '1 day', now() from person where n < 0`,
];

/** $1 the day. A thousand different titles with a number, over ten years: a common word is in 2 % of them. */
const events = `
  with word as (select
    array['Dentist', 'Swimming', 'Football', 'Parents'' evening', 'Piano lesson', 'Bins out', 'Book club', 'Haircut',
          'Dinner with friends', 'Car service', 'Optician', 'Judo', 'Choir practice', 'School trip', 'Birthday party',
          'Vaccination', 'Guitar lesson', 'Rehearsal', 'Sleepover', 'Chess club', 'Museum visit', 'Picnic', 'Ballet', 'Tennis',
          'Garden centre', 'Doctor', 'Physiotherapy', 'Homework club', 'Bake sale', 'Sports day', 'Concert', 'Train to town',
          'Flight', 'Camping', 'Barbecue', 'Window cleaner', 'Plumber', 'Boiler service', 'Council meeting', 'Library books',
          'Yoga', 'Pilates', 'Cycling', 'Climbing', 'Rowing', 'Debate club', 'Science fair', 'Art class', 'Pottery',
          'Language course'] as what,
    array['with Anna', 'at the hall', 'in Oxford', 'for Grandpa', 'near the river', 'with the Millers', 'at Hillside',
          'before supper', 'with Jonas', 'at St Mary''s', 'in Brighton', 'for the team', 'with Priya', 'on the green',
          'downtown', 'with Uncle Max', 'at number twelve', 'for charity', 'with Zoe', 'by the lake'] as place,
    array['Bring the blue bag, and ask about the form of last time.', 'Tickets are in the drawer; leave half an hour early.',
          'Ring first, the entrance is behind the bakery.', 'Pay the invoice of last month and take the receipt.'] as note)
  insert into calendar_event (family_id, title, description, event_date, end_date, event_time, event_end_time,
                              who_membership_ids, created_by, created_at, updated_at)
  select h.family_id, what[1 + floor(random() * 50)::int] || ' ' || place[1 + floor(random() * 20)::int] || ' ' || nth,
         case when random() < 0.3 then note[1 + floor(random() * 4)::int] end, day, day, '09:30', '10:15',
         case when random() < 0.6 then array[members[1 + floor(random() * 5)::int]] else '{}' end, members[1], now(), now()
  from word,
       (select n, family_id, events, array_agg(membership_id order by nth) as members
        from household join person using (n, family_id) group by 1, 2, 3) h
       cross join lateral (
         select nth, $1::date - 3_000 + floor(random() * 3_650)::int as day from generate_series(1, h.events) nth) drawn`;

/** $1 the day, $2 jobs of an ordinary family. */
const jobs = `
  insert into job (family_id, title, notes, due_date, position, assigned_membership_id, created_by, created_at, updated_at)
  select f.family_id,
         (array['Empty the dishwasher', 'Bins out', 'Water the plants', 'Feed the cat', 'Hoover the stairs', 'Pay the gas bill',
                'Iron shirts', 'Mow the lawn', 'Clean the bath', 'Walk the dog', 'Change the beds', 'Fix the tap',
                'Book the dentist', 'Descale the kettle', 'Sort the recycling'])[1 + floor(random() * 15)::int] || ' ' || nth,
         case when random() < 0.2 then 'The list is on the fridge.' end,
         $1::date - 60 + floor(random() * 90)::int, nth,
         case when random() < 0.7 then f.members[1 + floor(random() * 5)::int] end, f.members[1], now(), now()
  from (select p.family_id, coalesce(max(h.events) / 10, $2::int) as jobs, array_agg(p.membership_id order by p.nth) as members
        from person p left join household h using (family_id) group by 1) f
       cross join lateral generate_series(1, f.jobs) nth`;

/** Adds to the rows of `seed`, as the owner, in the same session. @param day the day around which everything happens */
export async function seedSearch(client, day) {
  await client.query('begin');
  await client.query('select setseed(0.43)');
  await client.query({ text: households, values: [LARGE] });
  for (const sql of statements) await client.query(sql);
  await client.query({ text: events, values: [day] });
  await client.query({ text: jobs, values: [day, JOBS] });
  await client.query('commit');
  await client.query('vacuum analyze');
}

import { Client } from 'pg';
import { as, asOwner, make, type Family } from '..';

/** A family whose every word can be recognised in somebody else's answer. */
export interface Marked {
  family: Family;
  /** Stands in every name, title and description of the family. */
  marker: string;
  familyName: string;
  /** Ids of the family's rows, by table. */
  ids: Record<string, string>;
}

const run = async (family: Family, mutation: string, variables: object) => {
  const { errors } = await as(family.admin).gql(mutation, variables);
  if (errors) throw new Error(`${mutation}: ${JSON.stringify(errors)}`);
};

/** Makes the family through the product's own doors, with at least one row of everything it can own. */
export async function markedFamily(apiUrl: string, ownerUrl: string): Promise<Marked> {
  const marker = `zqx${Math.random().toString(36).slice(2, 10)}`;
  const familyName = `${marker} family`;
  const family = await make.family({ name: familyName, adminName: `${marker}ada Founder`, apiUrl });
  await run(family, 'mutation ($input: AddFamilyMemberInput!) { addFamilyMember(input: $input) { id } }', {
    input: { displayName: `${marker} child` },
  });
  await run(family, 'mutation ($input: SendInvitationInput!) { sendInvitation(input: $input) { id } }', {
    input: { email: `${marker}@example.org` },
  });
  await run(family, 'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }', {
    input: {
      title: `${marker} dentist`,
      description: `${marker} secret`,
      eventDate: '2026-10-10',
      reminders: [{ amount: 1, unit: 'days' }],
    },
  });
  const { data } = await as(family.admin).gql<{ addCalendarEvent: { id: string } }>(
    'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }',
    { input: { title: `${marker} deleted`, eventDate: '2026-10-11' } },
  );
  await run(
    family,
    'mutation ($input: NotificationPreferencesInput!) { updateNotificationPreferences(input: $input) { remindersEnabled } }',
    {
      input: { remindersEnabled: true },
    },
  );
  const inBin = data.addCalendarEvent.id;
  await run(family, 'mutation ($id: ID!) { deleteCalendarEvent(id: $id) { id } }', { id: inBin });
  // Past the doors: reading a calendar of this machine is what a server refuses.
  await asOwner(
    `with calendar as (
       insert into calendar_subscription (family_id, id, name, color, url_sealed, url_digest, url_shown, added_by,
         created_at, next_refresh_at, asked_zone)
       values ($1, gen_random_uuid(), $2, 'plum', $2, $2, $2, $3, now(), 'infinity', 'Europe/London')
       returning family_id, id
     )
     insert into calendar_subscription_event (family_id, subscription_id, uid_hash, event_date, end_date, title, description)
     select family_id, id, 'uid', '2026-10-10', '2026-10-10', $2, $2 from calendar`,
    [family.id, `${marker} club`, family.admin.membershipId],
    ownerUrl,
  );
  await run(family, 'mutation { createCalendarFeed { url } }', {});
  const file = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:${marker}\nDTSTART:20261012\nSUMMARY:${marker} trip\nEND:VEVENT\nEND:VCALENDAR`;
  await as(family.admin).rest.raw((agent) =>
    agent.post('/api/calendar/import').attach('file', Buffer.from(file), `${marker}.ics`),
  );
  await addJobs(family, marker);
  await run(family, 'mutation { sendDailyDigest { recipients } }', {});
  // the clock would otherwise change a row while it is compared
  await asOwner(`update digest_schedule set due_at = 'infinity' where family_id = $1`, [family.id], ownerUrl);
  await addPush(family, marker, ownerUrl);
  const tables = await asOwner<{ name: string; has_id: boolean }>(
    `select c.table_name as name, bool_or(c.column_name = 'id') as has_id from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
     group by 1 having bool_or(c.column_name = 'family_id')`,
    [],
    ownerUrl,
  );
  const ids: Record<string, string> = { family: family.id, user: family.admin.userId, inBin };
  for (const { name, has_id } of tables) {
    if (!has_id) continue;
    const [row] = await asOwner<{ id: string }>(
      `select id::text from ${name} where family_id = $1 order by id limit 1`,
      [family.id],
      ownerUrl,
    );
    if (row) ids[name] = row.id;
  }
  return { family, marker, familyName, ids };
}

/** A job done that earned points, its next instance, an approver, and a change that can be taken back. */
async function addJobs(family: Family, marker: string): Promise<void> {
  const { admin, member } = family;
  const { data, errors } = await as(admin).gql<{ addJob: { id: string } }>(
    'mutation ($input: JobInput!) { addJob(input: $input) { id } }',
    {
      input: {
        title: `${marker} bins`,
        notes: `${marker} secret`,
        dueDate: '2026-10-10',
        subtasks: [`${marker} lid`],
        points: 5,
        repeat: { type: 'daily' },
      },
    },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  const { id } = data.addJob;
  await run(family, 'mutation ($id: ID!) { setJobCompleted(id: $id, isCompleted: true) { job { id } } }', { id });
  await run(
    family,
    'mutation ($id: ID!) { updateJob(id: $id, input: { notes: "x" }, undoKey: "victims-key") { id } }',
    { id },
  );
  await run(family, 'mutation ($id: ID!) { setJobApprover(memberId: $id, isApprover: true) { memberId } }', {
    id: member.membershipId,
  });
}

/** A device with a notification that is on its way. Past the doors: nothing shall be sent anywhere. */
async function addPush({ id, admin }: Family, marker: string, ownerUrl: string): Promise<void> {
  await asOwner(
    `with device as (
       insert into push_device (family_id, membership_id, platform, token, token_digest, name, session_id, created_at,
         last_seen_at)
       values ($1, $2, 'web', $3, $3, $3, 'session', now(), now()) returning family_id, id
     ), notification as (
       insert into push_notification (family_id, membership_id, key, kind, title, body, link, tag, created_at, expires_at)
       values ($1, $2, $3, 'event', $3, $3, '/dashboard', $3, now(), 'infinity') returning id
     )
     insert into push_delivery (family_id, notification_id, device_id, state, held_until, updated_at)
     select family_id, notification.id, device.id, 'held', 'infinity', now() from device, notification`,
    [id, admin.membershipId, `${marker} phone`],
    ownerUrl,
  );
}

/** Everything stored of a family, as one text: equal before and after means that nothing was changed. */
export async function contentsOf({ family }: Marked, ownerUrl: string): Promise<string> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select distinct c.table_name as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name = 'family_id' and t.table_type = 'BASE TABLE' order by 1`,
    );
    const parts = [];
    for (const { name } of [...tables, { name: 'family' }]) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${name} t where ${name === 'family' ? 'id' : 'family_id'} = $1 order by 1`,
        [family.id],
      );
      parts.push(`${name}\n${rows.map(({ row }) => row).join('\n')}`);
    }
    return parts.join('\n\n');
  } finally {
    await client.end();
  }
}

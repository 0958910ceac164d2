import { as, asOwner, make, type Family, type Member } from '../../../../test';
import type { CalendarImportPreview, CalendarImportResult } from './calendar-import.types';

const LIST = '{ calendarEventList(first: 100) { items { id title version whoNames seriesId } } }';
const FEED = '{ activities(first: 20) { items { description resourceId } } }';
const UNDO = 'mutation ($id: ID!) { undoCalendarImport(id: $id) { removed restored kept } }';

interface Listed {
  id: string;
  title: string;
  version: number;
  whoNames: string[];
  seriesId: string | null;
}

const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const event = (uid: string, summary: string, ...more: string[]) => [
  `UID:${uid}`,
  `SUMMARY:${summary}`,
  'DTSTART;TZID=Europe/London:20261020T153000',
  ...more,
];

const send = (who: Member | null, path: string, file: string | Buffer, headers: Record<string, string> = {}) =>
  as(who).rest.raw((agent) => agent.post(path).set(headers).attach('file', Buffer.from(file), 'school.ics'));
const imported = async (who: Member, file: string, headers: Record<string, string> = {}) => {
  const { status, body } = await send(who, '/api/calendar/import', file, headers);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as CalendarImportResult;
};
const previewed = async (who: Member, file: string) =>
  (await send(who, '/api/calendar/import/preview', file)).body as CalendarImportPreview;
const listed = async (who: Member) =>
  (await as(who).gql<{ calendarEventList: { items: Listed[] } }>(LIST)).data.calendarEventList.items;
const titles = async (who: Member) => (await listed(who)).map(({ title }) => title).sort();
const news = async (who: Member) =>
  (await as(who).gql<{ activities: { items: { description: string }[] } }>(FEED)).data.activities.items.map(
    ({ description }) => description,
  );

const counts = ({ added, updated, unchanged, kept, deleted, skipped }: CalendarImportResult) => ({
  added,
  updated,
  unchanged,
  kept,
  deleted,
  skipped,
});
const none = { added: 0, updated: 0, unchanged: 0, kept: 0, deleted: 0, skipped: 0 };

let family: Family;
beforeEach(async () => {
  family = await make.family();
});

const school = calendar(event('1@school', 'Trip'), event('2@school', 'Concert', 'RRULE:FREQ=WEEKLY'), [
  ...event('3@school', 'Staff meeting'),
  'STATUS:CANCELLED',
]);

it('previews without storing, then imports with one feed entry', async () => {
  const { admin, member } = family;
  const preview = await previewed(admin, school);
  expect(preview).toMatchObject({
    name: 'school.ics',
    total: 2,
    newCount: 2,
    knownCount: 0,
    skipped: [{ title: 'Staff meeting', reason: 'It was cancelled.' }],
  });
  expect(preview.items).toEqual([
    expect.objectContaining({ title: 'Trip', eventDate: '2026-10-20', eventTime: '15:30', state: 'new', note: null }),
    expect.objectContaining({ title: 'Concert', isRecurring: true, recurringType: 'weekly' }),
  ]);
  expect(await titles(admin)).toEqual([]);
  expect(counts(await imported(admin, school))).toEqual({ ...none, added: 2, skipped: 1 });
  expect(await titles(member)).toEqual(['Concert', 'Trip']);
  const told = await news(member);
  expect(told.filter((line) => line.includes('calendar'))).toEqual(['added 2 events from school.ics to the calendar']);
});

it('changes nothing the second time, nor for concurrent imports', async () => {
  const { admin, member } = family;
  const both = await Promise.all([imported(admin, school), imported(member, school)]);
  expect(both.map(({ added, unchanged }) => [added, unchanged]).sort()).toEqual([
    [0, 2],
    [2, 0],
  ]);
  const before = await listed(admin);
  expect(counts(await imported(admin, school))).toEqual({ ...none, unchanged: 2, skipped: 1 });
  expect(await listed(admin)).toEqual(before);
  expect((await news(admin)).filter((line) => line.includes('calendar'))).toHaveLength(1);
  expect((await previewed(admin, school)).items.map(({ state }) => state)).toEqual(['known', 'known']);
});

it('answers a repeated call with the first result', async () => {
  const headers = { 'idempotency-key': 'import-of-today' };
  const [one, two] = await Promise.all([
    imported(family.admin, school, headers),
    imported(family.admin, school, headers),
  ]);
  expect(one).toEqual(two);
  expect(one.added).toBe(2);
});

it('follows the file, unless the family has changed or deleted the event', async () => {
  const { admin } = family;
  const file = (title: string) => calendar(...['a', 'b', 'c'].map((uid) => event(`${uid}@school`, `${title} ${uid}`)));
  await imported(admin, file('Trip'));
  const [, b, c] = (await listed(admin)).sort((one, other) => (one.title < other.title ? -1 : 1));
  await as(admin).gql(
    'mutation ($id: ID!, $input: CalendarEventInput!) { updateCalendarEvent(id: $id, input: $input) { id } }',
    {
      id: b?.id,
      input: { title: 'Our trip', eventDate: '2026-10-20' },
    },
  );
  await as(admin).gql('mutation ($id: ID!) { deleteCalendarEvent(id: $id) { id } }', { id: c?.id });
  const preview = await previewed(admin, file('Journey'));
  expect(preview).toMatchObject({ changedCount: 1, keptCount: 1, deletedCount: 1, newCount: 0 });
  expect(counts(await imported(admin, file('Journey')))).toEqual({ ...none, updated: 1, kept: 1, deleted: 1 });
  expect(await titles(admin)).toEqual(['Journey a', 'Our trip']);
  // purged counts as deleted too
  await as(admin).gql('mutation { emptyBin }');
  expect(counts(await imported(admin, file('Journey')))).toMatchObject({ deleted: 1, added: 0 });
});

it('moves removed parts of an event to the bin, but not for a file of changed occurrences only', async () => {
  const { admin } = family;
  const base = event('1@school', 'Training');
  // our weeks group these days differently, so each is a separate series
  const thrice = calendar([...base, 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU,TH;WKST=SU']);
  expect(await imported(admin, thrice)).toMatchObject({ added: 3 });
  const changed = calendar([
    ...base.filter((line) => !line.startsWith('DTSTART')),
    'DTSTART;TZID=Europe/London:20261022T170000',
    'RECURRENCE-ID;TZID=Europe/London:20261022T153000',
  ]);
  expect(await imported(admin, changed)).toMatchObject({ added: 1, updated: 0 });
  const once = calendar([...base, 'RRULE:FREQ=WEEKLY;BYDAY=TU']);
  const preview = await previewed(admin, once);
  expect(preview.goneCount).toBe(3);
  const result = await imported(admin, once);
  expect(await titles(admin)).toEqual(['Training']);
  const undone = await as(admin).gql(UNDO, { id: result.id });
  expect(undone.errors).toBeUndefined();
  expect(await titles(admin)).toEqual(['Training', 'Training', 'Training', 'Training']);
});

it('keeps a changed occurrence with its series, and matches people by name', async () => {
  const { admin } = family;
  const name = admin.name.split(' ')[0];
  const base = event('1@school', 'Training', `CATEGORIES:${name},Somebody else`);
  await imported(
    admin,
    calendar(
      [...base, 'RRULE:FREQ=WEEKLY'],
      [
        ...base.filter((line) => !/^(DTSTART|SUMMARY)/.test(line)),
        'SUMMARY:Match',
        'DTSTART;TZID=Europe/London:20261028T100000',
        'RECURRENCE-ID;TZID=Europe/London:20261027T153000',
      ],
    ),
  );
  const events = await listed(admin);
  const series = events.find(({ title }) => title === 'Training');
  expect(series?.whoNames).toEqual([name]);
  expect(events.find(({ title }) => title === 'Match')?.seriesId).toBe(series?.id);
});

it('recognises its own events, and creates new ones in another family', async () => {
  const { admin } = family;
  const add = 'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }';
  for (const title of ['Dentist', 'Swimming'])
    await as(admin).gql(add, { input: { title, eventDate: '2026-10-20', isRecurring: true, recurringType: 'weekly' } });
  const [kept, gone] = await listed(admin);
  const change = `mutation ($id: ID!, $input: CalendarEventInput!) {
    updateCalendarEvent(id: $id, input: $input, scope: this, occurrenceDate: "2026-10-27") { id } }`;
  await as(admin).gql(change, { id: kept?.id, input: { title: 'Moved', eventDate: '2026-10-28' } });
  const { text } = await as(admin).rest.get('/api/calendar/export');
  await as(admin).gql('mutation ($id: ID!) { deleteCalendarEvent(id: $id) { id } }', { id: gone?.id });
  const before = await listed(admin);
  expect(counts(await imported(admin, text))).toEqual({ ...none, unchanged: 2, deleted: 1 });
  expect(await listed(admin)).toEqual(before);
  const other = await make.family({ members: 0 });
  expect(counts(await imported(other.admin, text))).toEqual({ ...none, added: 3 });
  const theirs = await listed(other.admin);
  expect(theirs.find(({ title }) => title === 'Moved')?.seriesId).toBe(
    theirs.find(({ title }) => title === kept?.title)?.id,
  );
});

it('is undone as a whole, except for what was changed since', async () => {
  const { admin, member } = family;
  const file = calendar(event('1@school', 'Trip'), event('2@school', 'Concert'), event('3@school', 'Fair'));
  const { id } = await imported(admin, file);
  const trip = (await listed(admin)).find(({ title }) => title === 'Trip');
  await as(member).gql(
    'mutation ($id: ID!, $input: CalendarEventInput!) { updateCalendarEvent(id: $id, input: $input) { id } }',
    {
      id: trip?.id,
      input: { title: 'Our trip', eventDate: '2026-10-20' },
    },
  );
  for (const stranger of [member, (await make.family({ members: 0 })).admin])
    expect((await as(stranger).gql(UNDO, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await as(admin).gql(UNDO, { id })).data).toEqual({
    undoCalendarImport: { removed: 2, restored: 0, kept: 1 },
  });
  expect(await titles(admin)).toEqual(['Our trip']);
  expect((await news(member))[0]).toBe('removed 2 events from school.ics from the calendar');
  expect((await as(admin).gql(UNDO, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(counts(await imported(admin, file))).toEqual({ ...none, added: 2, unchanged: 1 });
});

it('undo restores what an import changed', async () => {
  const { admin } = family;
  await imported(admin, calendar(event('1@school', 'Trip')));
  const { id } = await imported(admin, calendar(event('1@school', 'Journey', 'LOCATION:Zoo')));
  expect(await titles(admin)).toEqual(['Journey']);
  expect((await as(admin).gql(UNDO, { id })).data).toEqual({
    undoCalendarImport: { removed: 0, restored: 1, kept: 0 },
  });
  expect(await titles(admin)).toEqual(['Trip']);
  expect(await imported(admin, calendar(event('1@school', 'Journey')))).toMatchObject({ updated: 1 });
});

describe('refuses', () => {
  const refused = async (file: string | Buffer) => {
    const answers = await Promise.all(
      ['/api/calendar/import/preview', '/api/calendar/import'].map((path) => send(family.admin, path, file)),
    );
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await titles(family.admin)).toEqual([]);
    return { status: answers[0]?.status, ...(answers[0]?.body as { error: string; field: string }) };
  };

  it.each([
    ['SECONDLY', 'second'],
    ['minutely', 'minute'],
    ['HOURLY', 'hour'],
  ])('rules that repeat %s', async (freq, every) => {
    expect(await refused(calendar(event('1', 'Bell'), event('2', 'Tick', `RRULE:FREQ=${freq};COUNT=5`)))).toMatchObject(
      {
        status: 400,
        error: `The file has an event that repeats every ${every}: “Tick”. Events can repeat at most daily.`,
        field: 'file',
      },
    );
  });

  it('50,000 events', async () => {
    const file = calendar(...Array.from({ length: 50_000 }, (_, n) => [`UID:${n}`, 'DTSTART:20261020', 'SUMMARY:x']));
    expect(await refused(file)).toMatchObject({ status: 400, error: 'The file has more than 10,000 events.' });
  });

  it('a line of 10 MB, and one of 100 kB', async () => {
    const line = (length: number) => calendar(event('1', 'x'.repeat(length)));
    expect(await refused(line(10_000_000))).toMatchObject({ status: 413, error: 'The file is larger than 5 MB.' });
    for (const file of [line(100_000), calendar(event('1', Array(2_000).fill('x'.repeat(60)).join('\r\n ')))])
      expect(await refused(file)).toMatchObject({ status: 400, error: 'The file has a line of more than 64 kB.' });
  });

  it('new events beyond 30,000, but not known ones', async () => {
    const { admin } = family;
    await imported(admin, calendar(event('1@school', 'Trip')));
    await asOwner(
      `insert into calendar_event (family_id, title, event_date, end_date, created_by, created_at, updated_at)
       select $1, 'Day ' || n, '2020-01-01', '2020-01-01', $2, now(), now() from generate_series(1, 29998) n`,
      [family.id, admin.membershipId],
    );
    for (const path of ['/api/calendar/import/preview', '/api/calendar/import']) {
      const { status, body } = await send(admin, path, calendar(event('8@school', 'Fair'), event('9@school', 'Play')));
      expect([status, body]).toMatchObject([400, { field: 'file' }]);
      expect((body as { error: string }).error).toBe('With this file the calendar would have more than 30,000 events.');
    }
    expect(counts(await imported(admin, calendar(event('8@school', 'Fair'))))).toEqual({ ...none, added: 1 });
    expect(counts(await imported(admin, calendar(event('1@school', 'Trip'))))).toEqual({ ...none, unchanged: 1 });
  });

  it('a file that is not a calendar', async () => {
    for (const file of [
      'hello',
      '<html></html>',
      '\u0000\u0001',
      Buffer.alloc(5_000, 0xfe),
      'BEGIN:VEVENT\nEND:VEVENT',
    ])
      expect(await refused(file)).toMatchObject({ status: 400, error: 'This is not a calendar file (.ics).' });
  });

  it('a missing file, and unauthorised callers', async () => {
    for (const path of ['/api/calendar/import/preview', '/api/calendar/import']) {
      expect((await as(family.admin).rest.post(path, {})).body).toMatchObject({ field: 'file', code: 'INVALID' });
      expect((await send(null, path, school)).status).toBe(401);
      const loner = await make.person();
      expect(
        (await as(loner).rest.raw((agent) => agent.post(path).attach('file', Buffer.from(school), 'x.ics'))).body,
      ).toMatchObject({ code: 'NO_FAMILY' });
    }
  });
});

it('reports omitted tasks in the preview and the result', async () => {
  const tasks = calendar(event('task', 'Swim')).replace(
    'END:VCALENDAR',
    'BEGIN:VTODO\r\nUID:t\r\nSUMMARY:Milk\r\nEND:VTODO\r\nEND:VCALENDAR',
  );
  const preview = await send(family.admin, '/api/calendar/import/preview', tasks);
  expect(preview.body).toMatchObject({
    skippedCount: 1,
    skipped: [{ title: '1 task', reason: 'Tasks are not events, so they are left out.' }],
  });
  expect((await send(family.admin, '/api/calendar/import', tasks)).body).toMatchObject({ skipped: 1 });
});

it('accepts the file as the body too', async () => {
  const answer = await as(family.admin).rest.raw((agent) =>
    agent.post('/api/calendar/import?name=Club').set('content-type', 'text/calendar; charset=utf-8').send(school),
  );
  expect(answer.body).toMatchObject({ name: 'Club', added: 2 });
});

it('imports 5,000 events, and exports them again', async () => {
  const file = calendar(
    ...Array.from({ length: 5_000 }, (_, n) => [
      `UID:${n}@club`,
      `DTSTART;TZID=Europe/London:2026${String((n % 12) + 1).padStart(2, '0')}${String((n % 28) + 1).padStart(2, '0')}T${String(n % 24).padStart(2, '0')}1500`,
      'DURATION:PT1H',
      `SUMMARY:Training ${n}`,
      ...(n % 7 === 0 ? ['RRULE:FREQ=WEEKLY;INTERVAL=2'] : []),
    ]),
  );
  expect(counts(await imported(family.admin, file))).toEqual({ ...none, added: 5_000 });
  const { text } = await as(family.admin).rest.get('/api/calendar/export');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(5_000);
  expect(counts(await imported(family.admin, text))).toEqual({ ...none, unchanged: 5_000 });
});

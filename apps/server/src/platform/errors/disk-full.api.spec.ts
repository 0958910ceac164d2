import { type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addEvent,
  as,
  asOwner,
  cloneDatabase,
  eventInput,
  type Family,
  make,
  restEvent,
  startServer,
  stopServer,
  testEnvironment,
} from '../../../test';
import { until } from '../../../test/until';
import { picture, upload } from '../../media/media.test-kit';

/** Raises PostgreSQL's error for a table file that cannot grow, at the end of every statement, as a full disk would. */
const FULL = `
  create function no_room() returns trigger language plpgsql as $$
  begin
    raise exception 'could not extend file "base/16384/16397": No space left on device' using errcode = 'disk_full';
  end $$;
  do $$ declare t record; begin
    for t in select schemaname, tablename from pg_tables where schemaname in ('public', 'identity') loop
      execute format('create trigger no_room after insert or update on %I.%I for each row execute function no_room()', t.schemaname, t.tablename);
    end loop;
  end $$`;
const ROOM_AGAIN = 'drop function no_room() cascade';
const SENTENCE =
  'Homefold cannot save anything at the moment: its storage is full. Please tell the person who runs this server.';

describe('a full disk', () => {
  const written: string[] = [];
  const dir = mkdtempSync(join(tmpdir(), 'homefold-disk-'));
  let url: string;
  let drop: () => Promise<void>;
  let server: ChildProcess;
  let apiUrl: string;
  let family: Family;

  beforeAll(async () => {
    const database = await cloneDatabase();
    ({ drop } = database);
    url = database.urls.owner;
    ({ server, apiUrl } = await startServer({
      databaseUrl: url,
      secret: testEnvironment().secret,
      dataDir: dir,
      output: (text) => void written.push(text),
    }));
    family = await make.family({ apiUrl });
  });
  afterAll(async () => {
    await stopServer(server);
    await drop();
    rmSync(dir, { recursive: true, force: true });
  });

  const counts = () =>
    asOwner(
      `select (select count(*)::int from calendar_event) as events, (select count(*)::int from activity) as activities,
              (select count(*)::int from media) as media, (select count(*)::int from identity."user") as people`,
      [],
      url,
    );

  it('answers UNAVAILABLE at both APIs, writes nothing partially, and recovers once there is room', async () => {
    const { admin, member } = family;
    await addEvent(admin);
    const socket = await as(member).socket();
    const stream = socket.iterate<{ familyChanged: { action: string } }>({
      query: 'subscription { familyChanged { action } }',
    });
    const before = await counts();
    await asOwner(FULL, [], url);

    const unavailable = { code: 'UNAVAILABLE', requestId: expect.any(String) as string };
    const rest = await as(admin).rest.post('/api/calendar', restEvent());
    expect([rest.status, rest.body]).toEqual([503, { error: SENTENCE, ...unavailable }]);
    const picked = await upload(admin, await picture().png().toBuffer());
    expect([picked.status, picked.body]).toEqual([503, { error: SENTENCE, ...unavailable }]);
    const graphql = await as(admin).gql(
      'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }',
      { input: eventInput() },
    );
    expect(graphql.errors).toMatchObject([{ message: SENTENCE, extensions: { ...unavailable, kind: 'unavailable' } }]);
    const { data } = await as(admin).gql<{ calendarEvents: unknown[] }>(
      '{ calendarEvents(from: "2026-10-01", to: "2026-10-31") { title } }',
    );
    expect(data.calendarEvents).toHaveLength(1);
    expect(await counts()).toEqual(before);
    await until(() => written.join('').includes('No space left on device'));

    await asOwner(ROOM_AGAIN, [], url);
    let received = 0;
    void (async () => {
      for await (const { data: news } of stream) if (news?.familyChanged.action) received += 1;
    })();
    await until(async () => {
      await addEvent(admin);
      return received > 0;
    });
    await socket.dispose();
  });
});

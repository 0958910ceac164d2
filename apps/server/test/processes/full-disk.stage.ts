import { picture, upload } from '../../src/media/media.test-kit';
import { as } from '../client';
import { addEvent, eventInput, restEvent } from '../events';
import { until } from '../until';
import type { Stage } from './processes';

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

export const fullDisk: Stage = (processes) => {
  const counts = () =>
    processes.sql(
      `select (select count(*)::int from calendar_event) as events, (select count(*)::int from activity) as activities,
              (select count(*)::int from media) as media, (select count(*)::int from identity."user") as people`,
    );

  it('a full disk: answers UNAVAILABLE at both APIs, writes nothing partially, and recovers once there is room', async () => {
    const { admin, member } = await processes.family();
    const { output } = await processes.one();
    await addEvent(admin);
    const socket = await as(member).socket();
    const stream = socket.iterate<{ familyChanged: { action: string } }>({
      query: 'subscription { familyChanged { action } }',
    });
    const before = await counts();
    await processes.sql(FULL);

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
    await until(() => output().includes('No space left on device'));

    await processes.sql(ROOM_AGAIN);
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
};

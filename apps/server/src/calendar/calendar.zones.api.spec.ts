import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { todayIn } from '@homefold/domain';
import { as, cloneDatabase, make, testEnvironment } from '../../test';
import type { RestCalendarEvent } from './calendar.types';

const main = resolve(__dirname, '../../../../dist/apps/server/main.cjs');

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

/** A whole server whose machine is in another zone, which a process can only be from its start. */
async function startServerIn(zone: string): Promise<() => Promise<void>> {
  const { urls, drop } = await cloneDatabase();
  const shared = testEnvironment();
  const apiUrl = `http://127.0.0.1:${await freePort()}`;
  const server: ChildProcess = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      TZ: zone,
      NODE_ENV: 'test',
      SECRET: shared.secret,
      LOG_LEVEL: 'error',
      DATABASE_URL: urls.owner,
      PORT: new URL(apiUrl).port,
      HOST: '127.0.0.1',
      PUBLIC_URL: apiUrl,
      DATA_DIR: join('/nowhere', zone),
      TRUST_PROXY: 'loopback',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>((done) => server.once('exit', () => done()));
  await new Promise<void>((ready, failed) => {
    server.once('message', () => ready());
    server.once('exit', (code) => failed(new Error(`the server ended with ${code} before it was ready`)));
  });
  process.env['HOMEFOLD_TEST'] = JSON.stringify({ ...shared, apiUrl, apiDatabaseUrl: urls.owner });
  return async () => {
    process.env['HOMEFOLD_TEST'] = JSON.stringify(shared);
    server.kill('SIGTERM');
    await gone;
    await drop();
  };
}

/** The ends of the range of zones, each with a family at the other end, and one whose clocks change at midnight. */
describe.each([
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
  ['Pacific/Pago_Pago', 'Pacific/Kiritimati'],
  ['America/Sao_Paulo', 'Europe/London'],
])('a server in %s, a family in %s', (serverZone, familyZone) => {
  let stop: () => Promise<void>;
  beforeAll(async () => {
    stop = await startServerIn(serverZone);
  }, 60_000);
  afterAll(() => stop());

  it('keeps every date and time as it was written, and knows the family’s today', async () => {
    const { admin } = await make.family({ members: 0, timeZone: familyZone });
    const { rest, gql } = as(admin);
    for (const event_date of ['2026-03-29', '2026-10-25', '2018-11-04', '2026-12-31', '1900-01-01', '2200-12-31']) {
      const sent = { title: 'Day', event_date, event_time: '00:30', who: 'Family' };
      const added = await rest.post('/api/calendar', sent);
      const { event } = added.body as { event: RestCalendarEvent };
      expect(event).toMatchObject({ ...sent, end_date: event_date });
      // an update reads the row and writes it again
      const changed = await rest.put(`/api/calendar?id=${event.id}`, { title: 'Same day' });
      expect(changed.body).toMatchObject({ event: { title: 'Same day', event_date, end_date: event_date } });
      const { data } = await gql<{ calendarOccurrences: { startDate: string; event: { id: string } }[] }>(
        `query ($day: Date!) { calendarOccurrences(from: $day, to: $day) { startDate event { id } } }`,
        { day: event_date },
      );
      expect(data.calendarOccurrences).toContainEqual({ startDate: event_date, event: { id: event.id } });
    }
    const listed = await rest.get('/api/calendar');
    const { events } = listed.body as { events: RestCalendarEvent[] };
    const christmas = events.filter(({ id }) => id.startsWith('holiday:GB-ENG:2026-12-2'));
    expect(christmas.map(({ event_date }) => event_date)).toEqual(['2026-12-25', '2026-12-26', '2026-12-28']);

    await rest.post('/api/calendar', { title: 'Today', event_date: todayIn(familyZone, new Date()) });
    const { data } = await gql<{ calendarCounts: { today: number } }>('{ calendarCounts { today } }');
    expect(data.calendarCounts.today).toBe(1);
  }, 30_000);
});

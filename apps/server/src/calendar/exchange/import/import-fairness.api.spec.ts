import { connect, type Socket } from 'node:net';
import { as, make, startListeningApp, tokenOf, type Family, type Person, type TestApp } from '../../../../test';
import { Readers } from '../../../platform/readers';
import { CALENDAR_READER } from './reading';

let test: TestApp;
let port: number;
let ours: Family;
let theirs: Family;

beforeAll(async () => {
  const { apiUrl, ...started } = await startListeningApp();
  test = started;
  port = Number(new URL(apiUrl).port);
  [ours, theirs] = await Promise.all([make.family({ apiUrl, members: 0 }), make.family({ apiUrl, members: 0 })]);
});
afterAll(() => test.close());

const FILE = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20261012\nSUMMARY:Trip\nEND:VEVENT\nEND:VCALENDAR';
const imported = async (who: Person) =>
  (
    await as(who).rest.raw((agent) =>
      agent.post('/api/calendar/import').attach('file', Buffer.from(FILE), 'school.ics'),
    )
  ).status;

const recipes = async (who: Person) =>
  (
    await as(who).rest.raw((agent) =>
      agent
        .post('/api/meals/recipes/import')
        .attach('file', Buffer.from('{"@type":"Recipe","name":"Pie"}'), 'pie.json'),
    )
  ).status;

/** An upload that stalls. */
async function stalled(who: Person): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const lines = [
    'POST /api/calendar/import HTTP/1.1',
    'Host: localhost',
    'Content-Type: text/calendar',
    'Content-Length: 1000000',
    `Authorization: Bearer ${await tokenOf(who)}`,
  ];
  await new Promise<void>((sent) => socket.write(`${lines.join('\r\n')}\r\n\r\nBEGIN:VCALENDAR\r\n`, () => sent()));
  return socket;
}

it("imports a family's file while another family uses its whole share", async () => {
  const sockets = await Promise.all(Array.from({ length: 12 }, () => stalled(theirs.admin)));
  // and as many slow files as are admitted
  let finish: () => void = () => undefined;
  const held = new Promise<void>((done) => (finish = done));
  const input = { timeZone: 'Europe/London', window: { from: '2026-01-01', to: '2028-01-01' } };
  const turn = { owner: theirs.id, field: 'file', noun: 'file', maxCpuMs: 60_000 } as const;
  const readers = test.app.get(Readers);
  const reading = Array.from({ length: 12 }, () => readers.run(CALENDAR_READER, 'file', { input }, turn, () => held));
  const outcomes = Promise.allSettled(reading);
  expect(await imported(theirs.admin)).toBe(503);
  expect(await imported(ours.admin)).toBe(200);
  // all kinds of imports share the turns
  expect(await recipes(theirs.admin)).toBe(503);
  expect(await recipes(ours.admin)).toBe(200);
  finish();
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(8);
  expect(await imported(theirs.admin)).toBe(200);
  for (const socket of sockets) socket.destroy();
});

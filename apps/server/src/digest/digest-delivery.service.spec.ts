import { asOwner, startTestApp, type TestApp } from '../../test';
import { MailBox } from '../../test/outside/mail-box';
import { freePort } from '../../test/server-process';
import { until } from '../../test/until';
import { CalendarService } from '../calendar';
import { DueWork } from '../platform/due-work';
import { allDelivered, digestFamily } from './digest.test-kit';

const box = new MailBox();
let port: number;
let test: TestApp;
beforeAll(async () => {
  port = await freePort();
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Homefold <home@example.org>',
    PUBLIC_URL: 'https://home.example.org',
  };
  // compresses an hour of retries into a second
  test = await startTestApp(env, { backoff: 5, longestBackoff: 20, sweep: 50 });
});
beforeEach(() => {
  box.received.length = 0;
  box.attempts = 0;
  box.refuse = () => undefined;
  test.clock.set('2026-10-07T20:00:00Z');
});
afterAll(async () => {
  await box.stop();
  await test?.close();
});

/** A family whose digest is due at seven on 8 October. */
async function familyDue() {
  const family = await digestFamily(test);
  await test.app.get(CalendarService).add(family.viewer, { title: 'Dentist', eventDate: '2026-10-08' });
  await test.app.get(DueWork).poll();
  test.clock.set('2026-10-08T06:00:00Z');
  return family;
}
const attempts = async () =>
  Math.max(
    0,
    ...(
      await asOwner<{ made: number }>(
        `select attempts_made as made from bullmq.job where state <> 'completed'`,
        [],
        test.urls.owner,
      )
    ).map(({ made }) => made),
  );
const recipients = () => box.received.flatMap((one) => one.recipients).sort();

it('after an outage of an hour the mail server gets each digest once', async () => {
  const { familyId } = await familyDue();
  await test.app.get(DueWork).poll();
  await until(async () => (await attempts()) > 15);
  // the clock advances as well
  test.clock.set('2026-10-08T07:00:00Z');
  await test.app.get(DueWork).poll();
  await box.start(port);
  await until(() => box.received.length === 2);
  await allDelivered(test);
  await test.app.get(DueWork).poll();
  await allDelivered(test);
  expect(recipients()).toEqual([`ada@${familyId}.example.org`, `ben@${familyId}.example.org`]);
});

it('carries both parts, one-click unsubscribe by RFC 8058, and links into the product', async () => {
  await familyDue();
  await test.app.get(DueWork).poll();
  await until(() => box.received.length === 2);
  const [first, second] = box.received;
  const header = (one: typeof first, name: string): string =>
    new RegExp(`^${name}: (.*)\\r$`, 'im').exec(one?.raw.split('\r\n\r\n')[0] ?? '')?.[1] ?? '';
  const link = header(first, 'List-Unsubscribe');
  expect(link).toMatch(/^<https:\/\/home\.example\.org\/unsubscribe\/[\w-]{54}>$/);
  expect(header(second, 'List-Unsubscribe')).not.toBe(link);
  expect(header(first, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(header(first, 'Auto-Submitted')).toBe('auto-generated');
  const { mail } = first ?? {};
  expect(mail?.subject).toBe('Thursday 8 October: 1 event today');
  for (const part of [mail?.text, String(mail?.html)]) {
    expect(part).toContain('https://home.example.org/dashboard#calendar/2026-10-08');
    expect(part).toContain(link.slice(1, -1));
  }
});

it('is dropped in the evening, when the mail server is still down', async () => {
  box.refuse = () => Object.assign(new Error('4.3.2 not now'), { responseCode: 451 });
  await familyDue();
  await test.app.get(DueWork).poll();
  await until(async () => (await attempts()) > 12);
  test.clock.set('2026-10-08T18:00:01Z');
  await allDelivered(test);
  expect(recipients()).toEqual([]);
});

it('a rejected recipient is not retried, and does not delay others', async () => {
  box.refuse = () =>
    box.attempts === 1 ? Object.assign(new Error('5.1.1 no such mailbox'), { responseCode: 550 }) : undefined;
  const { familyId } = await familyDue();
  await test.app.get(DueWork).poll();
  await until(() => box.received.length === 1);
  const failed = () =>
    asOwner<{ made: number }>(
      `select attempts_made as made from bullmq.job where state = 'failed'`,
      [],
      test.urls.owner,
    );
  await until(async () => (await failed()).length === 1);
  expect(await failed()).toEqual([{ made: 1 }]);
  expect(recipients()[0]).toContain(familyId);
});

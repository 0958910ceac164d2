import { asOwner, familyRows, startTestApp, type TestApp } from '../../../test';
import { MailBox } from '../../../test/outside/mail-box';
import { freePort } from '../../../test/server-process';
import { until } from '../../../test/until';
import { DueWork } from '../../platform/due-work';
import { CalendarService } from '../events/calendar.service';

const box = new MailBox();
let test: TestApp;
beforeAll(async () => {
  const port = await freePort();
  await box.start(port);
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Homefold <home@example.org>' };
  test = await startTestApp(env, { backoff: 5, longestBackoff: 20, sweep: 50 });
});
afterAll(async () => {
  await box.stop();
  await test?.close();
});

it('a reminder waits for a failing mail server until its event ends, and no longer', async () => {
  test.clock.set('2026-10-08T09:30:00Z');
  const { ids, viewer } = await familyRows(test);
  const sql = <Row extends object>(text: string, values: unknown[] = []) => asOwner<Row>(text, values, test.urls.owner);
  await sql(`update membership set email = 'ada@example.org' where id = $1`, [ids[0]]);
  const at = (eventTime: string, eventEndTime: string) =>
    test.app.get(CalendarService).add(viewer, {
      ...{ title: `Until ${eventEndTime}`, eventDate: '2026-10-08', eventTime, eventEndTime },
      reminders: [{ amount: 30, unit: 'minutes' }],
    });
  await at('15:00', '15:40');
  await at('15:00', '17:00');
  box.refuse = () => Object.assign(new Error('4.3.2 not now'), { responseCode: 451 });
  test.clock.set('2026-10-08T13:30:00Z');
  await test.app.get(DueWork).poll();
  await until(() => box.attempts > 30);
  // 15:50 in London: the first of the two has ended
  test.clock.set('2026-10-08T14:50:00Z');
  const waiting = async () =>
    (await sql<{ n: number }>(`select count(*)::int as n from bullmq.job where state <> 'completed'`))[0]?.n;
  await until(async () => (await waiting()) === 1);
  box.refuse = () => undefined;
  await until(async () => (await waiting()) === 0);
  expect(box.received.map(({ mail }) => mail.subject)).toEqual(['Until 17:00, today at 15:00']);
});

import { addDays } from '@homefold/domain';
import request from 'supertest';
import { as } from '../client';
import { make } from '../make';
import { until } from '../until';
import { exitOf, type Processes, type Running, type Stage } from './processes';

export const sentMails = (processes: Processes): Promise<number> => processes.count('mail_sent');

/** The addresses of the eight. */
export const everybody = async (processes: Processes): Promise<string[]> =>
  (await processes.eight()).people.map(({ email }) => email).sort();

/** Of eight mails the mail server accepts three and holds five: one server has four of them at most. */
export const mailsAreHeld = (processes: Processes, sentBefore: number): Promise<void> =>
  until(async () => processes.mails.waiting.length === 5 && (await sentMails(processes)) === sentBefore + 3);

/** The eight are sent, and nothing is left to do. */
export async function mailsAreSent(processes: Processes, sentBefore: number): Promise<void> {
  processes.mails.release();
  await until(async () => (await sentMails(processes)) === sentBefore + 8);
  await processes.queueIsEmpty();
}

/** An event of which everybody is due to be reminded. */
export async function remindEverybody(processes: Processes, { apiUrl }: Pick<Running, 'apiUrl'>): Promise<void> {
  const { people, me, today } = await processes.eight();
  const input = {
    title: 'Half term',
    eventDate: today,
    endDate: addDays(today, 2),
    reminders: people.map(({ membershipId }) => ({ memberId: membershipId, amount: 0, unit: 'days', at: '00:00' })),
  };
  const { data } = await as({ ...me, apiUrl }).gql<{ addCalendarEvent: { id: string } }>(
    'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }',
    { input },
  );
  // as if set days ago
  await processes.sql(
    `update calendar_reminder set handled_until = now() - interval '2 days', due_at = '-infinity' where event_id = $1`,
    [data.addCalendarEvent.id],
  );
}

/** The older of two servers is killed in the middle of sending eight reminders by mail; the newer one finishes. */
export const killedSending: Stage = (processes) => {
  it('reminders by mail: each member gets exactly one; no digest is sent again, and all servers sign with one key', async () => {
    const first = await processes.one();
    const { me, familyId } = await processes.eight();
    const sentBefore = await sentMails(processes);
    processes.mails.holdAfter(3);
    await remindEverybody(processes, first);
    // the digest of today is due again, for a server that starts later: it finds the date handled
    await processes.sql(`update digest_schedule set due_at = now() - interval '1 second' where family_id = $1`, [
      familyId,
    ]);
    const second = await processes.another();
    await until(
      async () => (await processes.count(`digest_schedule where due_at > now() and family_id = '${familyId}'`)) === 1,
    );
    await mailsAreHeld(processes, sentBefore);
    const keys = await Promise.all(
      [first, second].map(({ apiUrl }) => as({ ...me, apiUrl }).gql<{ pushKey: string }>('{ pushKey }')),
    );
    expect(keys[0]?.data.pushKey).toMatch(/\w/);
    expect(keys[1]?.data.pushKey).toBe(keys[0]?.data.pushKey);
    await processes.kill(first);
    await mailsAreSent(processes, sentBefore);
    expect([...processes.mails.taken].sort()).toEqual(await everybody(processes));
    expect(
      await processes.count(`calendar_reminder_delivery where outcome = 'sent' and family_id = '${familyId}'`),
    ).toBe(8);
  });
};

/** What a server that was killed leaves to the next: a mail that was taken but not acknowledged, and notifications. */
export interface Left {
  /** How often the mail was taken. */
  mails: () => number;
  titles: () => string[][];
  asked: () => number[];
}

/** The only server is killed in the middle of sending a mail and eight notifications. */
export async function killTheOnly(processes: Processes): Promise<Left> {
  const only = await processes.one();
  const { people, me } = await processes.eight();
  const browsers = people.map(() => processes.push.browser());
  for (const [index, browser] of browsers.entries()) {
    const { status } = await as({ ...(people[index] ?? me), apiUrl: only.apiUrl }).rest.post(
      '/api/auth/device-tokens',
      {
        token: browser.token,
      },
    );
    expect(status).toBe(201);
  }
  const sentBefore = await processes.count(`push_delivery where state = 'sent'`);
  processes.mails.holdAfter(Infinity);
  processes.mails.withholdNext();
  // nobody is reminded of anything at this address
  const { email } = await make.person('Fay Forgetful', only.apiUrl);
  const mails = () => processes.mails.taken.filter((address) => address === email).length;
  const asked = await request(only.apiUrl)
    .post('/identity/request-password-reset')
    .set('origin', only.apiUrl)
    .send({ email });
  expect(asked.status).toBe(200);
  await until(() => mails() === 1);
  processes.push.holdAfter(3);
  await remindEverybody(processes, only);
  // a server has four jobs at most: that mail and three notifications; three were sent, and two wait
  await until(async () => {
    const sent = await processes.count(`push_delivery where state = 'sent'`);
    return sent === sentBefore + 3 && browsers.filter((browser) => browser.asked() === 1).length === 6;
  });
  await processes.kill(only);
  expect((await exitOf(only.server)).signal).toBe('SIGKILL');
  processes.push.release();
  return {
    mails,
    titles: () => browsers.map(({ taken }) => taken.map(({ title }) => title)),
    asked: () => browsers.map((browser) => browser.asked()),
  };
}

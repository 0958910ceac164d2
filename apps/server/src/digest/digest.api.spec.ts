import { addDays, todayIn } from '@homefold/domain';
import { addEvent, as, asOwner, cookieOf, make, testEnvironment, type Family } from '../../test';
import { zoneAtHour } from '../../test/zones';
import { until } from '../../test/until';

const SEND = 'mutation { sendDailyDigest { recipients data { todayEvents weekEvents todos wishlistItems } } }';

interface Answer {
  sendDailyDigest: { recipients: string[]; data: Record<string, number> };
}

async function familyWithEvents(): Promise<Family> {
  const timeZone = zoneAtHour(14);
  const today = todayIn(timeZone, new Date());
  const family = await make.family({ timeZone });
  await addEvent(family.admin, { title: 'Dentist', event_date: today });
  await addEvent(family.admin, { title: 'Swimming', event_date: addDays(today, 3) });
  await as(family.admin).rest.post('/api/todos', { title: 'Bins', due_date: today });
  return family;
}

const nameOf = ({ name }: { name: string }): string => name.split(' ')[0] ?? name;
const mailsTo = (email: string) =>
  asOwner<{ subject: string; text: string }>(
    'select subject, text from dev_mail where recipient = $1 order by created_at',
    [email],
    testEnvironment().apiDatabaseUrl,
  );

it('answers the documented call, and the mails arrive', async () => {
  const family = await familyWithEvents();
  const answer = await as(family.member).rest.post('/api/daily-digest');
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      success: true,
      recipients: [family.member, family.admin].map(nameOf),
      data: { todayEvents: 1, weekEvents: 2, todos: 1, wishlistItems: 0 },
    },
  ]);
  for (const { email } of [family.admin, family.member]) {
    await until(async () => (await mailsTo(email)).length === 1);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toMatch(/: 1 event today, 1 job to do$/);
  }
});

it('answers the same through GraphQL', async () => {
  const family = await familyWithEvents();
  const { data, errors } = await as(family.admin).gql<Answer>(SEND);
  expect(errors).toBeUndefined();
  expect(data.sendDailyDigest).toEqual({
    recipients: [family.admin, family.member].map(nameOf),
    data: { todayEvents: 1, weekEvents: 2, todos: 1, wishlistItems: 0 },
  });
});

it('refuses a second one within the hour through both APIs, with the retry time', async () => {
  const family = await familyWithEvents();
  const start = Date.now();
  expect((await as(family.admin).rest.post('/api/daily-digest')).status).toBe(200);
  const { errors } = await as(family.member).gql(SEND);
  const answer = await as(family.member).rest.post('/api/daily-digest');
  const body = answer.body as { error: string; code: string; details: { retryAt: string; retryAfterSeconds: number } };
  expect([answer.status, body.code, body.error]).toEqual([
    429,
    'RATE_LIMITED',
    'The daily digest was sent less than an hour ago.',
  ]);
  expect(Number(answer.headers['retry-after'])).toBe(body.details.retryAfterSeconds);
  expect(Date.parse(body.details.retryAt)).toBeGreaterThanOrEqual(start + 3_600_000);
  expect(errors?.[0]).toMatchObject({
    message: body.error,
    extensions: { code: 'RATE_LIMITED', details: { retryAt: body.details.retryAt } },
  });
});

it('is for members of a family only', async () => {
  const nobody = await make.person();
  expect((await as(nobody).rest.post('/api/daily-digest')).body).toMatchObject({ code: 'NO_FAMILY' });
  expect((await as(nobody).gql(SEND)).errors?.[0]?.extensions.code).toBe('NO_FAMILY');
  expect((await as(null).rest.post('/api/daily-digest')).status).toBe(401);
  expect((await as(null).gql(SEND)).status).toBe(401);
});

it('reports that a demo family has no real addresses', async () => {
  const visit = await as(null).rest.raw((agent) => agent.post('/api/demo').set('origin', testEnvironment().apiUrl));
  expect(visit.status).toBe(201);
  const cookie = cookieOf(visit);
  const answer = await as(null).rest.raw((agent) =>
    agent.post('/api/daily-digest').set('origin', testEnvironment().apiUrl).set('cookie', cookie),
  );
  expect([answer.status, (answer.body as { error: string }).error]).toEqual([
    409,
    'The demo family has no addresses that a mail could reach.',
  ]);
});

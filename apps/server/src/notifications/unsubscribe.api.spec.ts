import request from 'supertest';
import { as, asOwner, make, testEnvironment, type Family } from '../../test';
import { until } from '../../test/until';

const MINE = '{ notificationPreferences { digestEnabled remindersEnabled } }';
const CHANGE = `mutation ($input: NotificationPreferencesInput!) {
  updateNotificationPreferences(input: $input) { digestEnabled } }`;

const { apiUrl } = testEnvironment();
const sql = <Row extends object>(text: string, values: unknown[]) =>
  asOwner<Row>(text, values, testEnvironment().apiDatabaseUrl);

/** Paths of the unsubscribe links in a member's digests, newest last. */
async function linksOf({ email }: { email: string }, count = 1): Promise<string[]> {
  const mails = () =>
    sql<{ text: string }>('select text from dev_mail where recipient = $1 order by created_at', [email]);
  await until(async () => (await mails()).length >= count);
  return (await mails()).map(({ text }) => /Unsubscribe: (\S+)/.exec(text)?.[1]?.replace(apiUrl, '') ?? '');
}

async function digestSent(): Promise<{ family: Family; path: string }> {
  const family = await make.family();
  expect((await as(family.admin).rest.post('/api/daily-digest')).status).toBe(200);
  const [path = ''] = await linksOf(family.member);
  return { family, path };
}

/** Lets the hour between two digests pass. */
const anHourLater = ({ id }: Family) =>
  sql(`update digest_schedule set sent_at = sent_at - interval '1 hour' where family_id = $1`, [id]);

const wants = async (family: Family) =>
  (await as(family.member).gql<{ notificationPreferences: { digestEnabled: boolean } }>(MINE)).data
    .notificationPreferences;

it('one click in a mail program ends the digest only; a second one changes nothing', async () => {
  const { family, path } = await digestSent();
  expect(path).toMatch(/^\/unsubscribe\/[\w-]{54}$/);
  for (let n = 0; n < 2; n++) {
    // RFC 8058: no cookie, no redirect
    const answer = await request(apiUrl).post(path).type('form').send('List-Unsubscribe=One-Click');
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect(answer.text).toContain('You are unsubscribed');
    expect(await wants(family)).toEqual({ digestEnabled: false, remindersEnabled: true });
  }
  await anHourLater(family);
  const { body } = await as(family.admin).rest.post('/api/daily-digest');
  expect((body as { recipients: string[] }).recipients).toEqual([family.admin.name.split(' ')[0]]);
});

it('accepts any body that a mail program sends, and affects its member only', async () => {
  const { family, path } = await digestSent();
  await request(apiUrl).post(path).field('List-Unsubscribe', 'One-Click');
  expect(await wants(family)).toMatchObject({ digestEnabled: false });
  const { data } = await as(family.admin).gql<{ notificationPreferences: object }>(MINE);
  expect(data.notificationPreferences).toMatchObject({ digestEnabled: true });
});

it('only asks when the link is opened, because scanners open every link', async () => {
  const { family, path } = await digestSent();
  const page = await request(apiUrl).get(path).set('accept', 'text/html');
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
  expect(page.text).toContain(`<form method="post" action="${path}">`);
  // the mail may have been forwarded
  expect(page.text).not.toContain(family.member.email);
  expect(page.text).toContain(`${family.member.email[0]}•••@example.org`);
  await request(apiUrl).head(path);
  expect(await wants(family)).toMatchObject({ digestEnabled: true });
});

it('offers to resume, and does', async () => {
  const { family, path } = await digestSent();
  const done = await request(apiUrl).post(path);
  expect(done.text).toContain(`action="${path}/again"`);
  expect((await request(apiUrl).get(path)).text).toContain('Subscribe again');
  const again = await request(apiUrl).post(`${path}/again`);
  expect([again.status, again.text]).toEqual([200, expect.stringContaining('Welcome back') as string]);
  expect(await wants(family)).toMatchObject({ digestEnabled: true });
});

it('stays the same in every mail, until the member switches the digest on again in the settings', async () => {
  const { family, path } = await digestSent();
  await anHourLater(family);
  await as(family.admin).rest.post('/api/daily-digest');
  expect(await linksOf(family.member, 2)).toEqual([path, path]);
  for (const digestEnabled of [true, false, false, true])
    await as(family.member).gql(CHANGE, { input: { digestEnabled } });
  for (const call of [request(apiUrl).get(path), request(apiUrl).post(path), request(apiUrl).post(`${path}/again`)]) {
    const answer = await call;
    expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('no longer valid') as string]);
  }
  expect(await wants(family)).toMatchObject({ digestEnabled: true });
  await anHourLater(family);
  await as(family.admin).rest.post('/api/daily-digest');
  const [, , renewed = ''] = await linksOf(family.member, 3);
  expect(renewed).not.toBe(path);
  expect((await request(apiUrl).post(renewed)).status).toBe(200);
});

it('ends with the membership', async () => {
  const { family, path } = await digestSent();
  const { errors } = await as(family.admin).gql(
    'mutation ($id: ID!) { removeFamilyMember(membershipId: $id) { id } }',
    { id: family.member.membershipId },
  );
  expect(errors).toBeUndefined();
  expect((await request(apiUrl).get(path)).status).toBe(404);
});

it('answers an unknown link with a page, and limits guessing', async () => {
  const address = `10.9.${Math.floor(Math.random() * 256)}.7`;
  const ask = (token: string) =>
    request(apiUrl).get(`/unsubscribe/${token}`).set('accept', 'text/html').set('x-forwarded-for', address);
  const { path } = await digestSent();
  for (const token of ['nonsense', 'A'.repeat(54), `${path.slice('/unsubscribe/'.length, -1)}_`, '%00', '..%2f..']) {
    const { status, text } = await ask(token);
    expect([token, status]).toEqual([token, 404]);
    expect(text).toContain('no longer valid');
  }
  for (let n = 0; n < 60; n++) await ask('nonsense');
  expect((await ask('nonsense')).status).toBe(429);
  // a mail service that also requests old links still unsubscribes everybody from the same address
  expect((await ask(path.slice('/unsubscribe/'.length))).status).toBe(200);
});

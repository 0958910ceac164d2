import request, { type Response } from 'supertest';
import { as, asOwner, cookieOf, listen, make, testEnvironment, type Member } from '../../test';
import { until } from '../../test/until';

/** A call of the identity service by a browser. */
const ask = (who: Member, path: string, body: object = {}, cookie = who.cookie): Promise<Response> =>
  request(who.apiUrl)
    .post(`/identity${path}`)
    .set({ origin: who.apiUrl, cookie, 'x-forwarded-for': who.address })
    .send(body);
const signIn = (who: Member, password = who.password): Promise<Response> =>
  ask(who, '/sign-in/email', { email: who.email, password }, '');

/** The newest mail to somebody with this subject. */
async function mailTo({ email }: Member, subject: string): Promise<string> {
  const found = () =>
    asOwner<{ text: string }>(
      'select text from dev_mail where recipient = $1 and subject = $2 order by created_at desc',
      [email, subject],
      testEnvironment().apiDatabaseUrl,
    );
  await until(async () => (await found()).length > 0);
  return (await found())[0]?.text ?? '';
}

const idOf = async (who: Member): Promise<string> => {
  const list = await request(who.apiUrl).get('/identity/list-sessions').set('cookie', who.cookie);
  return (list.body as { id: string; current: boolean }[]).find(({ current }) => current)?.id ?? '';
};

it.each<[string, (lost: Member) => Promise<Response>]>([
  ['signs out', (lost) => ask(lost, '/sign-out')],
  [
    'ends its session from another device',
    async (lost) => ask(lost, '/revoke-session', { id: await idOf(lost) }, cookieOf(await signIn(lost))),
  ],
  [
    'changes the password on another device',
    async (lost) => {
      const change = { currentPassword: lost.password, newPassword: 'a quiet river at dusk' };
      return ask(lost, '/change-password', change, cookieOf(await signIn(lost)));
    },
  ],
])('an open screen ends when its person %s', async (_how, end) => {
  const { member } = await make.family();
  const screen = await listen<{ id: string }>(member, 'familyChanged', 'type');
  expect((await end(member)).status).toBe(200);
  while (await screen.next().catch(() => undefined));
  await screen.close();
  expect((await as(member).gql('{ me { id } }')).status).toBe(401);
});

it('a forgotten password is replaced through a mailed link, and its owner is told', async () => {
  const { member } = await make.family();
  expect((await ask(member, '/request-password-reset', { email: member.email }, '')).status).toBe(200);
  const mail = await mailTo(member, 'Reset your Homefold password');
  const [, token] = /Choose a new password: http\S+\/reset-password\?token=(\S+)/.exec(mail) ?? [];
  const reset = () => ask(member, '/reset-password', { token, newPassword: 'a quiet river at dusk' }, '');
  expect((await reset()).status).toBe(200);
  expect(await mailTo(member, 'Your Homefold sign-in has changed')).toContain('The password of your Homefold account');
  expect((await reset()).body).toMatchObject({ code: 'INVALID', field: 'token' });
  expect((await signIn(member)).status).toBe(401);
  expect((await signIn(member, 'a quiet river at dusk')).status).toBe(200);
});

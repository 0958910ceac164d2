import request, { type Response } from 'supertest';
import { as, asOwner, cookieOf, listen, make, testEnvironment, type Person } from '../../test';
import { until } from '../../test/until';

/** A call of the identity service by a browser. */
const ask = (who: Person, path: string, body: object = {}, cookie = who.cookie): Promise<Response> =>
  request(who.apiUrl)
    .post(`/identity${path}`)
    .set({ origin: who.apiUrl, cookie, 'x-forwarded-for': who.address })
    .send(body);
const signIn = (who: Person, password = who.password): Promise<Response> =>
  ask(who, '/sign-in/email', { email: who.email, password }, '');

/** Opens a socket that asks nothing. @returns a function that waits until the server has closed it */
async function idleSocket(who: Person): Promise<() => Promise<unknown>> {
  const socket = await as(who).socket();
  const closed = new Promise((resolve) => socket.on('closed', resolve));
  await new Promise((resolve) => socket.on('connected', resolve));
  return () => closed;
}

/** The newest mail to somebody with this subject. */
async function mailTo({ email }: Person, subject: string): Promise<string> {
  const found = () =>
    asOwner<{ text: string }>(
      'select text from dev_mail where recipient = $1 and subject = $2 order by created_at desc',
      [email, subject],
      testEnvironment().apiDatabaseUrl,
    );
  await until(async () => (await found()).length > 0);
  return (await found())[0]?.text ?? '';
}

const idOf = async (who: Person): Promise<string> => {
  const list = await request(who.apiUrl).get('/identity/list-sessions').set('cookie', who.cookie);
  return (list.body as { id: string; current: boolean }[]).find(({ current }) => current)?.id ?? '';
};

const NEW_PASSWORD = 'a quiet river at dusk';

async function mailedToken(lost: Person): Promise<string | undefined> {
  expect((await ask(lost, '/request-password-reset', { email: lost.email }, '')).status).toBe(200);
  const mail = await mailTo(lost, 'Reset your Homefold password');
  return /Choose a new password: http\S+\/reset-password#token=(\S+)/.exec(mail)?.[1];
}

const ends: [string, (lost: Person) => Promise<Response>][] = [
  ['signs out', (lost) => ask(lost, '/sign-out')],
  [
    'ends its session from another device',
    async (lost) => ask(lost, '/revoke-session', { id: await idOf(lost) }, cookieOf(await signIn(lost))),
  ],
  [
    'changes the password on another device',
    async (lost) => {
      const change = { currentPassword: lost.password, newPassword: NEW_PASSWORD };
      return ask(lost, '/change-password', change, cookieOf(await signIn(lost)));
    },
  ],
  [
    'resets the password by mail',
    async (lost) => ask(lost, '/reset-password', { token: await mailedToken(lost), newPassword: NEW_PASSWORD }, ''),
  ],
];

it.each(ends)('open sockets end when their person %s, in a family, before, or without one', async (_how, end) => {
  const [who, loner, { inviteCode }] = await Promise.all([make.person(), make.person(), make.family({ members: 0 })]);
  const [early, lonely] = [await idleSocket(who), await idleSocket(loner)];
  const member = await make.joiner(inviteCode, { who });
  const screen = await listen<{ id: string }>(member, 'familyChanged', 'type');
  expect((await end(member)).status).toBe(200);
  while (await screen.next().catch(() => undefined));
  await early();
  await screen.close();
  expect((await end(loner)).status).toBe(200);
  await lonely();
  expect((await as(member).gql('{ me { id } }')).status).toBe(401);
});

it('a forgotten password is replaced through a mailed link, and its owner is told', async () => {
  const { member } = await make.family();
  const token = await mailedToken(member);
  const reset = () => ask(member, '/reset-password', { token, newPassword: NEW_PASSWORD }, '');
  expect((await reset()).status).toBe(200);
  expect(await mailTo(member, 'Your Homefold sign-in has changed')).toContain('The password of your Homefold account');
  expect((await reset()).body).toMatchObject({ code: 'INVALID', field: 'token' });
  expect((await signIn(member)).status).toBe(401);
  expect((await signIn(member, NEW_PASSWORD)).status).toBe(200);
});

import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { MailBox } from '../../test/outside/mail-box';
import { freePort } from '../../test/server-process';
import { assertRedisAnswers, mailServerProblem } from './outside-services';

const PATIENCE = 400;
const open: Server[] = [];
const sockets = new Set<Socket>();
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(open.map((server) => new Promise((done) => server.close(done))));
});

/** A server that sends `answer` for every chunk received; '' stays silent. Returns `host:port`. */
async function service(answer: (said: string) => string): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = answer(chunk.toString());
      if (text) socket.write(text);
    });
  });
  open.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `127.0.0.1:${(server.address() as { port: number }).port}`;
}
const silent = () => service(() => '');
const closed = async () => `127.0.0.1:${await freePort()}`;

/** One answer per command of a batch: commands begin with their word count. */
const redis = (answer: (command: string) => string) =>
  service((said) =>
    said
      .split(/^\*\d+\r\n/m)
      .filter(Boolean)
      .map(answer)
      .join(''),
  );

describe('Redis', () => {
  const problem = (address: string, user = 'ann:pass-secret@') =>
    assertRedisAnswers({ redisUrl: `redis://${user}${address}` }, PATIENCE).then(
      () => 'none',
      (error: Error) => error.message,
    );

  it('is accepted when it answers', async () => {
    expect(await problem(await redis((command) => (/PING/i.test(command) ? '+PONG\r\n' : '+OK\r\n')), '')).toBe('none');
    await expect(assertRedisAnswers({})).resolves.toBeUndefined();
  });

  it('stops the start when it does not answer, with one line that names REDIS_URL and no password', async () => {
    const refusing = redis((command) =>
      /AUTH|HELLO/i.test(command)
        ? '-WRONGPASS invalid username-password pair\r\n'
        : '-NOAUTH Authentication required.\r\n',
    );
    expect(await problem(await closed())).toBe('REDIS_URL: the Redis server does not answer (ECONNREFUSED)');
    expect(await problem(await silent())).toBe('REDIS_URL: the Redis server does not answer (ETIMEDOUT)');
    expect(await problem('redis.invalid:6379')).toMatch(
      /^REDIS_URL: the Redis server does not answer \((ENOTFOUND|EAI_AGAIN)\)$/,
    );
    expect(await problem(await refusing)).toBe('REDIS_URL: the Redis server refuses the user or password');
    expect(await problem(await refusing, '')).toBe('REDIS_URL: the Redis server refuses the user or password');
  });
});

describe('a mail server', () => {
  const problem = (address: string) => mailServerProblem({ smtpUrl: `smtp://ann:pass-secret@${address}` }, PATIENCE);

  it('is accepted when it answers', async () => {
    const box = new MailBox();
    const port = await freePort();
    await box.start(port);
    expect(await mailServerProblem({ smtpUrl: `smtp://127.0.0.1:${port}` })).toBeUndefined();
    expect(await mailServerProblem({})).toBeUndefined();
    await box.stop();
  });

  it('that does not answer is reported in one line that names SMTP_URL and no password; mail waits', async () => {
    const refusing = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(new Error('no')),
    });
    const port = await freePort();
    await new Promise<void>((ready) => refusing.listen(port, '127.0.0.1', () => ready()));
    const waits = 'mail is queued and retried for a day';
    expect(await problem(await closed())).toBe(`SMTP_URL: the mail server does not answer (ECONNREFUSED); ${waits}`);
    expect(await problem(await silent())).toMatch(new RegExp(`^SMTP_URL: the mail server does not answer .*${waits}$`));
    expect(await problem('mail.invalid:25')).toMatch(/^SMTP_URL: the mail server does not answer/);
    expect(await problem(`127.0.0.1:${port}`)).toBe(`SMTP_URL: the mail server refuses the user or password; ${waits}`);
    await new Promise<void>((done) => refusing.close(() => done()));
  });
});

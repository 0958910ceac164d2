import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import webPush from 'web-push';
import { ConfigError, loadConfig, variables } from '.';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'homefold-config-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const load = (env: NodeJS.ProcessEnv = {}) => loadConfig({ DATA_DIR: dir, ...env });
const problem = (env: NodeJS.ProcessEnv): string => {
  try {
    load(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('it was accepted');
};
const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PEM = publicKey.export({ type: 'spki', format: 'pem' }).toString().replaceAll('\n', '\\n');
const publishable = (host: string) => `pk_test_${Buffer.from(`${host}$`).toString('base64')}`;
const clerk = {
  CLERK_PUBLISHABLE_KEY: publishable('calm.clerk.accounts.dev'),
  CLERK_SECRET_KEY: 'sk_test_x',
  CLERK_JWT_KEY: PEM,
};

const KEYS = webPush.generateVAPIDKeys();

describe('defaults', () => {
  it('work on this machine', () => {
    expect(load()).toMatchObject({
      nodeEnv: 'production',
      port: 3000,
      host: '0.0.0.0',
      publicUrl: undefined,
      baseUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      redisUrl: undefined,
      smtpUrl: undefined,
      trustProxy: false,
      identity: { kind: 'builtin' },
      demo: true,
      outsideFeedsAllow: [],
      logLevel: 'info',
    });
  });

  it('apply to blank variables, as Compose files write them', () => {
    const blank = Object.fromEntries(variables.filter((name) => name !== 'DATA_DIR').map((name) => [name, ' ']));
    expect(load(blank)).toEqual(load());
  });
});

it('normalises allowed hosts of outside calendars as URLs do', () => {
  expect(load({ OUTSIDE_FEEDS_ALLOW: ' Calendar.LAN:8080, 127.0.0.1:04000,[::1]:80,' }).outsideFeedsAllow).toEqual([
    'calendar.lan:8080',
    '127.0.0.1:4000',
    '[::1]:80',
  ]);
  for (const wrong of ['calendar.lan', 'http://calendar.lan:80', 'calendar.lan:http', 'a b:80', 'calendar.lan:99999'])
    expect(problem({ OUTSIDE_FEEDS_ALLOW: wrong })).toContain('OUTSIDE_FEEDS_ALLOW');
});

it('checks that VAPID keys are a pair and that there is a subject', () => {
  const pair = { VAPID_PUBLIC_KEY: KEYS.publicKey, VAPID_PRIVATE_KEY: KEYS.privateKey };
  expect(load(pair).push.keys).toEqual(KEYS);
  expect(load().push).toEqual({ subject: 'mailto:homefold@localhost', allow: [] });
  expect(load({ MAIL_FROM: 'Homefold <home@example.org>' }).push.subject).toBe('mailto:home@example.org');
  expect(load({ PUBLIC_URL: 'https://home.example.org/' }).push.subject).toBe('https://home.example.org');
  expect(problem({ VAPID_PUBLIC_KEY: KEYS.publicKey })).toContain('VAPID_PRIVATE_KEY');
  expect(problem({ VAPID_PRIVATE_KEY: KEYS.privateKey })).toContain('VAPID_PUBLIC_KEY');
  expect(problem({ ...pair, VAPID_PRIVATE_KEY: 'x' })).toContain('VAPID_PRIVATE_KEY');
  expect(problem({ VAPID_SUBJECT: 'somebody' })).toContain('VAPID_SUBJECT');
  expect(problem({ PUSH_SERVICES_ALLOW: 'push.lan' })).toContain('PUSH_SERVICES_ALLOW');
});

it('switches the demo off by setting, and with Clerk', () => {
  expect(load({ DEMO: 'off' }).demo).toBe(false);
  expect(load({ ...clerk, DEMO: 'on' }).demo).toBe(false);
});

describe('a wrong variable stops the start with one line that names it', () => {
  it.each<[string, string]>([
    ['NODE_ENV', 'prod'],
    ['DEMO', 'false'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', 'Infinity'],
    ['PUBLIC_URL', 'home.example.org'],
    ['PUBLIC_URL', 'ftp://home.example.org'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_PASSWORD', 'without an address'],
    ['METRICS_TOKEN', 'too short'],
    ['METRICS_TOKEN', 'long enough, but of several words'],
    ['SECRET', 'too short'],
    ['SECRET_ACCEPT_LOSS', 'yes'],
    ['REDIS_URL', 'localhost:6379'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Homefold <a@example.org>\r\nBcc: b@example.org'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'nginx'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%j', (name, value) => {
    const message = problem({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name}: \\S`));
    expect(message).not.toMatch(/\n|Invalid input/);
  });

  it('in words', () => expect(problem({ PORT: 'junk' })).toBe('PORT: must be a port number'));

  it('DATA_DIR, when it cannot be written', () => {
    const file = join(dir, 'file');
    writeFileSync(file, '');
    expect(problem({ DATA_DIR: join(file, 'below') })).toMatch(/^DATA_DIR: .* cannot be written/);
  });

  it.each(Object.keys(clerk))('%s, when Clerk is asked for and it is missing', (name) => {
    expect(problem({ ...clerk, [name]: '' })).toMatch(new RegExp(`^${name}: is needed`));
  });

  it.each([
    ['CLERK_PUBLISHABLE_KEY', 'sk_test_x'],
    ['CLERK_PUBLISHABLE_KEY', 'pk_test_'],
    ['CLERK_PUBLISHABLE_KEY', `pk_test_${Buffer.from('calm.clerk.accounts.dev').toString('base64')}`],
    ['CLERK_PUBLISHABLE_KEY', publishable('evil.example/path')],
    ['CLERK_PUBLISHABLE_KEY', publishable("evil.example' 'unsafe-inline")],
    ['CLERK_JWT_KEY', 'junk'],
  ])('%s=%j', (name, value) => {
    expect(problem({ ...clerk, [name]: value })).toMatch(new RegExp(`^${name}: \\S`));
  });

  it('and never shows the value of a secret', () => {
    for (const [name, value] of [
      ['SECRET', 'hunter2'],
      ['DATABASE_URL', 'http://u:hunter2@h/x'],
      ['SMTP_URL', 'hunter2'],
      ['CLERK_PUBLISHABLE_KEY', 'hunter2'],
    ])
      expect(problem({ ...clerk, [name as string]: value })).not.toContain('hunter2');
  });
});

describe('a valid variable', () => {
  it('is understood', () => {
    expect(load({ PORT: '8080', PUBLIC_URL: 'https://home.example.org/' })).toMatchObject({
      port: 8080,
      publicUrl: 'https://home.example.org',
      baseUrl: 'https://home.example.org',
    });
    expect(load({ PORT: '8080' }).baseUrl).toBe('http://localhost:8080');
    expect(load({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(load({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toBe('loopback, 10.0.0.0/8');
    expect(load({ TRUST_PROXY: 'false' }).trustProxy).toBe(false);
    expect(load({ MAIL_FROM: 'Homefold <home@example.org>' }).mailFrom).toBe('Homefold <home@example.org>');
    expect(load(clerk).identity).toMatchObject({ kind: 'clerk', issuer: 'https://calm.clerk.accounts.dev' });
  });
});

describe('the password of the database', () => {
  const DATABASE_URL = 'postgres://homefold@database:5432/homefold';

  it.each(['p@ss/word:#?%41 &ü', '100%', '\'"\\$x'])('on its own may hold any character: %s', (password) => {
    const { databaseUrl } = load({ DATABASE_URL, DATABASE_PASSWORD: password });
    const { user, password: read, host, port } = new Client({ connectionString: databaseUrl });
    expect([user, read, host, port]).toEqual(['homefold', password, 'database', 5432]);
  });

  it('must not be given twice', () => {
    const twice = { DATABASE_URL: 'postgres://homefold:one-secret@database/homefold', DATABASE_PASSWORD: 'two-secret' };
    expect(problem(twice)).toMatch(/^DATABASE_PASSWORD: DATABASE_URL holds a password/);
    expect(problem(twice)).not.toContain('-secret');
    expect(problem({ DATABASE_URL: 'postgres://database/homefold', DATABASE_PASSWORD: 'x' })).toMatch(
      /^DATABASE_URL: /,
    );
  });
});

describe('the secret', () => {
  it('is generated once, readable only by its owner, and differs between installations', () => {
    const { secret } = load();
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(load().secret).toBe(secret);
    expect(readFileSync(join(dir, 'secret'), 'utf8').trim()).toBe(secret);
    expect(statSync(join(dir, 'secret')).mode & 0o777).toBe(0o600);
    expect(load({ DATA_DIR: join(dir, 'other') }).secret).not.toBe(secret);
  });

  it('whose file is empty is generated again; one that was truncated stops the start and is kept', () => {
    const file = join(dir, 'secret');
    writeFileSync(file, '\n');
    expect(load().secret.length).toBeGreaterThanOrEqual(32);
    expect(load().secret).toBe(load().secret);
    writeFileSync(file, 'cut');
    expect(problem({})).toBe(`DATA_DIR: ${file} is damaged: put the secret back, or set SECRET (nothing was changed)`);
    expect(readFileSync(file, 'utf8')).toBe('cut');
  });

  it('that another server generates at the same moment is used instead', () => {
    const theirs = 'the secret of the server that was a moment faster';
    const file = join(dir, 'secret');
    const crypto: { randomBytes: (size: number) => Buffer } =
      jest.requireActual<typeof import('node:crypto')>('node:crypto');
    const random = jest.spyOn(crypto, 'randomBytes');
    random.mockImplementationOnce(() => {
      writeFileSync(file, `${theirs}\n`, { mode: 0o600 });
      return Buffer.alloc(32, 7);
    });
    expect(load().secret).toBe(theirs);
    random.mockRestore();
  });
});

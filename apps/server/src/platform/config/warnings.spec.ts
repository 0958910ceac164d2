import { generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { configWarnings, loadConfig, variables } from '.';

const SECRET = 'a secret that is long enough for everything';
const warnings = (env: NodeJS.ProcessEnv) =>
  configWarnings(env, loadConfig({ SECRET, DATA_DIR: tmpdir(), ...env }), variables);

const MAIL = { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'home@example.org' };

/** Variables that terminals, npm, editors, containers, clusters and hosts set, along with Homefold's own settings. */
const ORDINARY = `
  BASH_ENV COLORTERM COLUMNS CONDA_PREFIX DBUS_SESSION_BUS_ADDRESS DISPLAY DOCKER_HOST EDITOR FORCE_COLOR GPG_AGENT_INFO HISTFILE
  HISTSIZE HOME HOSTNAME HOSTTYPE INIT_CWD INVOCATION_ID JAVA_HOME JOURNAL_STREAM LANG LANGUAGE LC_ALL LESSOPEN LINES LOGNAME
  LS_COLORS MACHTYPE MAIL MAILCHECK MAILPATH MALLOC_ARENA_MAX MANPATH NODE NODE_EXTRA_CA_CERTS NODE_OPTIONS NODE_PATH NODE_VERSION
  NO_PROXY NVM_BIN NVM_DIR OLDPWD OSTYPE PAGER PATH PGDATA PGHOST PGPASSWORD PGPORT PGUSER POSTFIX PS1 PWD RANDOM SECONDS SHELL
  SHLVL SSH_AUTH_SOCK SSH_CLIENT SSH_CONNECTION SSH_TTY SUDO_USER SYSTEMD_EXEC_PID TEMP TERM TERM_PROGRAM TMPDIR TZ UID USER
  USERNAME VISUAL VSCODE_PID WSL_DISTRO_NAME XAUTHORITY XDG_DATA_DIRS XDG_RUNTIME_DIR XDG_SESSION_ID YARN_VERSION _ http_proxy
  https_proxy no_proxy npm_command npm_config_cache npm_config_port npm_lifecycle_event npm_node_execpath npm_package_json
  APPDATA ComSpec HOMEDRIVE HOMEPATH LOCALAPPDATA OS Path PATHEXT ProgramData PUBLIC SystemRoot USERDOMAIN USERPROFILE windir
  KUBERNETES_PORT KUBERNETES_SERVICE_HOST HOMEFOLD_PORT HOMEFOLD_PORT_3000_TCP_ADDR HOMEFOLD_SERVICE_HOST REDIS_PORT
  REDIS_SERVICE_PORT DATABASE_SERVICE_HOST SMTP_SERVICE_HOST SMTP_PORT_25_TCP
  POSTGRES_PASSWORD POSTGRES_USER POSTGRES_DB POSTGRES_URL DATABASE_URL_UNPOOLED DATABASE_HOST DATABASE_USER CLOUDAMQP_URL
  AMQP_URL HTTP_URL MONGO_URL MYSQL_URL SENTRY_DSN REDIS_TLS_URL REDISCLOUD_URL DYNO RAILWAY_PUBLIC_DOMAIN RENDER_EXTERNAL_URL
  FLY_APP_NAME WEB_CONCURRENCY WEB_MEMORY CI GITHUB_TOKEN GITHUB_ACTIONS RUNNER_TEMP CLERK_TELEMETRY_DISABLED
`.split(/\s+/);

it('does not warn about an ordinary environment or any Homefold setting', () => {
  expect(warnings(Object.fromEntries(ORDINARY.filter(Boolean).map((name) => [name, '/usr/bin/x'])))).toEqual([]);
  expect(
    warnings({
      PORT: '3000',
      PUBLIC_URL: 'https://home.example.org/',
      SMTP_URL: 'smtp://mail.example.org',
      MAIL_FROM: 'home@example.org',
      METRICS_TOKEN: 'a-token-of-the-spec',
      LOG_LEVEL: 'warn',
      DEMO: 'on',
    }),
  ).toEqual([]);
});

it.each([
  ['PROT', 'PORT'],
  ['port', 'PORT'],
  ['HOTS', 'HOST'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_PASSWRD', 'DATABASE_PASSWORD'],
  ['DATADIR', 'DATA_DIR'],
  ['SERCET', 'SECRET'],
  ['SMPT_URL', 'SMTP_URL'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['CLERK_PUBLISHABLEKEY', 'CLERK_PUBLISHABLE_KEY'],
])('warns that %s is %s', (name, meant) => {
  expect(warnings({ [name]: 'junk-secret' })).toEqual([
    `${name}: is not a setting of Homefold; did you mean ${meant}?`,
  ]);
  expect(warnings({ [name]: ' ' })).toEqual([]);
});

it("warns about unknown names with Homefold's prefixes and about split SMTP settings", () => {
  expect(warnings({ VAPID_EMAIL: 'x' })).toEqual(['VAPID_EMAIL: is not a setting of Homefold']);
  expect(warnings({ SMTP_HOST: 'mail.example.org' })).toEqual([
    'SMTP_HOST: is not read; write SMTP_URL=smtp://user:password@host:587',
  ]);
  expect(warnings({ SMTP_HOST: 'x', SMTP_URL: 'smtp://x', MAIL_FROM: 'a@example.org' })).toEqual([]);
});

it.each([
  ['https://example.org/family', 'https://example.org'],
  ['https://example.org/?a=b', 'https://example.org'],
  ['https://ann:pass-secret@example.org', 'https://example.org'],
])('reduces PUBLIC_URL=%s to its origin, with a warning', (PUBLIC_URL, origin) => {
  const [line, ...rest] = warnings({ ...MAIL, PUBLIC_URL });
  expect(line).toMatch(/^PUBLIC_URL: only the origin counts/);
  expect(line?.endsWith(` ${origin}`)).toBe(true);
  expect(rest).toEqual([]);
});

it('warns about values without effect or with an unintended one', () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const clerk = {
    CLERK_PUBLISHABLE_KEY: `pk_test_${Buffer.from('calm.clerk.accounts.dev$').toString('base64')}`,
    CLERK_SECRET_KEY: 'sk_test_x',
    CLERK_JWT_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
  const named = (env: NodeJS.ProcessEnv) => warnings(env).map((line) => line.split(':')[0]);
  expect(named({ ...MAIL, PUBLIC_URL: 'http://0.0.0.0:3000' })).toEqual(['PUBLIC_URL']);
  expect(named({ MAIL_FROM: 'home@example.org' })).toEqual(['MAIL_FROM']);
  expect(named({ SMTP_URL: 'smtp://mail.example.org' })).toEqual(['MAIL_FROM']);
  expect(named({ CLERK_WEBHOOK_SECRET: 'x' })).toEqual(['CLERK_WEBHOOK_SECRET']);
  expect(named({ ...clerk, DEMO: 'on' })).toEqual(['DEMO']);
  expect(named({ ...clerk, CLERK_WEBHOOK_SECRET: 'x' })).toEqual([]);
});

it('warns about a public address without SMTP: the outbox page is closed, so no mail is delivered', () => {
  for (const PUBLIC_URL of ['https://home.example.org', 'http://192.168.1.10:3000'])
    expect(warnings({ PUBLIC_URL })).toEqual([expect.stringMatching(/^SMTP_URL: not set, so NO MAIL IS SENT/)]);
  for (const env of [{}, { PUBLIC_URL: 'http://localhost:3000' }, { ...MAIL, PUBLIC_URL: 'https://home.example.org' }])
    expect(warnings(env)).toEqual([]);
});

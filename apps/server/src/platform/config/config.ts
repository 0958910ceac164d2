import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error';
import { identityConfig, type IdentityConfig } from './identity';

export interface PushConfig {
  /** Absent: a generated pair, kept in the database. */
  keys?: { publicKey: string; privateKey: string };
  /** Contact for push services: `mailto:` or https. */
  subject: string;
  /** `host:port` of push services allowed in a private network. Empty by default. */
  allow: readonly string[];
}

/** All configuration read from the environment, validated once at start. Also the injection token. */
export abstract class AppConfig {
  abstract readonly nodeEnv: 'production' | 'development' | 'test';
  abstract readonly port: number;
  abstract readonly host: string;
  /** The single public origin, without a trailing slash; absent when there are several (`Origins`). */
  abstract readonly publicUrl?: string;
  /** The server's origin outside a request: `publicUrl`, else localhost. Issuer of its tokens. */
  abstract readonly baseUrl: string;
  /** Owner connection; absent means the embedded PostgreSQL below `dataDir`. */
  abstract readonly databaseUrl?: string;
  abstract readonly dataDir: string;
  /** At least 32 characters; signs cookies and encrypts sealed columns. */
  abstract readonly secret: string;
  /** The previous secret during a rotation: what it signed and sealed stays valid. */
  abstract readonly previousSecret?: string;
  /** The beginning of the hash of a secret for which the operator gives up what another one has sealed. */
  abstract readonly acceptedLoss?: string;
  abstract readonly redisUrl?: string;
  abstract readonly smtpUrl?: string;
  abstract readonly mailFrom: string;
  /** Express "trust proxy" setting: false, a hop count, or a list such as "loopback". */
  abstract readonly trustProxy: boolean | number | string;
  abstract readonly identity: IdentityConfig;
  /** Whether visitors may try a demo family: `DEMO`, and only with built-in accounts. */
  abstract readonly demo: boolean;
  /** `host:port` of outside calendars allowed in a private network; see `OUTSIDE_FEEDS_ALLOW`. Empty by default. */
  abstract readonly outsideFeedsAllow: readonly string[];
  /** Whether unknown barcodes are looked up at Open Food Facts. */
  abstract readonly openFoodFacts: boolean;
  abstract readonly push: PushConfig;
  /** Bearer token for `/metrics`; without one it answers this machine only. */
  abstract readonly metricsToken?: string;
  abstract readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Directory of the built web client. */
  abstract readonly webDir: string;
}

const blank = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const optional = (schema: z.ZodType<string>) => z.preprocess(blank, schema.optional());
const urlOf = (protocols: string[], example: string) =>
  z.string().refine(
    (value) => {
      try {
        return protocols.includes(new URL(value).protocol);
      } catch {
        return false;
      }
    },
    { error: `must be a URL such as ${example}` },
  );

const PORT = 'must be a port number';
/** `address` or `Name <address>`, on one line. */
const SENDER = /^(?:[^<>\r\n]*<[^@<>\s]+@[^@<>\s]+>|[^@<>\s]+@[^@<>\s]+)$/;

const schema = z.object({
  NODE_ENV: z.preprocess(
    blank,
    z
      .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
      .default('production'),
  ),
  PORT: z.preprocess(blank, z.coerce.number({ error: PORT }).int(PORT).min(0, PORT).max(65_535, PORT).default(3000)),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(urlOf(['http:', 'https:'], 'https://home.example.org')),
  DATABASE_URL: optional(urlOf(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/homefold')),
  DATABASE_PASSWORD: optional(z.string()),
  DATA_DIR: optional(z.string()),
  SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  SECRET_PREVIOUS: optional(z.string().min(32, 'must have at least 32 characters')),
  SECRET_ACCEPT_LOSS: optional(
    z.string().regex(/^[0-9a-f]{8}$/, 'must be the eight characters that a refused start has named'),
  ),
  REDIS_URL: optional(urlOf(['redis:', 'rediss:'], 'redis://host:6379')),
  SMTP_URL: optional(urlOf(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
  MAIL_FROM: optional(z.string().regex(SENDER, 'must be an address such as Homefold <home@example.org>')),
  TRUST_PROXY: optional(z.string()),
  DEMO: z.preprocess(blank, z.enum(['on', 'off'], { error: 'must be on or off' }).default('on')),
  OUTSIDE_FEEDS_ALLOW: optional(z.string()),
  OPEN_FOOD_FACTS: z.preprocess(blank, z.enum(['on', 'off'], { error: 'must be on or off' }).default('off')),
  VAPID_PUBLIC_KEY: optional(z.string()),
  VAPID_PRIVATE_KEY: optional(z.string()),
  VAPID_SUBJECT: optional(urlOf(['mailto:', 'https:'], 'mailto:home@example.org')),
  PUSH_SERVICES_ALLOW: optional(z.string()),
  CLERK_PUBLISHABLE_KEY: optional(z.string()),
  CLERK_SECRET_KEY: optional(z.string()),
  CLERK_JWT_KEY: optional(z.string()),
  CLERK_WEBHOOK_SECRET: optional(z.string()),
  METRICS_TOKEN: optional(z.string().regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 characters, without spaces')),
  LOG_LEVEL: z.preprocess(
    blank,
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
        error: 'must be fatal, error, warn, info, debug or silent',
      })
      .default('info'),
  ),
  WEB_DIR: optional(z.string()),
});

/** Names of all variables that are read. */
export const variables: readonly string[] = Object.keys(schema.shape);

/**
 * Reads and checks the environment.
 *
 * @throws ConfigError naming the first variable that is wrong.
 */
export function loadConfig(env: NodeJS.ProcessEnv): AppConfig {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(String(issue?.path[0] ?? 'environment'), issue?.message ?? 'is not valid');
  }
  const e = parsed.data;
  const dataDir = resolve(e.DATA_DIR ?? '.data');
  const identity = identityConfig(e);
  const publicUrl = e.PUBLIC_URL === undefined ? undefined : new URL(e.PUBLIC_URL).origin;
  return {
    nodeEnv: e.NODE_ENV,
    port: e.PORT,
    host: e.HOST ?? '0.0.0.0',
    publicUrl,
    baseUrl: publicUrl ?? new URL(`http://localhost:${e.PORT}`).origin,
    databaseUrl: withPassword(e.DATABASE_URL, e.DATABASE_PASSWORD),
    dataDir,
    secret: e.SECRET ?? storedSecret(dataDir),
    previousSecret: e.SECRET_PREVIOUS,
    acceptedLoss: e.SECRET_ACCEPT_LOSS,
    redisUrl: e.REDIS_URL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM ?? 'Homefold <homefold@localhost>',
    trustProxy: trustProxy(e.TRUST_PROXY),
    identity,
    demo: e.DEMO === 'on' && identity.kind === 'builtin',
    outsideFeedsAllow: hostsAndPorts('OUTSIDE_FEEDS_ALLOW', e.OUTSIDE_FEEDS_ALLOW),
    openFoodFacts: e.OPEN_FOOD_FACTS === 'on',
    push: pushConfig(e),
    metricsToken: e.METRICS_TOKEN,
    logLevel: e.LOG_LEVEL,
    webDir: resolve(e.WEB_DIR ?? 'dist/apps/web'),
  };
}

/** A separate password may hold any character; inside a URL it has to be percent-encoded. */
function withPassword(databaseUrl: string | undefined, password: string | undefined): string | undefined {
  if (password === undefined) return databaseUrl;
  if (databaseUrl === undefined) throw new ConfigError('DATABASE_PASSWORD', 'is of no use without DATABASE_URL');
  const url = new URL(databaseUrl);
  if (url.password) throw new ConfigError('DATABASE_PASSWORD', 'DATABASE_URL holds a password, too: leave one out');
  if (!url.username) throw new ConfigError('DATABASE_URL', 'must name the user that DATABASE_PASSWORD belongs to');
  url.password = encodeURIComponent(password);
  return url.href;
}

/** Generated on the first start and kept, so that sessions survive restarts without any set-up. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  try {
    if (existsSync(file)) {
      const kept = readFileSync(file, 'utf8').trim();
      if (kept.length >= 32) return kept;
      // An empty file holds nothing; any other may still tell what the secret was.
      if (kept.length > 0)
        throw new ConfigError(
          'DATA_DIR',
          `${file} is damaged: put the secret back, or set SECRET (nothing was changed)`,
        );
      rmSync(file);
    }
    mkdirSync(dataDir, { recursive: true });
    const made = randomBytes(32).toString('base64url');
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${made}\n`, { mode: 0o600 });
    // When two servers start together, the first to link its draft into place wins and the other uses that one.
    try {
      linkSync(draft, file);
      return made;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return readFileSync(file, 'utf8').trim();
      writeFileSync(file, `${made}\n`, { mode: 0o600 }); // a file system without hard links
      return made;
    } finally {
      rmSync(draft, { force: true });
    }
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause;
    throw new ConfigError('DATA_DIR', `${dataDir} cannot be written (${(cause as NodeJS.ErrnoException).code})`);
  }
}

function trustProxy(value: string | undefined): boolean | number | string {
  if (value === undefined || value === 'false') return false;
  if (value === 'true')
    throw new ConfigError(
      'TRUST_PROXY',
      'must be a hop count or a list of proxies such as "loopback", never "true" (anyone could forge an address)',
    );
  if (/^\d+$/.test(value)) return Number(value);
  for (const proxy of value.split(',').map((each) => each.trim())) {
    const [address = '', bits] = proxy.split('/');
    const most = isIP(address) === 4 ? 32 : 128;
    const known = ['loopback', 'linklocal', 'uniquelocal'].includes(proxy);
    if (!known && (!isIP(address) || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most))))
      throw new ConfigError('TRUST_PROXY', 'must be a hop count or a list such as "loopback, 10.0.0.0/8"');
  }
  return value;
}

/** `host:port` as `URL` normalises it, for comparison. */
function hostsAndPorts(variable: string, value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const [, host = '', port = ''] = /^(\[[0-9a-f:.]+\]|[^\s:/@?#[\]]+):(\d{1,5})$/i.exec(each) ?? [];
      if (!host || !URL.canParse(`http://${host}:${port}`))
        throw new ConfigError(variable, 'must be a list of host:port such as "calendar.lan:8080"');
      return `${new URL(`http://${host}`).hostname}:${Number(port)}`;
    });
}

function pushConfig(e: z.infer<typeof schema>): PushConfig {
  const sender = /<([^>]+)>$/.exec(e.MAIL_FROM ?? '')?.[1] ?? e.MAIL_FROM;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = e;
  if (!publicKey !== !privateKey)
    throw new ConfigError(publicKey ? 'VAPID_PRIVATE_KEY' : 'VAPID_PUBLIC_KEY', 'is needed: the keys are a pair');
  if (publicKey && privateKey && !areKeyPair(publicKey, privateKey))
    throw new ConfigError('VAPID_PRIVATE_KEY', 'must belong to VAPID_PUBLIC_KEY, both as base64url');
  const origin = e.PUBLIC_URL?.startsWith('https:') ? new URL(e.PUBLIC_URL).origin : undefined;
  return {
    ...(publicKey && privateKey ? { keys: { publicKey, privateKey } } : {}),
    subject: e.VAPID_SUBJECT ?? (sender ? `mailto:${sender}` : (origin ?? 'mailto:homefold@localhost')),
    allow: hostsAndPorts('PUSH_SERVICES_ALLOW', e.PUSH_SERVICES_ALLOW),
  };
}

/** Whether two keys form a P-256 key pair. */
function areKeyPair(publicKey: string, privateKey: string): boolean {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey('base64url') === publicKey.replace(/=+$/, '');
  } catch {
    return false;
  }
}

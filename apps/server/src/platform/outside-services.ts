import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import { type AppConfig, ConfigError } from './config';

/** Timeout in milliseconds. A port that accepts connections and stays silent counts as down. */
const PATIENCE_MS = 5_000;

/** The system's error code, which some errors carry in their message only. */
const codeOf = (cause: unknown): string => {
  const { code, message } = cause as NodeJS.ErrnoException;
  return /\b(?:ECONN[A-Z]+|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)\b/.exec(message)?.[0] ?? code ?? message;
};

/**
 * Checks that Redis answers: without it no job would run and there would be no live updates.
 *
 * @throws ConfigError that names REDIS_URL
 */
export async function assertRedisAnswers(
  { redisUrl }: Pick<AppConfig, 'redisUrl'>,
  patience = PATIENCE_MS,
): Promise<void> {
  if (!redisUrl) return;
  let last: unknown;
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: patience,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  redis.on('error', (error: unknown) => (last = error)); // holds the reason; the promise only says "closed"
  const silence = AbortSignal.timeout(patience);
  try {
    const answered = redis.connect().then(() => redis.ping());
    await Promise.race([
      answered,
      new Promise((_, reject) =>
        silence.addEventListener('abort', () => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' }))),
      ),
    ]);
  } catch (cause) {
    const why = last ?? cause;
    throw new ConfigError(
      'REDIS_URL',
      /^(?:WRONGPASS|NOAUTH|ERR AUTH|ERR invalid password)/.test((why as Error).message)
        ? 'the Redis server refuses the user or password'
        : `the Redis server does not answer (${codeOf(why)})`,
    );
  } finally {
    redis.disconnect();
  }
}

/**
 * Checks that the mail server accepts mail from us. An outage does not prevent the start: mail waits in the queue and
 * is retried for a day.
 *
 * @returns the problem as one line, or undefined
 */
export async function mailServerProblem(
  { smtpUrl }: Pick<AppConfig, 'smtpUrl'>,
  patience = PATIENCE_MS,
): Promise<string | undefined> {
  if (!smtpUrl) return undefined;
  const timeouts = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const transport = createTransport({ url: smtpUrl, dnsTimeout: patience, ...timeouts });
  try {
    await transport.verify();
    return undefined;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const why = code === 'EAUTH' ? 'refuses the user or password' : `does not answer (${codeOf(cause)})`;
    return `SMTP_URL: the mail server ${why}; mail is queued and retried for a day`;
  } finally {
    transport.close();
  }
}

import type { AppConfig } from './config';
import { mailDelivery } from './mail-delivery';

/** Name prefixes that no other program uses in Homefold's environment. */
const OURS = /^(?:VAPID|OUTSIDE_FEEDS|OPEN_FOOD|PUSH_SERVICES|METRICS|CLERK(?!_TELEMETRY))_/;
/** Names by which other programs take SMTP settings. */
const MAIL_SERVER = /^(?:SMTP|MAIL|MAILER|EMAIL)_(?:HOST|SERVER|PORT|USER|USERNAME|PASS|PASSWORD|SECURE|URL)$/;

/**
 * Warnings about the environment, one line each: misspelt names, and values without effect or with an unintended one.
 * The start continues; `loadConfig` refuses what cannot work at all.
 *
 * @param known every variable that is read
 */
export function configWarnings(env: NodeJS.ProcessEnv, config: AppConfig, known: readonly string[]): string[] {
  const isSet = (name: string) => (env[name] ?? '').trim() !== '';
  return [
    ...Object.keys(env)
      .filter(isSet)
      .flatMap((name) => misspelt(name, isSet, known)),
    ...(isSet('PUBLIC_URL') ? unusableAddress(env['PUBLIC_URL'] as string, config.baseUrl) : []),
    ...(mailDelivery(config) === 'unsent'
      ? ['SMTP_URL: not set, so NO MAIL IS SENT: no invitation, password reset, reminder or digest reaches anybody']
      : []),
    ...(isSet('MAIL_FROM') && !isSet('SMTP_URL') ? ['MAIL_FROM: has no effect without SMTP_URL'] : []),
    ...(isSet('SMTP_URL') && !isSet('MAIL_FROM')
      ? ['MAIL_FROM: not set, so mail comes from homefold@localhost, which most mail servers refuse']
      : []),
    ...(config.identity.kind === 'builtin' && isSet('CLERK_WEBHOOK_SECRET')
      ? ['CLERK_WEBHOOK_SECRET: has no effect without the three keys of Clerk']
      : []),
    ...(config.identity.kind === 'clerk' && env['DEMO']?.trim() === 'on'
      ? ['DEMO: has no effect with Clerk, whose accounts cannot be made up for visitors']
      : []),
  ];
}

function misspelt(name: string, isSet: (name: string) => boolean, known: readonly string[]): string[] {
  if (known.includes(name)) return [];
  const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const meant =
    known.find((each) => plain(each) === plain(name)) ??
    known.find((each) => distance(each, name) <= (each.length < 10 ? 1 : 2));
  if (meant) return [`${name}: is not a setting of Homefold; did you mean ${meant}?`];
  if (OURS.test(name)) return [`${name}: is not a setting of Homefold`];
  if (MAIL_SERVER.test(name) && !isSet('SMTP_URL'))
    return [`${name}: is not read; write SMTP_URL=smtp://user:password@host:587`];
  return [];
}

function unusableAddress(given: string, used: string): string[] {
  const { pathname, search, hash, username, password, hostname } = new URL(given);
  if (hostname === '0.0.0.0' || hostname === '[::]')
    return [`PUBLIC_URL: ${hostname} is not an address that a browser can open; use the one that people enter`];
  return (pathname !== '/' && pathname !== '') || search || hash || username || password
    ? [`PUBLIC_URL: only the origin counts, and Homefold is served at its root: ${used}`]
    : [];
}

/** Edit distance between `a` and `b`, counting swaps of neighbours as one. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? Infinity;
}

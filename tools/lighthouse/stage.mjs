/** A production server with a demo family, and the cookie of its guest. */
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, start } from '../bench/processes.mjs';
import { fromRoot } from '../lib/root.mjs';
import { serverFlags } from '../lib/server-flags.mjs';

/** Clients replay the live messages of the last seconds, so a family as young as this one would be loaded twice. */
const REPLAYED_MS = 15_000;

/** @returns `url` of the server, `cookie` as `name=value`, and the process as `child` */
export async function openDemo({ dir, log, secret, args = [], env = {} }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = await start(process.execPath, fromRoot('dist/apps/server/main.cjs'), {
    args: [...serverFlags, ...args],
    env: {
      ...{
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: url,
        DATA_DIR: dir,
        SECRET: secret,
      },
      ...{ DATABASE_URL: '', REDIS_URL: '', SMTP_URL: '', CLERK_PUBLISHABLE_KEY: '', CLERK_SECRET_KEY: '' },
      ...{ CLERK_JWT_KEY: '', LOG_LEVEL: 'info' },
      ...env,
    },
    output: log,
  });
  const answer = await fetch(`${url}/api/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ timeZone: 'Europe/London' }),
  });
  if (!answer.ok) throw new Error(`no demo family: ${answer.status} ${await answer.text()}`);
  const [cookie] = answer.headers.getSetCookie()[0].split(';');
  await wait(REPLAYED_MS);
  return { url, cookie, child };
}

import { randomUUID } from 'node:crypto';
import { asOwner } from '../../../test/database';
import { type TestPlatform, startPlatform } from '../../../test/platform';
import { until } from '../../../test/until';
import { JobQueue } from './job-queue';

// Locks do not expire: on a busy machine a holder may be late to renew.
const timings = { lockDuration: 60_000, stalledInterval: 100, backoff: 50, sweep: 100 };
const ann = { userId: 'ann', familyId: randomUUID() };

interface Data {
  id: string;
  /** Number of failures before it succeeds. */
  failures?: number;
  /** Waits until the spec releases it. */
  held?: boolean;
}
/** Every run of every job, on either server. */
let runs: { id: string; server: string; at: number }[] = [];
let release: () => void;
let released: Promise<void>;
const runsOf = (id: string) => runs.filter((run) => run.id === id);

async function start(name: string, urls?: TestPlatform['urls']): Promise<TestPlatform> {
  const handler = {
    provide: 'the handler of the spec',
    inject: [JobQueue],
    useFactory: (jobs: JobQueue) =>
      jobs.register<Data>('probe', async ({ id, failures = 0, held }) => {
        runs.push({ id, server: name, at: performance.now() });
        if (held) await released;
        if (runsOf(id).length <= failures) throw new Error('not yet, ann@example.org');
      }),
  };
  return startPlatform({ providers: [handler], timings, urls });
}

let one: TestPlatform;
let two: TestPlatform;
beforeAll(async () => {
  one = await start('one');
  two = await start('two', one.urls);
});
beforeEach(() => {
  runs = [];
  released = new Promise((resolve) => (release = resolve));
});
afterAll(async () => {
  await two?.close();
  await one?.close();
});

const enqueue = (data: Data, options: { key?: string; delayMs?: number } = {}, platform = one) =>
  platform.db.write(ann, () => platform.app.get(JobQueue).enqueue('probe', data, options));
const job = (): Data => ({ id: randomUUID() });
const sql = <Row extends object>(text: string, values: unknown[] = []) => asOwner<Row>(text, values, one.urls.owner);
const outbox = () => sql('select from job_outbox');
/** A job that runs after everything enqueued before it had its chance. */
async function settled(): Promise<void> {
  const last = job();
  await enqueue(last);
  await until(async () => runsOf(last.id).length === 1 && (await outbox()).length === 0);
  await until(async () => (await sql(`select from bullmq.job where state in ('waiting', 'active')`)).length === 0);
}

it('a job runs if and only if its write committed', async () => {
  const [kept, lost] = [job(), job()];
  await enqueue(kept);
  const failing = one.db.write(ann, async () => {
    await one.app.get(JobQueue).enqueue('probe', lost);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await until(() => runsOf(kept.id).length > 0);
  await settled();
  expect([runsOf(kept.id).length, runsOf(lost.id).length]).toEqual([1, 0]);
});

it('does not run before the commit', async () => {
  const early = job();
  await one.db.write(ann, async () => {
    await one.app.get(JobQueue).enqueue('probe', early);
    const other = job();
    await sql(`insert into job_outbox (name, data) values ('probe', $1)`, [other]);
    await until(() => runsOf(other.id).length === 1);
    expect(runsOf(early.id)).toEqual([]);
  });
  await until(() => runsOf(early.id).length === 1);
});

it('cannot be enqueued outside of a write, or under a name without a handler', async () => {
  await expect(one.app.get(JobQueue).enqueue('probe', job())).rejects.toThrow('no open database scope');
  await expect(one.db.read(ann, () => one.app.get(JobQueue).enqueue('probe', job()))).rejects.toMatchObject({
    code: '25006',
  });
  await expect(one.db.write(ann, () => one.app.get(JobQueue).enqueue('nobody', {}))).rejects.toThrow('no handler');
  expect(() => one.app.get(JobQueue).register('probe', () => Promise.resolve())).toThrow('two handlers');
});

it('left in the outbox by a process that died before the hand-over is found by the others', async () => {
  const orphan = job();
  await sql(`insert into job_outbox (name, data) values ('probe', $1)`, [orphan]);
  // A job may run before the transaction that hands it over has committed.
  await until(async () => runsOf(orphan.id).length === 1 && (await outbox()).length === 0);
});

it('handed over twice after a crash runs once', async () => {
  const data = job();
  const id = randomUUID();
  for (let n = 0; n < 2; n++) {
    await sql(`insert into job_outbox (id, name, data) values ($1, 'probe', $2)`, [id, data]);
    await until(async () => (await outbox()).length === 0);
    await settled();
  }
  expect(runsOf(data.id)).toHaveLength(1);
});

it('with the same key runs once, whatever its characters, and does not block later jobs', async () => {
  for (const key of [`digest:2026-10-08:${randomUUID()}`, randomUUID(), `ключ / ${randomUUID()}`]) {
    const same = job();
    await Promise.all([enqueue(same, { key }), enqueue(same, { key }, two), enqueue(same, { key })]);
    await settled();
    await enqueue(same, { key });
    await settled();
    expect(runsOf(same.id)).toHaveLength(1);
  }
});

it('that fails is retried with backoff, and the log names nobody', async () => {
  const stubborn = { ...job(), failures: 3 };
  await enqueue(stubborn);
  await until(() => runsOf(stubborn.id).length === 4);
  await settled();
  const at = runsOf(stubborn.id).map((run) => run.at);
  expect(at).toHaveLength(4);
  const waits = at.slice(1).map((time, n) => time - (at[n] as number));
  for (const [n, wait] of waits.entries()) expect(wait).toBeGreaterThanOrEqual(timings.backoff * 2 ** n - 5);
  const logged = [...one.logs.lines, ...two.logs.lines].filter((line) => line.includes('job failed'));
  expect(logged.length).toBeGreaterThanOrEqual(3);
  expect(logged.join('')).toContain('not yet');
  expect(logged.join('')).not.toContain('@example.org');
});

it('waits for its delay', async () => {
  const later = job();
  const asked = performance.now();
  await enqueue(later, { delayMs: 400 });
  await until(() => runsOf(later.id).length === 1);
  expect((runsOf(later.id)[0] as { at: number }).at - asked).toBeGreaterThanOrEqual(395);
});

it('of a hundred on two servers runs once each', async () => {
  const jobs = Array.from({ length: 100 }, job);
  await Promise.all(jobs.map((data, n) => enqueue(data, {}, n % 2 ? one : two)));
  await until(() => runs.length >= jobs.length);
  await settled();
  expect(jobs.filter(({ id }) => runsOf(id).length !== 1)).toEqual([]);
});

it('whose worker died is taken over by another, however often that happens', async () => {
  const held = { ...job(), held: true };
  await enqueue(held);
  await until(() => runsOf(held.id).length === 1);
  // what a killed worker leaves: an active job whose lock is not renewed
  await sql(
    `update bullmq.job set lock_token = 'dead', locked_until_ms = 0, stalled_count = 7 where data ->> 'id' = $1 and state = 'active'`,
    [held.id],
  );
  await until(() => runsOf(held.id).length === 2);
  release();
  await settled();
  const [row] = await sql<{ state: string }>(`select state from bullmq.job where data ->> 'id' = $1`, [held.id]);
  expect(row).toEqual({ state: 'completed' });
});

it('outlives its server: the next one resumes', async () => {
  const first = await start('first');
  const { urls } = first;
  const [later, orphan] = [job(), job()];
  // Long enough not to become due before the first server is gone, even on a busy machine.
  await first.db.write(ann, () => first.app.get(JobQueue).enqueue('probe', later, { delayMs: 3_600_000 }));
  await until(async () => (await asOwner('select from job_outbox', [], urls.owner)).length === 0);
  await first.app.close();
  await asOwner(`insert into job_outbox (name, data) values ('probe', $1)`, [orphan], urls.owner);
  expect(runs).toEqual([]);
  // It became due while no server was running.
  await asOwner(
    `update bullmq.job set process_at_ms = 0 where data ->> 'id' = $1 and state = 'delayed'`,
    [later.id],
    urls.owner,
  );
  const second = await start('second', urls);
  await until(() => runs.length === 2);
  expect(runs.map(({ server }) => server)).toEqual(['second', 'second']);
  await second.close();
  await first.close();
});

it('that is running at shutdown finishes while the database is still open', async () => {
  const stopping = await start('stopping');
  const held = { ...job(), held: true };
  await stopping.db.write(ann, () => stopping.app.get(JobQueue).enqueue('probe', held));
  await until(() => runs.length === 1);
  const closed = stopping.app.close();
  await new Promise(setImmediate);
  release();
  await closed;
  const rows = await asOwner<{ state: string }>('select state from bullmq.job', [], stopping.urls.owner);
  expect(rows).toEqual([{ state: 'completed' }]);
  await stopping.close();
});

it('continues after every database connection was cut', async () => {
  const system = new URL(one.urls.system).username;
  await sql(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = '${system}'`,
  );
  const after = job();
  await until(() =>
    enqueue(after, { key: after.id }).then(
      () => true,
      () => false,
    ),
  );
  await until(() => runsOf(after.id).length === 1);
  expect(await one.app.get(JobQueue).isReady()).toBe(true);
});

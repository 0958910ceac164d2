import { randomUUID } from 'node:crypto';
import { until } from '../../../test/until';
import { Database } from '../../platform/database';
import { Housekeeping } from '../../platform/housekeeping';
import { PushDevicesService } from './push-devices.service';
import { PushNotifier, type PushMessage } from './push-notifier';
import { startPushTest, type Household, type PushTest } from './push.test-kit';

let test: PushTest;
beforeAll(async () => {
  test = await startPushTest();
});
afterAll(async () => {
  await test.close();
  expect(test.service.wrong).toEqual([]);
});
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

/** Notifies the second member of an action of the first. */
async function send(rows: Household, message: Partial<PushMessage> & { title?: string } = {}): Promise<void> {
  const { familyId, ids, viewer } = rows;
  const { title = 'Dentist', ...rest } = message;
  await test.app.get(Database).write({ familyId, userId: viewer.userId }, () =>
    test.app.get(PushNotifier).notify({
      ...{ kind: 'event', familyId, by: ids[0], to: ids, key: randomUUID(), link: '/dashboard#calendar', tag: 'thing' },
      text: ({ actor }) => ({ title, body: `by ${actor}` }),
      ...rest,
    }),
  );
}

const states = async ({ familyId }: Household) =>
  (await test.sql<{ state: string }>('select state from push_delivery where family_id = $1', [familyId])).map(
    ({ state }) => state,
  );

describe('a notification', () => {
  it('is sent encrypted and signed with its link to every device of the others, but not to its author', async () => {
    const rows = await test.household();
    const second = await test.device(rows.other);
    await send(rows, { title: 'Dentist', link: '/dashboard#calendar/2026-10-08', tag: 'event 1' });
    expect(await rows.notifications(0)).toEqual([]);
    const [first] = rows.browsers[1]?.taken ?? [];
    expect(first).toMatchObject({
      title: 'Dentist',
      body: 'by Ada',
      link: '/dashboard#calendar/2026-10-08',
      tag: 'event 1',
    });
    expect(first?.headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(first?.headers['topic']).toMatch(/^[\w-]{32}$/);
    expect(second.taken).toHaveLength(1);
    expect(Object.keys(first ?? {}).sort()).toEqual(['body', 'headers', 'link', 'tag', 'title']);
  });

  it('is sent once per key, also when requested concurrently', async () => {
    const rows = await test.household();
    await Promise.all([send(rows, { key: 'one' }), send(rows, { key: 'one' }), send(rows, { key: 'one' })]);
    expect(await rows.notifications(1)).toEqual(['Dentist: by Ada']);
    await send(rows, { key: 'one' });
    expect(await rows.notifications(1)).toEqual([]);
  });

  it('of a rolled-back change is never sent', async () => {
    const rows = await test.household();
    const { familyId, viewer } = rows;
    const failing = test.app.get(Database).write({ familyId, userId: viewer.userId }, async () => {
      await send(rows);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows.notifications(1)).toEqual([]);
  });

  it('has single-line texts, truncated between characters, within the limit of push services', async () => {
    const rows = await test.household();
    await send(rows, { title: `Long\n${'👩‍👩‍👧'.repeat(400)}` });
    const [text] = await rows.notifications(1);
    expect(text).toMatch(/^Long (👩‍👩‍👧)+…: by Ada$/u);
    const wide = '語'.repeat(300);
    await send(rows, { text: () => ({ title: wide, body: Array(5).fill(wide).join('\n') }) });
    expect((await rows.notifications(1))[0]).toMatch(/^語+…: (語+…\n){4}語+…$/);
  });

  it('skips former members, signed-out devices and members who switched the kind off', async () => {
    const rows = await test.household(undefined, ['Ada', 'Ben', 'Cleo', 'Dan']);
    const [, ben, , dan] = rows.ids;
    await test.sql('update membership set left_at = now() where id = $1', [ben]);
    await test.app.get(PushDevicesService).remove(rows.viewerOf(2), rows.browsers[2]?.id ?? '');
    await test.sql(
      'insert into notification_preferences (family_id, membership_id, push_events) values ($1, $2, false)',
      [rows.familyId, dan],
    );
    await send(rows);
    await test.settle();
    expect(rows.browsers.map(({ taken }) => taken.length)).toEqual([0, 0, 0, 0]);
    await send(rows, { kind: 'job' });
    expect(await rows.notifications(3)).toHaveLength(1);
    expect(await test.sql('select from push_device where membership_id = $1', [ben])).toEqual([]);
  });

  it('is deleted after a month', async () => {
    const rows = await test.household();
    await send(rows);
    await test.settle();
    test.clock.set('2026-11-06T09:30:00Z');
    await test.app.get(Housekeeping).sweep();
    expect(await states(rows)).toEqual(['sent']);
    test.clock.set('2026-11-08T09:30:00Z');
    await test.app.get(Housekeeping).sweep();
    expect(await states(rows)).toEqual([]);
  });
});

describe("a member's action", () => {
  afterEach(() => (test.timings.graceMs = 0));

  it('is not sent when undone in time; members already notified are reported', async () => {
    const rows = await test.household();
    test.timings.graceMs = 600;
    const withdraw = () =>
      test.app
        .get(Database)
        .write({ familyId: rows.familyId, userId: rows.viewer.userId }, () =>
          test.app.get(PushNotifier).withdraw(rows.familyId, 'thing'),
        );
    await send(rows);
    expect(await withdraw()).toEqual([]);
    expect(await rows.notifications(1)).toEqual([]);
    await send(rows);
    expect(await rows.notifications(1)).toHaveLength(1);
    expect(await withdraw()).toEqual([rows.ids[1]]);
  });

  it('repeated on one thing is sent once, with the final state', async () => {
    const rows = await test.household();
    test.timings.graceMs = 600;
    await send(rows, { text: () => ({ title: 'Dentist', body: 'at three' }) });
    await send(rows, { text: () => ({ title: 'Dentist', body: 'at four' }) });
    expect(await rows.notifications(1)).toEqual(['Dentist: at four']);
  });
});

describe('a push service', () => {
  it('that is accepting a notification during a change: the first one counts as sent, and is not repeated', async () => {
    const rows = await test.household();
    rows.browsers[1]?.answer('wait');
    await send(rows, { key: 'one' });
    await until(() => rows.browsers[1]?.asked() === 1);
    rows.browsers[1]?.answer({ status: 201 });
    await send(rows, { key: 'two' });
    await send(rows, { key: 'one' });
    test.service.release();
    await test.settle();
    expect(rows.browsers[1]?.asked()).toBe(2);
    expect(await states(rows)).toEqual(['sent', 'sent']);
  });

  it.each([404, 410])('that answers %d has the device removed', async (status) => {
    const rows = await test.household();
    rows.browsers[1]?.answer({ status });
    await send(rows);
    await test.settle();
    expect(await test.app.get(PushDevicesService).mine(rows.other)).toEqual([]);
    await send(rows);
    await test.settle();
    expect(rows.browsers[1]?.asked()).toBe(1);
  });

  it.each([
    ['is busy', { status: 429, headers: { 'retry-after': '1' } }],
    ['is broken', { status: 503 }],
  ])('that %s is retried, and delivers once', async (_how, reply) => {
    const rows = await test.household();
    rows.browsers[1]?.answer(reply);
    await send(rows);
    await until(() => rows.browsers[1]?.asked() === 1);
    expect(rows.browsers[1]?.taken).toEqual([]);
    rows.browsers[1]?.answer({ status: 201 });
    expect(await rows.notifications(1)).toHaveLength(1);
    expect(await states(rows)).toEqual(['sent']);
  });

  it('that recovers after the expiry receives nothing', async () => {
    const rows = await test.household();
    rows.browsers[1]?.answer({ status: 503 });
    await send(rows, { expiresAt: new Date('2026-10-08T09:31:00Z') });
    await until(() => rows.browsers[1]?.asked() === 1);
    rows.browsers[1]?.answer({ status: 201 });
    test.clock.set('2026-10-08T09:31:00Z');
    expect(await rows.notifications(1)).toEqual([]);
    expect(await states(rows)).toEqual(['expired']);
  });

  it('that drops the connection may have received it: it is not sent twice', async () => {
    const rows = await test.household();
    rows.browsers[1]?.answer('hang up');
    await send(rows);
    await test.settle();
    expect(rows.browsers[1]?.asked()).toBe(1);
    expect(await states(rows)).toEqual(['unknown']);
  });

  it('that rejects is not retried, and the device stays', async () => {
    const rows = await test.household();
    rows.browsers[1]?.answer({ status: 403 });
    await send(rows);
    await test.settle();
    expect([rows.browsers[1]?.asked(), await states(rows)]).toEqual([1, ['refused']]);
    expect(await test.app.get(PushDevicesService).mine(rows.other)).toHaveLength(1);
  });

  it('is not called for a device whose token was sealed with another SECRET, which has to register again', async () => {
    const rows = await test.household();
    const away = await test.sql<{ token_digest: string }>(
      `update push_device set token = $2 where id = $1 returning token_digest`,
      [rows.browsers[1]?.id, 'not sealed by this server'],
    );
    expect(away).toHaveLength(1);
    await send(rows);
    await test.settle();
    expect(rows.browsers[1]?.asked()).toBe(0);
    expect(await test.app.get(PushDevicesService).mine(rows.other)).toEqual([]);
  });
});

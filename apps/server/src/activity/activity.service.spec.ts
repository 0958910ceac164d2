import { randomUUID } from 'node:crypto';
import { FixedClock } from '../../test/clock';
import { asOwner } from '../../test/database';
import { liveMessages } from '../../test/live-messages';
import { type TestPlatform, startPlatform, tokenFor } from '../../test/platform';
import { statementsOf } from '../../test/statements';
import { until } from '../../test/until';
import request from 'supertest';
import type { FamilyViewer } from '../platform/auth';
import { toPublicError } from '../platform/errors';
import { ActivityModule } from './activity.module';
import { ActivityService } from './activity.service';

const clock = new FixedClock();
let platform: TestPlatform;
let activities: ActivityService;

beforeAll(async () => {
  platform = await startPlatform({ imports: [ActivityModule], clock });
  activities = platform.app.get(ActivityService);
});
afterAll(() => platform?.close());

/** Inserts a family with one member. */
async function founder(name = 'Ann'): Promise<FamilyViewer> {
  const [familyId, membershipId, userId] = [randomUUID(), randomUUID(), `user-${randomUUID()}`];
  const { owner } = platform.urls;
  await asOwner(
    `insert into family (id, name, invite_code, time_zone, country, locale, currency, created_at)
     values ($1, 'F', 'C', 'Europe/London', 'GB', 'en-GB', 'GBP', now())`,
    [familyId],
    owner,
  );
  await asOwner(
    `insert into membership (family_id, id, user_id, display_name, role, hue, joined_at)
     values ($1, $2, $3, $4, 'admin', 'teal', now())`,
    [familyId, membershipId, userId, name],
    owner,
  );
  platform.memberships.members.set(userId, { familyId, membershipId, role: 'admin' });
  return { userId, sessionId: 's', email: '', name, familyId, membershipId, role: 'admin' };
}
const record = (viewer: FamilyViewer, title: string, data?: Record<string, string>) =>
  platform.db.write(viewer, () =>
    activities.record(viewer, { type: 'created', resource: 'calendar_event', resourceId: randomUUID(), title, data }),
  );
const titles = (items: { description: string }[]) => items.map(({ description }) => description);
const get = (viewer: FamilyViewer, query = '') =>
  request(platform.url).get(`/api/activities${query}`).set('authorization', tokenFor(viewer.userId));

describe('the feed', () => {
  it('pages newest first without duplicates, also within one millisecond', async () => {
    const ann = await founder();
    for (let n = 0; n < 23; n++) {
      if (n % 5 === 0) clock.advance(1);
      await record(ann, `Event ${n}`);
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await activities.list(ann, 7, after);
      seen.push(...page.items.map(({ id }) => id));
      after = page.nextCursor;
    } while (after);
    const all = await activities.list(ann, 100);
    expect(seen).toEqual(all.items.map(({ id }) => id));
    expect(new Set(seen).size).toBe(23);
    const times = all.items.map(({ timestamp }) => timestamp.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(all.nextCursor).toBeNull();
  });

  it("shows the family's own activities only", async () => {
    const [ann, eve] = [await founder(), await founder('Eve')];
    await record(ann, 'Dentist');
    expect((await activities.list(eve, 20)).items).toEqual([]);
    expect((await get(eve)).body).toEqual([]);
    const other = platform.db.write(eve, () =>
      activities.record(
        { ...eve, membershipId: ann.membershipId },
        { type: 'created', resource: 'todo', resourceId: 'x', title: 'y' },
      ),
    );
    await expect(other).rejects.toThrow();
    expect((await activities.list(ann, 20)).items).toHaveLength(1);
  });

  it('answers the documented shape over REST', async () => {
    const ann = await founder();
    await record(ann, 'Dentist', { eventDate: '2026-10-09' });
    const { body } = (await get(ann)) as { body: Record<string, unknown>[] };
    expect(body).toEqual([
      {
        id: expect.any(String) as string,
        type: 'created',
        resource: 'calendar_event',
        description: expect.stringContaining('Dentist') as string,
        userName: 'Ann',
        userId: ann.userId,
        timestamp: clock.now().toISOString(),
        data: { resourceId: expect.any(String) as string, eventDate: '2026-10-09' },
      },
    ]);
    expect((await activities.list(ann, 1)).items[0]).toMatchObject({ eventDate: '2026-10-09' });
  });

  it('accepts 1 to 100 and its own cursors only', async () => {
    const ann = await founder();
    const refusal = async (promise: Promise<unknown>) => {
      const { status, field } = toPublicError(await promise.catch((thrown: unknown) => thrown));
      return [status, field];
    };
    for (const first of [0, -1, 101, 1.5, NaN])
      expect(await refusal(activities.list(ann, first))).toEqual([400, 'first']);
    const time = '2026-10-08T09:30:00.000Z';
    for (const junk of [
      'x',
      '_',
      `${time}_`,
      `${time}_x`,
      `${time}_${'-'.repeat(36)}`,
      `x_${randomUUID()}`,
      `+275760-09-13T00:00:00.000Z_${randomUUID()}`,
    ])
      expect([junk, await refusal(activities.list(ann, 20, junk))]).toEqual([junk, [400, 'after']]);
    for (const limit of ['0', '101', 'x', '1.5', '1e9']) expect((await get(ann, `?limit=${limit}`)).status).toBe(400);
    expect((await get(ann, '?limit=100')).status).toBe(200);
    expect((await get(ann, `?userId=${ann.userId}`)).status).toBe(200);
    expect((await get(ann, '?userId=somebody')).status).toBe(403);
    expect((await request(platform.url).get('/api/activities')).status).toBe(401);
    const nobody = { ...ann, familyId: null, membershipId: null, role: null };
    await expect(activities.list(nobody, 20)).rejects.toMatchObject({ code: 'NO_FAMILY' });
  });

  it('costs one statement for any page size', async () => {
    const ann = await founder();
    await record(ann, 'One');
    const one = await statementsOf(() => activities.list(ann, 100));
    for (let n = 0; n < 20; n++) await record(ann, `Event ${n}`);
    const many = await statementsOf(() => activities.list(ann, 100));
    expect(one).toHaveLength(1);
    expect(many).toEqual(one);
    expect(await statementsOf(() => activities.listForRest(ann, 100))).toEqual(one);
  });
});

describe('recording', () => {
  it('publishes the activity and the change on commit', async () => {
    const ann = await founder();
    const { messages: published, stop } = await liveMessages(platform, ann.familyId);
    await expect(
      platform.db.write(ann, async () => {
        await record(ann, 'Taken back');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await record(ann, 'Dentist');
    await until(() => published.length >= 2);
    stop();
    expect(published.map(({ topic }) => topic)).toEqual(['activityAdded', 'familyChanged']);
    expect(published[0]?.payload).toMatchObject({
      description: expect.stringContaining('Dentist') as string,
      userName: 'Ann',
    });
    expect(published[1]?.payload).toMatchObject({
      type: 'calendar_event',
      action: 'created',
      actorMembershipId: ann.membershipId,
    });
    expect(titles((await activities.list(ann, 20)).items).join()).not.toContain('Taken back');
  });

  it('is refused outside of a write', async () => {
    const ann = await founder();
    const subject = { type: 'created', resource: 'todo', resourceId: 'x', title: 'y' } as const;
    await expect(activities.record(ann, subject)).rejects.toThrow('no open database scope');
    await expect(platform.db.read(ann, () => activities.record(ann, subject))).rejects.toMatchObject({ code: '25006' });
  });

  it('fits into a message even for the longest title of the widest characters', async () => {
    const ann = await founder('👨‍👩‍👧‍👦'.repeat(9));
    await expect(record(ann, '👨‍👩‍👧‍👦'.repeat(18))).resolves.toEqual(expect.any(String));
  });
});

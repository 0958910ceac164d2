import { FamiliesService } from '../families';
import { IdentityProvider } from '../identity';
import type { Viewer } from '../platform/auth';
import { DemoService } from './demo.service';
import { ask, newAddress, rows, server, startDemo, test, visitor } from './demo.test-kit';

startDemo();

const DAY = 86_400_000;

describe('after a day', () => {
  const traces = (viewer: Viewer) =>
    rows<{ n: string }>(
      `select (select count(*) from family where id = $1) + (select count(*) from activity where family_id = $1)
            + (select count(*) from identity."user" where email like '%' || split_part($2, '@', 2))
            + (select count(*) from identity.session where "userId" = $3)
            + (select count(*) from profile where user_id = $3::text)
            + (select count(*) from user_membership where family_id = $1)
            + (select count(*) from demo_copy where $3::text = any(user_ids)) as n`,
      [viewer.familyId, viewer.email, viewer.userId],
    ).then(([row]) => Number(row?.n));

  it('deletes a whole copy with its session, and keeps a younger one', async () => {
    const { viewer, cookie } = await visitor();
    test.clock.advance(DAY - 1_000);
    const younger = await visitor();
    await test.app.get(DemoService).sweep();
    expect(await traces(viewer)).toBeGreaterThan(10);
    test.clock.advance(1_000);
    await test.app.get(DemoService).sweep();
    expect(await traces(viewer)).toBe(0);
    await server().get('/identity/token').set('cookie', cookie).expect(401);
    await server().get('/identity/token').set('cookie', younger.cookie).expect(200);
  });

  it('has the same result when several servers run it several times', async () => {
    const visitors = await Promise.all([visitor(), visitor(), visitor()]);
    const families = test.app.get(FamiliesService);
    const ended = jest.spyOn(families, 'expireDemo');
    test.clock.advance(DAY);
    const service = test.app.get(DemoService);
    await Promise.all([service.sweep(), service.sweep(), service.sweep()]);
    await service.sweep();
    for (const { viewer } of visitors) {
      expect(await traces(viewer)).toBe(0);
      expect(ended.mock.calls.filter(([id]) => id === viewer.familyId)).not.toEqual([]);
    }
    ended.mockRestore();
  });

  it('resumes an interrupted deletion on the next run', async () => {
    const { viewer } = await visitor();
    test.clock.advance(DAY);
    const provider = test.app.get(IdentityProvider);
    const close = provider.closeGuest.bind(provider);
    let closed = 0;
    const broken = jest
      .spyOn(provider, 'closeGuest')
      .mockImplementation((...of) => (++closed > 2 ? Promise.reject(new Error('killed')) : close(...of)));
    await test.app.get(DemoService).sweep();
    broken.mockRestore();
    expect(await traces(viewer)).toBeGreaterThan(10);
    await test.app.get(DemoService).sweep();
    expect(await traces(viewer)).toBe(0);
  });

  it.each(['createDemo', 'current'] as const)('removes a copy whose creation failed at %s', async (step) => {
    const broken = jest.spyOn(test.app.get(FamiliesService), step).mockRejectedValue(new Error('killed'));
    await ask(newAddress()).expect(500);
    broken.mockRestore();
    const [copy] = await rows<{ id: string; userIds: string[] }>(
      `select demo_family_id as id, user_ids as "userIds" from demo_copy where created_at = $1`,
      [test.clock.now()],
    );
    test.clock.advance(DAY);
    await test.app.get(DemoService).sweep();
    expect(await rows('select from family where id = $1', [copy?.id])).toEqual([]);
    expect(await rows('select from identity."user" where id = any($1::uuid[])', [copy?.userIds])).toEqual([]);
    expect(await rows('select from profile where user_id = any($1)', [copy?.userIds])).toEqual([]);
  });

  it('skips a copy that cannot be deleted, and retries it', async () => {
    const stuck = await visitor();
    test.clock.advance(1);
    const fine = await visitor();
    test.clock.advance(DAY);
    const families = test.app.get(FamiliesService);
    const expire = families.expireDemo.bind(families);
    const broken = jest
      .spyOn(families, 'expireDemo')
      .mockImplementation((id) => (id === stuck.viewer.familyId ? Promise.reject(new Error('no')) : expire(id)));
    await test.app.get(DemoService).sweep();
    expect(await traces(fine.viewer)).toBe(0);
    expect(await traces(stuck.viewer)).toBeGreaterThan(10);
    broken.mockRestore();
    await test.app.get(DemoService).sweep();
    expect(await traces(stuck.viewer)).toBe(0);
  });
});

import { FamiliesService, JoiningService } from '../families';
import type { Viewer } from '../platform/auth';
import { DemoService } from './demo.service';
import { newAddress, rows, server, startDemo, test, visitor } from './demo.test-kit';

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

  it('everything of a copy is gone, its session with it, and a younger one stays', async () => {
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

  it('several servers and several times remove what one removes once', async () => {
    const visitors = await Promise.all([visitor(), visitor(), visitor()]);
    const families = test.app.get(FamiliesService);
    const ended = jest.spyOn(families, 'expire');
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

  it('goes also when somebody real has joined, who keeps their account and is free again', async () => {
    const { viewer, gql } = await visitor();
    const { data } = await gql<{ family: { inviteCode: string } }>('{ family { inviteCode } }');
    const [real] = await rows<{ id: string }>(
      `insert into identity."user" (name, email, "emailVerified") values ('Ann Lee', 'ann@example.org', false) returning id`,
    );
    const ann: Viewer = {
      ...viewer,
      userId: real?.id ?? '',
      email: 'ann@example.org',
      name: 'Ann Lee',
      familyId: null,
      membershipId: null,
      role: null,
    };
    await test.app.get(JoiningService).join(ann, newAddress(), { code: data.family.inviteCode });
    test.clock.advance(DAY);
    await test.app.get(DemoService).sweep();
    expect(await traces(viewer)).toBe(0);
    await expect(test.app.get(FamiliesService).create(ann, { name: 'Lee' })).resolves.toMatchObject({ name: 'Lee' });
  });

  it('one that cannot be removed holds up no other, and is tried again', async () => {
    const stuck = await visitor();
    test.clock.advance(1);
    const fine = await visitor();
    test.clock.advance(DAY);
    const families = test.app.get(FamiliesService);
    const expire = families.expire.bind(families);
    const broken = jest
      .spyOn(families, 'expire')
      .mockImplementation((id) => (id === stuck.viewer.familyId ? Promise.reject(new Error('no')) : expire(id)));
    await test.app.get(DemoService).sweep();
    expect(await traces(fine.viewer)).toBe(0);
    expect(await traces(stuck.viewer)).toBeGreaterThan(10);
    broken.mockRestore();
    await test.app.get(DemoService).sweep();
    expect(await traces(stuck.viewer)).toBe(0);
  });
});

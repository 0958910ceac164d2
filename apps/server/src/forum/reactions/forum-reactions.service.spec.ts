import type { FamilyViewer } from '../../platform/auth';
import { allRefused, familyRows } from '../../../test';
import { ada, leo, owner, posts, reactions, reply, rosa, rows, test, tom, useForum, write } from '../forum.test-kit';

useForum();

const given = (): Promise<{ type: string }[]> =>
  owner<{ type: string }>('select type from forum_reaction where family_id = $1 order by type', [rows.familyId]);

it('is limited to one of each type per member and post or reply, and lists who reacted', async () => {
  const post = await write();
  const answer = await reply(post.id);
  await reactions().react(ada, post.id, 'love');
  test.clock.advance(1_000);
  await reactions().react(leo, post.id, 'love');
  await reactions().react(leo, post.id, 'like');
  const { reactions: shown, version } = await posts().get(leo, post.id);
  expect(shown.map(({ type, count, own }) => [type, count, own])).toEqual([
    ['like', 1, true],
    ['love', 2, true],
    ['laugh', 0, false],
  ]);
  expect(shown[1]?.members.map(({ displayName }) => displayName)).toEqual(['Ada', 'Leo']);
  expect(version).toBe(1);
  expect((await reactions().react(tom, answer.id, 'laugh')).reactions[2]).toMatchObject({ count: 1, own: true });
});

it('is toggled, or set to a given state', async () => {
  const { id } = await write();
  const count = async (isOn?: boolean) => (await reactions().react(ada, id, 'like', isOn)).reactions[0]?.count;
  expect([
    await count(),
    await count(),
    await count(true),
    await count(true),
    await count(false),
    await count(false),
  ]).toEqual([1, 0, 1, 1, 0, 0]);
});

it.each([
  [50, 0],
  [51, 1],
])('of %i at once %i is left, never two', async (times, left) => {
  const { id } = await write();
  await Promise.all(Array.from({ length: times }, () => reactions().react(ada, id, 'like')));
  expect((await posts().get(ada, id)).reactions[0]).toMatchObject({ count: left, own: left === 1 });
  expect(await given()).toHaveLength(left);
});

it("is refused for unknown types, missing posts and other families' posts", async () => {
  const { id } = await write();
  for (const type of ['hate', 'LIKE', '', 'toString'])
    await expect(reactions().react(ada, id, type)).rejects.toMatchObject({
      message: 'The reaction must be one of like, love, laugh.',
    });
  const zoe: FamilyViewer = (await familyRows(test, {}, ['Zoe', 'Max'])).viewer;
  await posts().delete(rosa, id);
  await allRefused({ code: 'NOT_FOUND' }, [
    reactions().react(ada, id, 'like'),
    reactions().react(zoe, id, 'like'),
    reactions().react(ada, 'no id', 'like'),
  ]);
  expect(await given()).toEqual([]);
});

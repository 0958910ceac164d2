import { allRefused, familyRows } from '../../../test';
import type { FamilyViewer } from '../../platform/auth';
import {
  ada,
  leo,
  listed,
  minuteLater,
  owner,
  pages,
  posts,
  reading,
  reply,
  rosa,
  rows,
  test,
  tom,
  useForum,
  write,
} from '../forum.test-kit';

useForum();

const unread = (viewer: FamilyViewer) => listed(viewer, { isUnread: true });
const newReplies = async (viewer: FamilyViewer, id: string) => (await posts().get(viewer, id)).unreadReplies;

describe('what is new to a member', () => {
  it('is what others have written since they read it', async () => {
    const post = await write();
    expect([await unread(rosa), await unread(ada)]).toEqual([[], [post.content]]);
    minuteLater();
    await reading().read(ada, [post.id]);
    expect(await unread(ada)).toEqual([]);
    await reply(post.id, tom);
    await reply(post.id, leo, 'To the hills');
    expect([await newReplies(ada, post.id), await newReplies(leo, post.id), await newReplies(tom, post.id)]).toEqual([
      2, 0, 1,
    ]);
    const shown = (await pages().replies(tom, post.id, { first: 10 })).items;
    expect(shown.map(({ isUnread }) => isUnread)).toEqual([false, true]);
    expect([await unread(ada), await unread(rosa), await unread(leo)]).toEqual([[post.content], [post.content], []]);
  });

  it('includes what was written after the page they read had been fetched', async () => {
    const post = await write();
    const fetched = test.clock.now();
    await reply(post.id);
    minuteLater();
    await reading().read(ada, [post.id], fetched);
    expect(await newReplies(ada, post.id)).toBe(1);
    await reading().read(ada, [post.id], new Date('2100-01-01'));
    expect(await newReplies(ada, post.id)).toBe(0);
    await reading().read(ada, [post.id], fetched);
    expect(await newReplies(ada, post.id)).toBe(0);
    await reply(post.id);
    expect(await newReplies(ada, post.id)).toBe(1);
  });

  it('excludes everything marked as read, and what was written before they joined', async () => {
    const post = await write();
    const later = await write({ content: 'Later', category: 'Important' });
    expect(await reading().overview(ada)).toMatchObject({ unread: 2, total: 2 });
    minuteLater();
    expect(await reading().read(ada, null)).toMatchObject({ unread: 0 });
    await reply(post.id);
    expect(await unread(ada)).toEqual([post.content]);
    await owner('update membership set joined_at = $2 where family_id = $1 and id = $3', [
      ...[rows.familyId, test.clock.now(), leo.membershipId],
    ]);
    expect(await unread(leo)).toEqual([]);
    expect(await unread(tom)).toEqual([later.content]);
  });

  it('excludes a post whose only new reply was deleted', async () => {
    const post = await write();
    minuteLater();
    await reading().read(ada, [post.id]);
    const answer = await reply(post.id);
    await posts().delete(tom, answer.id);
    expect(await unread(ada)).toEqual([]);
  });

  it('is marked as read only for the caller, and only for posts of their own family', async () => {
    const post = await write();
    const zoe = (await familyRows(test, {}, ['Zoe', 'Max'])).viewer;
    minuteLater();
    await reading().read(zoe, [post.id]);
    await reading().read(tom, [post.id, 'no id', (await reply(post.id, rosa)).id]);
    expect(
      await owner('select membership_id from forum_read where post_id = $1 and membership_id = $2', [
        post.id,
        zoe.membershipId,
      ]),
    ).toEqual([]);
    expect(await unread(ada)).toEqual([post.content]);
    await expect(
      reading().read(
        ada,
        Array.from({ length: 101 }, () => post.id),
      ),
    ).rejects.toMatchObject({
      extras: { field: 'ids' },
    });
  });
});

it('returns when the previous visit ended', async () => {
  const visit = async (at: string) => {
    test.clock.set(at);
    return (await reading().visit(ada)).lastVisitAt;
  };
  expect(await visit('2026-12-01T10:00:00Z')).toBeNull();
  expect(await visit('2026-12-01T10:20:00Z')).toBeNull();
  const end = new Date('2026-12-01T10:20:00Z');
  expect(await visit('2026-12-01T18:00:00Z')).toEqual(end);
  expect(await visit('2026-12-01T18:29:00Z')).toEqual(end);
  expect((await reading().overview(tom)).lastVisitAt).toBeNull();
});

it("counts posts by category, the member's own, pinned and saved ones", async () => {
  const trip = await write({ category: 'Plans', isPinned: true });
  await write({ category: 'Plans' }, ada);
  await reply((await write({ category: 'Important' })).id);
  await posts().delete(rosa, (await write()).id);
  await reading().save(tom, trip.id, true);
  const { categories, ...all } = await reading().overview(tom);
  expect(all).toMatchObject({ total: 3, pinned: 1, unread: 2, saved: 1, mine: 0 });
  expect(categories.map(({ category, count, unread: fresh }) => [category, count, fresh])).toEqual([
    ['General', 0, 0],
    ['Kids', 0, 0],
    ['House', 0, 0],
    ['Plans', 2, 2],
    ['Updates', 0, 0],
    ['Important', 1, 0],
  ]);
  expect(await reading().overview(rosa)).toMatchObject({ mine: 2, saved: 0 });
});

describe('a saved post', () => {
  it('is saved for one member until they remove it', async () => {
    const [post] = [await write({ content: 'Keep' }), await write({ content: 'Other' })];
    for (let twice = 0; twice < 2; twice++)
      expect(await reading().save(ada, post.id, true)).toMatchObject({ isSaved: true });
    expect([await listed(ada, { isSaved: true }), await listed(tom, { isSaved: true })]).toEqual([['Keep'], []]);
    expect(await listed(ada, { isSaved: false })).toEqual(['Other']);
    expect(await reading().save(ada, post.id, false)).toMatchObject({ isSaved: false, version: 1 });
    const answer = await reply(post.id);
    await allRefused({ code: 'INVALID' }, [reading().save(ada, answer.id, true)]);
    await posts().delete(rosa, post.id);
    await allRefused({ code: 'NOT_FOUND' }, [reading().save(ada, post.id, true)]);
  });
});

it("deletes an account's reading state and saved posts, and keeps what it wrote", async () => {
  const post = await write({}, leo);
  await reading().save(leo, post.id, true);
  await reading().visit(leo);
  await owner('update membership set left_at = now() where id = $1', [leo.membershipId]);
  expect(await posts().get(ada, post.id)).toMatchObject({ author: { displayName: 'Leo', hasLeft: true } });
  await owner('update membership set user_id = null where id = $1', [leo.membershipId]);
  for (const table of ['forum_saved', 'forum_read', 'forum_visit'])
    expect(await owner(`select 1 from ${table} where membership_id = $1`, [leo.membershipId])).toEqual([]);
  expect(await listed(ada)).toEqual([post.content]);
});

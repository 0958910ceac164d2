import { as, listen, make, type Family, type Member } from '../../../test';
import { until } from '../../../test/until';
import type { RestForumPost } from './forum.rest';

const PATH = '/api/forum';
const STREAM = `subscription ($postId: ID) { forumReplyAdded(postId: $postId, last: 60) {
  id parentId content replyCount version createdAt author { memberId displayName } } }`;

let ours: Family;
let theirs: Family;
/** The author, an admin; and a member who is not an admin. */
let emma: Member;
let ben: Member;
beforeEach(async () => {
  [ours, theirs] = await Promise.all([make.family(), make.family({ members: 0 })]);
  [emma, ben] = [ours.admin, ours.member];
});

const postOf = (body: unknown) => (body as { post: RestForumPost }).post;
const write = async (body: object = {}, by = emma) =>
  postOf((await as(by).rest.post(PATH, { content: 'Where shall we go?', ...body })).body);
const listed = async (by: Member, query = '') =>
  (await as(by).rest.get(`${PATH}${query}`)).body as { posts: RestForumPost[]; nextCursor: string | null };

describe('the documented calls', () => {
  it('add, reply to, change, pin, react to and delete a post', async () => {
    const me = as(emma);
    const added = await me.rest.post(PATH, {
      ...{ title: 'Summer', content: 'Where to?', category: 'Plans', userId: emma.userId },
    });
    expect(added.status).toBe(201);
    const post = postOf(added.body);
    expect(post).toMatchObject({
      ...{ title: 'Summer', content: 'Where to?', category: 'Plans', parentId: null, isPinned: false, replies: [] },
      ...{ user: { id: emma.userId, name: emma.name.split(' ')[0] }, reactions: [], version: 1 },
    });
    const replied = await as(ben).rest.post(PATH, { content: 'To the sea', parentId: post.id, userId: ben.userId });
    expect(postOf(replied.body)).toMatchObject({ content: 'To the sea', parentId: post.id, category: null });

    const put = await me.rest.put(`${PATH}/${post.id}`, { content: 'Where to, and when?', userId: emma.userId });
    expect(postOf(put.body)).toMatchObject({ title: 'Summer', content: 'Where to, and when?', version: 2 });
    const pinned = await me.rest.post(`${PATH}/${post.id}/pin`, { isPinned: true, userId: emma.userId });
    expect([pinned.status, postOf(pinned.body).isPinned]).toEqual([200, true]);
    const toggle = () => as(ben).rest.post(`${PATH}/${post.id}/reactions`, { reactionType: 'love' });
    const reaction = { reactionType: 'love', userId: ben.userId };
    expect((await toggle()).body).toMatchObject({ reactions: [reaction] });

    const { posts } = await listed(ben);
    expect(posts).toMatchObject([
      { id: post.id, isPinned: true, replyCount: 1, replies: [{ content: 'To the sea' }], reactions: [reaction] },
    ]);
    expect((await toggle()).body).toEqual({ reactions: [] });

    expect((await me.rest.delete(PATH)).body).toMatchObject({ error: 'Post id is required.', field: 'postId' });
    const gone = await me.rest.raw((agent) => agent.delete(`${PATH}?postId=${post.id}`).send({ userId: emma.userId }));
    expect(gone.body).toEqual({ success: true, id: post.id });
    expect((await listed(ben)).posts).toEqual([]);
    expect((await me.rest.put(`${PATH}/${post.id}`, { content: 'x' })).status).toBe(404);
  });

  it('are refused with a message: to others, to another family, for replies to replies and for missing posts', async () => {
    const post = await write();
    const answer = await write({ parentId: post.id }, ben);
    const refused = async (by: Member, body: object, path = PATH) => {
      const { status, body: said } = await as(by).rest.post(path, body);
      return [status, (said as { error: string }).error];
    };
    expect(await refused(ben, { content: 'x', parentId: answer.id })).toEqual([
      ...[400, 'A reply cannot be replied to. Reply to its post instead.'],
    ]);
    expect(await refused(theirs.admin, { content: 'x', parentId: post.id })).toEqual([404, 'Post not found']);
    expect(await refused(ben, { content: ' ' })).toEqual([400, 'Write something first.']);
    expect(await refused(ben, { content: 'x', category: 'Rumours' })).toMatchObject([
      400,
      /^The category must be one of/,
    ]);
    expect(await refused(ben, { content: 'x', userId: emma.userId })).toEqual([403, 'The user id is not yours.']);
    expect(await refused(ben, { isPinned: true }, `${PATH}/${post.id}/pin`)).toMatchObject([
      403,
      /author or a family admin/,
    ]);
    expect(await refused(ben, { reactionType: 'hate' }, `${PATH}/${post.id}/reactions`)).toMatchObject([
      400,
      /like, love/,
    ]);
    expect((await as(ben).rest.raw((agent) => agent.delete(PATH))).status).toBe(400);
    expect((await as(null).rest.get(PATH)).status).toBe(401);
    const late = await as(emma).rest.put(`${PATH}/${post.id}`, { content: 'x' }, { 'if-match': '"7"' });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'VERSION_CONFLICT', details: { current: { id: post.id } } },
    ]);
  });

  it('answer pages', async () => {
    for (const content of ['1', '2', '3']) await write({ content, category: content === '2' ? 'Kids' : 'House' });
    const first = await listed(ben, '?limit=2');
    const last = await listed(ben, `?limit=2&after=${encodeURIComponent(first.nextCursor ?? '')}`);
    expect([...first.posts, ...last.posts].map(({ content }) => content)).toEqual(['3', '2', '1']);
    expect((await listed(ben, '?category=Kids')).posts).toMatchObject([{ content: '2' }]);
    expect((await as(ben).rest.get(`${PATH}?limit=0`)).status).toBe(400);
  });

  it('begin with the pinned posts, however old and many, and show every post once over all pages', async () => {
    const written: RestForumPost[] = [];
    for (const content of ['1', '2', '3', '4', '5']) written.push(await write({ content, category: 'House' }));
    for (const old of written.slice(0, 2)) await as(emma).rest.post(`${PATH}/${old.id}/pin`, { isPinned: true });
    await write({ parentId: written[0]?.id, content: 'Yes' }, ben);
    const walked = async (query: string) => {
      const found: string[][] = [];
      for (let next: string | null = ''; next !== null;) {
        const { posts, nextCursor } = await listed(ben, `?${query}${next && `&after=${encodeURIComponent(next)}`}`);
        found.push(posts.map(({ content }) => content));
        next = nextCursor;
      }
      return found;
    };
    expect(await walked('')).toEqual([['2', '1', '5', '4', '3']]);
    expect(await walked('limit=3')).toEqual([
      ['2', '1', '5'],
      ['4', '3'],
    ]);
    expect(await walked('limit=2')).toEqual([['2', '1'], ['5', '4'], ['3']]);
    expect(await walked('limit=1&category=House')).toEqual([['2', '1'], ['5'], ['4'], ['3']]);
    expect(await walked('limit=1&category=Kids')).toEqual([[]]);
    expect((await listed(ben, '?limit=1')).posts[1]?.replies).toMatchObject([{ content: 'Yes' }]);
  });
});

it('keeps the posts of a removed member, who can no longer read the forum', async () => {
  const post = await write({ title: 'Camping' }, ben);
  const answer = await write({ parentId: post.id }, ben);
  await as(ben).rest.post(`${PATH}/${answer.id}/reactions`, { reactionType: 'like' });
  const removed = await as(emma).gql(
    'mutation ($membershipId: ID!) { removeFamilyMember(membershipId: $membershipId) { id } }',
    {
      membershipId: ben.membershipId,
    },
  );
  expect(removed.errors).toBeUndefined();
  const author = { name: ben.name.split(' ')[0], member_id: ben.membershipId, has_left: true };
  expect((await listed(emma)).posts).toMatchObject([
    { title: 'Camping', user: author, replies: [{ user: author, reactions: [{ memberId: ben.membershipId }] }] },
  ]);
  expect((await as(ben).rest.get(PATH)).status).toBe(409);
  expect((await as(ben).rest.put(`${PATH}/${post.id}`, { title: 'Mine' })).status).toBe(409);
  expect((await as(emma).rest.put(`${PATH}/${post.id}`, { title: 'Ours' })).status).toBe(200);
});

it('filters pages over GraphQL', async () => {
  await write({ content: 'House', category: 'House' });
  const pinned = await write({ content: 'Lighthouse', category: 'Kids' }, ben);
  await as(ben).rest.post(`${PATH}/${pinned.id}/pin`, { isPinned: true });
  await as(emma).gql('mutation ($id: ID!) { saveForumPost(id: $id, isSaved: true) { id } }', { id: pinned.id });
  const found = async (filter: string) => {
    const { data } = await as(emma).gql<{ forumPosts: { items: { name: string }[] } }>(
      `{ forumPosts(${filter}) { items { name } } }`,
    );
    return data.forumPosts.items.map(({ name }) => name);
  };
  for (const filter of [
    'category: Kids',
    'search: "light"',
    'isPinned: true',
    'isSaved: true',
    'isMine: false',
    'isUnread: true',
  ])
    expect([filter, await found(filter)]).toEqual([filter, ['Lighthouse']]);
  for (const filter of ['category: House', 'isPinned: false', 'isSaved: false', 'isMine: true', 'isUnread: false'])
    expect([filter, await found(filter)]).toEqual([filter, ['House']]);
});

describe('open screens', () => {
  const hearing = async (by: Member, postId: string | null = null) => {
    const received: Record<string, unknown>[] = [];
    const socket = await as(by).socket();
    const stream = socket.iterate<{ forumReplyAdded: Record<string, unknown> }>({
      query: STREAM,
      variables: { postId },
    });
    void (async () => {
      for await (const { data } of stream) if (data) received.push(data.forumReplyAdded);
    })();
    return { received, close: () => socket.dispose() };
  };

  it("receive replies in full, even long ones, and only their own family's", async () => {
    const [post, other] = [await write(), await write()];
    const [all, one, outside] = [await hearing(emma), await hearing(emma, post.id), await hearing(theirs.admin)];
    const long = 'ü'.repeat(5_000);
    const [answer, elsewhere] = [
      await write({ parentId: post.id, content: long }, ben),
      await write({ parentId: other.id }, ben),
    ];
    await until(() => all.received.length === 2 && one.received.length === 1);
    expect(one.received[0]).toMatchObject({
      ...{ id: answer.id, parentId: post.id, content: long, replyCount: 1, version: 1, createdAt: answer.createdAt },
      author: { memberId: ben.membershipId },
    });
    expect(all.received.map(({ id }) => id)).toEqual([answer.id, elsewhere.id]);
    expect(outside.received).toEqual([]);
    await Promise.all([all, one, outside].map(({ close }) => close()));
  });

  it("are notified of replies, reactions and pins, but not of others' saved posts and reading", async () => {
    const post = await write();
    const live = await listen<{ id: string; action: string }>(ben, 'familyChanged', 'type action');
    const gql = (document: string) => as(emma).gql(document, { id: post.id });
    await gql('mutation ($id: ID!) { saveForumPost(id: $id, isSaved: true) { id } }');
    await gql('mutation ($id: ID!) { markForumRead(ids: [$id]) { total } }');
    await gql('mutation ($id: ID!) { reactToForumPost(id: $id, type: like) { id } }');
    const answer = await write({ parentId: post.id });
    const changed = [await live.next(), await live.next(), await live.next()].map((change) => [
      change?.id,
      change?.action,
    ]);
    expect(changed[0]).toEqual([post.id, 'updated']);
    expect(changed).toEqual(
      expect.arrayContaining([
        [answer.id, 'created'],
        [post.id, 'updated'],
      ]),
    );
    await live.close();
  });
});

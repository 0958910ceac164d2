import type { DomainFixture, World } from '../../test/tenancy/world';
import { ForumModule } from './forum.module';

const ADD = 'mutation ($input: ForumPostInput!) { addForumPost(input: $input) { id } }';
const REPLY =
  'mutation ($parentId: ID!, $input: ForumReplyInput!) { addForumReply(parentId: $parentId, input: $input) { id } }';
const REACT = 'mutation ($id: ID!) { reactToForumPost(id: $id, type: love, isOn: true) { id } }';
const SAVE = 'mutation ($id: ID!) { saveForumPost(id: $id, isSaved: true) { id } }';
const DELETE = 'mutation ($id: ID!) { deleteForumPost(id: $id) { id } }';
const VISIT = 'mutation { visitForum { total } }';

let written = 0;
const input = (world: World) => ({
  title: world.marked(`post ${(written += 1)}`),
  content: world.marked('what everybody has to know'),
  category: 'Important',
  template: 'Announcement',
  asksReadBy: true,
  isPinned: false,
});
const post = async (world: World, more: object = {}) =>
  (await world.ask(ADD, { input: { ...input(world), ...more } })).id;
const replyInput = (world: World) => ({ content: world.marked('an answer') });
const reply = async (world: World, parentId: string, input: object = replyInput(world)) =>
  (await world.ask(REPLY, { parentId, input }, world.member)).id;

const POLL = 'query ($id: ID!) { forumPost(id: $id) { poll { options { id } } } }';
const optionsOf = async (world: World, id: string) =>
  (await world.ask<{ poll: { options: { id: string }[] } }>(POLL, { id })).poll.options.map((option) => option.id);
const poll = (world: World) => ({
  question: world.marked('when?'),
  options: [world.marked('today'), world.marked('tomorrow')],
  closesAt: new Date(Date.now() + 86_400_000 * 300).toISOString(),
});
const postWithPoll = async (world: World) => {
  const id = await post(world, { poll: poll(world) });
  return { postId: id, optionIds: (await optionsOf(world, id)).slice(0, 1) };
};
const VOTE =
  'mutation ($postId: ID!, $optionIds: [ID!]!) { voteInForumPoll(postId: $postId, optionIds: $optionIds) { id } }';
const CONFIRM = 'mutation ($id: ID!) { confirmForumPost(id: $id) { id } }';
const LINK = `mutation ($postId: ID!, $type: ForumRecordType!, $recordId: ID!) {
  linkForumPost(postId: $postId, type: $type, recordId: $recordId) { id } }`;

const ADD_JOB = 'mutation ($title: String!) { addJob(input: { title: $title }) { id } }';
const jobOf = async (world: World): Promise<string> =>
  (world.ids['job'] ??= (await world.ask(ADD_JOB, { title: world.marked('tent') })).id);

/** A page that was read before, so that it is not fetched. */
const readPage = async (world: World) => {
  const url = `https://${world.marker.toLowerCase()}.example/`;
  const known = await world.sql('select from forum_link where family_id = $1 and url = $2', [world.family.id, url]);
  if (known.length > 0) return url;
  const photo = await world.photo();
  await world.sql(
    `with shown as (update media set family_id = $1, attached_at = now() where id = $7 returning 1)
     insert into forum_link (family_id, url, host, title, description, image_url, image_width, image_height, asked_at,
       updated_at)
     values ($1, $2, $3, $4, $5, $6, 8, 8, now(), now())`,
    [
      ...[world.family.id, url, new URL(url).hostname, world.marked('page'), world.marked('about it')],
      ...[`/files/${photo}`, photo],
    ],
  );
  return url;
};

/** The parts of a post: a poll with a vote, a mention, a link, a picture, a confirmation, and the records made from it. */
const withParts = async (world: World) => {
  const content = `${world.marked('ask')} [@x](member:${world.member.membershipId}) or ${await readPage(world)}`;
  const pictures = [{ url: `/files/${await world.photo()}`, alt: world.marked('the lake') }];
  const id = await post(world, { content, pictures, poll: poll(world) });
  const optionIds = (await optionsOf(world, id)).slice(0, 1);
  await world.ask(VOTE, { postId: id, optionIds }, world.member);
  await world.ask(CONFIRM, { id }, world.member);
  await world.ask(LINK, { postId: id, type: 'todo', recordId: await jobOf(world) });
  return id;
};

/** A post with everything: edited, pinned, saved, with a reply and reactions. */
const fullPost = async (world: World, isPinned = true) => {
  const id = await withParts(world);
  const pin = { id, isPinned };
  await world.ask(
    'mutation ($id: ID!, $isPinned: Boolean!) { pinForumPost(id: $id, isPinned: $isPinned) { id } }',
    pin,
  );
  await world.ask('mutation ($id: ID!, $input: ForumPostChanges!) { updateForumPost(id: $id, input: $input) { id } }', {
    id,
    input: { title: world.marked('what everybody really has to know') },
  });
  const answer = await reply(world, id);
  for (const each of [id, answer]) await world.ask(REACT, { id: each }, world.member);
  await world.ask(SAVE, { id });
  return id;
};

export const forumFixture: DomainFixture = {
  module: ForumModule,
  fill: async (world) => {
    const id = (world.ids['forum_post'] = await fullPost(world));
    const answer = await reply(world, id, {
      content: `${world.marked('answer')} [@x](member:${world.admin.membershipId}) ${await readPage(world)}`,
      pictures: [{ url: `/files/${await world.photo(world.member)}`, alt: world.marked('the hills') }],
    });
    world.ids['forum_reply'] = answer;
    await world.ask(LINK, { postId: answer, type: 'todo', recordId: world.ids['job'] });
    await world.ask(DELETE, { id: await post(world) });
    await world.ask(VISIT);
    await world.sql(
      `update forum_visit set previous_at = visited_at - interval '1 day', read_until = visited_at - interval '1 day'
       where family_id = $1`,
      [world.family.id],
    );
  },
  screens: async (world, count) => {
    for (let n = 0; n < count; n++) world.ids['forum_post'] = await fullPost(world, n < 3);
    const postId = world.ids['forum_post'];
    return {
      ForumPosts: { first: 20 },
      ForumReplies: { postId, first: 50 },
      ForumPostNow: { id: postId },
      ForumPostOfRecord: { type: 'todo', recordId: world.ids['job'] },
    };
  },
  bin: { kind: 'forum_post', table: 'forum_post' },
  operations: {
    forumPosts: (world) => [
      {},
      { variables: { category: 'Important', search: world.marker, isUnread: false } },
      { variables: { isPinned: true, isSaved: true, isMine: true } },
    ],
    forumPost: ({ ids }) => [{ variables: { id: ids['forum_post'] } }, { variables: { id: ids['forum_reply'] } }],
    forumReplies: ({ ids }) => [
      { variables: { postId: ids['forum_post'] } },
      { variables: { postId: ids['forum_post'], newestFirst: true } },
    ],
    addForumPost: (world) => ({ variables: { input: input(world) } }),
    addForumReply: (world) => ({ variables: { parentId: world.ids['forum_post'], input: replyInput(world) } }),
    updateForumPost: async (world) => ({ variables: { id: await post(world), input: { title: world.marked('new') } } }),
    deleteForumPost: async (world) => ({ variables: { id: await post(world) } }),
    pinForumPost: async (world) => ({ variables: { id: await post(world), isPinned: false } }),
    saveForumPost: async (world) => ({ variables: { id: await post(world), isSaved: true } }),
    reactToForumPost: async (world) => ({ variables: { id: await post(world), type: 'laugh' } }),
    voteInForumPoll: async (world) => ({ variables: await postWithPoll(world) }),
    closeForumPoll: async (world) => ({ variables: { postId: (await postWithPoll(world)).postId } }),
    confirmForumPost: async (world) => ({ variables: { id: await post(world) }, caller: world.member }),
    reportForumTyping: ({ ids }) => ({ variables: { postId: ids['forum_post'] } }),
    linkForumPost: async (world) => ({
      variables: { postId: await post(world), type: 'todo', recordId: world.ids['job'] },
    }),
    unlinkForumPost: async (world) => {
      const variables = { postId: await post(world), type: 'todo', recordId: world.ids['job'] };
      await world.ask(LINK, variables);
      return { variables };
    },
    forumPostOfRecord: ({ ids }) => ({ variables: { type: 'todo', recordId: ids['job'] } }),
    markForumRead: ({ ids }) => ({ variables: { ids: [ids['forum_post']] } }),
  },
  carriesNothing: { reportForumTyping: 'it answers whether it was reported' },
  neverFilled: {
    'forumReplies.items.poll': 'a reply has no poll',
    'forumReplies.items.readBy': 'a reply asks nobody to confirm it',
  },
  routes: {
    'get /api/forum': ({ marker }) => [{}, { query: { category: 'Important', search: marker, limit: '10' } }],
    'post /api/forum': (world) => [
      { body: { title: world.marked('trip'), content: world.marked('where to?'), category: 'Plans' } },
      { body: { content: world.marked('to the sea'), parentId: world.ids['forum_post'] ?? '' } },
    ],
    'put /api/forum/:id': async (world) => ({
      params: { id: await post(world) },
      body: { title: world.marked('another title') },
    }),
    'post /api/forum/:id/pin': async (world) => ({ params: { id: await post(world) }, body: { isPinned: false } }),
    'post /api/forum/:id/reactions': async (world) => ({
      params: { id: await post(world) },
      body: { reactionType: 'like' },
    }),
    'delete /api/forum': async (world) => ({ query: { postId: await post(world) } }),
  },
};

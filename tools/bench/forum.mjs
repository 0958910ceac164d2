/** A forum of 10,000 posts with 50 replies each: loading its pages, and delivering a reply to every screen of the family. */
import { signedIn } from './contenders.mjs';
import { cpuOf, cpuOfPostgres } from './processes.mjs';
import { signIn } from './sign-in.mjs';

export const POSTS = 10_000;
export const REPLIES = 50;
export const SOCKETS = 200;
/** Concurrent requests. */
export const AT_ONCE = 2;
const REQUESTS = 200;
const WARM_UP = 20;
const SLICE_MS = 50_000;
const ANSWERS = 40;
/** Warm-up replies before them. */
const WARM_UP_ANSWERS = 5;

const POST = `id title content category isPinned createdAt editedAt version replyCount isUnread unreadReplies isSaved
  author { memberId displayName avatarUrl hasLeft } reactions { type count own members { memberId displayName } }`;
const PAGE = `query Page($search: String, $isUnread: Boolean, $after: String) {
  forumPosts(search: $search, isUnread: $isUnread, after: $after) { nextCursor items { ${POST} } } }`;
const REPLIES_OF = `query Replies($postId: ID!) { forumReplies(postId: $postId) { items { ${POST} } } }`;
const OVERVIEW = '{ forumOverview { total pinned unread saved categories { category count unread } lastVisitAt } }';
const REPLY = `mutation ($parentId: ID!, $input: ForumReplyInput!) {
  addForumReply(parentId: $parentId, input: $input) { id } }`;
/** Those of the web client. Each reply causes three further messages. */
const SUBSCRIPTIONS = [
  'subscription { forumReplyAdded { id parentId content createdAt version replyCount author { memberId displayName } } }',
  'subscription { activityAdded { id type resource resourceId description userName timestamp eventDate } }',
  'subscription { familyChanged { type id action actorMembershipId at } }',
];
const MESSAGES = 4;

const seeds = [
  'alter table forum_post disable trigger user',
  `insert into forum_post (family_id, created_by, created_at, updated_at, title, content, words, category,
                           asks_read_by, reply_count, last_reply_at)
   select p.family_id, p.membership_id, at, at, 'Post ' || k, text, text,
          (array['General', 'Kids', 'House', 'Plans', 'Updates', 'Important'])[1 + k % 6], false, $2::int,
          at + interval '1 hour'
   from generate_series(1, $1::int) k
        cross join lateral (select now() - make_interval(mins => 40 * k) as at,
          'What we talked about on day ' || k || ', in some sentences. '
          || case when k % 400 = 0 then 'It was at the lighthouse. ' else '' end || repeat('And so on. ', 20) as text) t
        join person p on p.n = 0 and p.nth = 1 + k % 20`,
  `insert into forum_post (family_id, created_by, created_at, updated_at, content, words, asks_read_by, parent_id)
   select f.family_id, p.membership_id, f.created_at + make_interval(mins => k), f.created_at, 'That is answer ' || k,
          'That is answer ' || k, false, f.id
   from forum_post f cross join generate_series(1, $1::int) k join person p on p.n = 0 and p.nth = 1 + k % 20
   where f.parent_id is null`,
  `insert into forum_reaction (family_id, post_id, membership_id, type, created_at)
   select f.family_id, f.id, p.membership_id, (array['like', 'love', 'laugh'])[1 + p.nth % 3], now()
   from forum_post f join person p on p.n = 0 and p.nth between 1 and 6 where f.parent_id is null`,
  'alter table forum_post enable trigger user',
  'analyze forum_post, forum_reaction',
];

async function ask(url, person, query, variables = {}) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedIn(person) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (!data) throw new Error(`the forum was refused: ${JSON.stringify(errors)}`);
  return data;
}

/**
 * @param stage from `setStage`
 * @param load sends a job to the load generator
 * @param sockets sends a job to the process of sockets
 */
export async function benchForum({ stage, load, sockets, seed }) {
  const { owner, own, people, postmaster } = stage;
  const began = performance.now();
  const values = [[], [POSTS, REPLIES], [REPLIES], [], [], []];
  for (const [nth, text] of seeds.entries()) await owner.query(text, values[nth]);
  console.log(`Seeded the forum in ${((performance.now() - began) / 1_000).toFixed(1)} s`);

  const crowd = people.filter(({ n }) => n === 0);
  await signIn(own.url, crowd, SLICE_MS);
  const { forumPosts } = await ask(own.url, crowd[0], PAGE);
  const postId = forumPosts.items[0].id;
  const found = [];
  for (const [what, query, variables, isGood] of [
    ['the first page', PAGE, {}, (data) => data.forumPosts.items[0].replyCount === REPLIES],
    ['a later page', PAGE, { after: forumPosts.nextCursor }, (data) => data.forumPosts.items.length === 20],
    ['unread posts', PAGE, { isUnread: true }, (data) => data.forumPosts.items.length === 20],
    ['a word in the posts', PAGE, { search: 'lighthouse' }, (data) => data.forumPosts.items.length === 20],
    ['the replies to a post', REPLIES_OF, { postId }, (data) => data.forumReplies.items.length === REPLIES],
    ['the figures', OVERVIEW, {}, (data) => data.forumOverview.total === POSTS],
  ]) {
    await signIn(own.url, crowd, SLICE_MS);
    if (!isGood(await ask(own.url, crowd[1], query, variables))) throw new Error(`${what} answered something else`);
    const measure = async (amount) => {
      // also between warming up and measuring: on a busy machine a token expires after a minute, before both are done
      await signIn(own.url, crowd, SLICE_MS);
      const requests = crowd.map((person) => ({
        ...{ method: 'POST', path: '/graphql', body: JSON.stringify({ query, variables }) },
        headers: { 'content-type': 'application/json', ...signedIn(person) },
      }));
      return load({
        url: own.url,
        connections: AT_ONCE,
        amount,
        perConnection: amount,
        seed,
        leastBytes: 100,
        requests,
      });
    };
    await measure(WARM_UP);
    const before = [cpuOf(own.pid), cpuOfPostgres(postmaster)];
    const result = await measure(REQUESTS);
    if (result.failures > 0) throw new Error(`${what}: ${result.failures} of ${result.requests} requests failed`);
    const [cpu, database] = [cpuOf(own.pid), cpuOfPostgres(postmaster)].map(
      (after, nth) => ((after - before[nth]) * 1_000) / result.requests,
    );
    found.push({ what, ...result, cpu, database });
  }

  await signIn(own.url, crowd, SLICE_MS);
  const open = await sockets({
    job: 'open',
    url: own.url,
    people: crowd,
    each: SOCKETS / crowd.length,
    subscriptions: SUBSCRIPTIONS,
  });
  const times = [];
  const answered = [];
  for (let nth = -WARM_UP_ANSWERS; nth < ANSWERS; nth++) {
    const variables = { parentId: postId, input: { content: `And this is what I say, for the ${nth}th time.` } };
    const person = crowd[(nth + WARM_UP_ANSWERS) % crowd.length];
    const change = await sockets({ job: 'change', url: own.url, person, query: REPLY, variables, each: MESSAGES });
    if (nth < 0) continue;
    times.push(...change.times);
    answered.push(change.answered);
  }
  return { found, open, times, answered };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { as, make, type Member } from '../../../test';
import { operationsOf } from '../../../test/tenancy/operations';
import { until } from '../../../test/until';
import { BUY, COMMENT, conspire, REMOVE, SHARE, TAKE_BACK, wishOf } from './surprise.test-kit';

/** Streams without an id argument, which report every change in the family. */
const streams = operationsOf(buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'))).filter(
  ({ kind, args }) =>
    kind === 'subscription' &&
    args.every(({ type, defaultValue }) => !/!$/.test(String(type)) || defaultValue !== undefined),
);

/** Everything a member receives on every stream, including the messages of the last minute. */
async function hearing(member: Member) {
  const received: string[] = [];
  const socket = await as(member).socket();
  for (const { name, document, args } of streams) {
    const variables = args.some((arg) => arg.name === 'last') ? { last: 60 } : {};
    void (async () => {
      for await (const { data } of socket.iterate({ query: document, variables }))
        received.push(`${name} ${JSON.stringify(data)}`);
    })();
  }
  const until_ = async (words: string) =>
    until(() => received.some((text) => text.startsWith('familyChanged') && text.includes(words)));
  return { received, heard: until_, close: () => socket.dispose() };
}

it('finds the streams', () =>
  expect(streams.map(({ name }) => name)).toEqual(expect.arrayContaining(['activityAdded', 'familyChanged'])));

it('sends the wisher nothing about a surprise on any stream, now or later, but notifies the others', async () => {
  const { admin: wisher, members } = await make.family({ members: 2 });
  const [buyer, other] = members as [Member, Member];
  const id = await wishOf(wisher, 'A quiet lamp');
  const live = await Promise.all([wisher, other].map(hearing));
  const [mine, theirs] = live as [(typeof live)[0], (typeof live)[0]];
  const earlier = await wishOf(buyer, 'An earlier marker');
  await Promise.all(live.map(({ heard }) => heard(earlier)));
  const before = mine.received.length;

  await conspire(id, buyer, other);
  const { data } = await as(other).gql<{ commentWish: { comments: { id: string }[] } }>(COMMENT, { id, text: 'Hm' });
  await as(other).gql(REMOVE, { id, commentId: data.commentWish.comments.at(-1)?.id });
  await as(buyer).gql(TAKE_BACK, { id });
  // messages arrive in commit order, so everything before this one has arrived too
  const marker = await wishOf(buyer, 'A marker');
  await Promise.all(live.map(({ heard }) => heard(marker)));
  const since = mine.received.slice(before);
  expect(since.filter((text) => !text.includes(marker))).toEqual([]);
  expect(
    theirs.received.filter((text) => text.startsWith('familyChanged') && text.includes(id)).length,
  ).toBeGreaterThan(6);

  // a reconnecting phone receives the messages of the last minute
  const late = await hearing(wisher);
  await late.heard(marker);
  expect(late.received.filter((text) => text.startsWith('familyChanged') && text.includes(id))).toHaveLength(1);
  await Promise.all([...live, late].map((each) => each.close()));
});

it('after the reveal notifies the wisher of shares, which are visible now, but never of comments', async () => {
  const { admin: wisher, members } = await make.family({ members: 2 });
  const [buyer, other] = members as [Member, Member];
  const id = await wishOf(wisher, 'A known lamp');
  await as(buyer).gql(BUY, { id, surprise: true });
  await as(buyer).gql('mutation ($id: ID!) { revealSurprise(id: $id) { id } }', { id });
  const live = await hearing(wisher);
  // the reveal is repeated to a new connection after the wish itself, and before this one
  await live.heard(await wishOf(buyer, 'An earlier marker'));
  const changes = () => live.received.filter((text) => text.startsWith('familyChanged') && text.includes(id)).length;
  const before = changes();
  await as(other).gql(COMMENT, { id, text: 'They know' });
  await live.heard(await wishOf(buyer, 'A marker'));
  expect(changes()).toBe(before);
  await as(other).gql(SHARE, { id, amount: 1_000 });
  await until(() => changes() === before + 1);
  await live.close();
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { addEvent, as, make, type Member } from '..';
import { until } from '../until';
import { operationsOf } from './operations';

const streams = operationsOf(buildSchema(readFileSync(join(__dirname, '../../schema.graphql'), 'utf8'))).filter(
  ({ kind }) => kind === 'subscription',
);

let ours: Member;
let theirs: Member;
/** Another member of each family, because authors get no messages about their own momentary actions. */
const others = new Map<string, Member>();
beforeAll(async () => {
  [ours, theirs] = (await Promise.all([make.family(), make.family()])).map(({ id, admin, member }) => {
    others.set(id, member);
    return admin;
  }) as [Member, Member];
});

/** Triggers a subscription by a change of the family, whose id is in the message. */
type Change = (member: Member, title: string) => Promise<{ id: string }>;

async function post({ familyId }: Member, content: string): Promise<{ author: Member; id: string }> {
  const author = others.get(familyId);
  if (!author) throw new Error('nobody else is in this family');
  const { data } = await as(author).gql<{ addForumPost: { id: string } }>(
    'mutation ($content: String!) { addForumPost(input: { content: $content }) { id } }',
    { content },
  );
  return { author, id: data.addForumPost.id };
}

const reply: Change = async (member, content) => {
  const { author, id } = await post(member, content);
  const { data } = await as(author).gql<{ addForumReply: { id: string } }>(
    'mutation ($id: ID!, $content: String!) { addForumReply(parentId: $id, input: { content: $content }) { id } }',
    { id, content },
  );
  return data.addForumReply;
};
const typing: Change = async (member, content) => {
  const { author, id } = await post(member, content);
  await as(author).gql('mutation ($id: ID!) { reportForumTyping(postId: $id) }', { id });
  return { id };
};

/** Triggers of subscriptions that do not report every change. */
const CHANGES: Readonly<Record<string, Change>> = { forumReplyAdded: reply, forumTyping: typing };
/** Messages that are never replayed. */
const FLEETING: readonly string[] = ['forumTyping'];

/** Everything a member receives, including messages of the last minute, as text. */
async function listenAs(member: Member, document: string, change: Change) {
  const received: string[] = [];
  const socket = await as(member).socket();
  const stream = socket.iterate({ query: document, variables: { last: 60 } });
  void (async () => {
    for await (const message of stream) received.push(JSON.stringify(message));
  })();
  // subscriptions are not acknowledged: until they are active, changes may be missed
  const hears = (id: string) => received.some((text) => text.includes(id));
  await until(async () => {
    await change(member, 'Anybody there?');
    return received.length > 0;
  });
  return { received, hears, close: () => socket.dispose() };
}

it('finds the subscriptions', () => expect(streams.map(({ name }) => name)).toContain('familyChanged'));

const GENERATE = `mutation ($weekStart: Date!, $idempotencyKey: String) {
  generateShoppingList(weekStart: $weekStart, idempotencyKey: $idempotencyKey) { message } }`;

it("shoppingGenerationProgress reports a family's own generation, also when another family uses the same key", async () => {
  const variables = { weekStart: '2026-10-05', idempotencyKey: 'key-of-both' };
  const input = { title: 'Soup', mealDate: '2026-10-05', recipeId: await soupOf(theirs) };
  await as(theirs).gql('mutation ($input: PlannedMealInput!) { addPlannedMeal(input: $input) { id } }', { input });
  await as(theirs).gql(GENERATE, variables);
  await as(ours).gql(GENERATE, variables);
  const stepsOf = async (member: Member) => {
    const socket = await as(member).socket();
    const query = 'subscription ($key: String!) { shoppingGenerationProgress(key: $key) { step } }';
    const steps: string[] = [];
    for await (const { data } of socket.iterate<{ shoppingGenerationProgress: { step: string } }>({
      query,
      variables: { key: variables.idempotencyKey },
    }))
      steps.push(data?.shoppingGenerationProgress.step ?? '');
    await socket.dispose();
    return steps;
  };
  expect(await stepsOf(theirs)).toEqual(['gathering', 'consolidating', 'storing', 'done']);
  expect(await stepsOf(ours)).toEqual(['gathering', 'consolidating', 'done']);
});

async function soupOf(member: Member): Promise<string | undefined> {
  const input = { title: 'Soup', instructions: [{ text: 'Cook.' }], ingredients: [{ name: 'onions', amount: 2 }] };
  const { data } = await as(member).gql<{ addRecipe: { id: string } }>(
    'mutation ($input: RecipeInput!) { addRecipe(input: $input) { id } }',
    { input },
  );
  return data?.addRecipe.id;
}

/** The others report every change. */
const ofChanges = streams.filter(({ name }) => name !== 'shoppingGenerationProgress');

it.each(ofChanges.map(({ name, document }) => [name, document] as const))(
  '%s reports changes only to the family concerned',
  async (name, document) => {
    const change = CHANGES[name] ?? ((member, title) => addEvent(member, { title }));
    const earlier = await change(theirs, 'Their secret');
    const [we, they] = await Promise.all([listenAs(ours, document, change), listenAs(theirs, document, change)]);
    const later = await change(theirs, 'Their other secret');
    await until(() => they.hears(later.id) && (they.hears(earlier.id) || FLEETING.includes(name)));
    // messages arrive in commit order, so everything before this one has arrived too
    const own = await change(ours, 'Ours');
    await until(() => we.hears(own.id));
    const leaked = we.received.filter((text) =>
      [theirs.familyId, earlier.id, later.id].some((id) => text.includes(id)),
    );
    expect(leaked).toEqual([]);
    expect(we.received.join()).not.toContain('secret');
    await Promise.all([we.close(), they.close()]);
  },
);

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
beforeAll(async () => {
  [ours, theirs] = (await Promise.all([make.family({ members: 0 }), make.family({ members: 0 })])).map(
    ({ admin }) => admin,
  ) as [Member, Member];
});

/** Everything a member receives, including messages of the last minute, as text. */
async function heardBy(member: Member, document: string) {
  const told: string[] = [];
  const socket = await as(member).socket();
  const stream = socket.iterate({ query: document, variables: { last: 60 } });
  void (async () => {
    for await (const message of stream) told.push(JSON.stringify(message));
  })();
  // subscriptions are not acknowledged: until they are active, changes may be missed
  const hears = (id: string) => told.some((text) => text.includes(id));
  await until(async () => {
    await addEvent(member, { title: 'Anybody there?' });
    return told.length > 0;
  });
  return { told, hears, close: () => socket.dispose() };
}

it('finds the subscriptions', () => expect(streams.map(({ name }) => name)).toContain('familyChanged'));

const GENERATE = `mutation ($weekStart: Date!, $idempotencyKey: String) {
  generateShoppingList(weekStart: $weekStart, idempotencyKey: $idempotencyKey) { message } }`;

it('shoppingGenerationProgress tells a family of its own generation, also when another has the same key', async () => {
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

/** The others tell of every change. */
const ofChanges = streams.filter(({ name }) => name !== 'shoppingGenerationProgress');

it.each(ofChanges.map(({ name, document }) => [name, document] as const))(
  '%s tells a family what changes in it, and nobody else',
  async (_name, document) => {
    const earlier = await addEvent(theirs, { title: 'Their secret' });
    const [we, they] = await Promise.all([heardBy(ours, document), heardBy(theirs, document)]);
    const later = await addEvent(theirs, { title: 'Their other secret' });
    await until(() => they.hears(earlier.id) && they.hears(later.id));
    // messages arrive in commit order, so everything before this one has arrived too
    const own = await addEvent(ours, { title: 'Ours' });
    await until(() => we.hears(own.id));
    const leaked = we.told.filter((text) => [theirs.familyId, earlier.id, later.id].some((id) => text.includes(id)));
    expect(leaked).toEqual([]);
    expect(we.told.join()).not.toContain('secret');
    await Promise.all([we.close(), they.close()]);
  },
);

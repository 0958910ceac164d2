/** A list of 500 items: from a tick to every screen of the family, and two pasted lists of 500 lines that join it. */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { signedIn } from './contenders.mjs';
import { signIn } from './sign-in.mjs';

export const ITEMS = 500;
export const SOCKETS = 200;
const LINES = 500;
const TICKS = 40;
/** Before them. */
const WARM_UP_TICKS = 5;

const CHANGE = `mutation ($changes: [ShoppingChangeInput!]!) {
  changeShoppingList(changes: $changes) { missed items { id version } } }`;
const WORDS = 'mutation ($words: String!) { addShoppingWords(words: $words) { missed items { id } } }';
const LIST = '{ shoppingList { open { id } basketCount } }';

async function ask(url, person, query, variables = {}) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedIn(person) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (!data) throw new Error(`the shopping list was refused: ${JSON.stringify(errors)}`);
  return data;
}

const SOUNDS = 'bdfgklmnprtvz';
/** A name that is no other one: "bodofo". */
const thing = (n) =>
  [n, Math.floor(n / SOUNDS.length), Math.floor(n / SOUNDS.length ** 2)]
    .map((part) => `${SOUNDS[part % SOUNDS.length]}o`)
    .join('');

/**
 * @param stage from `setStage`
 * @param sockets sends a job to the process of sockets
 */
export async function benchShopping({ people, own }, sockets) {
  const crowd = people.filter(({ n }) => n === 0).slice(0, SOCKETS);
  await signIn(own.url, crowd, 50_000);
  const adds = Array.from({ length: ITEMS }, (_, n) => ({ add: { id: randomUUID(), name: thing(n) } }));
  await ask(own.url, crowd[0], CHANGE, { changes: adds });
  const { shoppingList } = await ask(own.url, crowd[0], LIST);
  if (shoppingList.open.length !== ITEMS) throw new Error(`the list has ${shoppingList.open.length} items`);

  const open = await sockets({ job: 'open', url: own.url, people: crowd, each: 1 });
  const times = [];
  const answered = [];
  for (let nth = -WARM_UP_TICKS; nth < TICKS; nth++) {
    const { id } = adds[nth + WARM_UP_TICKS].add;
    const variables = { changes: [{ tick: { id, isPurchased: true } }] };
    const person = crowd[(nth + WARM_UP_TICKS) % crowd.length];
    // a tick is no news for the feed: one message for each screen
    const change = await sockets({ job: 'change', url: own.url, person, query: CHANGE, variables, each: 1 });
    if (nth < 0) continue;
    times.push(...change.times);
    answered.push(change.answered);
  }

  const merged = [];
  for (const from of [0, LINES]) {
    const words = Array.from({ length: LINES }, (_, n) => `2 ${thing((from + n) % ITEMS)}`).join('\n');
    const started = performance.now();
    await ask(own.url, crowd[0], WORDS, { words });
    merged.push(performance.now() - started);
  }
  const after = await ask(own.url, crowd[0], LIST);
  if (after.shoppingList.open.length > ITEMS) throw new Error('lines have made a second row of the same thing');
  return { open, times, answered, merged };
}

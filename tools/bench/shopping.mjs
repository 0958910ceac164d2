/**
 * A list of 500 items: delivering a tick to every screen of the family, as to the client (a message, then the row), and merging
 * two pasted lists of 500 lines.
 */
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { signedIn } from './contenders.mjs';
import { signIn } from './sign-in.mjs';

export const ITEMS = 500;
export const SOCKETS = 200;
const LINES = 500;
/** Every screen sends a request after each tick: within the limit of calls per minute and person. */
const TICKS = 15;
/** Warm-up ticks before them. */
const WARM_UP_TICKS = 3;

const CHANGE = `mutation ($changes: [ShoppingChangeInput!]!) {
  changeShoppingList(changes: $changes) { missed items { id version } } }`;
const ADD_TEXT = 'mutation ($text: String!) { addShoppingText(text: $text) { missed items { id } } }';
const LIST = '{ shoppingList { open { id } basketCount } }';
/** The client's `ShoppingItemsNow`. */
const ROW = `query ($ids: [ID!]!) { shoppingItems(ids: $ids) {
  items { id listId ingredientName amount unit quantity category aisle assignedTo notes priority isPurchased purchasedAt purchasedBy
    weekStartDate weekEndDate isAiGenerated createdAt version
    parts { id amount unit addedAt requestedBy mealTitle mealDate plannedMealId recipeId isGenerated } }
  goneIds } shoppingLists { id name isDefault draggedAisles aisles openCount shopperIds version } }`;
/** How long the client waits for further messages of a burst. */
const BURST_MS = 60;

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
/** A unique name: "bodofo". */
const thing = (n) =>
  [n, Math.floor(n / SOUNDS.length), Math.floor(n / SOUNDS.length ** 2)]
    .map((part) => `${SOUNDS[part % SOUNDS.length]}o`)
    .join('');

/**
 * @param stage from `setStage`
 * @param sockets sends a job to the process of sockets
 */
export async function benchShopping({ people, own }, sockets) {
  const crowd = people.filter(({ n }) => n === 0);
  await signIn(own.url, crowd, 50_000);
  const adds = Array.from({ length: ITEMS }, (_, n) => ({ add: { id: randomUUID(), name: thing(n) } }));
  await ask(own.url, crowd[0], CHANGE, { changes: adds });
  const { shoppingList } = await ask(own.url, crowd[0], LIST);
  if (shoppingList.open.length !== ITEMS) throw new Error(`the list has ${shoppingList.open.length} items`);

  /** The machine's load before the measurement: it may be doing other work. */
  const load = loadavg()[0];
  const open = await sockets({ job: 'open', url: own.url, people: crowd, each: SOCKETS / crowd.length });
  const times = [];
  const shown = [];
  const answered = [];
  for (let nth = -WARM_UP_TICKS; nth < TICKS; nth++) {
    const { id } = adds[nth + WARM_UP_TICKS].add;
    const variables = { changes: [{ tick: { id, isPurchased: true } }] };
    const person = crowd[(nth + WARM_UP_TICKS) % crowd.length];
    // a tick creates no feed entry: one message for each screen
    await signIn(own.url, crowd, 20_000);
    const then = { people: crowd, query: ROW, variables: { ids: [id] }, after: BURST_MS };
    const change = await sockets({ job: 'change', url: own.url, person, query: CHANGE, variables, each: 1, then });
    if (nth < 0) continue;
    times.push(...change.times);
    shown.push(...change.shown);
    answered.push(change.answered);
  }

  const merged = [];
  await signIn(own.url, crowd, 50_000);
  for (const from of [0, LINES]) {
    const text = Array.from({ length: LINES }, (_, n) => `2 ${thing((from + n) % ITEMS)}`).join('\n');
    const started = performance.now();
    await ask(own.url, crowd[0], ADD_TEXT, { text });
    merged.push(performance.now() - started);
  }
  const after = await ask(own.url, crowd[0], LIST);
  if (after.shoppingList.open.length > ITEMS) throw new Error('lines have made a second row of the same thing');
  return { open, times, shown, answered, merged, load };
}

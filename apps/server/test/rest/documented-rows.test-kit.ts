import type { Response } from 'supertest';
import { as, make, type Family, type Person } from '..';

export type Row = Record<string, unknown> & { id: string; version: number };

/** The documented calls of one kind of row. */
export interface Kind {
  path: string;
  /** Query of the list. */
  query?: string;
  /** The list in the answer to GET, and the row in the answer to a write. */
  list: string;
  one: string;
  /** A row with a value in every documented field. */
  full: (family: Family, ids: Readonly<Record<string, string>>) => Record<string, unknown>;
  put: (row: Row, body: object) => readonly [path: string, body: object];
  remove: (row: Row) => string;
}

const byQuery = (path: string): Pick<Kind, 'path' | 'put' | 'remove'> => ({
  path,
  put: ({ id }, body) => [`${path}?id=${id}`, body],
  remove: ({ id }) => `${path}?id=${id}`,
});
const byBody = (path: string): Pick<Kind, 'path' | 'put' | 'remove'> => ({
  ...byQuery(path),
  put: ({ id }, body) => [path, { id, ...body }],
});
const SHOPPING = '/api/meals/shopping-list';
const FORUM = '/api/forum';

/** The display name of a member. */
export const nameOf = ({ name }: Person): string => name.split(' ')[0] ?? '';

const shopping = {
  path: SHOPPING,
  list: 'shoppingListItems',
  one: 'shoppingListItem',
  full: (family: Family) => ({
    ...{ ingredient_name: 'Flour', amount: 1.5, unit: 'kg', category: 'AI Recipe', notes: 'Plain', priority: 'high' },
    ...{ assigned_to: nameOf(family.member), week_start_date: '2026-10-05', week_end_date: '2026-10-11' },
  }),
  remove: ({ id }: Row) => `${SHOPPING}?id=${id}`,
};
const forum = {
  path: FORUM,
  list: 'posts',
  one: 'post',
  put: ({ id }: Row, body: object) => [`${FORUM}/${id}`, body] as const,
  remove: ({ id }: Row) => `${FORUM}?postId=${id}`,
};

/** Every kind of row that the documents describe, in an order in which each can refer to those before it. */
export const KINDS: Readonly<Record<string, Kind>> = {
  todo: {
    ...byQuery('/api/todos'),
    list: 'todos',
    one: 'todo',
    full: (family) => ({
      ...{ title: 'Bins', notes: 'Green\nand blue', due_date: '2026-10-12', due_time: '18:00' },
      assigned_to: nameOf(family.member),
    }),
  },
  wish: {
    ...byQuery('/api/wishlist'),
    list: 'wishlist',
    one: 'item',
    full: () => ({
      ...{
        title: 'Kite',
        notes: 'Red',
        category: 'For Each Other',
        price: 19.99,
        link: 'https://shop.example/kite#red',
      },
      ...{ wanted_by: '2026-12-24', occasion: 'Christmas' },
    }),
  },
  event: {
    ...byQuery('/api/calendar'),
    list: 'events',
    one: 'event',
    full: (family) => ({
      ...{ title: 'Swimming', description: 'Towel', event_date: '2026-10-12', end_date: '2026-10-12' },
      ...{ event_time: '15:30', event_end_time: '16:30', emoji: '🏊', place: 'Mill Lane', who: nameOf(family.member) },
      ...{ is_recurring: true, recurring_type: 'weekly', recurring_interval: 2, recurring_end_date: '2027-10-12' },
      recurring_days: ['MO', 'WE'],
    }),
  },
  'event of several days': {
    ...byQuery('/api/calendar'),
    list: 'events',
    one: 'event',
    full: () => ({ title: 'Camping', event_date: '2026-10-16', end_date: '2026-10-18', who: 'Family' }),
  },
  recipe: {
    ...byBody('/api/meals/recipes'),
    list: 'recipes',
    one: 'recipe',
    full: () => ({
      ...{ title: 'Pancakes', description: 'Thin', tags: ['sweet'], difficulty: 'easy', is_favorite: true },
      ingredients: [
        { name: 'flour', amount: 200, unit: 'g', notes: 'plain' },
        { name: 'eggs', amount: 2, amount_to: 3, section: 'Batter' },
        'a pinch of salt',
      ],
      instructions: ['Mix flour, eggs and milk.', 'Rest it.'],
      ...{ external_link: 'https://cook.example/pancakes', prep_time_minutes: 10, cook_time_minutes: 20, servings: 4 },
    }),
  },
  'recipe of one step': {
    ...byBody('/api/meals/recipes'),
    list: 'recipes',
    one: 'recipe',
    full: () => ({ title: 'Soup', instructions: [{ text: 'Chop, fry, simmer' }], ingredients: [] }),
  },
  meal: {
    ...byBody('/api/meals/meal-plan'),
    query: '?startDate=2026-10-05&endDate=2026-10-11',
    list: 'mealPlanEntries',
    one: 'mealPlanEntry',
    full: ({ id }, ids) => ({
      ...{ family_id: id, recipe_id: ids['recipe'], notes: 'With lemon', meal_type: 'lunch', meal_time: null },
      ...{ meal_date: '2026-10-06T00:00:00Z', servings: 4, is_ad_hoc: false },
    }),
  },
  'ad-hoc meal': {
    ...byBody('/api/meals/meal-plan'),
    query: '?startDate=2026-10-05&endDate=2026-10-11',
    list: 'mealPlanEntries',
    one: 'mealPlanEntry',
    full: () => ({ title: 'Leftovers', meal_date: '2026-10-07', meal_type: 'dinner', servings: 1, is_ad_hoc: true }),
  },
  'kitchen item': {
    ...byBody('/api/meals/kitchen-inventory'),
    list: 'data',
    one: 'data',
    full: () => ({
      ...{ ingredient_name: 'Milk', category: 'Dairy', have_it: true, place: 'fridge', amount: 1.5, unit: 'l' },
      ...{ best_before: '2026-10-20', minimum_amount: 1 },
    }),
  },
  'used-up kitchen item': {
    ...byBody('/api/meals/kitchen-inventory'),
    list: 'data',
    one: 'data',
    full: () => ({ ingredient_name: 'Saffron', category: 'Spices', have_it: false }),
  },
  'shopping item by updates': {
    ...shopping,
    put: ({ id }, updates) => [SHOPPING, { itemId: id, updates }],
  },
  'shopping item by path': {
    ...shopping,
    full: () => ({ ingredient_name: 'Bread' }),
    put: ({ id }, body) => [`${SHOPPING}/${id}`, body],
  },
  post: { ...forum, full: () => ({ title: 'Summer', content: 'Where *to*?', category: 'Plans' }) },
  reply: { ...forum, full: (_family, { post }) => ({ content: 'To the sea', parentId: post }) },
};

export let family: Family;
/** One row of each kind, as the list answers it. */
export const rows: Record<string, Row> = {};

/** A family with a full row of each kind, written by its admin. */
export async function makeRows(): Promise<void> {
  family = await make.family();
  const ids: Record<string, string> = {};
  for (const [name, kind] of Object.entries(KINDS)) {
    const answer = await as(family.admin).rest.post(kind.path, kind.full(family, ids));
    if (answer.status !== 201) throw new Error(`${name}: ${answer.status} ${answer.text}`);
    const { id } = rowIn(answer, kind);
    ids[name] = id;
    rows[name] = await read(name, id);
  }
}

export const kindOf = (name: string): Kind => KINDS[name] as Kind;
export const rowIn = ({ body }: Response, { one }: Kind): Row => (body as Record<string, Row>)[one] as Row;

/** The row as the list shows it to the admin now. */
export async function read(name: string, id = rows[name]?.id): Promise<Row> {
  const { path, query = '', list } = kindOf(name);
  const { body } = await as(family.admin).rest.get(`${path}${query}`);
  const all = (body as Record<string, Row[]>)[list] ?? [];
  const found = [...all, ...all.flatMap(({ replies }) => (replies ?? []) as Row[])].find((row) => row.id === id);
  if (!found) throw new Error(`no ${name} in ${path}`);
  return found;
}

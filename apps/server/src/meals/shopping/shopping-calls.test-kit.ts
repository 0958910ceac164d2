import { randomUUID } from 'node:crypto';
import { addDays } from '@homefold/domain';
import { weekOf } from '@homefold/domain/meals';
import type { DomainFixture, World } from '../../../test/tenancy/world';

const ADD_LIST = 'mutation ($input: ShoppingListInput!) { addShoppingList(input: $input) { id } }';
const DELETE_LIST = 'mutation ($id: ID!) { deleteShoppingList(id: $id) { id } }';
const ADD_MEAL = 'mutation ($input: PlannedMealInput!) { addPlannedMeal(input: $input) { id } }';
const ADD_RECIPE = 'mutation ($input: RecipeInput!) { addRecipe(input: $input) { id } }';
const ORDER = 'mutation ($id: ID!) { orderShoppingAisles(id: $id, aisles: [Dairy, Bakery]) { id } }';
const SHOPPING = 'mutation ($listId: ID!) { setShopping(listId: $listId, isShopping: true) { id } }';
const DELETE_MEAL = 'mutation ($id: ID!) { deletePlannedMeal(id: $id) { id } }';
const GENERATE = `mutation ($weekStart: Date!, $listId: ID!) {
  generateShoppingList(weekStart: $weekStart, listId: $listId) { id: listId } }`;
const CHANGE = `mutation ($changes: [ShoppingChangeInput!]!) {
  changeShoppingList(changes: $changes) { id: listId } }`;

let things = 0;
const thing = (world: World) => ({
  id: randomUUID(),
  name: world.marked(`thing ${(things += 1)}`),
  amount: 2,
  unit: 'kg',
  notes: world.marked('notes'),
  assignedTo: world.member.membershipId,
  recipeId: world.ids['recipe'],
});

const change = (world: World, ...changes: object[]) => world.ask(CHANGE, { changes });

/** An item on the default list. */
async function item(world: World): Promise<string> {
  const add = thing(world);
  await change(world, { add });
  return add.id;
}

let lists = 0;
const list = async (world: World): Promise<string> =>
  (await world.ask(ADD_LIST, { input: { name: world.marked(`shop ${(lists += 1)}`) } })).id;

const nextWeek = (world: World) => addDays(weekOf(world.today).startDate, 7);

/** Meals of next week: one with known ingredients, including water, and one with unknown ingredients. */
async function plannedNextWeek(world: World): Promise<{ id: string }> {
  const ingredients = [{ name: world.marked('leeks'), amount: 2 }, { name: 'water' }];
  const input = { title: world.marked('soup'), instructions: [{ text: world.marked('stir') }], ingredients };
  const { id: recipeId } = await world.ask(ADD_RECIPE, { input });
  const mealDate = nextWeek(world);
  await world.ask(ADD_MEAL, { input: { title: world.marked('zzyzx'), mealDate } });
  return world.ask(ADD_MEAL, { input: { title: world.marked('soup'), mealDate, recipeId, servings: 3 } });
}

/** For the screens: an open item, and one in the basket. */
export async function moreToBuy(world: World): Promise<void> {
  world.ids['shoppingItem'] = await item(world);
  await change(world, { tick: { id: await item(world), isPurchased: true } });
}

/** A row in each table, with a value in each field. */
export async function fillShopping(world: World): Promise<void> {
  world.ids['shoppingItem'] = await item(world);
  await change(world, { tick: { id: await item(world), isPurchased: true } });
  await change(world, { remove: { id: await item(world) } });
  world.ids['shoppingList'] = await list(world);
  // a list of next week, and parts whose meal has left the plan
  const { id } = await plannedNextWeek(world);
  await world.ask(GENERATE, { weekStart: nextWeek(world), listId: world.ids['shoppingList'] });
  await world.ask(DELETE_MEAL, { id });
  await plannedNextWeek(world);
  await world.ask(GENERATE, { weekStart: nextWeek(world), listId: world.ids['shoppingList'] });
  await world.ask(ORDER, { id: world.ids['shoppingList'] });
  await world.ask(SHOPPING, { listId: world.ids['shoppingList'] });
  await world.ask(DELETE_LIST, { id: await list(world) });
}

export const shoppingBin = [
  { kind: 'shopping_item', table: 'shopping_item' },
  { kind: 'shopping_list', table: 'shopping_list' },
] as const;

export const shoppingCalls: Required<Pick<DomainFixture, 'operations' | 'routes'>> = {
  operations: {
    shoppingList: ({ ids }) => ({ variables: { id: ids['shoppingList'] } }),
    shoppingItems: ({ ids }) => ({ variables: { ids: [ids['shoppingItem'], randomUUID()] } }),
    shoppingSuggestions: (world) => ({ variables: { text: world.marked('thing') } }),
    changeShoppingList: async (world) => {
      const id = await item(world);
      const changes = [
        { add: thing(world) },
        {
          edit: {
            id,
            name: world.marked('renamed'),
            listId: world.ids['shoppingList'],
            assignedTo: world.admin.membershipId,
          },
        },
        { tick: { id, isPurchased: true } },
        { remove: { id } },
      ];
      return { variables: { changes, listId: world.ids['shoppingList'] } };
    },
    addShoppingText: (world) => ({
      variables: { text: world.marked('apples'), listId: world.ids['shoppingList'] },
    }),
    clearShoppingBasket: async (world) => {
      const id = await item(world);
      await change(world, { edit: { id, listId: world.ids['shoppingList'] } }, { tick: { id, isPurchased: true } });
      return { variables: { listId: world.ids['shoppingList'] } };
    },
    addShoppingList: (world) => ({ variables: { input: { name: world.marked('shop') } } }),
    updateShoppingList: async (world) => ({
      variables: { id: await list(world), input: { name: world.marked('anew') } },
    }),
    deleteShoppingList: async (world) => ({ variables: { id: await list(world) } }),
    orderShoppingAisles: ({ ids }) => ({ variables: { id: ids['shoppingList'], aisles: ['Dairy', 'Bakery'] } }),
    setShopping: ({ ids }) => ({ variables: { listId: ids['shoppingList'], isShopping: true } }),
    shoppingPreview: (world) => ({ variables: { weekStart: nextWeek(world), listId: world.ids['shoppingList'] } }),
    generateShoppingList: (world) => ({
      variables: { weekStart: nextWeek(world), listId: world.ids['shoppingList'] },
    }),
  },
  routes: {
    'post /api/meals/shopping-list/generate': async (world) => {
      await plannedNextWeek(world);
      return { body: { week_start_date: nextWeek(world), listId: world.ids['shoppingList'] ?? '' } };
    },
    'post /api/meals/shopping-list': (world) => ({
      query: { listId: world.ids['shoppingList'] ?? '' },
      body: { ingredient_name: world.marked('pears'), assigned_to_member_id: world.member.membershipId },
    }),
    'get /api/meals/shopping-list': ({ ids }) => ({ query: { listId: ids['shoppingList'] ?? '' } }),
    'put /api/meals/shopping-list': async (world) => [
      {
        query: { id: await item(world) },
        body: { updates: { is_purchased: true, assigned_to_member_id: world.member.membershipId } },
      },
      { body: { id: await item(world), assigned_to_member_id: world.member.membershipId } },
      { body: { itemId: await item(world), updates: { ingredient_name: world.marked('cherries') } } },
    ],
    'put /api/meals/shopping-list/:id': async (world) => [
      {
        params: { id: await item(world) },
        body: { ingredient_name: world.marked('plums'), assigned_to_member_id: world.member.membershipId },
      },
      { params: { id: await item(world) }, body: { updates: { assigned_to_member_id: world.member.membershipId } } },
    ],
    'patch /api/meals/shopping-list/:id': async (world) => ({ params: { id: await item(world) } }),
    'delete /api/meals/shopping-list': async (world) => [
      { query: { id: await item(world) } },
      { body: { id: await item(world) } },
    ],
  },
};

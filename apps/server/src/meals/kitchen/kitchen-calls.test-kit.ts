import { randomUUID } from 'node:crypto';
import type { DomainFixture, World } from '../../../test/tenancy/world';
import { recipe } from '../recipes/recipes.test-kit';

const ADD = 'mutation ($items: [KitchenItemInput!]!) { addKitchenItems(items: $items) { id } }';
const DELETE = 'mutation ($ids: [ID!]!) { deleteKitchenItems(ids: $ids) { id } }';

/** EAN-13 codes without their check digits; a new one for each product. */
let codes = 400_000_000_000;
const nextBarcode = (): string => {
  const digits = String((codes += 1));
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

let things = 0;
/** A value in each field, for a perishable food. */
const thing = (world: World, name = world.marked(`thing ${(things += 1)}`)) => ({
  ingredientName: name,
  amount: 2,
  unit: 'kg',
  bestBefore: world.tomorrow,
  minimumAmount: 1,
  barcode: nextBarcode(),
});

async function item(world: World, input: object = thing(world)): Promise<string> {
  const [added] = await world.ask<{ id: string }[]>(ADD, { items: [input] });
  return added?.id ?? '';
}

/** A row in each table, and what meal ideas are computed from. */
export async function fillKitchen(world: World): Promise<void> {
  const known = thing(world);
  world.ids['kitchenItem'] = await item(world, known);
  world.ids['barcode'] = known.barcode;
  await world.ask(DELETE, { ids: [await item(world)] });
  // what members who eat neither gluten nor animal products may cook, with one uncertain ingredient
  const foods = ['chickpeas', 'tomatoes', 'coconut milk', 'curry paste', 'rice', 'vegetable stock'];
  for (const food of foods) await item(world, thing(world, world.marked(food)));
  const ingredients = ['chickpeas', 'vegetable stock', 'flageolets'].map((food) => ({ name: world.marked(food) }));
  await recipe(world, { title: world.marked('soup'), ingredients });
  // rows that only a tick on a shopping list creates
  await world.sql(
    `insert into kitchen_purchase (family_id, shopping_item_id, kitchen_item_id, before, version, amounts, created_at)
     values ($1, $2, $3, jsonb_build_object('ingredientName', $4::text), 1, '[]', now())`,
    [world.family.id, randomUUID(), world.ids['kitchenItem'], world.marked('milk')],
  );
}

export const kitchenBin = [{ kind: 'kitchen_item', table: 'kitchen_item' }] as const;

/** For the screens: more data. */
export const moreOfKitchen = (world: World): Promise<string> => item(world);

export const kitchenCalls: Required<Pick<DomainFixture, 'operations' | 'routes' | 'carriesNothing'>> = {
  operations: {
    kitchenProduct: ({ ids }) => ({ variables: { barcode: ids['barcode'] } }),
    addKitchenItems: (world) => ({ variables: { items: [thing(world)] } }),
    updateKitchenItem: async (world) => ({ variables: { id: await item(world), input: thing(world) } }),
    useUpKitchenItem: async (world) => ({ variables: { id: await item(world) } }),
    deleteKitchenItems: async (world) => ({ variables: { ids: [await item(world)] } }),
    useItUp: () => ({ variables: { input: { complexity: 'medium', mealType: 'dinner' } } }),
    suggestMeals: () => ({ variables: { input: { contextNotes: 'something with chicken' } } }),
    ingredientsOfMeal: () => ({ variables: { description: 'Fish and chips' } }),
    consolidateIngredients: (world) => ({ variables: { names: [world.marked('flour'), world.marked('flours')] } }),
  },
  routes: {
    'post /api/meals/kitchen-inventory': (world) => ({ body: { ingredient_name: world.marked('flour') } }),
    'put /api/meals/kitchen-inventory': async (world) => ({
      query: { id: await item(world) },
      body: { ingredient_name: world.marked(`renamed ${(things += 1)}`) },
    }),
    'delete /api/meals/kitchen-inventory': async (world) => ({ query: { id: await item(world) } }),
    'post /api/meals/ai-quick-meals': () => ({ body: { complexity: 'medium', meal_type: 'dinner' } }),
    'post /api/meals/ai-suggestions': (world) => ({
      query: { type: 'consolidation' },
      body: { ingredients: [world.marked('flour')] },
    }),
  },
  carriesNothing: {
    suggestMeals: 'the dishes are those of a table; what the family has and avoids only orders them',
    ingredientsOfMeal: 'it is what a table says of the words that were sent',
    consolidateIngredients: 'it is what was sent',
    'post /api/meals/ai-suggestions': 'it is what was sent',
  },
};

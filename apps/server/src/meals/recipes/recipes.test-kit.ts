import type { DomainFixture, World } from '../../../test/tenancy/world';

const ADD_RECIPE = 'mutation ($input: RecipeInput!) { addRecipe(input: $input) { id } }';

let added = 0;

export const recipeInput = (world: World, title = world.marked(`recipe ${(added += 1)}`)) => ({
  title,
  description: world.marked('description'),
  tags: [world.marked('tag')],
  ingredients: [
    {
      name: world.marked('flour'),
      amount: 1,
      amountTo: 2,
      unit: 'cup',
      notes: world.marked('sifted'),
      section: world.marked('base'),
    },
    { name: world.marked('butter') },
  ],
  instructions: [{ text: world.marked('bake'), section: world.marked('base') }],
  externalLink: 'https://example.com/',
  prepTimeMinutes: 10,
  cookTimeMinutes: 20,
  servings: 4,
});
export const recipe = async (world: World, more: object = {}) =>
  (await world.ask(ADD_RECIPE, { input: { ...recipeInput(world), ...more } })).id;

const SET_DIET =
  'mutation ($id: ID!) { setMemberDiet(memberId: $id, allergies: [gluten], diets: [vegan]) { memberId } }';
const THINK =
  'mutation ($id: ID!, $input: RecipeOpinionInput!) { setRecipeOpinion(recipeId: $id, input: $input) { id } }';
const COOKED =
  'mutation ($id: ID!, $date: Date!) { recordCooked(recipeId: $id, date: $date, servings: 4) { cooked { id } } }';
const SHARE = 'mutation ($id: ID!) { shareRecipe(id: $id) { id } }';

const opinion = (world: World) => ({ rating: 4, note: world.marked('note') });

/** A day on which a new recipe was cooked. */
const cookedDay = async (world: World) => {
  const { cooked } = await world.ask<{ cooked: { id: string }[] }>(COOKED, {
    id: await recipe(world),
    date: world.today,
  });
  return cooked[0]?.id;
};

/** An archive with a new recipe. */
const archive = (world: World) => ({
  name: 'recipes.json',
  bytes: Buffer.from(
    JSON.stringify({ '@type': 'Recipe', name: world.marked(`stew ${(added += 1)}`), recipeInstructions: 'Stew.' }),
  ),
});

/** What a recipe of the fixture has besides its text. */
export async function fillRecipes(world: World): Promise<void> {
  await world.ask(SET_DIET, { id: world.admin.membershipId });
  await world.ask(THINK, { id: world.ids['recipe'], input: opinion(world) });
  await world.ask(COOKED, { id: world.ids['recipe'], date: world.today });
  await world.ask(SHARE, { id: world.ids['recipe'] });
  // rows that only exist for a picture that cannot be copied, and one that is still queued
  await world.sql('update recipe set image_problem = $2 where id = $1', [world.ids['recipe'], world.marked('late')]);
  await world.sql(
    `insert into recipe_picture_aside (family_id, recipe_id, bytes) values ($1, $2, convert_to($3, 'UTF8'))`,
    [world.family.id, (world.ids['picture'] = await recipe(world)), world.marked('picture')],
  );
}

export const recipeCalls: Required<Pick<DomainFixture, 'operations' | 'routes' | 'carriesNothing'>> = {
  operations: {
    recipePage: () => [{ variables: { of: { sort: 'name' }, first: 1 } }, { variables: { first: 100 } }],
    recipeSuggestions: () => ({ variables: { kind: 'ingredient' } }),
    recordCooked: async (world) => ({ variables: { recipeId: await recipe(world), date: world.today } }),
    removeCooked: async (world) => ({ variables: { id: await cookedDay(world) } }),
    setRecipeOpinion: async (world) => ({ variables: { recipeId: await recipe(world), input: opinion(world) } }),
    shareRecipe: async (world) => ({ variables: { id: await recipe(world) } }),
    revokeRecipeLink: async (world) => ({ variables: { id: await recipe(world) } }),
    setMemberDiet: ({ member }) => ({
      variables: { memberId: member.membershipId, allergies: ['nuts'], diets: ['halal'] },
    }),
    draftRecipeFromLink: ({ apiUrl }) => ({ variables: { url: `${apiUrl}/healthz` } }),
    draftRecipeFromText: (world) => ({ variables: { text: world.marked('pancakes\n2 eggs\n1. Fry.') } }),
  },
  routes: {
    'post /api/meals/recipes/import': (world) => ({ file: archive(world) }),
    'post /api/meals/recipes/import/commit': (world) => ({ file: archive(world) }),
  },
  carriesNothing: {
    'post /api/meals/recipes/import': 'it is what the file says, apart from whether the family has it',
    draftRecipeFromLink: 'it is what a page says, apart from a recipe of the family with the same address',
    draftRecipeFromText: 'it is what was pasted, apart from a recipe of the family with the same title',
  },
};

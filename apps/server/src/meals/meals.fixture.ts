import { addDays } from '@homefold/domain';
import type { DomainFixture, World } from '../../test/tenancy/world';
import { MealsModule } from './meals.module';

const ADD_RECIPE = 'mutation ($input: RecipeInput!) { addRecipe(input: $input) { id } }';
const ADD_RULE = 'mutation ($input: MealRuleInput!) { addMealRule(input: $input) { id } }';
const DELETE_RECIPE = 'mutation ($id: ID!) { deleteRecipe(id: $id) { id } }';
const ADD_MEAL = 'mutation ($input: PlannedMealInput!) { addPlannedMeal(input: $input) { id } }';

let added = 0;

const recipeInput = (world: World, title = world.words(`recipe ${(added += 1)}`)) => ({
  title,
  description: world.words('description'),
  tags: [world.words('tag')],
  ingredients: [
    {
      name: world.words('flour'),
      amount: 1,
      amountTo: 2,
      unit: 'cup',
      notes: world.words('sifted'),
      section: world.words('base'),
    },
  ],
  instructions: [{ text: world.words('bake'), section: world.words('base') }],
  externalLink: 'https://example.com/',
  prepTimeMinutes: 10,
  cookTimeMinutes: 20,
  servings: 4,
  imageUrl: 'https://example.com/pie.jpg',
});
const recipe = async (world: World) => (await world.ask(ADD_RECIPE, { input: recipeInput(world) })).id;

const mealInput = (world: World) => ({
  title: world.words('renamed'),
  mealDate: world.today,
  notes: world.words('notes'),
});
const meal = async (world: World) =>
  (
    await world.ask(ADD_MEAL, {
      input: {
        ...mealInput(world),
        recipeId: world.ids['recipe'],
        mealType: 'dinner',
        eaterIds: [world.member.membershipId],
        guests: 1,
        cookId: world.admin.membershipId,
      },
    })
  ).id;

let ruled = 0;
/** A rule with a value in each field that its kind has. */
const ruleInput = (world: World) => ({
  kind: 'tag',
  tag: world.words(`fish ${(ruled += 1)}`),
  days: [5],
  mealTypes: ['dinner'],
});
const rule = async (world: World) => (await world.ask(ADD_RULE, { input: ruleInput(world) })).id;

const draftMeal = (world: World) => ({
  date: world.today,
  mealType: 'lunch',
  recipeId: world.ids['recipe'],
  title: world.words('drafted'),
  servings: 2,
  reasons: [world.words('reason')],
});

export const mealsFixture: DomainFixture = {
  module: MealsModule,
  fill: async (world) => {
    world.ids['recipe'] = await recipe(world);
    world.ids['meal'] = await meal(world);
    world.ids['rule'] = await rule(world);
    await world.ask(DELETE_RECIPE, { id: await recipe(world) });
  },
  screens: async (world, count) => {
    for (let n = 0; n < count; n++) {
      world.ids['recipe'] = await recipe(world);
      await meal(world);
    }
    return {};
  },
  bin: { kind: 'recipe', table: 'recipe' },
  operations: {
    recipe: ({ ids }) => ({ variables: { id: ids['recipe'] } }),
    addRecipe: (world) => ({ variables: { input: recipeInput(world) } }),
    updateRecipe: async (world) => ({ variables: { id: await recipe(world), input: recipeInput(world) } }),
    deleteRecipe: async (world) => ({ variables: { id: await recipe(world) } }),
    mealWeek: ({ today }) => ({ variables: { startDate: today } }),
    plannedMeal: ({ ids }) => ({ variables: { id: ids['meal'] } }),
    addPlannedMeal: (world) => ({ variables: { input: mealInput(world) } }),
    updatePlannedMeal: async (world) => ({ variables: { id: await meal(world), input: mealInput(world) } }),
    deletePlannedMeal: async (world) => ({ variables: { id: await meal(world) } }),
    plannedMeals: ({ today, tomorrow }) => ({ variables: { start: today, end: tomorrow } }),
    plannedDinner: ({ today }) => ({ variables: { date: today } }),
    movePlannedMeal: async (world) => ({
      variables: { id: await meal(world), to: { date: world.tomorrow, mealType: 'lunch' }, afterId: null },
    }),
    copyPlannedMeal: async (world) => ({
      variables: { id: await meal(world), to: { date: world.tomorrow, mealType: 'lunch' } },
    }),
    moveMealSlot: async (world) => {
      await meal(world);
      return {
        variables: {
          from: { date: world.today, mealType: 'dinner' },
          to: { date: world.tomorrow, mealType: 'dinner' },
        },
      };
    },
    copyMealSlot: async (world) => {
      await meal(world);
      return {
        variables: {
          from: { date: world.today, mealType: 'dinner' },
          to: { date: world.tomorrow, mealType: 'breakfast' },
        },
      };
    },
    copyMealWeek: ({ today }) => ({ variables: { from: today, to: addDays(today, 7) } }),
    draftMealPlan: (world) => ({
      variables: {
        startDate: world.today,
        keep: [draftMeal(world)],
        rejected: [
          { date: world.today, mealType: 'breakfast', recipeId: world.ids['recipe'], title: world.words('no') },
        ],
      },
    }),
    acceptMealPlan: (world) => ({ variables: { entries: [draftMeal(world)] } }),
    addMealRule: (world) => ({ variables: { input: ruleInput(world) } }),
    updateMealRule: async (world) => ({ variables: { id: await rule(world), input: ruleInput(world) } }),
    deleteMealRule: async (world) => ({ variables: { id: await rule(world) } }),
    moveMealRule: async (world) => ({ variables: { id: await rule(world), afterId: world.ids['rule'] } }),
    understandMeal: (world) => ({ variables: { words: world.words('lasagne') } }),
    quickAddMeal: (world) => ({ variables: { words: world.words('lasagne') } }),
  },
  routes: {
    'post /api/meals/recipes': (world) => ({ body: { title: world.words('soup'), instructions: world.words('stir') } }),
    'put /api/meals/recipes': async (world) => ({
      query: { id: await recipe(world) },
      body: { title: world.words('renamed') },
    }),
    'delete /api/meals/recipes': async (world) => ({ query: { id: await recipe(world) } }),
    'get /api/meals/meal-plan': ({ today, tomorrow }) => ({ query: { startDate: today, endDate: tomorrow } }),
    'post /api/meals/meal-plan': (world) => ({ body: { title: world.words('soup'), meal_date: world.today } }),
    'put /api/meals/meal-plan': async (world) => ({
      query: { id: await meal(world) },
      body: { title: world.words('renamed') },
    }),
    'delete /api/meals/meal-plan': async (world) => ({ query: { id: await meal(world) } }),
  },
};

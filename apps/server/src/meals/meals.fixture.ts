import { addDays } from '@homefold/domain';
import { weekDates, weekOf } from '@homefold/domain/meals';
import type { DomainFixture, World } from '../../test/tenancy/world';
import { fillKitchen, kitchenBin, kitchenCalls, moreOfKitchen } from './kitchen/kitchen-calls.test-kit';
import { MealsModule } from './meals.module';
import { moreToBuy, fillShopping, shoppingBin, shoppingCalls } from './shopping/shopping-calls.test-kit';
import { fillRecipes, recipe, recipeCalls, recipeInput } from './recipes/recipes.test-kit';

const ADD_RULE = 'mutation ($input: MealRuleInput!) { addMealRule(input: $input) { id } }';
const DELETE_RECIPE = 'mutation ($id: ID!) { deleteRecipe(id: $id) { id } }';
const DELETE_MEAL = 'mutation ($id: ID!) { deletePlannedMeal(id: $id) { id } }';
const DELETE_RULE = 'mutation ($id: ID!) { deleteMealRule(id: $id) { id } }';
const ADD_MEAL = 'mutation ($input: PlannedMealInput!) { addPlannedMeal(input: $input) { id } }';

const SET_DIET =
  'mutation ($memberId: ID!) { setMemberDiet(memberId: $memberId, allergies: [gluten], diets: [vegan]) { memberId } }';
const ADD_EVENT = 'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }';

const mealInput = (world: World, mealDate = world.today) => ({
  title: world.marked('renamed'),
  mealDate,
  notes: world.marked('notes'),
  recipeId: world.ids['recipe'],
  eaterIds: [world.member.membershipId],
  cookId: world.admin.membershipId,
});
/** A planned idea, which keeps its ingredients. */
const ideaInput = (world: World) => ({
  title: world.marked('idea'),
  mealDate: world.today,
  mealType: 'dinner',
  notes: world.marked('notes'),
  eaterIds: [world.member.membershipId],
  cookId: world.admin.membershipId,
  ingredients: [{ name: world.marked('leeks'), amount: 200, unit: 'g', isInHouse: true }],
});
const meal = async (world: World, mealDate?: string) =>
  (
    await world.ask(ADD_MEAL, {
      input: {
        ...mealInput(world, mealDate),
        mealType: 'dinner',
        guests: 1,
      },
    })
  ).id;

let days = 0;
/** A day on which nothing else is planned. */
const someDay = (world: World): string => addDays(world.today, 30 + (days += 1));

let ruled = 0;
/** A rule with a value in each field that its kind uses. */
const ruleInput = (world: World) => ({
  kind: 'tag',
  tag: world.marked(`fish ${(ruled += 1)}`),
  days: [5],
  mealTypes: ['dinner'],
});
const rule = async (world: World) => (await world.ask(ADD_RULE, { input: ruleInput(world) })).id;

const draftMeal = (world: World) => ({
  date: world.today,
  mealType: 'lunch',
  recipeId: world.ids['recipe'],
  title: world.marked('drafted'),
  servings: 2,
  reasons: [world.marked('reason')],
});

export const mealsFixture: DomainFixture = {
  module: MealsModule,
  fill: async (world) => {
    world.ids['recipe'] = await recipe(world, { imageUrl: `/files/${await world.photo()}` });
    world.ids['meal'] = await meal(world);
    world.ids['idea'] = (await world.ask(ADD_MEAL, { input: ideaInput(world) })).id;
    // the documented calls store those that they return, whose words are not marked
    await world.sql(
      `insert into suggested_idea (family_id, title_key, servings, ingredients, suggested_at)
       values ($1, $2, 4, $3, now())`,
      [world.family.id, world.marked('idea'), JSON.stringify([{ name: world.marked('leeks'), amount: 1, unit: null }])],
    );
    await fillRecipes(world);
    await fillShopping(world);
    await world.ask(DELETE_MEAL, { id: await meal(world) });
    world.ids['rule'] = await rule(world);
    await world.ask(DELETE_RULE, { id: await rule(world) });
    await world.ask(SET_DIET, { memberId: world.member.membershipId });
    await world.ask(ADD_EVENT, { input: { title: world.marked('choir'), eventDate: world.today, eventTime: '18:00' } });
    await world.ask(DELETE_RECIPE, { id: await recipe(world) });
    await fillKitchen(world);
  },
  screens: async (world, count) => {
    // Few rows have a dinner of today, too.
    const days = weekDates(weekOf(world.today));
    for (let n = 0; n < count; n++) {
      world.ids['recipe'] = await recipe(world);
      world.ids['meal'] = await meal(world, days[(days.indexOf(world.today) + n) % days.length]);
      await rule(world);
      await moreOfKitchen(world);
      await moreToBuy(world);
    }
    const { today, tomorrow } = world;
    return {
      MealWeek: { startDate: today },
      MealNow: { id: world.ids['meal'] },
      MealRecipe: { id: world.ids['recipe'] },
      MealChoices: { of: { query: 'pie' } },
      RecipeNow: { id: world.ids['recipe'] },
      RecipeSuggestions: { kind: 'tag', typed: '', first: 10 },
      PlannedDinner: { date: today },
      TonightsDinner: { date: today },
      DraftMealPlan: { startDate: addDays(today, 7) },
      ShoppingListContent: { id: null },
      ShoppingItemsNow: { ids: [world.ids['shoppingItem']] },
      CalendarDinners: { from: today, to: tomorrow },
      KitchenProduct: { barcode: '4006381333931' },
      UseItUp: { input: { complexity: 'medium', mealType: 'dinner' } },
      SuggestMeals: { input: {} },
      ShoppingSuggestions: { text: 'th' },
      ShoppingPreview: { weekStart: today },
    };
  },
  bin: [
    { kind: 'recipe', table: 'recipe' },
    { kind: 'meal_plan', table: 'planned_meal' },
    { kind: 'meal_rule', table: 'meal_rule' },
    ...kitchenBin,
    ...shoppingBin,
  ],
  freeze: (world) =>
    world.sql("update cooking_schedule set due_at = 'infinity' where family_id = $1", [world.family.id]),
  carriesNothing: { ...recipeCalls.carriesNothing, ...kitchenCalls.carriesNothing },
  operations: {
    ...recipeCalls.operations,
    ...kitchenCalls.operations,
    ...shoppingCalls.operations,
    recipe: ({ ids }) => ({ variables: { id: ids['recipe'] } }),
    addRecipe: (world) => ({ variables: { input: recipeInput(world) } }),
    updateRecipe: async (world) => ({ variables: { id: await recipe(world), input: recipeInput(world) } }),
    deleteRecipe: async (world) => ({ variables: { id: await recipe(world) } }),
    mealWeek: ({ today }) => ({ variables: { startDate: today } }),
    plannedMeal: ({ ids }) => ({ variables: { id: ids['idea'] } }),
    addPlannedMeal: (world) => ({ variables: { input: mealInput(world) } }),
    updatePlannedMeal: async (world) => ({
      variables: { id: await meal(world), input: { ...mealInput(world), servings: 5 } },
    }),
    deletePlannedMeal: async (world) => ({ variables: { id: await meal(world) } }),
    plannedMeals: ({ today, tomorrow }) => ({ variables: { start: today, end: tomorrow } }),
    plannedDinner: ({ today }) => ({ variables: { date: today } }),
    movePlannedMeal: async (world) => {
      const date = someDay(world);
      const [id, afterId] = [await meal(world), await meal(world, date)];
      return { variables: { id, to: { date, mealType: 'dinner' }, afterId } };
    },
    copyPlannedMeal: async (world) => ({
      variables: { id: await meal(world), to: { date: world.tomorrow, mealType: 'lunch' } },
    }),
    moveMealSlot: async (world) => {
      const [from, to] = [someDay(world), someDay(world)];
      const seen = [{ id: await meal(world, from), version: 1 }];
      return { variables: { from: { date: from, mealType: 'dinner' }, to: { date: to, mealType: 'dinner' }, seen } };
    },
    copyMealSlot: async (world) => {
      const [from, to] = [someDay(world), someDay(world)];
      await meal(world, from);
      return { variables: { from: { date: from, mealType: 'dinner' }, to: { date: to, mealType: 'breakfast' } } };
    },
    copyMealWeek: ({ today }) => ({ variables: { from: today, to: addDays(today, 7) } }),
    draftMealPlan: (world) => {
      const date = addDays(world.today, 7);
      const kept = { ...draftMeal(world), date };
      const { reasons: _reasons, servings: _servings, ...rejected } = { ...kept, mealType: 'breakfast' };
      return { variables: { startDate: date, keep: [kept], rejected: [rejected] } };
    },
    acceptMealPlan: (world) => ({ variables: { entries: [draftMeal(world)] } }),
    addMealRule: (world) => ({ variables: { input: ruleInput(world) } }),
    updateMealRule: async (world) => ({ variables: { id: await rule(world), input: ruleInput(world) } }),
    deleteMealRule: async (world) => ({ variables: { id: await rule(world) } }),
    moveMealRule: async (world) => ({ variables: { id: await rule(world), afterId: world.ids['rule'] } }),
    // one of the two alternatives contradicts itself in every year
    understandMeal: (world) =>
      ['Friday', 'Monday'].map((day) => ({ variables: { text: world.marked(`lasagne on ${day} 10 October`) } })),
    quickAddMeal: (world) => ({ variables: { text: world.marked('lasagne') } }),
  },
  routes: {
    ...recipeCalls.routes,
    ...kitchenCalls.routes,
    ...shoppingCalls.routes,
    'post /api/meals/recipes': (world) => ({
      body: { title: world.marked('soup'), instructions: world.marked('stir') },
    }),
    'put /api/meals/recipes': async (world) => ({
      query: { id: await recipe(world) },
      body: { title: world.marked('renamed') },
    }),
    'delete /api/meals/recipes': async (world) => ({ query: { id: await recipe(world) } }),
    'get /api/meals/meal-plan': ({ today, tomorrow }) => ({ query: { startDate: today, endDate: tomorrow } }),
    'post /api/meals/meal-plan': (world) => ({
      body: { title: world.marked('soup'), meal_date: world.today, recipe_id: world.ids['recipe'] },
    }),
    'put /api/meals/meal-plan': async (world) => ({
      query: { id: await meal(world) },
      body: { title: world.marked('named anew'), recipe_id: world.ids['recipe'] },
    }),
    'delete /api/meals/meal-plan': async (world) => ({ query: { id: await meal(world) } }),
  },
};

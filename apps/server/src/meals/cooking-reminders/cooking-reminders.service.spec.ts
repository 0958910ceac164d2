import { FeatureAccess } from '../../billing';
import { FamiliesService } from '../../families';
import { NotificationPreferencesService } from '../../notifications';
import { startPushTest, type Household, type PushTest } from '../../notifications/push/push.test-kit';
import { MealPlanService } from '../plan/meal-plan.service';
import { MealSlotsService } from '../plan/meal-slots.service';
import type { PlannedMeal } from '../plan/planned-meal';
import { RecipesService } from '../recipes/recipes.service';
import { ShoppingService } from '../shopping/shopping.service';

let test: PushTest;
let plan: MealPlanService;
beforeAll(async () => {
  test = await startPushTest();
  plan = test.app.get(MealPlanService);
});
afterAll(() => test.close());

const THURSDAY = '2026-10-08';
const FRIDAY = '2026-10-09';
const at = (time: string, date = THURSDAY) => test.clock.set(`${date}T${time}Z`);

/** Ada plans lasagne for Ben to cook, who has enabled reminders. */
async function lasagne(minutes: number | null = 60): Promise<{ home: Household; meal: PlannedMeal }> {
  at('07:00:00');
  const home = await test.household({ timeZone: 'UTC' });
  await test.app.get(NotificationPreferencesService).update(home.other, { pushCooking: true });
  const recipe = await test.app
    .get(RecipesService)
    .add(home.viewer, { title: 'Lasagne', instructions: 'Cook.', cookTimeMinutes: minutes });
  const meal = await plan.add(home.viewer, { recipeId: recipe.id, mealDate: THURSDAY, cookId: home.ids[1] });
  await test.settle();
  return { home, meal };
}
const REMINDED = 'Lasagne: You cook dinner on Thursday 8 October · start at 17:00';

it('only the cook is notified, once, three hours before dinner', async () => {
  const { home } = await lasagne();
  at('14:59:59');
  expect(await home.notifications(1)).toEqual([]);
  at('15:00:00');
  expect(await home.notifications(1)).toEqual([REMINDED]);
  at('15:10:00');
  expect(await home.notifications(1)).toEqual([]);
  expect(await home.notifications(0)).toEqual([]);
  at('15:00:00', FRIDAY);
  expect(await home.notifications(1)).toEqual([]);
});

it('only members who enabled it are notified', async () => {
  const { home, meal } = await lasagne();
  await plan.update(home.viewer, meal.id, { cookId: home.ids[0] });
  at('15:00:00');
  expect([...(await home.notifications(0)), ...(await home.notifications(1))]).toEqual([]);
});

it("a dinner planned in the afternoon counts, in the family's time zone", async () => {
  const { home, meal } = await lasagne(null);
  await test.app.get(FamiliesService).updateSettings(home.viewer, { dinnerTime: '19:30', timeZone: 'Europe/Paris' });
  await test.settle();
  at('12:00:00');
  await plan.update(home.viewer, meal.id, { recipeId: null, title: 'Soup' });
  await plan.add(home.viewer, { title: 'Bread', mealDate: THURSDAY, cookId: home.ids[1] });
  expect(await home.notifications(1)).toEqual([]);
  // 16:30 in Paris
  at('14:30:00');
  expect(await home.notifications(1)).toEqual(['Soup, Bread: You cook dinner on Thursday 8 October · ready by 19:30']);
});

it('a dinner that was removed or is over is skipped', async () => {
  const [gone, over] = [await lasagne(), await lasagne()];
  await plan.delete(gone.home.viewer, gone.meal.id);
  // no server was running in between
  at('18:00:00');
  expect([...(await gone.home.notifications(1)), ...(await over.home.notifications(1))]).toEqual([]);
});

it('a notification queued for the end of quiet hours is withdrawn on every kind of change', async () => {
  const slots = test.app.get(MealSlotsService);
  const changes: ((home: Household, meal: PlannedMeal) => Promise<unknown>)[] = [
    (home, meal) => plan.delete(home.viewer, meal.id),
    (home, meal) => plan.update(home.viewer, meal.id, { mealDate: FRIDAY }),
    (home, meal) => slots.move(home.viewer, meal.id, { date: FRIDAY, mealType: 'dinner' }, {}),
  ];
  for (const change of changes) {
    const { home, meal } = await lasagne();
    const quiet = { quietHoursStart: '14:00', quietHoursEnd: '16:00' };
    await test.app.get(NotificationPreferencesService).update(home.other, quiet);
    at('15:00:00');
    expect(await home.notifications(1)).toEqual([]);
    await change(home, meal);
    at('16:00:00');
    expect(await home.notifications(1)).toEqual([]);
  }
});

it('a family whose plan lacks the feature is not notified', async () => {
  const { home } = await lasagne();
  const has = jest.spyOn(test.app.get(FeatureAccess), 'has').mockResolvedValue(false);
  at('15:00:00');
  expect(await home.notifications(1)).toEqual([]);
  has.mockRestore();
});

it('two servers notify once', async () => {
  const { home } = await lasagne();
  at('15:00:00');
  await Promise.all([test.settle(), test.settle()]);
  expect(await home.notifications(1)).toEqual([REMINDED]);
});

describe('when somebody goes shopping', () => {
  /** Ben has enabled notifications; Ada goes shopping. */
  async function household(): Promise<{ home: Household; shopping: ShoppingService }> {
    at('09:00:00');
    const home = await test.household({ timeZone: 'UTC' });
    await test.app.get(NotificationPreferencesService).update(home.other, { pushShopping: true });
    await test.app.get(NotificationPreferencesService).update(home.viewer, { pushShopping: true });
    return { home, shopping: test.app.get(ShoppingService) };
  }
  const ASKED = 'Ada is at the shop: anything else?: Add it to the shopping list';

  it('notifies others who enabled it, once', async () => {
    const { home, shopping } = await household();
    await shopping.setShopping(home.viewer, null, true);
    await shopping.setShopping(home.viewer, null, true);
    expect(await home.notifications(1)).toEqual([ASKED]);
    expect(await home.notifications(0)).toEqual([]);
  });

  it('notifies nobody again within three hours, whatever the clock says', async () => {
    const { home, shopping } = await household();
    const start = async () => {
      await shopping.setShopping(home.viewer, null, false);
      await shopping.setShopping(home.viewer, null, true);
    };
    at('11:59:00');
    await start();
    expect(await home.notifications(1)).toEqual([ASKED]);
    for (const time of ['12:01:00', '14:58:00']) {
      at(time);
      await start();
      expect(await home.notifications(1)).toEqual([]);
    }
    at('14:59:01');
    await start();
    expect(await home.notifications(1)).toEqual([ASKED]);
  });

  it('notifies nobody who has not enabled it', async () => {
    const { home, shopping } = await household();
    await test.app.get(NotificationPreferencesService).update(home.other, { pushShopping: false });
    await shopping.setShopping(home.viewer, null, true);
    expect(await home.notifications(1)).toEqual([]);
  });

  it('ends by itself after three hours', async () => {
    const { home, shopping } = await household();
    const shoppers = async () => (await shopping.lists(home.other)).flatMap(({ shopperIds }) => shopperIds);
    await shopping.setShopping(home.viewer, null, true);
    at('11:59:59');
    expect(await shoppers()).toEqual([home.ids[0]]);
    at('12:00:00');
    expect(await shoppers()).toEqual([]);
  });

  it('ends when they finish', async () => {
    const { home, shopping } = await household();
    await shopping.setShopping(home.viewer, null, true);
    const { shopperIds } = await shopping.setShopping(home.viewer, null, false);
    expect(shopperIds).toEqual([]);
  });
});

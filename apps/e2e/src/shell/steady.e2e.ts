import { addEvent, foundFamily, gql } from '../kit/api';
import { today } from '../kit/days';
import { expectStable, watchShifts } from '../kit/shifts';
import { expect, layouts, phone, test } from '../kit/test';

test('nothing jumps while dashboard, calendar, family, jobs, shopping list and settings load', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown', 'Maisie Ashdown'] });
  for (const eventTime of ['08:00', '15:40', '19:00'])
    await addEvent(admin, { title: `Something at ${eventTime}`, eventDate: today(), eventTime });
  await gql(
    members[0]!,
    `mutation ($post: ForumPostInput!, $item: KitchenItemInput!, $wish: WishInput!, $job: JobInput!) {
      addForumPost(input: $post) { id }
      addKitchenItems(items: [$item]) { id }
      addWish(input: $wish) { id }
      addJob(input: $job) { id }
      addShoppingText(text: "bread") { listId }
    }`,
    {
      post: { title: 'Where to in summer?', content: 'The sea again?' },
      item: { ingredientName: 'Milk', bestBefore: today() },
      wish: { title: 'Kite', category: 'Gifts', wantedBy: today() },
      job: { title: 'Water the plants', dueDate: today() },
    },
  );
  const page = await open(admin);
  await watchShifts(page);
  for (const viewport of Object.values(layouts)) {
    // High enough that the lines which arrive last are on screen with what is below them.
    await page.setViewportSize({ ...viewport, height: 1600 });
    await page.goto('about:blank');
    await page.goto('/dashboard');
    for (const late of ['Water the plants', 'Where to in summer?', 'Milk', 'Kite'])
      await expect(page.getByRole('button', { name: late }).first()).toBeVisible();
    await expectStable(page);
  }
  for (const [path, there, viewport] of [
    ['calendar', page.getByRole('grid', { name: /.*/ }).and(page.locator('[aria-busy="false"]')), layouts.desktop],
    ['family', page.getByRole('button', { name: 'Copy' }), layouts.desktop],
    ['todos', page.getByRole('button', { name: 'Water the plants' }).first(), phone],
    ['shopping', page.getByText('Bread').first(), phone],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto('about:blank');
    await page.goto(`/dashboard#${path}`);
    await expect(there).toBeVisible();
    await expectStable(page);
  }

  await test.step('the cards of the settings keep their height, also below the window', async () => {
    const main = page.locator('main');
    const heights = () =>
      main
        .getByRole('region')
        .evaluateAll((cards) =>
          cards.map((card) => `${card.querySelector('h2')?.textContent}: ${Math.round(card.clientHeight)} px`),
        );
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/identity\/(list-|sign-in-methods)/, async (route) => {
      await answered;
      await route.continue();
    });
    await page.route('**/graphql', async (route) => {
      if (/NotificationPreferences|PushDevices/.test(route.request().postData() ?? '')) await answered;
      await route.continue();
    });
    await page.goto('about:blank');
    await page.goto('/dashboard#profile/settings');
    const loading = main.getByText(/^Loading /);
    await expect(loading).toHaveCount(5);
    const before = await heights();
    answer();
    await expect(loading).toHaveCount(0);
    expect(await heights()).toEqual(before);
  });
});

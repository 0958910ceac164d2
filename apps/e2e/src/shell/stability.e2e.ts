import { addEvent, foundFamily, gql } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { today } from '../kit/days';
import { expectStable, watchShifts } from '../kit/shifts';
import { expect, layouts, test } from '../kit/test';

test('calendar and shopping list are requested, and clicks are kept, before the client has any code', async ({
  open,
}) => {
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Dentist', eventDate: today() });
  await gql(admin, 'mutation { addShoppingWords(words: "milk") { listId } }');
  const page = await open(admin);
  for (const [section, query, shown] of [
    ['shopping', '"ShoppingListContent"', 'Milk'],
    ['calendar', '"CalendarWindow"', 'Dentist'],
  ] as const) {
    await page.unroute('**/assets/*.js');
    await page.goto('about:blank');
    const asked = page.waitForRequest((request) => request.postData()?.includes(query) ?? false);
    await page.route('**/assets/*.js', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(`/dashboard#${section}`);
    await expect(page.locator('main').getByText(shown).first()).toBeVisible();
  }

  // Whoever was here before is greeted in the meantime.
  const greeting = page.getByText(/^Good (morning|afternoon|evening), Hannah$/).filter({ visible: true });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('region', { name: 'My Family' })).toBeVisible();
  for (const [layout, viewport] of Object.entries(layouts)) {
    await page.setViewportSize(viewport);
    await page.unroute('**/assets/*.js');
    await page.goto('about:blank');
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(greeting).toBeVisible();
    // What has no content yet has no main heading either.
    await expectAccessible(page, `the frame (${layout})`, ['page-has-heading-one', 'landmark-one-main']);
    await page.getByRole('link', { name: 'Calendar' }).click();
    const wanted = page.getByRole('button', {
      name: layout === 'phone' ? 'More' : 'Search',
      exact: layout === 'phone',
    });
    await wanted.click();
    await expect(wanted).toHaveCSS('cursor', 'progress');
    arrive();
    await expect(page.getByRole('dialog', { name: layout === 'phone' ? 'More' : 'Search' })).toBeVisible();
    await expect(page.locator('main[data-section="calendar"]')).toBeAttached();
  }
});

for (const [layout, viewport] of Object.entries(layouts)) {
  test(`a device that remembers nothing greets before the client has any code (${layout})`, async ({ open }) => {
    const { admin } = await foundFamily();
    const page = await open(admin, { viewport });
    await watchShifts(page);
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/dashboard', { waitUntil: 'commit' });
    const greeting = page.getByText(/^Good (morning|afternoon|evening), Hannah$/).filter({ visible: true });
    await expect(greeting).toBeVisible();
    const before = await greeting.evaluate((shown) => shown.getBoundingClientRect().toJSON() as object);
    arrive();
    const real = page.locator('#root').getByText(/^Good .*, Hannah$/);
    await expect(real).toBeVisible();
    const { left, top, height } = await real.evaluate((shown) => shown.getBoundingClientRect().toJSON() as DOMRect);
    expect(before).toMatchObject({ left, top, height });
    await expectStable(page);
  });

  test(`nothing jumps while the landing page loads (${layout})`, async ({ open }) => {
    const page = await open(null, { viewport });
    // The page was rendered by the build: hydration fails if it says anything of that day.
    await page.clock.setFixedTime(new Date('2037-08-02T20:30:00Z'));
    await watchShifts(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStable(page);
  });

  test(`nothing jumps while the dashboard and the calendar load (${layout})`, async ({ open }) => {
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
        addShoppingWords(words: "bread") { listId }
      }`,
      {
        post: { title: 'Where to in summer?', content: 'The sea again?' },
        item: { ingredientName: 'Milk', bestBefore: today() },
        wish: { title: 'Kite', category: 'Gifts', wantedBy: today() },
        job: { title: 'Water the plants', dueDate: today() },
      },
    );
    // High enough that the lines which arrive last are on screen with what is below them.
    const page = await open(admin, { viewport: { ...viewport, height: 1600 } });
    await watchShifts(page);
    await page.goto('/dashboard');
    for (const late of ['Water the plants', 'Where to in summer?', 'Milk', 'Kite'])
      await expect(page.getByRole('button', { name: late }).first()).toBeVisible();
    await expectStable(page);
    await page.setViewportSize(viewport);
    for (const [path, there] of [
      ['/dashboard#calendar', page.getByRole('grid', { name: /.*/ }).and(page.locator('[aria-busy="false"]'))],
      ['/dashboard#family', page.getByRole('button', { name: 'Copy' })],
      ['/dashboard#todos', page.getByRole('button', { name: 'Water the plants' }).first()],
      ['/dashboard#shopping', page.getByText('Bread').first()],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(path);
      await expect(there).toBeVisible();
      await expectStable(page);
    }
  });

  test(`nothing jumps while the first steps of a new family load (${layout})`, async ({ open }) => {
    const { admin } = await foundFamily({ settled: false });
    const page = await open(admin, { viewport });
    await watchShifts(page);
    await page.goto('/dashboard');
    await expect(page.getByText('0 of 5 done')).toBeVisible();
    await expectStable(page);
  });

  test(`the cards of the settings keep their height while they load (${layout})`, async ({ open }) => {
    const { admin } = await foundFamily();
    const page = await open(admin, { viewport });
    const main = page.locator('main');
    /** What is below the window counts too: somebody may have scrolled there before the answers arrive. */
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
    await page.goto('/dashboard#profile/settings');
    const loading = main.getByText(/^Loading /);
    await expect(loading).toHaveCount(5);
    const before = await heights();
    answer();
    await expect(loading).toHaveCount(0);
    expect(await heights()).toEqual(before);
  });
}

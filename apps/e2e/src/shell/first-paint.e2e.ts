import { addEvent, foundFamily, gql } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { today } from '../kit/days';
import { expectStable, watchShifts } from '../kit/shifts';
import { expect, layouts, test } from '../kit/test';
import { holdCode } from './early';

test('before the client has any code, people are greeted, data is requested and clicks are kept', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Dentist', eventDate: today() });
  await gql(admin, 'mutation { addShoppingText(text: "milk") { listId } }');
  const page = await open(admin);
  await watchShifts(page);
  const greeting = page.getByText(/^Good (morning|afternoon|evening), Hannah$/).filter({ visible: true });

  for (const [layout, viewport] of Object.entries(layouts))
    await test.step(`a device that remembers nothing greets, and nothing moves later (${layout})`, async () => {
      await page.setViewportSize(viewport);
      if (page.url().includes('/dashboard')) await page.evaluate(() => localStorage.clear());
      const arrive = await holdCode(page);
      await page.goto('about:blank');
      await page.goto('/dashboard', { waitUntil: 'commit' });
      await expect(greeting).toBeVisible();
      const before = await greeting.evaluate((shown) => shown.getBoundingClientRect().toJSON() as object);
      arrive();
      const real = page.locator('#root').getByText(/^Good .*, Hannah$/);
      await expect(real).toBeVisible();
      const { left, top, height } = await real.evaluate((shown) => shown.getBoundingClientRect().toJSON() as DOMRect);
      expect(before).toMatchObject({ left, top, height });
      await expectStable(page);
    });

  await test.step('calendar and shopping list are requested', async () => {
    for (const [section, query, shown] of [
      ['shopping', '"ShoppingListContent"', 'Milk'],
      ['calendar', '"CalendarWindow"', 'Dentist'],
    ] as const) {
      const arrive = await holdCode(page);
      await page.goto('about:blank');
      const asked = page.waitForRequest((request) => request.postData()?.includes(query) ?? false);
      await page.goto(`/dashboard#${section}`, { waitUntil: 'commit' });
      await asked;
      arrive();
      await expect(page.locator('main').getByText(shown).first()).toBeVisible();
    }
  });

  for (const [layout, viewport] of Object.entries(layouts))
    await test.step(`whoever was here before is greeted, and the last clicks are kept (${layout})`, async () => {
      await page.setViewportSize(viewport);
      const arrive = await holdCode(page);
      await page.goto('about:blank');
      await page.goto('/dashboard', { waitUntil: 'commit' });
      await expect(greeting).toBeVisible();
      // What has no content yet has no main heading either.
      await expectAccessible(page, `the frame (${layout})`, ['page-has-heading-one', 'landmark-one-main']);
      await page.getByRole('link', { name: 'Calendar' }).click();
      const name = layout === 'phone' ? 'More' : 'Search';
      const wanted = page.getByRole('button', { name, exact: layout === 'phone' });
      await wanted.click();
      await expect(wanted).toHaveCSS('cursor', 'progress');
      arrive();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expect(page.locator('main[data-section="calendar"]')).toBeAttached();
    });
});

import { addEvent, foundFamily } from '../kit/api';
import { today } from '../kit/days';
import { expectStable, watchShifts } from '../kit/shifts';
import { expect, layouts, test } from '../kit/test';

for (const [layout, viewport] of Object.entries(layouts)) {
  test(`nothing jumps while the landing page loads (${layout})`, async ({ open }) => {
    const page = await open(null, { viewport });
    await watchShifts(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStable(page);
  });

  test(`nothing jumps while the dashboard and the calendar load (${layout})`, async ({ open }) => {
    const { admin } = await foundFamily({ members: ['Tom Ashdown', 'Maisie Ashdown'] });
    for (const eventTime of ['08:00', '15:40', '19:00'])
      await addEvent(admin, { title: `Something at ${eventTime}`, eventDate: today(), eventTime });
    const page = await open(admin, { viewport });
    await watchShifts(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: /Something at 08:00/ }).first()).toBeVisible();
    await expectStable(page);
    for (const [path, there] of [
      ['/dashboard#calendar', page.getByRole('grid', { name: /.*/ }).and(page.locator('[aria-busy="false"]'))],
      ['/dashboard#family', page.getByRole('button', { name: 'Copy' })],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(path);
      await expect(there).toBeVisible();
      await expectStable(page);
    }
  });
}

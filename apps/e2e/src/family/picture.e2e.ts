import { foundFamily } from '../kit/api';
import { png } from '../kit/pixels';
import { expect, test } from '../kit/test';

const photo = { name: 'me.png', mimeType: 'image/png', buffer: png(640, 480) };

test('a photo is uploaded, seen by the family, and removed', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const page = await open(admin, { path: '/dashboard#profile' });
  const tom = await open(members[0] ?? null, { path: '/dashboard#family' });
  const file = page.getByLabel(/^(Upload|Replace) photo$/);
  const alert = page.getByRole('alert');

  await file.setInputFiles(photo);
  await expect(page.getByText('Photo uploaded successfully!')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(page.getByText('Custom photo')).toBeVisible();
  const image = page.getByRole('tabpanel').locator('img');
  await expect(image).toHaveAttribute('src', /^\/files\//);
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await expect(tom.getByRole('listitem').filter({ hasText: 'Hannah Ashdown' }).locator('img')).toBeVisible();

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(image).toHaveCount(0);
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
  await expect(tom.getByRole('listitem').filter({ hasText: 'Hannah Ashdown' }).locator('img')).toHaveCount(0);

  // An avatar and a photo replace each other.
  const rocket = page.getByRole('radio', { name: 'Rocket' });
  await page.locator('label').filter({ has: rocket }).click();
  await expect(rocket).toBeChecked();
  await expect(rocket).toBeEnabled();
  await page.reload();
  await expect(rocket).toBeChecked();
});

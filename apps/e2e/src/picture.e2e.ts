import { addMember, foundFamily, stranger } from './kit/api';
import { fillSignUp } from './kit/forms';
import { png } from './kit/pixels';
import { expect, refused, test } from './kit/test';

const photo = { name: 'me.png', mimeType: 'image/png', buffer: png(640, 480) };

test('a photo is uploaded, seen by the family, and removed; wrong files are refused', async ({ open, allow }) => {
  allow(refused(400));
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const page = await open(admin, { path: '/dashboard#profile' });
  const tom = await open(members[0] ?? null, { path: '/dashboard#family' });
  const file = page.getByLabel(/^(Upload|Replace) photo$/);
  const alert = page.getByRole('alert');

  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(alert).toHaveText('Please select an image file');
  await file.setInputFiles({
    name: 'x.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(alert).toHaveText('Please select a valid image file (JPEG, PNG, WebP, or GIF)');
  await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(alert).toHaveText('Image must be smaller than 5MB');
  // Says that it is a PNG and is none: the server decodes what it is sent.
  await file.setInputFiles({
    name: 'fake.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(alert).toContainText('Upload failed:');
  await expect(page.getByRole('img', { name: /photo/i }).or(page.locator('main img'))).toHaveCount(0);

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

  // A face and a photo take turns.
  const rocket = page.getByRole('radio', { name: 'Rocket' });
  await page.locator('label').filter({ has: rocket }).click();
  await expect(rocket).toBeChecked();
  await expect(rocket).toBeEnabled();
  await page.reload();
  await expect(rocket).toBeChecked();
});

test('anybody gives a picture to a member without an account', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  await addMember(admin, 'Biscuit');
  const page = await open(members[0] ?? null, { path: '/dashboard#family' });
  await page.getByRole('button', { name: 'More for Biscuit' }).click();
  await page.getByRole('menuitem', { name: 'Change picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture of Biscuit' });
  await dialog.getByLabel('Upload photo').setInputFiles({ ...photo, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(dialog.getByRole('alert')).toHaveText('File size must be less than 5MB');
  await dialog.getByLabel('Upload photo').setInputFiles(photo);
  await expect(page.getByText('Photo uploaded successfully!')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Biscuit' }).locator('img')).toBeVisible();
});

test('the wizard saves a photo with the profile', async ({ open }) => {
  const page = await open(null, { path: '/sign-up' });
  await fillSignUp(page, stranger('Nora Lone'));
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByLabel('Upload photo').setInputFiles(photo);
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Is your family here already?')).toBeVisible();
  await page.reload();
  await page.goto('/dashboard#profile');
  await expect(page.getByText('Custom photo')).toBeVisible();
});

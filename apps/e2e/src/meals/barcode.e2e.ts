import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foundFamily } from '../kit/api';
import { expectAccessibleInBothLayouts } from '../kit/axe';
import { expect, test } from '../kit/test';
import { writeBarcodeVideo } from './barcode-video';

// The browser's camera sees a barcode.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'homefold-camera-'));
    const video = join(dir, 'barcode.y4m');
    writeBarcodeVideo(video, '4006381333931');
    const args = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${video}`];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
    rmSync(dir, { recursive: true, force: true });
  },
});

test('a barcode is named once and recognised the next time', async ({ open }) => {
  const { admin } = await foundFamily({ members: [] });
  const page = await open(admin, { path: '/dashboard#kitchen', permissions: ['camera'] });
  const dialog = page.getByRole('dialog', { name: 'Add to the Kitchen' });
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(dialog.getByText(/^Nobody has named this yet/)).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the form of a barcode');
  await dialog.getByLabel('Name').fill('Highlighter crisps');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  // the next scan is the same product
  await expect(dialog.getByText('Your family has named this.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Highlighter crisps');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Have it: Highlighter crisps' })).toBeChecked();
});

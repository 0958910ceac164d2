import { foundFamily } from '../kit/api';
import { phone, desktop, test } from '../kit/test';
for (const [name, viewport] of Object.entries({ phone, desktop, tablet: { width: 768, height: 1024 } })) for (const colorScheme of ['light', 'dark'] as const)
test(`look ${name} ${colorScheme}`, async ({ open }) => {
  const { admin } = await foundFamily({ settled: false } as never);
  const page = await open(admin, { viewport, colorScheme, path: '/dashboard' });
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/s-${name}-${colorScheme}.png`, fullPage: true });
  const invite = page.getByRole('button', { name: /invite/i }).last();
  if (await invite.count()) { await invite.click({ timeout: 3000 }).catch(() => undefined); await page.waitForTimeout(1500); await page.screenshot({ path: `/tmp/i-${name}-${colorScheme}.png` }); await page.keyboard.press('Escape'); }
  await page.goto('/dashboard#calendar'); await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Add Event' }).first().click(); await page.waitForTimeout(1200);
  await page.screenshot({ path: `/tmp/f-${name}-${colorScheme}.png` });
  await page.getByRole('button', { name: /choose|calendar|open.*(month|date)/i }).first().click({ timeout: 2000 }).catch(() => undefined); await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/g-${name}-${colorScheme}.png` });
});

import type { BuiltSection } from '@homefold/domain';
import { expect, type Page } from '@playwright/test';

/** Opens a section by its address and waits until it has loaded. */
export async function openSection(page: Page, id: BuiltSection): Promise<void> {
  await page.goto(`/dashboard#${id}`);
  const main = page.locator(`main[data-section="${id}"]`);
  await expect(main).not.toBeEmpty();
  await expect(main.locator('[aria-busy="true"]').or(main.getByText(/^Loading/))).toHaveCount(0);
}

/** Chooses an entry of the menu on the person's row at the foot of the sidebar. */
export async function choosePersonEntry(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button').click();
  await page.getByRole('menuitem', { name }).click();
}

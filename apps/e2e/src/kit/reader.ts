import { expect, type Locator, type Page } from '@playwright/test';

/** The reader that a click on a record opens. */
export const reader = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });

/** Opens a record's form from its reader. */
export async function openForEdit(page: Page, title: string): Promise<void> {
  await reader(page, title).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(reader(page, title)).toBeHidden();
  await expect(page.getByRole('dialog', { name: /^Edit / })).toBeVisible();
}

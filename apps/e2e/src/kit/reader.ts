import { expect, type Locator, type Page } from '@playwright/test';

/** What a click on a record opens: it is read there first. */
export const reader = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });

/** Goes on from reading a record to its form. */
export async function openForEdit(page: Page, title: string): Promise<void> {
  await reader(page, title).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(reader(page, title)).toBeHidden();
  await expect(page.getByRole('dialog', { name: /^Edit / })).toBeVisible();
}

import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './api';

/** Fills in and sends the sign-up form that is on screen, in a modal or on its page. */
export async function fillSignUp(page: Page, person: Pick<Person, 'name' | 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Your name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Fills in and sends the sign-in form that is on screen. */
export async function fillSignIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
}

/** Makes sure that a field says what is wrong with it, beside it and to screen readers. */
export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

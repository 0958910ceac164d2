import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './api';

/** Fills in and submits the open sign-up form, in a modal or on its page. */
export async function fillSignUp(page: Page, person: Pick<Person, 'name' | 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Your name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Fills in and submits the open sign-in form. */
export async function fillSignIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
}

/** Expects a field's error, visible and exposed to screen readers. */
export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

/** Types into a date or time field and blurs it, so that its list covers nothing: "3 Oct", "15:30". */
export async function fillIn(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.blur();
}

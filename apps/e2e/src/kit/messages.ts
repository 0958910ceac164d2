import { expect, type Locator, type Page } from '@playwright/test';

/**
 * A message with something to press in it. Pointed at it stays, as for a person who means to press it: what a test looks at
 * first may take a busy machine longer than the message's seconds.
 */
export async function holdMessage(page: Page, text: string | RegExp): Promise<Locator> {
  const message = page.locator('[data-sonner-toast]').filter({ hasText: text });
  await message.hover();
  await expect(message).toHaveAttribute('data-expanded', 'true');
  return message;
}

import { expect, type Locator, type Page } from '@playwright/test';

/**
 * A toast with a button. Hovering keeps it open, as for a person about to click: on a busy machine the preceding checks
 * may take longer than its timeout.
 */
export async function holdMessage(page: Page, text: string | RegExp): Promise<Locator> {
  const message = page.locator('[data-sonner-toast]').filter({ hasText: text });
  await message.hover();
  await expect(message).toHaveAttribute('data-expanded', 'true');
  return message;
}

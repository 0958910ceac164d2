import type { Page } from '@playwright/test';

/**
 * Makes the server fail inside (INTERNAL, which says nothing of its cause) whenever a GraphQL document mentions `field`; resolves with
 * the way to let it work again.
 */
export async function breakField(page: Page, field: string): Promise<() => Promise<void>> {
  const matches = '**/graphql';
  await page.route(matches, async (route) => {
    if (!new RegExp(`\\b${field}\\b`).test(route.request().postData() ?? '')) return route.fallback();
    return route.fulfill({
      json: { errors: [{ message: 'Something went wrong', extensions: { code: 'INTERNAL', kind: 'internal' } }] },
    });
  });
  return () => page.unroute(matches);
}

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

/**
 * The server does what a GraphQL document that mentions `field` asks for, so many times, and the browser never hears of it; resolves
 * with the way to count how often that was.
 */
export async function loseAnswers(page: Page, field: string, times: number): Promise<() => number> {
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(field) || lost >= times) return route.fallback();
    lost += 1;
    // a kept connection that the server closes just then is tried again, as a browser does
    await route.fetch({ maxRetries: 2 });
    return route.abort();
  });
  return () => lost;
}

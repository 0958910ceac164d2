import type { Page } from '@playwright/test';

/**
 * Makes the server fail with INTERNAL whenever a GraphQL document mentions `field`; resolves with a function that
 * restores it.
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
 * Lets the server process a GraphQL document that mentions `field` but drops the answer, the given number of times;
 * resolves with a function that returns the count.
 */
export async function loseAnswers(page: Page, field: string, times: number): Promise<() => number> {
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(field) || lost >= times) return route.fallback();
    lost += 1;
    // a keep-alive connection that the server just closed is retried, as a browser does
    await route.fetch({ maxRetries: 2 });
    return route.abort();
  });
  return () => lost;
}

import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The layout shifts, and what has moved. */
    shifts: { total: number; sources: string[] };
  }
}

/** Starts accumulating layout shifts in every document that this page opens from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { total: 0, sources: [] as string[] };
    window.shifts = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        seen.total += entry.value;
        seen.sources.push(...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '?'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Expects a cumulative layout shift (CLS) below 0.02 once the page is stable. */
export async function expectStable(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { total, sources } = await page.evaluate(() => window.shifts);
  expect(total, `layout shift, by ${sources.join(' | ')}`).toBeLessThan(0.02);
}

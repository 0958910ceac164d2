/** Measures how soon something shows on a slow network, on a phone without a cache. */
import { chromium } from '@playwright/test';

const BYTES_PER_SECOND = 50_000;
const LATENCY_MS = 400;

/** A selector to wait for, and its target time in milliseconds. */
export const MARKS = [
  { path: '/', what: 'the headline of the landing page', selector: 'h1', wanted: 2_000 },
  { path: '/dashboard', what: 'the frame of the dashboard', selector: '#static-frame', wanted: 3_000 },
  { path: '/dashboard', what: "the dashboard's content", selector: 'text="Recent Activity"', wanted: 7_000 },
];

export async function timeOnSlowNetwork({ url, cookie }) {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const [name, value] = cookie.split(/=(.*)/s);
  const times = [];
  for (const path of new Set(MARKS.map((mark) => mark.path))) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      isMobile: true,
      serviceWorkers: 'block',
    });
    if (path !== '/') await context.addCookies([{ name, value: decodeURIComponent(value), url }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const network = { downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND, latency: LATENCY_MS };
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
    const began = performance.now();
    const opened = page.goto(`${url}${path}`, { waitUntil: 'commit' });
    const marks = MARKS.filter((mark) => mark.path === path).map(async ({ what, selector, wanted }) => {
      await page.locator(selector).first().waitFor({ timeout: 60_000 });
      return { what, wanted, ms: performance.now() - began };
    });
    times.push(...(await Promise.all(marks)));
    await opened;
    await context.close();
  }
  await browser.close();
  return times;
}

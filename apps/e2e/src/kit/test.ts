import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { newAddress, type Person } from './api';
import { untilMidnightIn } from './days';
import { leaveWhenSaved } from './leaving';
import { sharedUrl } from './server';

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };
/** Both layouts, for tests that run once for each. */
export const layouts = { desktop, phone } as const;

interface OpenOptions extends Pick<
  BrowserContextOptions,
  'timezoneId' | 'reducedMotion' | 'colorScheme' | 'permissions' | 'hasTouch'
> {
  viewport?: { width: number; height: number };
  /** Initial path; without it the page stays blank. */
  path?: string;
  url?: string;
  /** Allows the service worker. Otherwise it is blocked, because its responses bypass `page.route`. */
  worker?: boolean;
}

interface Fixtures {
  /** A separate browser, signed in as `person` or anonymous. Any console error or uncaught error fails the test. */
  open: (person: Person | null, options?: OpenOptions) => Promise<Page>;
  /** Another tab of the same browser. */
  tab: (page: Page, path: string) => Promise<Page>;
  /** Declares an expected console error: the browser reports every refused request as one. */
  allow: (message: RegExp) => void;
}

/** A test started within this many milliseconds before midnight may end on the next day. */
const SHORTLY = 300_000;

/** Keeps "today" in a time zone constant during a test: shortly before midnight it waits for the next day. */
export async function beginWithinOneDay(timeZone: string): Promise<void> {
  const left = untilMidnightIn(timeZone);
  if (left > SHORTLY) return;
  test.setTimeout(test.info().timeout + left);
  await new Promise((midnight) => setTimeout(midnight, left));
}

export const test = base.extend<Fixtures & { problems: { found: string[]; allowed: RegExp[] }; oneDay: undefined }>({
  oneDay: [
    async ({}, use) => {
      await beginWithinOneDay('Europe/London');
      await use(undefined);
    },
    { auto: true },
  ],
  problems: async ({}, use) => {
    // The runner's own tracing reads previews of chosen files, which the content policy forbids.
    const problems = { found: [] as string[], allowed: [/^Connecting to 'blob:/] };
    await use(problems);
    const unexpected = problems.found.filter((text) => !problems.allowed.some((pattern) => pattern.test(text)));
    expect(unexpected, 'errors in the console').toEqual([]);
  },
  allow: async ({ problems }, use) => {
    await use((message) => void problems.allowed.push(message));
  },
  open: async ({ browser, problems }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person, { path, url = person?.url ?? sharedUrl(), worker = false, ...options } = {}) => {
      const context = await browser.newContext({
        viewport: desktop,
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        // No animations to wait for; theme.e2e.ts tests motion.
        reducedMotion: 'reduce',
        serviceWorkers: worker ? 'allow' : 'block',
        ...options,
        baseURL: url,
        extraHTTPHeaders: { 'x-forwarded-for': person?.address ?? newAddress() },
      });
      contexts.push(context);
      if (person) await context.addCookies(person.cookies.map((cookie) => ({ ...cookie, url })));
      context.on('console', (message) => {
        if (message.type() === 'error') problems.found.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) =>
        problems.found.push(`uncaught: ${error.error().stack ?? error.error().message}`),
      );
      context.on('page', leaveWhenSaved);
      const page = await context.newPage();
      if (path !== undefined) await page.goto(path);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  tab: async ({}, use) => {
    await use(async (page, path) => {
      const other = await page.context().newPage();
      await other.goto(path);
      return other;
    });
  },
});

/** The browser's console error for a request refused with one of these statuses. */
export const refused = (...statuses: number[]): RegExp =>
  new RegExp(`^Failed to load resource: the server responded with a status of (${statuses.join('|')})`);

export { expect };

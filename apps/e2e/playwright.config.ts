import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's browsers (tools/lib/browser.mjs) where they are installed, else those that Playwright downloaded. */
const debian = { shell: '/usr/bin/chromium-headless-shell', whole: '/usr/bin/chromium' };
const hasDebian = Object.values(debian).every((path) => existsSync(path));
const launchOptions = (path: string) => ({
  ...(hasDebian && { executablePath: path }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // a machine of the house, on whose name pages are not secure (home-name.e2e.ts)
    '--host-resolver-rules=MAP homefold-box 127.0.0.1',
  ],
});
/** Flows that look at notifications or have a camera, neither of which the headless shell knows. */
const inWholeBrowser = ['**/notifications.e2e.ts', '**/barcode.e2e.ts'];

/**
 * Browser flows against ONE built server with a database of its own (src/kit/global-setup.ts). Every test makes the people and
 * the family it needs, so tests share nothing and run side by side.
 */
export default defineConfig({
  testDir: './src',
  outputDir: './test-results',
  globalSetup: './src/kit/global-setup.ts',
  fullyParallel: true,
  // Half of a flow is waiting for the next poll of what it expects: a third one has the cores meanwhile.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Nothing here says how fast the product is, but for the two seconds of together.e2e.ts: a busy machine has the time it takes.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: [
    {
      name: 'flows',
      testMatch: '**/*.e2e.ts',
      testIgnore: inWholeBrowser,
      use: { launchOptions: launchOptions(debian.shell) },
    },
    {
      name: 'whole browser',
      testMatch: inWholeBrowser,
      use: { channel: 'chromium', launchOptions: launchOptions(debian.whole) },
    },
  ],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // A trace of every test costs a tenth of the run, of which nearly all is thrown away. What was on screen when a test failed is
    // kept anyway; `TRACE=1 npm test -- browser` keeps the rest as well.
    trace: process.env['TRACE'] ? { mode: 'retain-on-failure', screenshots: false, sources: false } : 'off',
  },
});

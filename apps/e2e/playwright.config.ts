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
    // Pages live for seconds: compiling their hottest functions once more costs more than it saves.
    '--js-flags=--no-opt --no-maglev',
    // a local machine, whose name is not a secure context (home-name.e2e.ts)
    '--host-resolver-rules=MAP homefold-box 127.0.0.1',
  ],
});
/** For what hangs, in milliseconds; no flow depends on how fast the machine is. */
const HANGS = { test: 300_000, wait: 90_000 };
/** Flows with notifications or a camera, which the headless shell does not support. */
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
  // Half of a flow is waiting for the next poll of an expectation, so more workers than cores can use them.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  timeout: HANGS.test,
  expect: { timeout: HANGS.wait },
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
    actionTimeout: HANGS.wait,
    navigationTimeout: HANGS.wait,
    // Tracing every test costs a tenth of the run, and nearly all traces are discarded. Screenshots of failures are
    // kept anyway; `TRACE=1 npm test -- browser` keeps traces too.
    trace: process.env['TRACE'] ? { mode: 'retain-on-failure', screenshots: false, sources: false } : 'off',
  },
});

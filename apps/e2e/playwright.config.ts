import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const browser = process.env.CHROMIUM ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  workers: 1,
  reporter: 'line',
  use: {
    baseURL: 'http://127.0.0.1:4300',
    launchOptions: {
      executablePath: existsSync(browser) ? browser : undefined, // else Playwright's own download
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      command: 'node ../../dist/apps/server/main.cjs',
      url: 'http://127.0.0.1:3333/healthz',
      env: { PORT: '3333', DATA_DIR: '.data/e2e-pg' },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
    },
    { command: '../../node_modules/.bin/vite preview', cwd: '../web', url: 'http://127.0.0.1:4300' },
  ],
});

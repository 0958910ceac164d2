import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { foundFamily } from '../kit/api';
import { openCalendar } from '../kit/calendar';
import { newDatabase } from '../kit/database';
import { freePort, startServer, stopServer } from '../kit/server';
import { expect, test } from '../kit/test';
import { copyWebBuild, deployNext } from '../kit/web-build';
import { keptAddresses, keptOnDevice } from '../kit/worker';

test('the browser finds an installable manifest with its icons', async ({ open }) => {
  const page = await open(null, { path: '/', worker: true });
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  const manifest = JSON.parse(data ?? '') as {
    name: string;
    short_name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { url: string; icons: { src: string; sizes: string }[] }[];
  };
  expect(manifest).toMatchObject({ short_name: 'Homefold', start_url: '/dashboard', display: 'standalone' });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // reported because a test's window is in incognito mode
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const icons = [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons),
    { src: touch ?? '', sizes: '180x180' },
  ];
  expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});

test('the service worker caches the client and no personal data', async ({ open }) => {
  const { admin } = await foundFamily();
  const page = await open(admin, { path: '/dashboard', worker: true });
  await expect(page.getByText('Recent Activity')).toBeVisible();
  await keptOnDevice(page);
  await openCalendar(page);
  const kept = await keptAddresses(page);
  expect(kept).toEqual(expect.arrayContaining(['/index.html', '/landing.html', '/dashboard.html']));
  const files = /^\/(assets\/|(index|landing|dashboard)\.html$|(theme|early)\.js$|favicon\.svg$|app-config\.json$)/;
  expect(kept.filter((path) => !files.test(path))).toEqual([]);
});

/** Runs a test against its own deployment, which it may replace. */
async function withDeployment(run: (server: { url: string; web: string }) => Promise<void>): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'homefold-e2e-deploy-'));
  const web = join(dir, 'web');
  copyWebBuild(web);
  const server = await startServer(join(dir, 'data'), await freePort(), await newDatabase(), web);
  try {
    await run({ url: server.url, web });
  } finally {
    await stopServer(server);
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Checks for a new version, as an open page does every hour. */
const checkForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test('a new version waits for the user, and the old one keeps working', async ({ open, tab }) => {
  await withDeployment(async ({ url, web }) => {
    const { admin } = await foundFamily({ url });
    const page = await open(admin, { path: '/dashboard', worker: true });
    await expect(page.getByText('Recent Activity')).toBeVisible();
    await keptOnDevice(page);
    const other = await tab(page, '/dashboard');

    // every script but the entry has a new name
    deployNext(web, 'second', /(?!index)[A-Za-z.-]+-[\w-]+\.js/);
    await checkForUpdate(page);
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    await expect(other.getByText('A new version is ready.')).toBeVisible();
    await page.reload();
    await expect(page.locator('meta[name=build]')).toHaveCount(0);
    await openCalendar(page);

    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('meta[name=build]')).toHaveAttribute('content', 'second');
    // The other tab keeps its content until its user reloads.
    await expect(other.locator('meta[name=build]')).toHaveCount(0);
    await other.getByRole('button', { name: 'Reload' }).click();
    await expect(other.locator('meta[name=build]')).toHaveAttribute('content', 'second');
    await page.context().close();
  });
});

test('a new version is loaded on request even if its worker does not take over', async ({ open }) => {
  await withDeployment(async ({ url, web }) => {
    const { admin } = await foundFamily({ url });
    const page = await open(admin, { path: '/dashboard', worker: true });
    await expect(page.getByText('Recent Activity')).toBeVisible();
    await keptOnDevice(page);

    deployNext(web, 'second');
    const worker = readFileSync(join(web, 'sw.js'), 'utf8');
    expect(worker).toContain('.skipWaiting()');
    writeFileSync(join(web, 'sw.js'), worker.replaceAll('.skipWaiting()', '.registration'));
    await checkForUpdate(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('meta[name=build]')).toHaveAttribute('content', 'second');
    await expect(page.getByText('Recent Activity')).toBeVisible();
    const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
    await expect.poll(waiting).toBe('installed');
    // It is not offered again.
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('A new version is ready.')).toHaveCount(0);
    await page.context().close();
  });
});

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

/** The manifest as the browser has read it. */
async function manifestOf(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // reported because a test's window is in incognito mode
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  return JSON.parse(data ?? '') as {
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { url: string; icons: { src: string; sizes: string }[] }[];
  };
}

test('the client can be installed, and its service worker caches it and no personal data', async ({ open }) => {
  const { admin } = await foundFamily();
  const page = await open(admin, { path: '/dashboard', worker: true });
  await expect(page.getByText('Recent Activity')).toBeVisible();

  await test.step('an installable manifest with its icons', async () => {
    const manifest = await manifestOf(page);
    expect(manifest).toMatchObject({ short_name: 'Homefold', start_url: '/dashboard', display: 'standalone' });
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
    // the landing page offers the same
    expect(await (await page.request.get('/')).text()).toMatch(/<link rel="manifest" href="\/manifest\.webmanifest"/);
  });

  await test.step('the cached files', async () => {
    await keptOnDevice(page);
    await openCalendar(page);
    const kept = await keptAddresses(page);
    expect(kept).toEqual(expect.arrayContaining(['/index.html', '/landing.html', '/dashboard.html']));
    const files = /^\/(assets\/|(index|landing|dashboard)\.html$|(theme|early)\.js$|favicon\.svg$|app-config\.json$)/;
    expect(kept.filter((path) => !files.test(path))).toEqual([]);
  });
});

/** Checks for a new version, as an open page does every hour. */
const checkForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** The build that a page is of; deployNext names the later ones. */
const build = (page: Page) => page.locator('meta[name=build]').first();
const offer = (page: Page) => page.getByText('A new version is ready.');
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' }).click();

test('a new version waits for the user while the old one keeps working, and is loaded even if its worker is stuck', async ({
  open,
  tab,
}) => {
  const dir = mkdtempSync(join(tmpdir(), 'homefold-e2e-deploy-'));
  const web = join(dir, 'web');
  copyWebBuild(web);
  const server = await startServer(join(dir, 'data'), await freePort(), await newDatabase(), web);
  try {
    const { admin } = await foundFamily({ url: server.url });
    const page = await open(admin, { path: '/dashboard', worker: true });
    await expect(page.getByText('Recent Activity')).toBeVisible();
    await keptOnDevice(page);
    const other = await tab(page, '/dashboard');

    await test.step('a second version, in two tabs', async () => {
      // every script but the entry has a new name
      deployNext(web, 'second', /(?!index)[A-Za-z.-]+-[\w-]+\.js/);
      await checkForUpdate(page);
      await expect(offer(page)).toBeVisible();
      await expect(offer(other)).toBeVisible();
      await page.reload();
      await expect(build(page)).toHaveCount(0);
      await openCalendar(page);

      await reload(page);
      await expect(build(page)).toHaveAttribute('content', 'second');
      // The other tab keeps its content until its user reloads.
      await expect(build(other)).toHaveCount(0);
      await reload(other);
      await expect(build(other)).toHaveAttribute('content', 'second');
      await other.close();
    });

    await test.step('a third version, whose worker does not take over', async () => {
      copyWebBuild(web);
      deployNext(web, 'third');
      const worker = readFileSync(join(web, 'sw.js'), 'utf8');
      expect(worker).toContain('.skipWaiting()');
      writeFileSync(join(web, 'sw.js'), worker.replaceAll('.skipWaiting()', '.registration'));
      await page.goto('/dashboard');
      await expect(page.getByText('Recent Activity')).toBeVisible();
      await expect(build(page)).toHaveAttribute('content', 'second');
      await checkForUpdate(page);
      await reload(page);
      await expect(build(page)).toHaveAttribute('content', 'third');
      await expect(page.getByText('Recent Activity')).toBeVisible();
      const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
      await expect.poll(waiting).toBe('installed');
      // It is not offered again.
      await page.waitForLoadState('networkidle');
      await expect(offer(page)).toHaveCount(0);
    });
    await page.context().close();
  } finally {
    await stopServer(server);
    rmSync(dir, { recursive: true, force: true });
  }
});

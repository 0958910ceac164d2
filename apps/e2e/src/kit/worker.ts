import { expect, type Page } from '@playwright/test';

/** Waits until the service worker has cached the client, some 600 files one after the other, and controls this page. */
export async function keptOnDevice(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** All URLs cached by the service worker. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
    return kept;
  });

/** Everything this browser has stored of displayed data, as text. */
export const keptData = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('homefold');
        opening.onerror = () => reject(opening.error ?? new Error('no database'));
        // Not created yet: that is left to the product.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onsuccess = () => {
          const all = opening.result.transaction('snapshots').objectStore('snapshots').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );

/** Waits until displayed data has been stored. */
export const waitUntilKept = (page: Page, text: string): Promise<void> =>
  expect.poll(() => keptData(page).catch(() => '')).toContain(text);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foundFamily, gql } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { newDatabase } from '../kit/database';
import { deliver, startPushService } from '../kit/push';
import { freePort, startServer, stopServer, webBuild } from '../kit/server';
import { expect, test } from '../kit/test';
import { keptOnDevice } from '../kit/worker';

const SETTINGS = '/dashboard#profile/settings';

test('notifications are turned on by a tap, sent by the server, shown by the device, and opened', async ({
  open,
  allow,
}) => {
  const dir = mkdtempSync(join(tmpdir(), 'homefold-e2e-push-'));
  const service = await startPushService();
  const env = { PUSH_SERVICES_ALLOW: service.host };
  const server = await startServer(dir, await freePort(), await newDatabase(), webBuild(), env);
  try {
    const { admin, members } = await foundFamily({ url: server.url, members: ['Tom Ashdown'] });
    const page = await open(admin, { worker: true, permissions: ['notifications'] });
    await service.standIn(page);
    await page.goto(SETTINGS);
    await keptOnDevice(page);
    const here = page.getByRole('switch', { name: 'Notifications on this device' });
    await expect(here).not.toBeChecked();
    await here.click();
    await expect(page.getByText('Notifications are on for this device')).toBeVisible();
    await expect(here).toBeChecked();
    await expect(
      page.getByRole('region', { name: 'Your devices' }).getByText('This device', { exact: true }),
    ).toBeVisible();
    await expectAccessible(page, 'the settings with a device');

    await page.getByRole('button', { name: /^Send a test to/ }).click();
    await expect.poll(() => service.taken.length).toBe(1);
    const { me } = await gql<{ me: { membership: { id: string } } }>(admin, '{ me { membership { id } } }');
    const [tom] = members;
    if (!tom) throw new Error('Tom has joined');
    await gql(tom, 'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }', {
      input: { title: 'Dentist', eventDate: '2030-10-08', eventTime: '15:00', whoMemberIds: [me.membership.id] },
    });
    // notifications of changes are delayed, to leave time for Undo
    await expect.poll(() => service.taken.length).toBe(2);

    const news = service.taken[1] ?? '';
    await deliver(page, news);
    await deliver(page, news);
    const shown = () =>
      page.evaluate(async () => {
        const notifications = await (await navigator.serviceWorker.ready).getNotifications();
        return notifications.map(({ title, body }) => `${title}: ${body}`);
      });
    await expect.poll(shown).toEqual(['Dentist: Tom put you on this · Tuesday 8 October, 15:00']);

    // A test's browser cannot tap a notification: the event is dispatched in the worker.
    allow(/InvalidStateError|waitUntil/);
    const [worker] = page.context().serviceWorkers();
    await worker?.evaluate(`self.registration.getNotifications().then(([notification]) =>
      void self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))`);
    await expect(page).toHaveURL(/#calendar\/2030-10-08$/);
    await expect(page.getByRole('gridcell', { name: /8 October. 1 event. Dentist/ })).toBeVisible();
    await expect.poll(shown).toEqual([]);

    await test.step('a browser that refuses shows the alert two seconds later, and the settings say why', async () => {
      await page.goto(SETTINGS);
      await here.click();
      await expect(here).not.toBeChecked();
      await page.context().clearPermissions();
      await here.click();
      const alert = page.getByRole('alertdialog', { name: 'Notifications are turned off' });
      await expect(alert).toContainText('Please enable notifications in your device settings.');
      await expectAccessible(page, 'the alert');
      await page.keyboard.press('Escape');
      await expect(alert).toBeHidden();
      await expect(page.getByText('Notifications are blocked for Homefold on this device.')).toBeVisible();
      await expect(here).not.toBeChecked();
    });
    await page.context().close();
  } finally {
    await stopServer(server);
    await service.close();
    rmSync(dir, { recursive: true, force: true });
  }
});

import { createECDH, randomBytes } from 'node:crypto';
import type { DomainFixture, World } from '../../test/tenancy/world';
import { NotificationsModule } from './notifications.module';

const PREFERENCES =
  'mutation ($input: NotificationPreferencesInput!) { updateNotificationPreferences(input: $input) { pushJobs } }';
const REGISTER = 'mutation ($input: PushDeviceInput!) { registerPushDevice(input: $input) { id } }';

/** A phone with the app: nothing is sent to it without an app push service. */
const phone = (world: World) => ({
  platform: 'ios',
  token: randomBytes(32).toString('hex'),
  name: world.marked('phone'),
});

/** A browser whose push service is unreachable. */
function browser(world: World) {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys().toString('base64url');
  const subscription = {
    endpoint: `https://push.invalid/${randomBytes(8).toString('hex')}`,
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
  };
  return { platform: 'web', token: JSON.stringify(subscription), name: world.marked('browser') };
}

const registered = async (world: World, input: object) => (await world.ask(REGISTER, { input })).id;

export const notificationsFixture: DomainFixture = {
  module: NotificationsModule,
  // existing devices decide who is notified of what other fixtures do
  fillLast: true,
  fill: async (world) => {
    // notifications are switched off, so that later steps store none beside it
    const off = { pushEvents: false, pushJobs: false, pushFamily: false, pushReminders: false };
    for (const caller of [world.admin, world.member])
      await world.ask(PREFERENCES, { input: { ...off, quietHoursStart: '22:00', quietHoursEnd: '07:00' } }, caller);
    world.ids['device'] = await registered(world, phone(world));
    await world.sql(
      `with notification as (
         insert into push_notification (family_id, membership_id, key, kind, title, body, link, tag, wakes_before, created_at,
           expires_at)
         values ($1, $2, $3, 'event', $3, $3, '/dashboard', $3, now(), now(), 'infinity') returning id
       )
       insert into push_delivery (family_id, notification_id, device_id, state, held_until, updated_at)
       select $1, notification.id, $4, 'held', 'infinity', now() from notification`,
      [world.family.id, world.admin.membershipId, world.marked('news'), world.ids['device']],
    );
  },
  operations: {
    updateNotificationPreferences: () => ({ variables: { input: { digestEnabled: false } } }),
    registerPushDevice: (world) => ({ variables: { input: phone(world) }, credentials: ['token'] }),
    removePushDevice: async (world) => ({ variables: { id: await registered(world, phone(world)) } }),
    sendTestNotification: async (world) => ({ variables: { deviceId: await registered(world, browser(world)) } }),
  },
  routes: {
    'post /api/auth/device-tokens': (world) => ({ body: phone(world), credentials: ['token'] }),
    'delete /api/auth/device-tokens': async (world) => {
      const device = phone(world);
      await registered(world, device);
      return [
        { query: { id: await registered(world, phone(world)) } },
        { body: { id: await registered(world, phone(world)) } },
        { body: { token: device.token, platform: device.platform }, credentials: ['token'] },
      ];
    },
  },
  carriesNothing: { pushKey: "the key is the server's, the same for everybody" },
};

import type { ApolloClient } from '@apollo/client';
import {
  forgetThisDevice,
  keptDevice,
  pushPermission,
  pushSupport,
  registerThisDevice,
} from '../../graphql/push/this-device';
import { deviceOf } from '../../ui/device-name';

/**
 * Keeps the notifications that somebody switched on here: the server hears that the device is still there, and of its new
 * address when the browser has changed it. They go with the person (auth/local-data.ts), whoever comes next.
 */
export function keepNotifications(client: ApolloClient): void {
  if (pushSupport() !== 'yes' || keptDevice() === null) return;
  const kept =
    pushPermission() === 'granted'
      ? registerThisDevice(client, deviceOf(navigator.userAgent).name)
      : forgetThisDevice();
  // Without a network the next start tries again.
  kept.catch(() => undefined);
}

import type { ApolloClient } from '@apollo/client';
import {
  forgetThisDevice,
  storedDevice,
  pushPermission,
  pushSupport,
  registerThisDevice,
} from '../../graphql/push/this-device';
import { deviceOf } from '../../ui/browser/device-name';

/**
 * Renews the push registration that was enabled here: reports the device as active, with its new endpoint if the browser
 * has changed it. Removed with the user's data (auth/local-data.ts) when another user signs in.
 */
export function keepNotifications(client: ApolloClient): void {
  if (pushSupport() !== 'yes' || storedDevice() === null) return;
  const kept =
    pushPermission() === 'granted'
      ? registerThisDevice(client, deviceOf(navigator.userAgent).name)
      : forgetThisDevice();
  // Retried at the next start.
  kept.catch(() => undefined);
}

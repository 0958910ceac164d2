import type { ApolloClient } from '@apollo/client';
import {
  forgetThisDevice,
  keptDevice,
  pushPermission,
  pushSupport,
  registerThisDevice,
} from '../../graphql/push/this-device';
import { deviceOf } from '../../ui/device-name';
import { onUserDataCleared } from '../auth/local-data';

/**
 * Keeps the notifications that somebody switched on here: the server hears that the device is still there, and of its new
 * address when the browser has changed it. With the person they go, whoever comes next.
 * @returns the way to stop
 */
export function keepNotifications(client: ApolloClient): () => void {
  if (pushSupport() !== 'yes') return () => undefined;
  if (keptDevice() !== null) {
    const kept =
      pushPermission() === 'granted'
        ? registerThisDevice(client, deviceOf(navigator.userAgent).name)
        : forgetThisDevice();
    // Without a network the next start tries again.
    kept.catch(() => undefined);
  }
  return onUserDataCleared(() => void forgetThisDevice().catch(() => undefined));
}

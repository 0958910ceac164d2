import type { ApolloClient } from '@apollo/client';
import { forgetStored, readStored, store } from '../../storage/stored';
import { PushDevicesDocument, PushKeyDocument, RegisterPushDeviceDocument } from './generated';

/**
 * Whether this browser can receive push messages. `install`: an iPhone or iPad can once the app is on its home screen.
 * `insecure`: only over https.
 */
export type PushSupport = 'yes' | 'install' | 'insecure' | 'unsupported';

export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure';
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (can) return 'yes';
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad identifies itself as a Mac.
  const isApple = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && !window.matchMedia('(display-mode: standalone)').matches ? 'install' : 'unsupported';
}

/** The user's answer to the permission prompt; 'default' before they have answered. */
export const pushPermission = (): NotificationPermission =>
  'Notification' in window ? Notification.permission : 'default';

/** The id under which this browser was registered, or null. */
export const storedDevice = (): string | null => readStored('pushDevice');

/**
 * Subscribes this browser with the server's key and registers it. Shows no prompt: permission was granted before.
 * @returns the device's id
 * @throws the error of the browser, its push service or the server
 */
export async function registerThisDevice(client: ApolloClient, name: string): Promise<string> {
  const { data: keys } = await client.query({ query: PushKeyDocument, fetchPolicy: 'network-only' });
  if (!keys) throw new Error('no key');
  const subscription = await subscribed(keys.pushKey);
  const { data } = await client.mutate({
    mutation: RegisterPushDeviceDocument,
    variables: { input: { platform: 'web', token: JSON.stringify(subscription), name } },
    refetchQueries: [PushDevicesDocument],
  });
  if (!data) throw new Error('no answer');
  // Where storage is blocked the device is looked up anew each time.
  store('pushDevice', data.registerPushDevice.id);
  return data.registerPushDevice.id;
}

/** Unsubscribes this browser. The server notices on its own when it cannot be notified. */
export async function forgetThisDevice(): Promise<void> {
  forgetStored('pushDevice');
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await registration();
  const wanted = bytesOf(key);
  const known = await pushManager.getSubscription();
  if (known && sameBytes(known.options.applicationServerKey, wanted)) return known;
  // The server's key has changed: its push messages would be rejected.
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

/** The service worker that shows notifications; in data-saver mode it was not installed automatically (app/device). */
async function registration(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration())) await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

const sameBytes = (buffer: ArrayBuffer | null, bytes: Uint8Array): boolean =>
  buffer !== null &&
  buffer.byteLength === bytes.length &&
  new Uint8Array(buffer).every((byte, at) => byte === bytes[at]);

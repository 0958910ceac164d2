import type { ApolloClient } from '@apollo/client';
import { forgetStored, readStored, store } from '../../storage/stored';
import { PushDevicesDocument, PushKeyDocument, RegisterPushDeviceDocument } from '../generated';

/**
 * Whether this browser can be told something. `install`: an iPhone or iPad can once the product is on its home screen.
 * `insecure`: only over https.
 */
export type PushSupport = 'yes' | 'install' | 'insecure' | 'unsupported';

export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure';
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (can) return 'yes';
  const { userAgent, maxTouchPoints } = navigator;
  // an iPad calls itself a Mac
  const isApple = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && !window.matchMedia('(display-mode: standalone)').matches ? 'install' : 'unsupported';
}

/** What the person has answered to the browser's question; 'default' is not yet. */
export const pushPermission = (): NotificationPermission =>
  'Notification' in window ? Notification.permission : 'default';

/** The id under which this browser was registered, or null. */
export const keptDevice = (): string | null => readStored('pushDevice');

/**
 * Subscribes this browser under the server's key and registers it. Asks nobody anything: the permission is there.
 * @returns the device's id
 * @throws whatever the browser, its push service or the server refuses with
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
  // Where storage is blocked the device is found anew each time.
  store('pushDevice', data.registerPushDevice.id);
  return data.registerPushDevice.id;
}

/** The browser takes nothing for this person any more. The server finds out by itself when nobody tells it. */
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
  // The server has another key by now: what it signs would be refused.
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

/** The worker that shows what comes; where data is saved it was not installed by itself (app/device). */
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

import { dropWritesOf, forgetSnapshots } from '../../graphql/offline/device-store';

/** What can be read without a network. The key of who was known is gone by now: nothing of it would be shown meanwhile. */
async function forgetKept(): Promise<void> {
  if ('indexedDB' in window) await forgetSnapshots();
}

/** This browser takes no more notifications for the person, and shows none of those that have come. */
async function forgetNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** What costs a stranger's page time to look for. @returns whether all of it is gone */
export async function forgetDevice(): Promise<boolean> {
  const done = await Promise.allSettled([forgetKept(), forgetNotifications()]);
  return done.every(({ status }) => status === 'fulfilled');
}

/** Changes of a person that wait for the server. */
export const forgetWrites = (userId: string): Promise<void> => dropWritesOf(userId);

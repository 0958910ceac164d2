import { dropWritesOf, forgetSnapshots } from '../storage/device-store';

/** Deletes the offline copy. The remembered user is removed already, so none of it is shown while this runs. */
async function forgetKept(): Promise<void> {
  if ('indexedDB' in window) await forgetSnapshots();
}

/** Unsubscribes this browser from push and closes the user's visible notifications. */
async function forgetNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** Cleans up what is too slow to check on a first visit. @returns whether everything is gone */
export async function forgetDevice(): Promise<boolean> {
  const done = await Promise.allSettled([forgetKept(), forgetNotifications()]);
  return done.every(({ status }) => status === 'fulfilled');
}

/** Discards a user's queued writes. */
export const forgetWrites = (userId: string): Promise<void> => dropWritesOf(userId);

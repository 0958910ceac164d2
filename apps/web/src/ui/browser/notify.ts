/** Whether notifications of this page may be shown; 'denied' also where there are none. */
export const notifyPermission = (): NotificationPermission =>
  typeof Notification === 'undefined' ? 'denied' : Notification.permission;

/** Asks for permission; call it only after a user action. */
export const askToNotify = (): Promise<NotificationPermission> =>
  typeof Notification === 'undefined' ? Promise.resolve('denied') : Notification.requestPermission();

/** Shows a notification of the page itself, if it may. @param link opened by a click on it */
export async function notify(title: string, text: string, link: string): Promise<void> {
  if (notifyPermission() !== 'granted') return;
  const options = { body: text, tag: text, requireInteraction: true, data: { link } };
  const worker =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined;
  // phones require a service worker for this
  if (worker) await worker.showNotification(title, options).catch(() => undefined);
  else new Notification(title, options);
}

/** The server's payload (apps/server, `PushContent`). */
interface PushContent {
  title: string;
  body: string;
  /** Path that a tap opens. */
  link: string;
  /** A notification replaces the one of the same tag, without another sound. */
  tag: string;
}

const HOME = '/dashboard';
const REGISTER = '/api/auth/device-tokens';

/**
 * Shows the server's push messages, and opens their links.
 * @param scope the worker's global scope, for its `push`, `notificationclick` and `pushsubscriptionchange` events
 */
export function listenForPush(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, read(event.data))));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, (event.notification.data as { link?: unknown } | null)?.link));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => {
    const change = event as ExtendableEvent & { oldSubscription?: PushSubscription | null };
    change.waitUntil(subscribeAnew(scope, change.oldSubscription ?? null));
  });
}

/** Browsers require a notification for every push, even if its payload is invalid. */
function read(data: PushMessageData | null): PushContent {
  let given: Partial<Record<keyof PushContent, unknown>> = {};
  try {
    given = (data?.json() ?? {}) as typeof given;
  } catch {
    // shown with the default text
  }
  const text = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);
  return {
    title: text(given.title, 'Homefold'),
    body: text(given.body, ''),
    link: text(given.link, HOME),
    tag: text(given.tag, 'homefold'),
  };
}

const show = (scope: ServiceWorkerGlobalScope, { title, body, link, tag }: PushContent): Promise<void> =>
  scope.registration.showNotification(title, { body, tag, icon: '/icons/icon-192.png', data: { link } });

/** Focuses an open window or opens a new one. Only links within the app are followed. */
async function open(scope: ServiceWorkerGlobalScope, link: unknown): Promise<void> {
  const { origin } = scope.location;
  let target = new URL(HOME, origin);
  if (typeof link === 'string' && URL.canParse(link, origin)) {
    const wanted = new URL(link, origin);
    if (wanted.origin === origin) target = wanted;
  }
  const windows = await scope.clients.matchAll({ type: 'window' });
  const inProduct = windows.filter(({ url }) => new URL(url).pathname === HOME);
  const client = inProduct.find(({ focused }) => focused) ?? inProduct[0] ?? windows[0];
  if (!client) return void (await scope.clients.openWindow(target.href));
  await client.focus().catch(() => undefined);
  // A window that this worker does not control cannot be navigated.
  await client.navigate(target.href).catch(() => scope.clients.openWindow(target.href));
}

/** The browser has replaced the subscription: registers the new one for the signed-in user. */
async function subscribeAnew(scope: ServiceWorkerGlobalScope, old: PushSubscription | null): Promise<void> {
  const { pushManager } = scope.registration;
  const key = old?.options.applicationServerKey;
  const subscription =
    (await pushManager.getSubscription()) ??
    (key ? await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null);
  // Without the old subscription the key is unknown: the page registers when it is next opened.
  if (!subscription) return;
  await fetch(REGISTER, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: JSON.stringify(subscription), platform: 'web' }),
  });
}

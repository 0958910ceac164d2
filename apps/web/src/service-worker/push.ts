/** What the server sends (apps/server, `PushContent`). */
interface PushContent {
  title: string;
  body: string;
  /** Path within the product that a tap opens. */
  link: string;
  /** A notification replaces the one of the same tag, without another sound. */
  tag: string;
}

const HOME = '/dashboard';
const REGISTER = '/api/auth/device-tokens';

/**
 * Shows what the server pushes, and opens what it is about.
 * @param scope the worker's own, for its `push`, `notificationclick` and `pushsubscriptionchange` events
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

/** Browsers want something shown for every push: also for one that cannot be read. */
function read(data: PushMessageData | null): PushContent {
  let given: Partial<Record<keyof PushContent, unknown>> = {};
  try {
    given = (data?.json() ?? {}) as typeof given;
  } catch {
    // shown without words of its own
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

/** In the window that is open already, else in a new one. Leads nowhere but into the product. */
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
  // A window that this worker does not serve cannot be led.
  await client.navigate(target.href).catch(() => scope.clients.openWindow(target.href));
}

/** The browser has a new address for what the server sends: the server hears of it, as whoever is signed in. */
async function subscribeAnew(scope: ServiceWorkerGlobalScope, old: PushSubscription | null): Promise<void> {
  const { pushManager } = scope.registration;
  const key = old?.options.applicationServerKey;
  const subscription =
    (await pushManager.getSubscription()) ??
    (key ? await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null);
  // Without the old one there is no key: the page asks for it when it is opened next.
  if (!subscription) return;
  await fetch(REGISTER, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: JSON.stringify(subscription), platform: 'web' }),
  });
}

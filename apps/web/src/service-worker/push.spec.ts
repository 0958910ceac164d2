import { listenForPush } from './push';

const ORIGIN = 'https://home.example.org';

/** A fake worker scope with the parts that `listenForPush` uses. */
function worker(windows: { url: string; focused?: boolean; follows?: boolean }[] = []) {
  const listeners = new Map<string, (event: unknown) => void>();
  const shown: { title: string; options: NotificationOptions }[] = [];
  const went: string[] = [];
  const posted: { url: string; body: unknown }[] = [];
  let subscription: unknown = null;
  const clients = windows.map(({ url, focused = false, follows = true }, index) => ({
    url: `${ORIGIN}${url}`,
    focused,
    focus: () => Promise.resolve(void went.push(`focus ${index}`)),
    navigate: (to: string) =>
      follows ? Promise.resolve(void went.push(`lead ${index} to ${to}`)) : Promise.reject(new TypeError('not ours')),
  }));
  const scope = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    registration: {
      showNotification: (title: string, options: NotificationOptions) =>
        Promise.resolve(void shown.push({ title, options })),
      pushManager: {
        getSubscription: () => Promise.resolve(subscription),
        subscribe: (options: object) => Promise.resolve((subscription = { anew: options })),
      },
    },
    clients: {
      matchAll: () => Promise.resolve(clients),
      openWindow: (to: string) => Promise.resolve(void went.push(`open ${to}`)),
    },
  };
  listenForPush(scope as unknown as ServiceWorkerGlobalScope);
  globalThis.fetch = ((url: string, { body }: { body: string }) => {
    posted.push({ url, body: JSON.parse(body) as unknown });
    return Promise.resolve(new Response());
  }) as typeof fetch;
  const dispatch = async (name: string, event: object): Promise<void> => {
    let work: Promise<unknown> | undefined;
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  const click = (link: unknown) =>
    dispatch('notificationclick', { notification: { close: () => went.push('close'), data: { link } } });
  return { shown, went, posted, dispatch, click, subscribe: (value: unknown) => (subscription = value) };
}

let before: typeof fetch;
beforeEach(() => {
  before = globalThis.fetch;
});
afterEach(() => {
  globalThis.fetch = before;
});

const pushed = (content: unknown) => ({ data: { json: () => content } });

describe('a push message', () => {
  it('is shown with the server’s texts', async () => {
    const { dispatch, shown } = worker();
    await dispatch('push', pushed({ title: 'Dentist', body: 'Today', link: '/dashboard#calendar', tag: 'event 1' }));
    expect(shown).toEqual([
      {
        title: 'Dentist',
        options: {
          ...{ body: 'Today', tag: 'event 1', icon: '/icons/icon-192.png' },
          data: { link: '/dashboard#calendar' },
        },
      },
    ]);
  });

  it.each([
    ['without data', { data: null }],
    ['that is no JSON', { data: { json: () => JSON.parse('no') as unknown } }],
    ['of something else', pushed({ title: 1, tag: ['x'] })],
    ['of nothing', pushed(null)],
  ])('%s is shown anyway: browsers revoke the permission of pages that show nothing', async (_what, event) => {
    const { dispatch, shown } = worker();
    await dispatch('push', event);
    expect(shown).toMatchObject([{ title: 'Homefold', options: { tag: 'homefold' } }]);
  });
});

describe('a tap on a notification', () => {
  const link = '/dashboard#calendar/2026-10-08';
  it.each([
    ['opens the product', [], link, [`open ${ORIGIN}${link}`]],
    ['leads the window that is open', [{ url: '/dashboard' }], link, ['focus 0', `lead 0 to ${ORIGIN}${link}`]],
    [
      'takes the one in front',
      [{ url: '/dashboard' }, { url: '/dashboard', focused: true }],
      link,
      ['focus 1', `lead 1 to ${ORIGIN}${link}`],
    ],
    [
      'opens another one when it cannot be led',
      [{ url: '/dashboard', follows: false }],
      link,
      ['focus 0', `open ${ORIGIN}${link}`],
    ],
    ['leads nowhere else', [], 'https://elsewhere.example.org/x', [`open ${ORIGIN}/dashboard`]],
    ['runs nothing', [], 'javascript:alert(1)', [`open ${ORIGIN}/dashboard`]],
    ['leads home without a link', [], undefined, [`open ${ORIGIN}/dashboard`]],
  ])('%s', async (_what, windows, to, steps) => {
    const { click, went } = worker(windows);
    await click(to);
    expect(went).toEqual(['close', ...steps]);
  });
});

describe('a subscription that the browser has replaced', () => {
  it('is renewed with the same key, and reported to the server', async () => {
    const { dispatch, posted } = worker();
    await dispatch('pushsubscriptionchange', { oldSubscription: { options: { applicationServerKey: 'key' } } });
    const token = JSON.stringify({ anew: { userVisibleOnly: true, applicationServerKey: 'key' } });
    expect(posted).toEqual([{ url: '/api/auth/device-tokens', body: { token, platform: 'web' } }]);
  });

  it('is reported unchanged if the browser renewed it, and left to the page otherwise', async () => {
    const known = worker();
    known.subscribe({ endpoint: 'new' });
    await known.dispatch('pushsubscriptionchange', {});
    expect(known.posted).toMatchObject([{ body: { token: '{"endpoint":"new"}' } }]);
    const unknown = worker();
    await unknown.dispatch('pushsubscriptionchange', {});
    expect(unknown.posted).toEqual([]);
  });
});

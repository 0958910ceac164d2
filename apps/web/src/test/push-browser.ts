/** A fake browser for push: its permission prompt and its subscription. */
export interface PushBrowser {
  /** How often the permission prompt was shown. */
  asked: number;
  /** The endpoint of the current subscription. */
  subscribed: () => string | null;
  remove: () => void;
}

/**
 * Adds the push APIs to jsdom.
 * @param answer the user's answer to the permission prompt
 * @param before the permission before that
 */
export function pushBrowser(answer: NotificationPermission, before: NotificationPermission = 'default'): PushBrowser {
  let endpoint: string | null = null;
  let made = 0;
  const state: PushBrowser = { asked: 0, subscribed: () => endpoint, remove: () => undefined };
  const notification = {
    permission: before,
    requestPermission: () => {
      state.asked += 1;
      notification.permission = answer;
      return Promise.resolve(answer);
    },
  };
  const subscription = (options: unknown) => ({
    endpoint,
    options,
    toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: () => {
      endpoint = null;
      return Promise.resolve(true);
    },
  });
  let current: ReturnType<typeof subscription> | null = null;
  const registration = {
    pushManager: {
      getSubscription: () => Promise.resolve(endpoint === null ? null : current),
      subscribe: (options: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
        endpoint = `https://push.example.org/${++made}`;
        current = subscription({ ...options, applicationServerKey: options.applicationServerKey.buffer });
        return Promise.resolve(current);
      },
    },
  };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  };
  const restore = [
    put(window, 'isSecureContext', true),
    put(window, 'PushManager', class {}),
    put(window, 'Notification', notification),
    put(navigator, 'serviceWorker', serviceWorker),
  ];
  state.remove = () => restore.forEach((back) => back());
  return state;
}

function put(target: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}

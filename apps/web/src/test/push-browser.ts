/** A browser's side of notifications: what the person answers when asked, and what the browser keeps. */
export interface PushBrowser {
  /** How often the person was asked. */
  asked: number;
  /** What is subscribed now, by endpoint. */
  subscribed: () => string | null;
  remove: () => void;
}

/**
 * Gives jsdom what a browser that takes notifications has.
 * @param answer what the person says to the browser's question
 * @param before what they have said before
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

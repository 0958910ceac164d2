import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** A local push service in place of the browser's own: decrypts and keeps what it receives. */
export interface PushService {
  /** Has to be named in `PUSH_SERVICES_ALLOW`. */
  host: string;
  /** Received messages, as the service worker gets them. */
  taken: string[];
  /** Makes a page subscribe here from its next load on, bypassing the browser's own push service. */
  standIn: (page: Page) => Promise<void>;
  close: () => Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const taken: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push(decrypted(Buffer.concat(chunks)));
      response.writeHead(201).end();
    });
  });
  /** RFC 8291 and 8188, one record. */
  const decrypted = (body: Buffer): string => {
    const length = body[20] ?? 0;
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 21 + length), body.subarray(21 + length)];
    const derive = (secret: Buffer, saltOf: Buffer, info: string | Buffer, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, saltOf, info, bytes));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
    const secret = derive(keys.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const subscription = {
    endpoint: `http://${host}/push`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  return {
    host,
    taken,
    standIn: async (page) => {
      await page.addInitScript((mine) => {
        let current: PushSubscription | null = null;
        const bytesOf = (key: unknown): ArrayBuffer | null =>
          key instanceof Uint8Array ? new Uint8Array(key).buffer : null;
        const unsubscribe = () => Promise.resolve(((current = null), true));
        PushManager.prototype.getSubscription = () => Promise.resolve(current);
        PushManager.prototype.subscribe = (options) =>
          Promise.resolve(
            (current = {
              ...mine,
              expirationTime: null,
              options: {
                applicationServerKey: bytesOf(options?.applicationServerKey),
                userVisibleOnly: options?.userVisibleOnly ?? false,
              },
              getKey: () => null,
              toJSON: () => mine,
              unsubscribe,
            }),
          );
      }, subscription);
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** Delivers a push message to the page's service worker, as the browser would. */
export async function deliver(page: Page, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registration = new Promise<string>((found) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const mine = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && page.url().startsWith(scopeURL));
      if (mine) found(mine.registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data,
  });
}

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a browser received, after its push service verified the sender. */
export interface TakenPush {
  title: string;
  body: string;
  link: string;
  tag: string;
  headers: IncomingHttpHeaders;
}

/** A browser with notifications on: its subscription, and what it received. */
export interface TestBrowser {
  /** `JSON.stringify(subscription)`. */
  token: string;
  endpoint: string;
  /** The notifications in order of arrival. */
  taken: TakenPush[];
  /** How often something was posted, accepted or not. */
  asked: () => number;
  /** The status its push service answers with; default 201. */
  answer: (reply: PushReply) => void;
}

type PushReply = { status: number; headers?: Record<string, string> } | 'hang up' | 'wait';

/**
 * A local push service (RFC 8030) that verifies the signature (RFC 8292) and decrypts like a browser (RFC 8291). `host`
 * has to be named in `PUSH_SERVICES_ALLOW`.
 */
export interface PushService {
  host: string;
  browser: () => TestBrowser;
  /** Accepts this many more, then holds each on arrival. */
  holdAfter: (accepted: number) => void;
  /** Releases everything on hold. */
  release: () => void;
  /** Invalid requests. */
  wrong: string[];
  close: () => Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { take: (headers: IncomingHttpHeaders, body: Buffer) => PushReply }>();
  const wrong: string[] = [];
  const waiting: (() => void)[] = [];
  /** How many it still answers at once. */
  let takes = Infinity;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const browser = browsers.get(request.url ?? '');
      let reply: PushReply = { status: 404 };
      try {
        if (browser && request.method === 'POST') reply = browser.take(request.headers, Buffer.concat(chunks));
      } catch (error) {
        wrong.push((error as Error).message);
        reply = { status: 400 };
      }
      if (reply === 'hang up') request.socket.destroy();
      else if (reply === 'wait' || takes-- <= 0) waiting.push(() => response.writeHead(201).end());
      else response.writeHead(reply.status, reply.headers).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    wrong,
    holdAfter: (accepted) => (takes = accepted),
    release: () => {
      takes = Infinity;
      waiting.splice(0).forEach((go) => go());
    },
    browser: () => {
      const path = `/push/${randomUUID()}`;
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const taken: TakenPush[] = [];
      let asked = 0;
      let reply: PushReply = { status: 201 };
      browsers.set(path, {
        take: (headers, body) => {
          asked++;
          verifySender(headers, `http://${host}`);
          const content = JSON.parse(decrypted(body, keys, auth)) as Omit<TakenPush, 'headers'>;
          const isTaken = reply === 'wait' || reply === 'hang up' || reply.status < 300;
          if (isTaken) taken.push({ ...content, headers });
          return reply;
        },
      });
      const endpoint = `http://${host}${path}`;
      const p256dh = keys.getPublicKey('base64url');
      return {
        endpoint,
        token: JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth: auth.toString('base64url') } }),
        taken,
        asked: () => asked,
        answer: (next) => (reply = next),
      };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** RFC 8292: an ES256 token for this push service, valid for at most a day, signed by the key sent with it. */
function verifySender(headers: IncomingHttpHeaders, audience: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${header}.${claims}`);
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('the signature is wrong');
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
  if (payload.aud !== audience) throw new Error(`signed for ${payload.aud}`);
  const left = payload.exp - Date.now() / 1_000;
  if (left <= 0 || left > 86_400) throw new Error(`good for ${left} seconds`);
  if (!/^(mailto:|https:)/.test(payload.sub)) throw new Error(`signed by ${payload.sub}`);
  if (!/^\d+$/.test(String(headers['ttl']))) throw new Error('no TTL');
}

/** RFC 8291 and 8188, one record. */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const length = body[20] ?? 0;
  const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 21 + length), body.subarray(21 + length)];
  const derive = (secret: Buffer, saltOf: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, saltOf, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

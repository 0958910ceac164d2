import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import { type TestPlatform, startPlatform, tokenFor } from '../../../test/platform';
import { until } from '../../../test/until';
import { LiveBus } from '../live';

export let one: TestPlatform;

/** A second server on the same database. */
export let two: TestPlatform;

/** A family member signed in to both servers. */
export function member(familyId = randomUUID(), userId = `user-${randomUUID()}`) {
  for (const { memberships } of [one, two])
    memberships.members.set(userId, { familyId, membershipId: randomUUID(), role: 'family_member' });
  return { userId, familyId, viewer: { userId, familyId } };
}

export interface Frame {
  id?: string;
  type: string;
  payload?: unknown;
}

/** A graphql-transport-ws client that records everything. */
export class SocketClient {
  readonly frames: Frame[] = [];
  closed?: { code: number; reason: string };
  readonly socket: WebSocket;
  refusal?: number;

  constructor(platform: TestPlatform, { origin, path = '/graphql' }: { origin?: string; path?: string } = {}) {
    this.socket = new WebSocket(platform.url.replace('http', 'ws') + path, 'graphql-transport-ws', { origin });
    this.socket.on('message', (data: Buffer) => this.frames.push(JSON.parse(data.toString()) as Frame));
    this.socket.on('close', (code, reason) => (this.closed = { code, reason: reason.toString() }));
    this.socket.on('unexpected-response', (_request, response) => {
      this.refusal = response.statusCode;
      this.socket.terminate();
    });
    this.socket.on('error', () => undefined);
  }

  static async of(platform: TestPlatform, userId: string): Promise<SocketClient> {
    const client = await new SocketClient(platform).opened();
    client.send({ type: 'connection_init', payload: { authorization: tokenFor(userId) } });
    await until(() => client.frames.some(({ type }) => type === 'connection_ack') || client.closed);
    return client;
  }

  async opened(): Promise<this> {
    await until(() => this.socket.readyState === WebSocket.OPEN || this.closed);
    return this;
  }

  send(frame: object): void {
    this.socket.send(JSON.stringify(frame));
  }

  subscribe(id: string, query = 'subscription { probed { id } }'): void {
    this.send({ id, type: 'subscribe', payload: { query } });
  }

  /** Subscribes and waits until messages actually arrive. */
  async listening(familyId: string, id = 'live'): Promise<this> {
    this.subscribe(id);
    const probe = `probe-${randomUUID()}`;
    await until(async () => {
      await publish(one, familyId, probe);
      return this.of(id).some(({ payload }) => JSON.stringify(payload).includes(probe)) || this.closed;
    });
    return this;
  }

  of(id: string): Frame[] {
    return this.frames.filter((frame) => frame.id === id);
  }

  /** Ids received by subscription `id`, without the probes. */
  ids(id = 'live'): string[] {
    return this.of(id)
      .map(({ payload }) => (payload as { data?: { probed?: { id: string } } } | undefined)?.data?.probed?.id ?? '')
      .filter((text) => text && !text.startsWith('probe-'));
  }

  close(): void {
    this.socket.terminate();
  }
}

export const publish = (platform: TestPlatform, familyId: string, id: string) =>
  platform.db.write({ userId: 'system', familyId }, () =>
    platform.app.get(LiveBus).publish(familyId, 'probed', { id }),
  );

/** Two servers on one database for socket specs. */
export function startPlatforms(): void {
  beforeAll(async () => {
    one = await startPlatform();
    two = await startPlatform({ urls: one.urls });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await two?.close();
    await one?.close();
  });
}

import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import { type TestPlatform, startPlatform, tokenFor } from '../../../test/platform';
import { SECRET } from '../../../test/probe';
import { asOwner } from '../../../test/database';
import { until } from '../../../test/until';
import { LiveBus, LiveStreams, MEMBERSHIP_ENDED, SESSION_ENDED } from '../live';
import { socketLimits } from './subscription-server';

jest.setTimeout(20_000);

let one: TestPlatform;
/** A second server of the same database. */
let two: TestPlatform;

beforeAll(async () => {
  one = await startPlatform();
  two = await startPlatform({ urls: one.urls });
}, 30_000);
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await two?.close();
  await one?.close();
});

/** Somebody with a family, known to both servers. */
function member(familyId = randomUUID(), userId = `user-${randomUUID()}`) {
  for (const { memberships } of [one, two])
    memberships.members.set(userId, { familyId, membershipId: randomUUID(), role: 'family_member' });
  return { userId, familyId, viewer: { userId, familyId } };
}

interface Frame {
  id?: string;
  type: string;
  payload?: unknown;
}

/** A client that speaks graphql-transport-ws and remembers everything. */
class Line {
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

  static async of(platform: TestPlatform, userId: string): Promise<Line> {
    const line = await new Line(platform).opened();
    line.send({ type: 'connection_init', payload: { authorization: tokenFor(userId) } });
    await until(() => line.frames.some(({ type }) => type === 'connection_ack') || line.closed);
    return line;
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

  /** Subscribes and waits until messages really arrive. */
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

  /** Ids of what came through subscription `id`, without the probes. */
  ids(id = 'live'): string[] {
    return this.of(id)
      .map(({ payload }) => (payload as { data?: { probed?: { id: string } } } | undefined)?.data?.probed?.id ?? '')
      .filter((text) => text && !text.startsWith('probe-'));
  }

  close(): void {
    this.socket.terminate();
  }
}

const publish = (platform: TestPlatform, familyId: string, id: string) =>
  platform.db.write({ userId: 'system', familyId }, () =>
    platform.app.get(LiveBus).publish(familyId, 'probed', { id }),
  );

describe('a socket', () => {
  it('is opened for our own pages and for native apps, not for pages of others', async () => {
    for (const origin of ['http://localhost:3000', one.url, undefined]) {
      const line = await new Line(one, { origin }).opened();
      expect([origin, line.refusal]).toEqual([origin, undefined]);
      line.close();
    }
    for (const origin of [
      'https://evil.example',
      'http://localhost:3000.evil.example',
      'http://localhost:3001',
      'null',
    ])
      expect([origin, (await new Line(one, { origin }).opened()).refusal]).toEqual([origin, 403]);
    expect((await new Line(one, { path: '/socket' }).opened()).refusal).toBe(404);
  });

  it.each([
    ['no token', {}],
    ['a junk token', { authorization: 'Bearer junk' }],
    ['a token that is no text', { authorization: { a: 1 } }],
  ])('with %s is closed with 4403', async (_, payload) => {
    const line = await new Line(one).opened();
    line.send({ type: 'connection_init', payload });
    await until(() => line.closed);
    expect(line.closed).toEqual({ code: 4403, reason: 'Forbidden' });
  });

  it('is closed when it asks before it says who it is', async () => {
    const line = await new Line(one).opened();
    line.subscribe('a');
    await until(() => line.closed);
    expect(line.closed?.code).toBe(4401);
  });

  it('takes frames up to 64 kB and is closed by a larger one; others go on', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // the library says so there
    const [line, other] = [await Line.of(one, member().userId), await Line.of(one, member().userId)];
    line.send({ type: 'ping', payload: { filler: 'x'.repeat(60_000) } });
    await until(() => line.frames.some(({ type }) => type === 'pong'));
    line.send({ type: 'ping', payload: { filler: 'x'.repeat(socketLimits.frameBytes) } });
    await until(() => line.closed);
    expect(line.closed?.code).toBe(1009);
    expect(other.closed).toBeUndefined();
    other.close();
  });

  it('that talks junk is closed, and tells nothing', async () => {
    for (const junk of ['junk', '{}', '[]', '{"type":"nope"}', 'null', '{"type":"subscribe","id":"a","payload":{}}']) {
      const line = await Line.of(one, member().userId);
      line.socket.send(junk);
      await until(() => line.closed);
      expect(line.closed?.reason).not.toMatch(/at |undefined|Error:/);
    }
  });

  it('carries 20 subscriptions and refuses the next, which leaves the others alone', async () => {
    const ann = member();
    const line = await Line.of(one, ann.userId);
    for (let n = 1; n <= socketLimits.subscriptionsPerSocket; n++) await line.listening(ann.familyId, `s${n}`);
    line.subscribe('one too many');
    await until(() => line.of('one too many').length > 0);
    expect(line.of('one too many')).toMatchObject([
      { type: 'error', payload: [{ extensions: { code: 'RATE_LIMITED', kind: 'rate-limited' } }] },
    ]);
    line.send({ id: 's1', type: 'complete' });
    await line.listening(ann.familyId, 'another');
    await publish(one, ann.familyId, 'news');
    await until(() => line.ids('s20').includes('news') && line.ids('another').includes('news'));
    line.close();
  });

  it('is one of 20 a person, whatever became of earlier ones', async () => {
    const { userId } = member();
    // gone before they were let in: they count for nothing
    let enter!: () => void;
    one.memberships.delay = new Promise<void>((resolve) => (enter = resolve));
    const gone = await Promise.all(Array.from({ length: 25 }, () => new Line(one).opened()));
    for (const line of gone) {
      line.send({ type: 'connection_init', payload: { authorization: tokenFor(userId) } });
      line.socket.close();
    }
    await until(() => gone.every(({ closed }) => closed));
    enter();
    one.memberships.delay = Promise.resolve();
    const lines = await Promise.all(Array.from({ length: socketLimits.socketsPerUser }, () => Line.of(one, userId)));
    expect(lines.map(({ closed }) => closed)).toEqual(lines.map(() => undefined));
    const extra = await Line.of(one, userId);
    await until(() => extra.closed);
    expect(extra.closed).toEqual({ code: 4429, reason: 'Too many sockets' });
    const other = await Line.of(one, member().userId);
    expect(other.closed).toBeUndefined();
    lines[0]?.close();
    await until(async () => {
      const next = await Line.of(one, userId);
      const open = next.frames.length > 0;
      next.close();
      return open;
    });
    for (const line of [...lines, other]) line.close();
  });

  it.each([
    ['a query', '{ probe { id } }', 'INVALID'],
    ['a mutation', 'mutation { makeProbe(input: { title: "x" }) { id } }', 'INVALID'],
    ['a syntax error', 'subscription {', 'INVALID'],
    ['an unknown field', 'subscription { secrets }', 'INVALID'],
    ['far too many tokens', `subscription { probed { ${'id '.repeat(600)} } }`, 'INVALID'],
  ])('refuses %s and stays open', async (_, query, code) => {
    const ann = member();
    const line = await Line.of(one, ann.userId);
    line.subscribe('bad', query);
    await until(() => line.of('bad').length > 0);
    expect(line.of('bad')).toMatchObject([{ type: 'error', payload: [{ extensions: { code } }] }]);
    await line.listening(ann.familyId);
    expect(line.closed).toBeUndefined();
    line.close();
  });

  it('says errors of use cases in their form and hides ours', async () => {
    const line = await Line.of(one, 'without-family');
    line.subscribe('none');
    line.subscribe('crash', 'subscription { crashing { id } }');
    await until(() => line.of('none').length && line.of('crash').length);
    const text = JSON.stringify(line.frames);
    expect(text).toContain('"code":"NO_FAMILY"');
    expect(text).toContain('"code":"INTERNAL"');
    expect(text).not.toMatch(new RegExp(`${SECRET}|stack`));
    const { requestId } = /"requestId":"(?<requestId>[\w-]+)"/.exec(text)?.groups ?? {};
    expect(one.logs.lines.filter((entry) => entry.includes(SECRET) && entry.includes(String(requestId)))).toHaveLength(
      1,
    );
    line.close();
  });
});

describe('live updates', () => {
  it('reach every server of the database, in order, and nobody else', async () => {
    const [ann, eve] = [member(), member()];
    const lines = [await Line.of(one, ann.userId), await Line.of(two, ann.userId)];
    await Promise.all(lines.map((line) => line.listening(ann.familyId)));
    const stranger = await (await Line.of(two, eve.userId)).listening(eve.familyId);
    const sent = Array.from({ length: 30 }, (_, n) => `m${n}`);
    for (const [n, id] of sent.entries()) await publish(n % 2 ? one : two, ann.familyId, id);
    await until(() => lines.every((line) => line.ids().length === sent.length));
    for (const line of lines) expect(line.ids()).toEqual(sent);
    await publish(one, eve.familyId, 'own');
    await until(() => stranger.ids().length > 0);
    expect(stranger.ids()).toEqual(['own']);
    for (const line of [...lines, stranger]) line.close();
  });

  it('of a write that is rolled back are never sent', async () => {
    const ann = member();
    const line = await (await Line.of(two, ann.userId)).listening(ann.familyId);
    const failing = one.db.write(ann.viewer, async () => {
      await one.app.get(LiveBus).publish(ann.familyId, 'probed', { id: 'taken back' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await publish(one, ann.familyId, 'after');
    await until(() => line.ids().length > 0);
    expect(line.ids()).toEqual(['after']);
    line.close();
  });

  it('outside of a write are refused, and so is what is too large, which undoes the write', async () => {
    const ann = member();
    const bus = one.app.get(LiveBus);
    await expect(bus.publish(ann.familyId, 'probed', {})).rejects.toThrow('no open database scope');
    const large = one.db.write(ann.viewer, () => bus.publish(ann.familyId, 'probed', { id: 'é'.repeat(4_000) }));
    await expect(large).rejects.toThrow('live message too large');
  });

  it('survive junk on the channel', async () => {
    const ann = member();
    const line = await (await Line.of(one, ann.userId)).listening(ann.familyId);
    for (const junk of ['junk', 'null', '{}', '[]', `{"f":"${ann.familyId}","t":"${MEMBERSHIP_ENDED}"}`])
      await asOwner('select pg_notify($1, $2)', ['homefold_live', junk], one.urls.owner);
    await publish(one, ann.familyId, 'after');
    await until(() => line.ids().length > 0);
    expect(line.ids()).toEqual(['after']);
    line.close();
  });

  it.each([
    ['membership', MEMBERSHIP_ENDED],
    ['session', SESSION_ENDED],
  ])('end with the %s, on every server, and only for that person', async (_, topic) => {
    const ann = member();
    const ben = member(ann.familyId);
    const lines = [await Line.of(one, ann.userId), await Line.of(two, ann.userId)];
    const stays = await (await Line.of(two, ben.userId)).listening(ann.familyId);
    await Promise.all(lines.map((line) => line.listening(ann.familyId)));
    await one.db.write(ann.viewer, async () => {
      const bus = one.app.get(LiveBus);
      const ended = { userId: ann.userId, ...(topic === SESSION_ENDED ? { sessionId: `s-${ann.userId}` } : {}) };
      await bus.publish(ann.familyId, topic, ended);
      await bus.publish(ann.familyId, 'probed', { id: 'not for you' });
    });
    await until(() => lines.every(({ closed }) => closed) && stays.ids().length > 0);
    expect(lines.map(({ closed }) => closed?.code)).toEqual([4403, 4403]);
    expect(lines.flatMap((line) => line.ids())).toEqual([]);
    expect(stays.ids()).toEqual(['not for you']);
    stays.close();
  });

  it('ask the membership anew for every subscription', async () => {
    const ann = member();
    const line = await (await Line.of(one, ann.userId)).listening(ann.familyId);
    one.memberships.members.delete(ann.userId);
    line.subscribe('later');
    await until(() => line.of('later').length > 0);
    expect(JSON.stringify(line.of('later'))).toContain('NO_FAMILY');
    line.close();
  });

  it('that were interrupted close every socket with 1012, and who comes back sees what follows', async () => {
    const ann = member();
    const [here, there] = [await Line.of(one, ann.userId), await Line.of(two, ann.userId)];
    await Promise.all([here, there].map((line) => line.listening(ann.familyId)));
    const cut = await asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen homefold_live'`,
      [],
      one.urls.owner,
    );
    expect(cut).toHaveLength(2);
    await until(() => here.closed && there.closed);
    expect([here.closed?.code, there.closed?.code]).toEqual([1012, 1012]);
    const again = await (await Line.of(one, ann.userId)).listening(ann.familyId);
    await publish(two, ann.familyId, 'after the gap');
    await until(() => again.ids().includes('after the gap'));
    again.close();
  });

  it('of a reader who stopped reading are not kept for ever: the line is closed', async () => {
    const ann = member();
    const viewer = {
      ...ann.viewer,
      sessionId: `s-${ann.userId}`,
      email: '',
      name: '',
      membershipId: 'm',
      role: 'admin' as const,
    };
    const line = await Line.of(one, ann.userId);
    const other = await (await Line.of(one, member(ann.familyId).userId)).listening(ann.familyId);
    const stream = one.app.get(LiveStreams).open<{ id: string }>(viewer, 'probed');
    for (let n = 0; n < 600; n += 60)
      await one.db.write(ann.viewer, async () => {
        for (let m = n; m < n + 60; m++) await one.app.get(LiveBus).publish(ann.familyId, 'probed', { id: `m${m}` });
      });
    await until(() => line.closed && other.ids().length === 600);
    expect(line.closed?.code).toBe(1012);
    expect(other.closed).toBeUndefined();
    let kept = 0;
    while (!(await stream.next()).done) kept++;
    expect(kept).toBeLessThanOrEqual(501);
    other.close();
  });
});

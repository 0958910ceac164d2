import { endedSessions, tokenFor } from '../../../test/platform';
import { SECRET } from '../../../test/probe';
import { until } from '../../../test/until';
import { SubscriptionServer, socketLimits } from './subscription-server';
import { SocketClient, member, one, publish, startPlatforms } from './subscription-server.test-kit';

startPlatforms();

describe('a socket', () => {
  it('is opened for our own pages and native apps, not for other sites', async () => {
    for (const origin of ['http://localhost:3000', undefined]) {
      const client = await new SocketClient(one, { origin }).opened();
      expect([origin, client.refusal]).toEqual([origin, undefined]);
      client.close();
    }
    for (const origin of [
      'https://evil.example',
      'http://localhost:3000.evil.example',
      'http://localhost:3001',
      one.url,
      'null',
    ])
      expect([origin, (await new SocketClient(one, { origin }).opened()).refusal]).toEqual([origin, 403]);
    expect((await new SocketClient(one, { path: '/socket' }).opened()).refusal).toBe(404);
  });

  it.each([
    ['no token', {}],
    ['a junk token', { authorization: 'Bearer junk' }],
    ['a token that is not text', { authorization: { a: 1 } }],
  ])('with %s is closed with 4403', async (_, payload) => {
    const client = await new SocketClient(one).opened();
    client.send({ type: 'connection_init', payload });
    await until(() => client.closed);
    expect(client.closed).toEqual({ code: 4403, reason: 'Forbidden' });
  });

  it('is closed when it subscribes before authenticating', async () => {
    const client = await new SocketClient(one).opened();
    client.subscribe('a');
    await until(() => client.closed);
    expect(client.closed?.code).toBe(4401);
  });

  it('accepts frames up to 64 kB and is closed by a larger one; other sockets stay open', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // graphql-ws reports it there
    const [client, other] = [await SocketClient.of(one, member().userId), await SocketClient.of(one, member().userId)];
    client.send({ type: 'ping', payload: { filler: 'x'.repeat(60_000) } });
    await until(() => client.frames.some(({ type }) => type === 'pong'));
    client.send({ type: 'ping', payload: { filler: 'x'.repeat(socketLimits.frameBytes) } });
    await until(() => client.closed);
    expect(client.closed?.code).toBe(1009);
    expect(other.closed).toBeUndefined();
    other.close();
  });

  it('is closed on invalid messages without revealing details', async () => {
    for (const junk of ['junk', '{}', '[]', '{"type":"nope"}', 'null', '{"type":"subscribe","id":"a","payload":{}}']) {
      const client = await SocketClient.of(one, member().userId);
      client.socket.send(junk);
      await until(() => client.closed);
      expect(client.closed?.reason).not.toMatch(/at |undefined|Error:/);
    }
  });

  it('carries 20 subscriptions and refuses the next without affecting them', async () => {
    const ann = member();
    const client = await SocketClient.of(one, ann.userId);
    for (let n = 1; n <= socketLimits.subscriptionsPerSocket; n++) await client.listening(ann.familyId, `s${n}`);
    client.subscribe('one too many');
    await until(() => client.of('one too many').length > 0);
    expect(client.of('one too many')).toMatchObject([
      { type: 'error', payload: [{ extensions: { code: 'RATE_LIMITED', kind: 'rate-limited' } }] },
    ]);
    client.send({ id: 's1', type: 'complete' });
    await client.listening(ann.familyId, 'another');
    await publish(one, ann.familyId, 'news');
    await until(() => client.ids('s20').includes('news') && client.ids('another').includes('news'));
    client.close();
  });

  it('is limited to 20 per person, not counting closed ones', async () => {
    const { userId } = member();
    // closed before they were accepted, so they do not count
    let enter!: () => void;
    one.memberships.delay = new Promise<void>((resolve) => (enter = resolve));
    const gone = await Promise.all(Array.from({ length: 25 }, () => new SocketClient(one).opened()));
    for (const client of gone) {
      client.send({ type: 'connection_init', payload: { authorization: tokenFor(userId) } });
      client.socket.close();
    }
    await until(() => gone.every(({ closed }) => closed));
    enter();
    one.memberships.delay = Promise.resolve();
    const clients = await Promise.all(
      Array.from({ length: socketLimits.socketsPerUser }, () => SocketClient.of(one, userId)),
    );
    expect(clients.map(({ closed }) => closed)).toEqual(clients.map(() => undefined));
    const extra = await SocketClient.of(one, userId);
    await until(() => extra.closed);
    expect(extra.closed).toEqual({ code: 4429, reason: 'Too many sockets' });
    const other = await SocketClient.of(one, member().userId);
    expect(other.closed).toBeUndefined();
    clients[0]?.close();
    await until(async () => {
      const next = await SocketClient.of(one, userId);
      const open = next.frames.length > 0;
      next.close();
      return open;
    });
    for (const client of [...clients, other]) client.close();
  });

  it.each([
    ['a query', '{ probe { id } }', 'INVALID'],
    ['a mutation', 'mutation { makeProbe(input: { title: "x" }) { id } }', 'INVALID'],
    ['a syntax error', 'subscription {', 'INVALID'],
    ['an unknown field', 'subscription { secrets }', 'INVALID'],
    ['far too many tokens', `subscription { probed { ${'id '.repeat(600)} } }`, 'INVALID'],
  ])('refuses %s and stays open', async (_, query, code) => {
    const ann = member();
    const client = await SocketClient.of(one, ann.userId);
    client.subscribe('bad', query);
    await until(() => client.of('bad').length > 0);
    expect(client.of('bad')).toMatchObject([{ type: 'error', payload: [{ extensions: { code } }] }]);
    await client.listening(ann.familyId);
    expect(client.closed).toBeUndefined();
    client.close();
  });

  it.each<[string, (client: SocketClient) => unknown]>([
    ['subscribes', (client) => client.subscribe('late')],
    ['asks for what sockets do not serve', (client) => client.subscribe('late', '{ probe { id } }')],
    ['asks nothing, within a minute', () => one.app.get(SubscriptionServer).recheck()],
  ])('of an ended session is closed when it %s, though nobody announced the end', async (_, ask) => {
    const { familyId, userId } = member();
    const client = await (await SocketClient.of(one, userId)).listening(familyId);
    const stays = await (await SocketClient.of(one, member(familyId).userId)).listening(familyId);
    endedSessions.add(`s-${userId}`);
    await ask(client);
    await until(() => client.closed);
    expect(client.closed).toEqual({ code: 4403, reason: 'Forbidden' });
    await publish(one, familyId, 'after');
    await until(() => stays.ids().length > 0);
    expect(client.ids()).toEqual([]);
    stays.close();
  });

  it('reports domain errors and hides internal ones', async () => {
    const client = await SocketClient.of(one, 'without-family');
    client.subscribe('none');
    client.subscribe('crash', 'subscription { crashing { id } }');
    await until(() => client.of('none').length && client.of('crash').length);
    const text = JSON.stringify(client.frames);
    expect(text).toContain('"code":"NO_FAMILY"');
    expect(text).toContain('"code":"INTERNAL"');
    expect(text).not.toMatch(new RegExp(`${SECRET}|stack`));
    const { requestId } = /"requestId":"(?<requestId>[\w-]+)"/.exec(text)?.groups ?? {};
    expect(one.logs.lines.filter((entry) => entry.includes(SECRET) && entry.includes(String(requestId)))).toHaveLength(
      1,
    );
    client.close();
  });
});

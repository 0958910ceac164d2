import { tokenFor } from '../../../test/platform';
import { SECRET } from '../../../test/probe';
import { until } from '../../../test/until';
import { socketLimits } from './subscription-server';
import { Line, member, one, publish, startPlatforms } from './subscription-server.test-kit';

startPlatforms();

describe('a socket', () => {
  it('is opened for our own pages and native apps, not for other sites', async () => {
    for (const origin of ['http://localhost:3000', undefined]) {
      const line = await new Line(one, { origin }).opened();
      expect([origin, line.refusal]).toEqual([origin, undefined]);
      line.close();
    }
    for (const origin of [
      'https://evil.example',
      'http://localhost:3000.evil.example',
      'http://localhost:3001',
      one.url,
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

  it('is closed when it subscribes before authenticating', async () => {
    const line = await new Line(one).opened();
    line.subscribe('a');
    await until(() => line.closed);
    expect(line.closed?.code).toBe(4401);
  });

  it('accepts frames up to 64 kB and is closed by a larger one; other sockets stay open', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // graphql-ws reports it there
    const [line, other] = [await Line.of(one, member().userId), await Line.of(one, member().userId)];
    line.send({ type: 'ping', payload: { filler: 'x'.repeat(60_000) } });
    await until(() => line.frames.some(({ type }) => type === 'pong'));
    line.send({ type: 'ping', payload: { filler: 'x'.repeat(socketLimits.frameBytes) } });
    await until(() => line.closed);
    expect(line.closed?.code).toBe(1009);
    expect(other.closed).toBeUndefined();
    other.close();
  });

  it('is closed on invalid messages without revealing details', async () => {
    for (const junk of ['junk', '{}', '[]', '{"type":"nope"}', 'null', '{"type":"subscribe","id":"a","payload":{}}']) {
      const line = await Line.of(one, member().userId);
      line.socket.send(junk);
      await until(() => line.closed);
      expect(line.closed?.reason).not.toMatch(/at |undefined|Error:/);
    }
  });

  it('carries 20 subscriptions and refuses the next without affecting them', async () => {
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

  it('is limited to 20 per person, not counting closed ones', async () => {
    const { userId } = member();
    // closed before they were accepted, so they do not count
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

  it('reports domain errors and hides internal ones', async () => {
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

import { asOwner } from '../../../test/database';
import { until } from '../../../test/until';
import { LiveBus, LiveStreams } from '../live';
import { SocketClient, member, one, publish, startPlatforms, two } from './subscription-server.test-kit';

startPlatforms();

describe('live updates', () => {
  it('reach every server of the database, in order, and only the family', async () => {
    const [ann, eve] = [member(), member()];
    const clients = [await SocketClient.of(one, ann.userId), await SocketClient.of(two, ann.userId)];
    await Promise.all(clients.map((client) => client.listening(ann.familyId)));
    const stranger = await (await SocketClient.of(two, eve.userId)).listening(eve.familyId);
    const sent = Array.from({ length: 30 }, (_, n) => `m${n}`);
    for (const [n, id] of sent.entries()) await publish(n % 2 ? one : two, ann.familyId, id);
    await until(() => clients.every((client) => client.ids().length === sent.length));
    for (const client of clients) expect(client.ids()).toEqual(sent);
    await publish(one, eve.familyId, 'own');
    await until(() => stranger.ids().length > 0);
    expect(stranger.ids()).toEqual(['own']);
    for (const client of [...clients, stranger]) client.close();
  });

  it('of a rolled-back write are never sent', async () => {
    const ann = member();
    const client = await (await SocketClient.of(two, ann.userId)).listening(ann.familyId);
    const failing = one.db.write(ann.viewer, async () => {
      await one.app.get(LiveBus).publish(ann.familyId, 'probed', { id: 'taken back' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await publish(one, ann.familyId, 'after');
    await until(() => client.ids().length > 0);
    expect(client.ids()).toEqual(['after']);
    client.close();
  });

  it('outside of a write are refused; too large ones are refused and roll back the write', async () => {
    const ann = member();
    const bus = one.app.get(LiveBus);
    await expect(bus.publish(ann.familyId, 'probed', {})).rejects.toThrow('no open database scope');
    const large = one.db.write(ann.viewer, () => bus.publish(ann.familyId, 'probed', { id: 'é'.repeat(4_000) }));
    await expect(large).rejects.toThrow('live message too large');
  });

  it('survive junk on the channel', async () => {
    const ann = member();
    const client = await (await SocketClient.of(one, ann.userId)).listening(ann.familyId);
    for (const junk of ['junk', 'null', '{}', '[]', `{"f":"${ann.userId}","t":"ended"}`])
      await asOwner('select pg_notify($1, $2)', ['homefold_live', junk], one.urls.owner);
    await publish(one, ann.familyId, 'after');
    await until(() => client.ids().length > 0);
    expect(client.ids()).toEqual(['after']);
    client.close();
  });

  it.each<[string, string[]]>([
    ['the membership', []],
    ['the session, while another one goes on', ['another']],
  ])('end with %s, on every server, and only for that person', async (_, live) => {
    const ann = member();
    const ben = member(ann.familyId);
    const clients = [await SocketClient.of(one, ann.userId), await SocketClient.of(two, ann.userId)];
    const stays = await (await SocketClient.of(two, ben.userId)).listening(ann.familyId);
    await Promise.all(clients.map((client) => client.listening(ann.familyId)));
    await one.db.write(ann.viewer, async () => {
      const bus = one.app.get(LiveBus);
      await bus.publishEnd(ben.userId, ['another', `s-${ben.userId}`]);
      await bus.publishEnd(ann.userId, live);
      await bus.publish(ann.familyId, 'probed', { id: 'not for you' });
    });
    await until(() => clients.every(({ closed }) => closed) && stays.ids().length > 0);
    expect(clients.map(({ closed }) => closed?.code)).toEqual([4403, 4403]);
    expect(clients.flatMap((client) => client.ids())).toEqual([]);
    expect(stays.ids()).toEqual(['not for you']);
    stays.close();
  });

  it('look up the membership for every subscription', async () => {
    const ann = member();
    const client = await (await SocketClient.of(one, ann.userId)).listening(ann.familyId);
    one.memberships.members.delete(ann.userId);
    client.subscribe('later');
    await until(() => client.of('later').length > 0);
    expect(JSON.stringify(client.of('later'))).toContain('NO_FAMILY');
    client.close();
  });

  it('close every socket with 1012 when interrupted, and resume after a reconnect', async () => {
    const ann = member();
    const [here, there] = [await SocketClient.of(one, ann.userId), await SocketClient.of(two, ann.userId)];
    await Promise.all([here, there].map((client) => client.listening(ann.familyId)));
    const cut = await asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen homefold_live'`,
      [],
      one.urls.owner,
    );
    expect(cut).toHaveLength(2);
    await until(() => here.closed && there.closed);
    expect([here.closed?.code, there.closed?.code]).toEqual([1012, 1012]);
    const again = await (await SocketClient.of(one, ann.userId)).listening(ann.familyId);
    await publish(two, ann.familyId, 'after the gap');
    await until(() => again.ids().includes('after the gap'));
    again.close();
  });

  it('replay recent messages on request, on every server', async () => {
    const [ann, eve] = [member(), member()];
    await publish(one, eve.familyId, 'of others');
    for (const id of ['first', 'second']) await publish(one, ann.familyId, id);
    for (const [index, { app }] of [one, two].entries()) {
      const bus = app.get(LiveBus);
      const before = ['first', 'second', ...(index > 0 ? ['third'] : [])];
      await until(() => bus.recent(ann.familyId, 60_000).length === before.length);
      const viewer = { ...ann.viewer, sessionId: '', email: '', name: '', membershipId: 'm', role: 'admin' as const };
      const [told, silent] = [60_000, undefined].map((last) =>
        app.get(LiveStreams).open<{ id: string }>(viewer, 'probed', last),
      );
      for (const id of before) expect((await told?.next())?.value).toEqual({ id });
      await publish(one, ann.familyId, 'third');
      for (const stream of [told, silent]) expect((await stream?.next())?.value).toEqual({ id: 'third' });
      await Promise.all([told?.return?.(), silent?.return?.()]);
      expect(bus.recent(ann.familyId, 0)).toEqual([]);
    }
  });

  it('are not buffered without limit for a stalled reader: its connection is closed', async () => {
    const ann = member();
    const viewer = {
      ...ann.viewer,
      sessionId: `s-${ann.userId}`,
      email: '',
      name: '',
      membershipId: 'm',
      role: 'admin' as const,
    };
    const client = await SocketClient.of(one, ann.userId);
    const other = await (await SocketClient.of(one, member(ann.familyId).userId)).listening(ann.familyId);
    const stream = one.app.get(LiveStreams).open<{ id: string }>(viewer, 'probed');
    for (let n = 0; n < 600; n += 60)
      await one.db.write(ann.viewer, async () => {
        for (let m = n; m < n + 60; m++) await one.app.get(LiveBus).publish(ann.familyId, 'probed', { id: `m${m}` });
      });
    await until(() => client.closed && other.ids().length === 600);
    expect(client.closed?.code).toBe(1012);
    expect(other.closed).toBeUndefined();
    let kept = 0;
    while (!(await stream.next()).done) kept++;
    expect(kept).toBeLessThanOrEqual(501);
    other.close();
  });
});

import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { allRefused, familyRows } from '../../../test';
import { until } from '../../../test/until';
import { FeatureAccess } from '../../billing';
import { LiveBus } from '../../platform/live';
import { leo, posts, reply, rosa, rows, test, tom, useForum, write } from '../forum.test-kit';
import { ForumTypingService } from './forum-typing.service';

useForum();

const typing = () => test.app.get(ForumTypingService);

it('notifies others viewing that post, but not the person typing', async () => {
  const [one, two] = [await write(), await write()];
  const [ofOne, ofAll, ofTypist] = await Promise.all([
    typing().stream(rosa, one.id),
    typing().stream(leo, null),
    typing().stream(tom, null),
  ]);
  await typing().report(tom, two.id);
  await typing().report(tom, one.id.toUpperCase());
  await typing().report(rosa, one.id);
  const said = { memberId: tom.membershipId, displayName: 'Tom', at: expect.anything() as unknown };
  expect((await ofOne.next()).value).toMatchObject({ ...said, postId: one.id });
  expect((await ofAll.next()).value).toMatchObject({ ...said, postId: two.id });
  expect((await ofTypist.next()).value).toMatchObject({ displayName: 'Rosa' });
  for (const stream of [ofOne, ofAll, ofTypist]) await stream.return?.();
});

it('reaches every server of the database, and is stored by none', async () => {
  const server = new Client({ connectionString: test.urls.app });
  await server.connect();
  await server.query('listen homefold_live');
  const notified: string[] = [];
  server.on('notification', ({ payload }) => notified.push(payload ?? ''));
  const { id } = await write();
  await typing().report(tom, id);
  await until(() => notified.some((message) => message.includes('forumTyping')));
  await server.end();
  expect(notified.filter((message) => message.includes('forumTyping'))).toHaveLength(1);
  expect(
    test.app
      .get(LiveBus)
      .recent(rows.familyId, 60_000)
      .map(({ topic }) => topic),
  ).not.toContain('forumTyping');
});

it('stays within the family', async () => {
  const { id } = await write();
  const { viewer } = await familyRows(test);
  await expect(typing().report(viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const stranger = await typing().stream(viewer, id);
  const own = await typing().stream(rosa, id);
  let overheard = false;
  void stranger.next().then(({ done }) => (overheard = !done));
  await typing().report(tom, id);
  await own.next();
  expect(overheard).toBe(false);
  await stranger.return?.();
  await own.return?.();
});

it('requires an existing post and the forum feature', async () => {
  const [{ id }, deleted] = [await write(), await write()];
  const answer = await reply(id);
  await posts().delete(rosa, deleted.id);
  await allRefused({ code: 'NOT_FOUND' }, [
    typing().report(tom, deleted.id),
    typing().report(tom, answer.id),
    typing().report(tom, randomUUID()),
    typing().report(tom, 'junk'),
  ]);
  const has = jest.spyOn(test.app.get(FeatureAccess), 'has').mockResolvedValue(false);
  await allRefused({ code: 'FEATURE_LOCKED' }, [typing().report(tom, id), typing().stream(tom, id)]);
  has.mockRestore();
});

it('is rate-limited per person', async () => {
  const { id } = await write();
  const answers = await Promise.allSettled(Array.from({ length: 150 }, () => typing().report(tom, id)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(120);
  await expect(typing().report(tom, id)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await typing().report(leo, id);
});

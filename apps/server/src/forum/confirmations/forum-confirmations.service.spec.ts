import { randomUUID } from 'node:crypto';
import { allRefused, familyRows } from '../../../test';
import { FeatureAccess } from '../../billing';
import type { FamilyViewer } from '../../platform/auth';
import { ada, leo, minuteLater, owner, posts, reply, rosa, test, tom, useForum, write } from '../forum.test-kit';
import { ForumConfirmations } from './forum-confirmations';

useForum();

const confirmations = () => test.app.get(ForumConfirmations);
const ask = () => write({ category: 'Important', asksReadBy: true });
/** "Tom | Ada, Leo": who has confirmed | who has not yet. */
const readBy = async (viewer: FamilyViewer, id: string) => {
  const found = (await confirmations().of(viewer, [id])).get(id);
  const names = (people: { displayName: string }[] = []) => people.map(({ displayName }) => displayName).join(', ');
  return `${names(found?.confirmed.map(({ member }) => member))} | ${names(found?.waiting)}${found?.own ? ' (mine)' : ''}`;
};

it('shows who has read an Important post and who has not, without its author', async () => {
  const { id } = await ask();
  expect(await readBy(rosa, id)).toMatch(/^ \| (?:(?:Ada|Tom|Leo)(?:, )?){3}$/);
  await confirmations().confirm(tom, id);
  minuteLater();
  await confirmations().confirm(leo, id);
  await confirmations().confirm(leo, id);
  await confirmations().confirm(rosa, id);
  expect(await readBy(leo, id)).toBe('Tom, Leo | Ada (mine)');
  expect(await readBy(ada, id)).toBe('Tom, Leo | Ada');
});

it('is requested by every Important post unless its author opts out, also by one that becomes Important', async () => {
  expect(await write({ category: 'Important' })).toMatchObject({ asksReadBy: true });
  const quiet = await write({ category: 'Important', asksReadBy: false });
  expect(quiet).toMatchObject({ asksReadBy: false });
  expect(await posts().update(rosa, quiet.id, { title: 'Quiet' })).toMatchObject({ asksReadBy: false });
  const plain = await write();
  expect(plain).toMatchObject({ asksReadBy: false });
  expect(await posts().update(rosa, plain.id, { category: 'Important' })).toMatchObject({ asksReadBy: true });
});

it('is stored once under concurrent calls', async () => {
  const { id } = await ask();
  await Promise.all(Array.from({ length: 20 }, () => confirmations().confirm(tom, id)));
  expect(await owner('select from forum_confirmation where post_id = $1', [id])).toHaveLength(1);
});

it('is not requested of former members and those without an account, but keeps their confirmations', async () => {
  const { id } = await ask();
  await confirmations().confirm(tom, id);
  await owner('update membership set left_at = now() where id = $1', [tom.membershipId]);
  await owner('update membership set user_id = null where id = $1', [leo.membershipId]);
  expect(await readBy(rosa, id)).toBe('Tom | Ada');
});

it('survives an edit, and exists only for posts that request it', async () => {
  const { id } = await ask();
  await confirmations().confirm(tom, id);
  await posts().update(rosa, id, { content: 'Now with the time' });
  expect(await readBy(tom, id)).toContain('Tom | ');
  const [plain, answer] = [await write({ category: 'Important', asksReadBy: false }), await reply(id)];
  await allRefused({ code: 'CONFLICT' }, [
    confirmations().confirm(tom, plain.id),
    confirmations().confirm(tom, answer.id),
  ]);
  await expect(write({ category: 'Kids', asksReadBy: true })).rejects.toMatchObject({
    extras: { field: 'asksReadBy' },
  });
});

it('is refused for missing posts, for other families and without the forum feature', async () => {
  const { id } = await ask();
  const deleted = await ask();
  await posts().delete(rosa, deleted.id);
  const { viewer } = await familyRows(test);
  await allRefused({ code: 'NOT_FOUND' }, [
    confirmations().confirm(tom, deleted.id),
    confirmations().confirm(tom, randomUUID()),
    confirmations().confirm(tom, 'junk'),
    confirmations().confirm(viewer, id),
  ]);
  expect(await readBy(viewer, id)).toBe(' | ');
  const has = jest.spyOn(test.app.get(FeatureAccess), 'has').mockResolvedValue(false);
  await allRefused({ code: 'FEATURE_LOCKED' }, [confirmations().confirm(tom, id), confirmations().of(tom, [id])]);
  has.mockRestore();
});

import { randomUUID } from 'node:crypto';
import { allRefused, familyRows } from '../../../test';
import { FeatureAccess } from '../../billing';
import { CalendarService } from '../../calendar/events/calendar.service';
import { JobsService } from '../../jobs/jobs.service';
import type { FamilyViewer } from '../../platform/auth';
import { WishesService } from '../../wishlist/wishes/wishes.service';
import { ada, bin, leo, minuteLater, owner, posts, reply, rosa, test, tom, useForum, write } from '../forum.test-kit';
import type { ForumRecordType } from './forum-record.types';
import { ForumRecordsService } from './forum-records.service';

useForum();

const records = () => test.app.get(ForumRecordsService);
const jobs = () => test.app.get(JobsService);

/** One of each kind, created by its own domain. */
const MAKE: Record<ForumRecordType, (viewer: FamilyViewer) => Promise<string>> = {
  calendar_event: async (viewer) =>
    (await test.app.get(CalendarService).add(viewer, { title: 'Camping', eventDate: '2026-12-05' })).id,
  todo: async (viewer) => (await jobs().add(viewer, { title: 'Buy a tent' })).id,
  wishlist_item: async (viewer) =>
    (await test.app.get(WishesService).add(viewer, { title: 'A boat', category: 'Gifts' }, {})).id,
};
const TYPES = Object.keys(MAKE) as ForumRecordType[];
const made = async (postId: string, viewer: FamilyViewer = leo) =>
  (await records().of(viewer, [postId])).get(postId) ?? [];

it('links a post to the records made from it, and these back to the post', async () => {
  const post = await write();
  for (const type of TYPES) {
    const recordId = await MAKE[type](tom);
    minuteLater();
    await records().link(tom, post.id, type, recordId);
    await records().link(ada, post.id, type, recordId);
    expect((await records().postOf(leo, type, recordId))?.id).toBe(post.id);
  }
  expect((await made(post.id)).map(({ type, title }) => [type, title])).toEqual([
    ['calendar_event', 'Camping'],
    ['todo', 'Buy a tent'],
    ['wishlist_item', 'A boat'],
  ]);
});

it('shows the current title, omits it for records in the bin, and leaves out deleted ones', async () => {
  const [post, jobId] = [await write(), await MAKE.todo(tom)];
  await records().link(tom, post.id, 'todo', jobId);
  await jobs().update(tom, jobId, { title: 'Borrow a tent' });
  expect(await made(post.id)).toMatchObject([{ title: 'Borrow a tent' }]);
  await jobs().delete(tom, jobId);
  expect(await made(post.id)).toMatchObject([{ recordId: jobId, title: null }]);
  await owner('delete from job where id = $1', [jobId]);
  expect(await made(post.id)).toEqual([]);
});

it('does not link to a post in the bin, but does after it is restored', async () => {
  const [post, jobId] = [await write(), await MAKE.todo(tom)];
  await records().link(tom, post.id, 'todo', jobId);
  await posts().delete(rosa, post.id);
  expect(await records().postOf(tom, 'todo', jobId)).toBeNull();
  await bin.restore(rosa, post.id);
  expect((await records().postOf(tom, 'todo', jobId))?.id).toBe(post.id);
});

it('can be removed, repeatedly, and the record stays', async () => {
  const [answer, jobId] = [await reply((await write()).id), await MAKE.todo(tom)];
  await records().link(tom, answer.id, 'todo', jobId);
  await records().unlink(leo, answer.id, 'todo', jobId);
  await records().unlink(leo, answer.id, 'todo', jobId);
  await records().unlink(leo, answer.id, 'todo', 'junk');
  expect(await made(answer.id)).toEqual([]);
  expect(await owner('select title from job where id = $1', [jobId])).toEqual([{ title: 'Buy a tent' }]);
});

it('is stored once under concurrent calls', async () => {
  const [post, jobId] = [await write(), await MAKE.todo(tom)];
  await Promise.all(Array.from({ length: 20 }, () => records().link(tom, post.id, 'todo', jobId)));
  expect(await made(post.id)).toHaveLength(1);
});

it('refuses records of another family or kind, and missing ones', async () => {
  const [post, jobId] = [await write(), await MAKE.todo(tom)];
  const { viewer } = await familyRows(test);
  const theirs = await MAKE.todo(viewer);
  minuteLater();
  const deleted = await MAKE.todo(tom);
  await jobs().delete(tom, deleted);
  await allRefused({ code: 'NOT_FOUND' }, [
    records().link(tom, post.id, 'todo', theirs),
    records().link(viewer, post.id, 'todo', theirs),
    records().link(tom, post.id, 'calendar_event', jobId),
    records().link(tom, post.id, 'todo', deleted),
    records().link(tom, post.id, 'todo', randomUUID()),
    records().link(tom, post.id, 'todo', 'junk'),
    records().link(tom, randomUUID(), 'todo', jobId),
    records().unlink(viewer, post.id, 'todo', jobId),
  ]);
  await records().link(tom, post.id, 'todo', jobId);
  expect(await made(post.id, viewer)).toEqual([]);
  expect(await records().postOf(viewer, 'todo', jobId)).toBeNull();
  expect(await records().postOf(tom, 'todo', 'junk')).toBeNull();
});

it('leaves out records that the plan does not include', async () => {
  const post = await write();
  const ids = new Map<ForumRecordType, string>();
  for (const type of TYPES) ids.set(type, await MAKE[type](tom));
  for (const [type, id] of ids) {
    minuteLater();
    await records().link(tom, post.id, type, id);
  }
  const access = test.app.get(FeatureAccess);
  const has = jest.spyOn(access, 'has').mockImplementation((_family, feature) => Promise.resolve(feature === 'forum'));
  expect((await made(post.id)).map(({ title }) => title)).toEqual(['Camping', null, null]);
  await expect(records().link(tom, post.id, 'todo', ids.get('todo') ?? '')).rejects.toMatchObject({
    code: 'FEATURE_LOCKED',
  });
  has.mockResolvedValue(false);
  await allRefused({ code: 'FEATURE_LOCKED' }, [
    records().of(tom, [post.id]),
    records().postOf(tom, 'todo', ids.get('todo') ?? ''),
    records().link(tom, post.id, 'calendar_event', ids.get('calendar_event') ?? ''),
  ]);
  has.mockRestore();
});

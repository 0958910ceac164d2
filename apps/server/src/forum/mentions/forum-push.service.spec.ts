import { NotificationPreferencesService } from '../../notifications';
import { startPushTest, type Household, type PushTest } from '../../notifications/push/push.test-kit';
import { UndoLog } from '../../platform/undo';
import type { ForumPostInput } from '../posts/forum-post.types';
import { ForumPostsService } from '../posts/forum-posts.service';

let test: PushTest;
let posts: ForumPostsService;
/** Ada writes; Ben and Cleo have browsers with notifications. */
let home: Household;

beforeAll(async () => {
  test = await startPushTest();
  posts = test.app.get(ForumPostsService);
});
afterAll(async () => {
  await test.close();
  expect(test.service.wrong).toEqual([]);
});
beforeEach(async () => {
  test.timings.graceMs = 0;
  test.clock.set('2026-10-08T09:30:00Z');
  home = await test.household(undefined, ['Ada', 'Ben', 'Cleo']);
});

const write = (input: Partial<ForumPostInput> = {}) => posts.add(home.viewer, { content: 'Who comes?', ...input });
const cleo = () => home.viewerOf(2);
/** What Ada, Ben and Cleo received since the last call. */
const notifications = async () => [
  await home.notifications(0),
  await home.notifications(1),
  await home.notifications(2),
];

it('notifies mentioned members, with a link to the post', async () => {
  const { id } = await write({ title: 'Camping', content: '**@Ben** brings the tent, @Ada the rest' });
  await test.settle();
  expect(home.browsers[1]?.taken[0]?.link).toBe(`/dashboard#forum/${id}`);
  expect(await notifications()).toEqual([[], ['Ada mentioned you: Camping: @Ben brings the tent, @Ada the rest'], []]);
});

it('notifies only newly mentioned members of an edit', async () => {
  const { id } = await write({ content: 'Ask @Ben' });
  await notifications();
  await posts.update(home.viewer, id, { content: 'Ask @Ben or @Cleo' });
  expect(await notifications()).toEqual([[], [], ['Ada mentioned you: Ask @Ben or @Cleo']]);
  await posts.update(home.viewer, id, { content: 'Ask nobody' });
  await posts.update(home.viewer, id, { content: 'Ask @Ben or @Cleo' });
  expect(await notifications()).toEqual([[], [], []]);
});

it('notifies an author of replies to their post, but not of their own', async () => {
  const { id } = await write({ title: 'Camping' });
  const { id: replyId } = await posts.reply(home.other, id, { content: 'I *do*' });
  await test.settle();
  expect(home.browsers[0]?.taken[0]?.link).toBe(`/dashboard#forum/${id}`);
  await posts.reply(home.viewer, id, { content: 'Fine' });
  await posts.reply(cleo(), id, { content: '@Ben, and I' });
  expect(await notifications()).toEqual([
    ['Ben replied to “Camping”: I do', 'Cleo replied to “Camping”: @Ben, and I'],
    ['Cleo mentioned you: @Ben, and I'],
    [],
  ]);
  await posts.update(home.other, replyId, { content: 'I do not' });
  expect(await notifications()).toEqual([[], [], []]);
});

it('sends one notification to an author who is mentioned in the reply', async () => {
  const { id } = await write();
  await posts.reply(home.other, id, { content: 'You, @Ada' });
  expect(await notifications()).toEqual([['Ben mentioned you: You, @Ada'], [], []]);
});

it('notifies everybody of an Important post, once', async () => {
  const { id } = await write({
    title: 'No water',
    content: 'until 6pm, @Ben',
    category: 'Important',
  });
  expect(await notifications()).toEqual([
    [],
    ['Ada mentioned you: No water: until 6pm, @Ben'],
    ['Important: No water: Ada: until 6pm, @Ben\nPlease confirm that you have read it.'],
  ]);
  await posts.update(home.viewer, id, { content: 'until 7pm, @Ben' });
  expect(await notifications()).toEqual([[], [], []]);
  const plain = await write({ content: 'The door sticks' });
  await posts.update(home.viewer, plain.id, { category: 'Important', asksReadBy: false });
  const important = ['Important, from Ada: The door sticks'];
  expect(await notifications()).toEqual([[], important, important]);
});

it('sends nothing to members who have switched it off, and nothing to other families', async () => {
  const others = await test.household(undefined, ['Ada', 'Ben', 'Cleo']);
  await test.app.get(NotificationPreferencesService).update(home.other, { pushForum: false });
  await write({ content: '@Ben @Cleo', category: 'Important' });
  expect(await notifications()).toEqual([[], [], ['Ada mentioned you: @Ben @Cleo']]);
  expect([await others.notifications(1), await others.notifications(2)]).toEqual([[], []]);
});

describe('within the time to undo', () => {
  beforeEach(() => {
    test.timings.graceMs = 600_000;
  });
  const waiting = () =>
    test.sql<{ title: string }>(
      `select n.title from push_delivery d
       join push_notification n on n.family_id = d.family_id and n.id = d.notification_id
       where d.family_id = $1 and d.state = 'pending' order by n.title`,
      [home.familyId],
    );

  it('a deleted post or reply sends nothing, others do', async () => {
    const [one, two] = [await write({ content: '@Ben' }), await write({ content: '@Cleo', category: 'Important' })];
    const first = await posts.reply(home.other, one.id, { content: 'first' });
    await posts.delete(home.viewer, two.id);
    expect((await waiting()).map(({ title }) => title)).toEqual(['Ada mentioned you', 'Ben replied to “@Ben”']);
    const second = await posts.reply(cleo(), one.id, { content: 'second' });
    // of several replies in a row, only the last one sends a notification
    expect((await waiting()).map(({ title }) => title)).toEqual(['Ada mentioned you', 'Cleo replied to “@Ben”']);
    await posts.delete(home.other, first.id);
    expect(await waiting()).toHaveLength(2);
    await posts.delete(cleo(), second.id);
    expect((await waiting()).map(({ title }) => title)).toEqual(['Ada mentioned you']);
  });

  it('undoing a deletion notifies nobody a second time', async () => {
    const { id } = await write({ content: '@Ben' });
    await posts.delete(home.viewer, id, { undoKey: 'not-deleted' });
    await test.app.get(UndoLog).undo(home.viewer, 'not-deleted');
    expect(await waiting()).toEqual([]);
  });
});

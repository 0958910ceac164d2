import { asOwner, familyRows, sharedTestApp, type FamilyRows, type TestApp } from '../../test';
import type { FamilyViewer } from '../platform/auth';
import { Database } from '../platform/database';
import { UndoLog } from '../platform/undo';
import { ForumPages, type ForumFilter } from './posts/forum-pages';
import { ForumPostStore } from './posts/forum-post.store';
import type { ForumPostInput } from './posts/forum-post.types';
import { ForumPostsService } from './posts/forum-posts.service';
import { ForumReactionsService } from './reactions/forum-reactions.service';
import { ForumReadingService } from './reading/forum-reading.service';

/** The server of the forum specs, and a family for each test. */
export let test: TestApp;
export let rows: FamilyRows;
/** Ada and Tom are admins; Rosa, who writes, and Leo are not. */
export let ada: FamilyViewer;
export let tom: FamilyViewer;
export let rosa: FamilyViewer;
export let leo: FamilyViewer;

export const posts = (): ForumPostsService => test.app.get(ForumPostsService);
export const pages = (): ForumPages => test.app.get(ForumPages);
export const reactions = (): ForumReactionsService => test.app.get(ForumReactionsService);
export const reading = (): ForumReadingService => test.app.get(ForumReadingService);

/** Call at the top of a spec. */
export function useForum(): void {
  beforeAll(async () => {
    test = await sharedTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.set('2026-12-01T09:00:00Z');
    rows = await familyRows(test, {}, ['Ada', 'Tom', 'Rosa', 'Leo']);
    await joinedLongAgo(rows);
    [ada, tom] = [rows.viewer, rows.other];
    rosa = { ...rows.viewerOf(2), role: 'family_member' };
    leo = { ...rows.viewerOf(3), role: 'family_member' };
  });
}

/** By the clock of the specs; the rows are created by the machine's. */
const joinedLongAgo = ({ familyId }: FamilyRows) =>
  owner(`update membership set joined_at = '2026-01-01' where family_id = $1`, [familyId]);

/** A statement that bypasses the policies. */
export const owner = <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  asOwner<Row>(sql, values, test.urls.owner);
export const undo = (viewer: FamilyViewer, key: string) => test.app.get(UndoLog).undo(viewer, key);

/** A minute passes between two writes. */
export const minuteLater = (): void => test.clock.advance(60_000);

export const write = (input: Partial<ForumPostInput> = {}, author: FamilyViewer = rosa) => {
  minuteLater();
  return posts().add(author, { content: 'Where shall we go?', ...input });
};
export const reply = (postId: string, author: FamilyViewer = tom, content = 'To the sea') => {
  minuteLater();
  return posts().reply(author, postId, { content });
};
/** Contents of a list, in its order. */
export const listed = async (viewer: FamilyViewer, filter: ForumFilter = {}) =>
  (await pages().posts(viewer, filter, 100)).items.map(({ content }) => content);
export const answers = async (viewer: FamilyViewer, postId: string) =>
  (await pages().replies(viewer, postId, { first: 100 })).items.map(({ content }) => content);

const binOf = () => test.app.get(ForumPostStore).bin;
/** The bin, as the bin's domain uses it. */
export const bin = {
  titles: (viewer: FamilyViewer) =>
    test.app.get(Database).read(viewer, async () => {
      const window = { limit: 50, after: null, horizon: new Date(0), locale: 'en-GB', today: '2026-12-01' };
      return (await binOf().page(viewer, window)).entries.map(({ title }) => title);
    }),
  restore: (viewer: FamilyViewer, id: string) =>
    test.app.get(Database).write(viewer, () => binOf().restore(viewer, id)),
  remove: (viewer: FamilyViewer, id: string) => test.app.get(Database).write(viewer, () => binOf().remove(viewer, id)),
};

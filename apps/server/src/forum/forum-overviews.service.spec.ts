import { allRefused } from '../../test';
import { FeatureAccess } from '../billing';
import { DigestComposer } from '../digest/digest-composer';
import type { FamilyViewer } from '../platform/auth';
import { SearchService } from '../search/search.service';
import { ForumDigest } from './forum-digest';
import {
  ada,
  bin,
  leo,
  minuteLater,
  pages,
  posts,
  reactions,
  reading,
  reply,
  rosa,
  test,
  tom,
  useForum,
  write,
} from './forum.test-kit';
import { NewReplies } from './replies/new-replies';

useForum();

const found = async (viewer: FamilyViewer, text: string, asked: object = {}) =>
  (await test.app.get(SearchService).search(viewer, text, asked)).results;

describe('the search', () => {
  it('finds posts, and lists replies under the name of their post', async () => {
    const trip = await write({ title: 'Summer holiday', content: 'Where **shall** we go?', category: 'Plans' });
    const answer = await reply(trip.id, tom, 'To the lakes of Sweden');
    const untitled = await write({ content: 'The bins are full' });
    expect(await found(leo, 'holiday')).toMatchObject([
      {
        id: trip.id,
        type: 'forum_post',
        title: 'Summer holiday',
        author: 'Rosa',
        category: 'Plans',
        date: '2026-12-01',
      },
    ]);
    expect(await found(leo, 'holliday')).toMatchObject([{ id: trip.id }]);
    expect(await found(leo, 'sweden')).toMatchObject([
      { id: answer.id, title: 'Summer holiday', author: 'Tom', metadata: { postId: trip.id } },
    ]);
    expect(await found(leo, 'bins')).toMatchObject([{ id: untitled.id, title: 'The bins are full' }]);
    expect(await found(leo, 'summer', { categories: ['kids'] })).toEqual([]);
    await posts().delete(rosa, trip.id);
    expect([await found(leo, 'holiday'), await found(leo, 'sweden')]).toEqual([[], []]);
  });
});

describe('the digest', () => {
  const days = { today: '2026-12-02', last: '2026-12-08', timeZone: 'Europe/London', locale: 'en-GB' };
  const lines = async (reader: FamilyViewer) => {
    const [section] = (await (await test.app.get(ForumDigest).read(ada, days))(reader.membershipId)).sections;
    return {
      total: section?.total,
      items: (section?.items ?? []).map(({ title, note, isIncidental }) => [title, note, isIncidental]),
    };
  };

  it('lists what is new to each member, Important posts first', async () => {
    const trip = await write({ title: 'Summer', content: 'Where to?' });
    await write({ title: 'Boiler', content: 'It is off on Friday', category: 'Important' });
    await reply(trip.id, tom);
    expect(await lines(leo)).toEqual({
      total: 2,
      items: [
        ['Boiler', 'by Rosa', false],
        ['Summer', 'by Rosa, with new replies', true],
      ],
    });
    expect((await lines(rosa)).items).toEqual([['Summer', 'by Rosa, with new replies', true]]);
    minuteLater();
    await reading().read(leo, null);
    expect(await lines(leo)).toEqual({ total: 0, items: [] });
    test.clock.advance(8 * 86_400_000);
    expect((await lines(ada)).total).toBe(0);
  });

  it('lists at most five, and justifies a mail for one day', async () => {
    for (let nth = 1; nth <= 7; nth++) await write({ title: `Note ${nth}`, category: 'Important' });
    test.clock.advance(86_460_000);
    const { total, items } = await lines(ada);
    expect([total, items.length]).toEqual([7, 5]);
    expect(items.every(([, , isIncidental]) => isIncidental)).toBe(true);
  });
});

/** The section headings of a member's digest. */
const digested = async (reader: FamilyViewer) => {
  const { partOf } = await test.app.get(DigestComposer).read(reader, test.clock.now());
  return partOf(reader.membershipId).sections.map(({ title }) => title);
};

it('is locked for a family whose plan does not include it', async () => {
  const { id } = await write();
  expect([(await found(ada, 'where shall')).length, (await digested(ada)).includes('New in the forum')]).toEqual([
    1,
    true,
  ]);
  await posts().delete(rosa, (await write()).id);
  const has = jest.spyOn(test.app.get(FeatureAccess), 'has').mockResolvedValue(false);
  try {
    await allRefused({ code: 'FEATURE_LOCKED', extras: { details: { feature: 'forum' } } }, [
      posts().get(ada, id),
      posts().add(ada, { content: 'x' }),
      posts().reply(ada, id, { content: 'x' }),
      posts().update(ada, id, { content: 'x' }),
      posts().delete(ada, id),
      posts().pin(ada, id, true),
      pages().posts(ada, {}, 20),
      pages().replies(ada, id, { first: 20 }),
      pages().pinnedFirst(ada, {}, 20),
      reactions().react(ada, id, 'like'),
      reading().overview(ada),
      reading().visit(ada),
      reading().read(ada, null),
      reading().save(ada, id, true),
      test.app.get(NewReplies).stream(ada, null, 0),
      bin.restore(ada, id),
    ]);
    expect([await bin.titles(ada), await found(ada, 'where shall')]).toEqual([[], []]);
    expect(await digested(ada)).not.toContain('New in the forum');
  } finally {
    has.mockRestore();
  }
  expect((await posts().get(ada, id)).content).toBe('Where shall we go?');
});

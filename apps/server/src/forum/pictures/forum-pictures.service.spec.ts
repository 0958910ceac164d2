import sharp from 'sharp';
import { FamiliesService } from '../../families';
import { MediaService } from '../../media';
import type { FamilyViewer } from '../../platform/auth';
import { bin, owner, posts, reply, rosa, rows, test, tom, undo, useForum, write } from '../forum.test-kit';

useForum();

let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a31' } })
    .jpeg()
    .toBuffer();
});

const upload = async (viewer: FamilyViewer = rosa) =>
  `/files/${(await test.app.get(MediaService).upload(viewer, jpeg, 'file', 'picture')).publicId}`;
const uploads = (count: number) => Promise.all(Array.from({ length: count }, () => upload()));
const shown = async (id: string) => (await posts().get(tom, id)).pictures;
const urls = async (id: string) => (await shown(id)).map(({ url }) => url);
const stored = async (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => (await owner('select from media where id = $1', [path.slice(7)])).length === 1),
  );

it('shows the pictures of posts and replies in order, with their descriptions', async () => {
  const [one = '', two = ''] = await uploads(2);
  const { id } = await write({
    pictures: [{ url: `http://localhost:3000${two}`, alt: '  The  lake ' }, { url: one }],
  });
  const size = { width: 900, height: 600, widths: [400, 800, 900] };
  expect(await shown(id)).toEqual([
    { url: two, alt: 'The lake', ...size },
    { url: one, alt: null, ...size },
  ]);
  const answer = await posts().reply(tom, id, { content: 'Here', pictures: [{ url: await upload(tom) }] });
  expect(await shown(answer.id)).toHaveLength(1);
});

it('can be reordered, described, added and removed, and the edit undone', async () => {
  const [one = '', two = '', three = ''] = await uploads(3);
  const { id } = await write({ pictures: [{ url: one }, { url: two }] });
  await posts().update(rosa, id, { title: 'Lake' });
  expect(await urls(id)).toEqual([one, two]);
  await posts().update(
    rosa,
    id,
    { pictures: [{ url: three }, { url: one, alt: 'Boat' }] },
    { undoKey: 'other-pictures' },
  );
  expect((await shown(id)).map(({ url, alt }) => [url, alt])).toEqual([
    [three, null],
    [one, 'Boat'],
  ]);
  await undo(rosa, 'other-pictures');
  expect(await urls(id)).toEqual([one, two]);
  // a day later, pictures that no post uses are gone
  test.clock.advance(90_000_000);
  await test.app.get(MediaService).sweep();
  expect(await stored([one, two, three])).toEqual([true, true, false]);
  await posts().update(rosa, id, { pictures: null });
  expect(await urls(id)).toEqual([]);
});

it("refuses a post with a picture that is not one of the caller's uploads", async () => {
  const [own = '', taken = ''] = await uploads(2);
  await write({ pictures: [{ url: taken }] });
  const before = (await owner('select from forum_post where family_id = $1', [rows.familyId])).length;
  for (const pictures of [
    [{ url: taken }],
    [{ url: own }, { url: own }],
    [{ url: await upload(tom) }],
    [{ url: `/files/${'A'.repeat(27)}` }],
    [{ url: 'https://example.org/cat.jpg' }],
    [{ url: 'javascript:alert(1)' }],
    [{ url: '' }],
    [{ url: own, alt: 'x'.repeat(301) }],
    Array.from({ length: 11 }, () => ({ url: own })),
  ])
    await expect(write({ pictures })).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'pictures' } });
  expect((await owner('select from forum_post where family_id = $1', [rows.familyId])).length).toBe(before);
  // the refused calls have not used up the upload
  expect(await urls((await write({ pictures: [{ url: own }] })).id)).toEqual([own]);
});

it('is deleted with its post or reply permanently, but not by the bin, and with the family', async () => {
  const [one = '', two = ''] = await uploads(2);
  const { id } = await write({ pictures: [{ url: one }] });
  const answer = await reply(id);
  await posts().update(tom, answer.id, { pictures: [{ url: await upload(tom) }] });
  const [ofReply = ''] = await urls(answer.id);
  const kept = await write({ pictures: [{ url: two }] });
  await posts().delete(rosa, id);
  expect(await stored([one, ofReply])).toEqual([true, true]);
  await bin.restore(rosa, id);
  expect(await urls(id)).toEqual([one]);
  await posts().delete(rosa, id);
  await bin.remove(rosa, id);
  expect(await stored([one, ofReply, two])).toEqual([false, false, true]);
  await test.app.get(FamiliesService).delete(tom, 'Family');
  expect([await stored([two]), kept.id]).toEqual([[false], kept.id]);
});

import sharp from 'sharp';
import { type TestApp, asOwner, startTestApp } from '../../test';
import type { Viewer } from '../platform/auth';
import { Database } from '../platform/database';
import { MediaStore } from './media-store';
import { MediaService } from './media.service';

const viewer: Viewer = {
  userId: 'user-1',
  sessionId: 's',
  email: 'a@example.org',
  name: 'Ada',
  familyId: null,
  membershipId: null,
  role: null,
};
const png = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

describe('images, on a separate database', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('deletes images unattached for a day, and nothing else', async () => {
    const media = test.app.get(MediaService);
    const store = test.app.get(MediaStore);
    const db = test.app.get(Database);
    const [unused, used] = [await media.upload(viewer, await png()), await media.upload(viewer, await png())];
    await db.write(viewer, () => store.attach(viewer, used.publicId, 'profile'));
    test.clock.advance(86_400_000);
    const fresh = await media.upload(viewer, await png());
    await media.sweep();
    await expect(media.read(unused.publicId)).resolves.toBeDefined();
    test.clock.advance(1);
    await media.sweep();
    await expect(media.read(unused.publicId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(media.read(used.publicId)).resolves.toBeDefined();
    await expect(media.read(fresh.publicId)).resolves.toBeDefined();
  });

  it("hides other people's rows from the app role", async () => {
    const { publicId } = await test.app.get(MediaService).upload(viewer, await png());
    const db = test.app.get(Database);
    const other = { ...viewer, userId: 'user-2' };
    const seen = await db.read(other, () =>
      db.sql({ name: 'spec_media', text: 'select id from media where id = $1', values: [publicId] }),
    );
    expect(seen).toEqual([]);
    const [row] = await asOwner<{ n: number }>(
      'select count(*)::int as n from media where id = $1',
      [publicId],
      test.urls.owner,
    );
    expect(row?.n).toBe(1);
  });
});

import { request } from 'node:http';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { as, make, tokenOf, type Person } from '../../test';

const MB = 1024 * 1024;

const picture = (
  width = 40,
  height = 20,
  background: string | { r: number; g: number; b: number; alpha: number } = '#1F6B5C',
) => sharp({ create: { width, height, channels: 3, background } });

/** A PNG that claims any size: what decides is its header, long before its pixels. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 64 * MB)), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const upload = (who: Person | null, file: Buffer | string, filename = 'photo.png', contentType = 'image/png') =>
  as(who).rest.raw((agent) =>
    agent
      .post('/api/uploads')
      .field('upload_preset', 'family')
      .field('folder', 'profile-photos')
      .attach('file', Buffer.from(file), { filename, contentType }),
  );

const fetched = async (url: string) => {
  const answer = await fetch(url);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('uploading an image', () => {
  let person: Person;
  beforeAll(async () => {
    person = await make.person();
  });

  it('answers the documented fields and serves the image to whoever knows its link', async () => {
    const { status, body } = await upload(person, await picture(2000, 1000).png().toBuffer());
    expect(status).toBe(200);
    expect(body).toEqual({
      secure_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/files\/[A-Za-z0-9_-]{27}$/) as string,
      public_id: expect.stringMatching(/^[A-Za-z0-9_-]{27}$/) as string,
      width: 1024,
      height: 512,
      format: 'jpeg',
    });
    const { answer, bytes } = await fetched(body.secure_url as string);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 512 });
  });

  it('keeps transparency, and takes all four formats', async () => {
    const clear = await upload(
      person,
      await picture(10, 10, { r: 0, g: 0, b: 0, alpha: 0 }).ensureAlpha().png().toBuffer(),
    );
    expect(clear.body).toMatchObject({ format: 'webp', width: 10 });
    for (const format of ['jpeg', 'png', 'webp', 'gif'] as const)
      expect([format, (await upload(person, await picture().toFormat(format).toBuffer())).status]).toEqual([
        format,
        200,
      ]);
  });

  it('turns a photo upright and drops what its camera wrote', async () => {
    const photo = await picture(40, 20)
      .withExif({
        IFD0: { Copyright: 'A secret place' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('A secret place');
    const { body } = await upload(person, photo, 'photo.jpg', 'image/jpeg');
    expect(body).toMatchObject({ width: 20, height: 40 });
    const { bytes } = await fetched(body.secure_url as string);
    const metadata = await sharp(bytes).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.icc).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    expect(bytes.toString('latin1')).not.toContain('A secret place');
  });

  it('stores nothing but pixels of a file that is an image and something else besides', async () => {
    const script = '<script>alert(document.domain)</script>';
    const appended = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(script)]);
    const commented = Buffer.concat([
      (await picture().gif().toBuffer()).subarray(0, -1),
      Buffer.from([0x21, 0xfe, script.length]),
      Buffer.from(script),
      Buffer.from([0, 0x3b]),
    ]);
    for (const polyglot of [appended, commented]) {
      const { status, body } = await upload(person, polyglot, 'photo.html', 'text/html');
      expect(status).toBe(200);
      const { answer, bytes } = await fetched(body.secure_url as string);
      expect(answer.headers.get('content-type')).toMatch(/^image\//);
      expect(bytes.toString('latin1')).not.toContain('script');
    }
  });

  it('keeps the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((colour) => picture(8, 8, colour).png().toBuffer()),
    );
    for (const format of ['gif', 'webp'] as const) {
      const animated = await sharp(frames, { join: { animated: true } })
        .toFormat(format, { delay: [100, 100, 100] })
        .toBuffer();
      expect((await sharp(animated).metadata()).pages).toBe(3);
      const { body } = await upload(person, animated);
      expect(body).toMatchObject({ width: 8, height: 8 });
      const { bytes } = await fetched(body.secure_url as string);
      expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
      const { dominant } = await sharp(bytes).stats();
      expect(dominant.r).toBeGreaterThan(dominant.g + dominant.b);
    }
  });

  it('refuses 900 megapixels by the header, before its broken pixels are met', async () => {
    const huge = pngOf(30_000, 30_000);
    expect(huge.length).toBeLessThan(MB);
    const { status, body } = await upload(person, huge);
    expect(status).toBe(400);
    expect(body).toEqual({
      error: 'The image has too many pixels (at most 50 megapixels).',
      code: 'INVALID',
      field: 'file',
    });
  });

  it('refuses what is no image, whatever it calls itself', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script><rect width="9" height="9"/></svg>';
    const half = (await picture(400, 400).png().toBuffer()).subarray(0, 300);
    for (const [name, file] of [
      ['svg', svg],
      ['html', '<html></html>'],
      ['pdf', '%PDF-1.7\n%âãÏÓ'],
      ['tiff', await picture().tiff().toBuffer()],
      ['half a png', half],
      ['random', Buffer.alloc(2_000, 'ab')],
    ] as const) {
      const { status, body } = await upload(person, file);
      expect([name, status, body]).toEqual([
        name,
        400,
        { error: 'Please select a valid image file (JPEG, PNG, WebP, or GIF)', code: 'INVALID', field: 'file' },
      ]);
    }
  });

  it('refuses more than 5 MB, however much more', async () => {
    for (const size of [5 * MB + 1, 10 * MB]) {
      const { status, body } = await upload(person, Buffer.alloc(size, 1));
      expect(status).toBe(413);
      expect(body).toEqual({ error: 'Image must be smaller than 5MB', code: 'PAYLOAD_TOO_LARGE', field: 'file' });
    }
  });

  it('refuses a form without a file, two files and no form at all', async () => {
    const none = { error: 'Please select an image file', code: 'INVALID', field: 'file' };
    const forms = await Promise.all([
      as(person).rest.raw((agent) => agent.post('/api/uploads').field('folder', 'x')),
      as(person).rest.raw((agent) => agent.post('/api/uploads').attach('other', Buffer.from('x'), 'x.png')),
      as(person).rest.raw((agent) => agent.post('/api/uploads').attach('file', Buffer.alloc(0), 'x.png')),
      as(person).rest.post('/api/uploads', { file: 'x' }),
      as(person).rest.raw((agent) =>
        agent.post('/api/uploads').set('content-type', 'multipart/form-data; boundary=x').send('--x\r\nbroken'),
      ),
      as(person).rest.raw((agent) => agent.post('/api/uploads')),
      as(person).rest.raw((agent) => agent.post('/api/uploads').set('content-type', 'multipart/form-data; boundary=x')),
    ]);
    expect(forms.map(({ status, body }) => [status, body as object])).toEqual(Array(7).fill([400, none]));
    const two = await as(person).rest.raw((agent) =>
      agent.post('/api/uploads').attach('file', Buffer.from('x'), 'a.png').attach('file', Buffer.from('x'), 'b.png'),
    );
    expect([two.status, two.body.field]).toEqual([400, 'file']);
  });

  it('survives an upload that breaks off', async () => {
    const token = await tokenOf(person);
    const broken = request(`${person.apiUrl}/api/uploads`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '100000',
      },
    });
    broken.on('error', () => undefined);
    broken.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc', () =>
      broken.destroy(),
    );
    await new Promise((resolve) => broken.once('close', resolve));
    expect((await upload(person, await picture().png().toBuffer())).status).toBe(200);
  });

  it('takes many at once', async () => {
    const file = await picture(1500, 1500).jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(person, file)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.public_id as string)).size).toBe(10);
  });

  it('is for people who are signed in, and 60 times an hour', async () => {
    expect((await upload(null, await picture().png().toBuffer())).status).toBe(401);
    const busy = await make.person();
    for (let n = 0; n < 60; n += 1) expect((await as(busy).rest.post('/api/uploads')).status).toBe(400);
    expect((await upload(busy, await picture().png().toBuffer())).status).toBe(429);
  });
});

it('answers 404 for a link that nobody was given', async () => {
  const { apiUrl } = await make.person();
  for (const id of ['x', 'A'.repeat(27), '..%2f..%2fetc%2fpasswd', "' or 1=1 --"])
    expect((await fetch(`${apiUrl}/files/${id}`)).status).toBe(404);
});

describe('choosing a photo', () => {
  const uploaded = async (who: Person) => {
    const { body } = await upload(who, await picture().png().toBuffer());
    return {
      publicId: body.public_id as string,
      url: body.secure_url as string,
      path: `/files/${body.public_id as string}`,
    };
  };
  const member = (who: Person, id: string) =>
    as(who)
      .gql<{ family: { members: { id: string; avatarUrl: string | null; defaultAvatarId: string | null }[] } }>(
        '{ family { members { id avatarUrl defaultAvatarId } } }',
      )
      .then(({ data }) => data.family.members.find((each) => each.id === id));
  const SET = 'mutation ($input: SetMemberImageInput!) { setMemberImage(input: $input) { avatarUrl } }';

  it('shows it on profile and membership, clears the preset, and deletes the one before', async () => {
    const { admin, member: me } = await make.family();
    await as(me).rest.put('/api/auth/profile', { default_avatar_id: 'avatar-3' });
    const [first, second] = [await uploaded(me), await uploaded(me)];
    const chosen = await as(me).rest.post('/api/auth/images', {
      userId: me.userId,
      imageUrl: first.url,
      secureUrl: first.url,
      publicId: first.publicId,
      context: 'profile',
      contextId: me.userId,
      updateType: 'profile',
    });
    expect(chosen.body.profile).toMatchObject({ avatar_url: first.path, default_avatar_id: null });
    expect(await member(admin, me.membershipId)).toMatchObject({ avatarUrl: first.path, defaultAvatarId: null });

    await as(me).gql('mutation ($id: String!) { setAvatar(input: { publicId: $id }) { avatarUrl } }', {
      id: second.publicId,
    });
    expect((await fetch(first.url)).status).toBe(404);
    expect((await fetch(second.url)).status).toBe(200);
    await as(me).rest.put('/api/auth/profile', { default_avatar_id: 'avatar-4' });
    expect((await fetch(second.url)).status).toBe(404);
    expect(await member(admin, me.membershipId)).toMatchObject({ avatarUrl: null, defaultAvatarId: 'avatar-4' });
  });

  it('takes a data URL through the same gate', async () => {
    const person = await make.person();
    const photo = await picture(30, 60)
      .withExif({ IFD0: { Copyright: 'A secret place' } })
      .jpeg()
      .toBuffer();
    const put = (avatar_url: string) => as(person).rest.put('/api/auth/profile', { userId: person.userId, avatar_url });
    const saved = await put(`data:image/jpeg;base64,${photo.toString('base64')}`);
    const path = saved.body.profile.avatar_url as string;
    expect(path).toMatch(/^\/files\//);
    const { bytes } = await fetched(person.apiUrl + path);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 30, height: 60 });
    expect(bytes.toString('latin1')).not.toContain('A secret place');
    // sending it back unchanged changes nothing
    expect((await put(path)).body.profile.avatar_url).toBe(path);
    expect((await put(person.apiUrl + path)).body.profile.avatar_url).toBe(path);

    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    for (const [url, status] of [
      [`data:image/svg+xml;base64,${svg}`, 400],
      ['data:text/html,<b>', 400],
      ['https://tracker.example.org/pixel.png', 400],
      [`data:image/png;base64,${Buffer.alloc(5 * MB + 10, 1).toString('base64')}`, 413],
    ] as const)
      expect([url.slice(0, 30), await put(url).then((answer) => [answer.status, answer.body.field as string])]).toEqual(
        [url.slice(0, 30), [status, 'avatar_url']],
      );
    expect((await as(person).rest.get('/api/auth/profile')).body.profile.avatar_url).toBe(path);
  });

  it('is for any member where there is no account, and for nobody else otherwise', async () => {
    const { admin, member: me } = await make.family();
    const added = await as(admin).rest.post('/api/auth/family/members', { display_name: 'Tom' });
    const tom = added.body.member.membership_id as string;
    const mine = await uploaded(me);
    const saved = await as(me).rest.post('/api/auth/family-member-image', {
      membershipId: tom,
      imageUrl: mine.url,
      publicId: mine.publicId,
      width: 40,
      height: 20,
      format: 'jpeg',
    });
    expect(saved.body.member).toMatchObject({ avatar_url: mine.path });
    expect(await member(admin, tom)).toMatchObject({ avatarUrl: mine.path });

    const another = await uploaded(me);
    const refused = await as(me).gql(SET, { input: { membershipId: admin.membershipId, publicId: another.publicId } });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await as(me).rest.post('/api/auth/family-member-image', { membershipId: tom })).body.field).toBe(
      'publicId',
    );
    // somebody else replaces it: the old one, which is not theirs, goes
    const theirs = await uploaded(admin);
    await as(admin).gql(SET, { input: { membershipId: tom, publicId: theirs.publicId } });
    expect([(await fetch(mine.url)).status, (await fetch(theirs.url)).status]).toEqual([404, 200]);
    await as(admin).gql('mutation ($id: ID!) { removeFamilyMember(membershipId: $id) { id } }', { id: tom });
    expect((await fetch(theirs.url)).status).toBe(404);
  });

  it("refuses other people's uploads and images in use, with the answer of one that does not exist", async () => {
    const { admin, member: me } = await make.family();
    const theirs = await uploaded(admin);
    for (const publicId of [theirs.publicId, 'A'.repeat(27), 'junk', "'; drop table media; --"]) {
      const answer = await as(me).rest.post('/api/auth/images', { publicId });
      expect([answer.status, answer.body]).toEqual([404, { error: 'Image not found', code: 'NOT_FOUND' }]);
    }
    await as(admin).rest.post('/api/auth/images', { publicId: theirs.publicId });
    const child = await as(admin).rest.post('/api/auth/family/members', { display_name: 'Tom' });
    const again = await as(admin).rest.post('/api/auth/family-member-image', {
      membershipId: child.body.member.membership_id as string,
      publicId: theirs.publicId,
    });
    expect(again.status).toBe(404);
    expect((await fetch(theirs.url)).status).toBe(200);
  });

  it('leaves no photo behind when two are chosen at once', async () => {
    const { member: me } = await make.family();
    const photos = await Promise.all([1, 2, 3].map(() => uploaded(me)));
    await Promise.all(photos.map(({ publicId }) => as(me).rest.post('/api/auth/images', { publicId })));
    const statuses = await Promise.all(photos.map(({ url }) => fetch(url).then(({ status }) => status)));
    expect(statuses.sort()).toEqual([200, 404, 404]);
  });

  it('goes with the person who leaves', async () => {
    const { admin, member: me } = await make.family();
    const { publicId, url } = await uploaded(me);
    await as(me).rest.post('/api/auth/images', { publicId });
    await as(admin).gql('mutation ($id: ID!) { removeFamilyMember(membershipId: $id) { id } }', {
      id: me.membershipId,
    });
    expect((await as(me).rest.get('/api/auth/profile')).body.profile.avatar_url).toBe(`/files/${publicId}`);
    expect((await fetch(url)).status).toBe(200);
  });
});

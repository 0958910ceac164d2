import { request } from 'node:http';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { as, make, tokenOf, type Person } from '../../test';
import { MB, fetched, gifOf, picture, pngOf, upload } from './media.test-kit';

describe('uploading an image', () => {
  let person: Person;
  beforeAll(async () => {
    person = await make.person();
  });

  it('answers the documented fields and serves the image by its link', async () => {
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

  it('keeps transparency, and accepts all four formats', async () => {
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

  it('rotates a photo upright and strips its metadata', async () => {
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

  it('stores only the pixels of a polyglot file', async () => {
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

  it('refuses a side above 12,000 px and more than 50 megapixels by the header alone', async () => {
    // the smallest: a header and the start of its pixels, 74 bytes in all
    const rows = [pngOf(49_000_000, 1).subarray(0, 74), pngOf(12_001, 1), pngOf(1, 12_001), pngOf(10_000, 5_001)];
    const refusal = {
      error: 'The image is too large (at most 12,000 pixels a side and 50 megapixels).',
      field: 'file',
    };
    for (const file of rows) {
      const { status, body } = await upload(person, file);
      expect([status, body]).toEqual([400, { ...refusal, code: 'INVALID' }]);
    }
    expect((await upload(person, pngOf(12_000, 1))).body).toMatchObject({ width: 1024, height: 1 });
  });

  it('refuses images that cannot be decoded row by row and are too large for memory', async () => {
    const costly = [
      ['an interlaced PNG of 16 bits', pngOf(6_000, 5_000, { depth: 16, color: 6, interlaced: true })],
      ['2,001 frames', gifOf(2_001)],
    ] as const;
    for (const [name, file] of costly)
      expect([name, (await upload(person, file)).body]).toEqual([
        name,
        {
          error: 'The image is too complex to process. Please save it smaller, or as an ordinary JPEG.',
          code: 'INVALID',
          field: 'file',
        },
      ]);
    expect((await upload(person, gifOf(2_000))).status).toBe(200);
  });

  it('limits decompression of metadata chunks', async () => {
    const packed = deflateSync(Buffer.alloc(64 * MB), { level: 9 });
    for (const [type, head] of [
      ['zTXt', 'a\0\0'],
      ['iTXt', 'a\0\x01\0\0\0'],
      ['iCCP', 'a\0\0'],
    ] as const) {
      const bomb = pngOf(9, 9, { beside: [type, Buffer.concat([Buffer.from(head, 'latin1'), packed])] });
      expect([type, (await upload(person, bomb)).body]).toEqual([type, expect.objectContaining({ width: 9 })]);
    }
  });

  it('refuses files that are no image, whatever their declared type', async () => {
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

  it('refuses more than 5 MB', async () => {
    for (const size of [5 * MB + 1, 10 * MB]) {
      const { status, body } = await upload(person, Buffer.alloc(size, 1));
      expect(status).toBe(413);
      expect(body).toEqual({ error: 'Image must be smaller than 5MB', code: 'PAYLOAD_TOO_LARGE', field: 'file' });
    }
  });

  it('refuses a form without a file, with two files, and no form at all', async () => {
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

  it('survives an aborted upload', async () => {
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

  it('accepts concurrent uploads', async () => {
    const file = await picture(1500, 1500).jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(person, file)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.public_id as string)).size).toBe(10);
  });

  it('requires a sign-in, and is limited to 60 an hour', async () => {
    expect((await upload(null, await picture().png().toBuffer())).status).toBe(401);
    const busy = await make.person();
    for (let n = 0; n < 60; n += 1) expect((await as(busy).rest.post('/api/uploads')).status).toBe(400);
    expect((await upload(busy, await picture().png().toBuffer())).status).toBe(429);
  });
});

it('answers 404 for an unknown link', async () => {
  const { apiUrl } = await make.person();
  for (const id of ['x', 'A'.repeat(27), '..%2f..%2fetc%2fpasswd', "' or 1=1 --"])
    expect((await fetch(`${apiUrl}/files/${id}`)).status).toBe(404);
});

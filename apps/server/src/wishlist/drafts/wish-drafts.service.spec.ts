import type { ServerResponse } from 'node:http';
import { asOwner, familyRows } from '../../../test';
import { home, jpegOf, site, startSite, test } from '../../../test/outside/site';
import { FeatureAccess } from '../../billing';
import { WishesService } from '../wishes/wishes.service';
import type { WishInput } from '../wishes/wish.types';
import { WishDraftsService } from './wish-drafts.service';

let drafts: WishDraftsService;
let jpeg: Buffer;

startSite('2026-11-24T09:00:00Z');
beforeAll(async () => {
  drafts = test.app.get(WishDraftsService);
  jpeg = await jpegOf(60, 40);
});

const answer = (body: string | Buffer, type: string) => (_request: unknown, response: ServerResponse) => {
  response.writeHead(200, { 'content-type': type }).end(body);
};
const page = (more: object = {}, head = '', type = 'text/html; charset=utf-8') =>
  answer(
    `<html lang="en"><head><title>Shop</title>${head}<script type="application/ld+json">${JSON.stringify({
      '@type': 'Product',
      name: 'A <b>red</b> kite',
      image: '/kite.jpg',
      offers: { price: '24.99', priceCurrency: 'GBP' },
      ...more,
    })}</script></head></html>`,
    type,
  );
const fromLink = (path = '/kite') => drafts.fromLink(home.viewer, site.url(path));
const media = () =>
  asOwner<{ attached: boolean }>(
    'select attached_at is not null as attached from media where owner_user_id = $1 order by created_at, id',
    [home.viewer.userId],
    test.urls.owner,
  );

it('fills title, price and picture, and stores only the picture, which a saved wish keeps', async () => {
  site.serve('/kite', page({}, '<meta property="og:site_name" content="Kites &amp; Co">'));
  site.serve('/kite.jpg', answer(jpeg, 'image/jpeg'));
  const draft = await fromLink();
  expect(draft).toEqual({
    ...{ title: 'A red kite', price: 2_499, foreignPrice: null, link: site.url('/kite'), site: 'Kites & Co' },
    ...{ imageUrl: expect.stringMatching(/^\/files\/[\w-]{27}$/) as string, unread: [], knownWishId: null },
  });
  const wishes = test.app.get(WishesService);
  expect((await wishes.list(home.viewer)).wishes).toEqual([]);
  expect(await media()).toEqual([{ attached: false }]);

  const { title, price, link, imageUrl } = draft;
  const input: Partial<WishInput> = { title, price, link, imageUrl, category: 'Kids' };
  const wish = await wishes.add(home.viewer, input as WishInput, {});
  expect(wish.image).toEqual({ url: imageUrl, width: 60, height: 40, widths: [60] });
  expect(await media()).toEqual([{ attached: true }]);
  expect((await fromLink()).knownWishId).toBe(wish.id);
  // the wishes of a former member are hidden
  const owner = test.urls.owner;
  await asOwner('update wish set member_id = $2 where id = $1', [wish.id, home.other.membershipId], owner);
  await asOwner('update membership set left_at = now() where id = $1', [home.other.membershipId], owner);
  expect((await fromLink()).knownWishId).toBeNull();
  await wishes.update(home.viewer, wish.id, { imageUrl: null } as WishInput);
  expect(await wishes.get(home.viewer, wish.id)).toMatchObject({ image: null, imageUrl: null });
  expect((await media()).filter(({ attached }) => attached)).toEqual([]);
});

it('shows a price in another currency without converting it', async () => {
  site.serve('/kite', page({ image: undefined, offers: { price: '1.299,00 €' } }));
  expect(await fromLink()).toMatchObject({
    ...{ price: null, foreignPrice: { text: '€1,299.00', currency: 'EUR' } },
    ...{ imageUrl: null, unread: [{ field: 'imageUrl', message: 'The page gives no picture.' }] },
  });
});

it('reports what it could not extract', async () => {
  site.serve('/kite', page({ image: ['/none.jpg', '/lie.jpg', '/kite.jpg'], offers: { price: 'ask us' } }));
  site.serve('/lie.jpg', answer('<html>no picture</html>', 'image/jpeg'));
  const { imageUrl, unread } = await fromLink();
  expect(imageUrl).toBeNull();
  expect(unread).toEqual([
    { field: 'price', message: 'The price “ask us” was not understood.' },
    { field: 'imageUrl', message: expect.stringMatching(/^The picture was left out: /) as string },
  ]);
});

it.each([
  ['a picture that calls itself a page', () => answer(jpeg, 'text/html'), { title: '', price: null }],
  ['a page that calls itself a picture', () => page({}, '', 'image/png'), { price: 2_499 }],
  ['an empty page', () => answer('', 'text/html'), { title: '', price: null }],
])('reads %s for what it is', async (_what, made, expected) => {
  site.serve('/kite', made());
  expect(await fromLink()).toMatchObject(expected);
});

it.each([
  ['of another scheme', 'file:///etc/passwd'],
  ['that is a script', 'javascript:alert(1)'],
  ['of data', 'data:text/html,<title>x</title>'],
  ['with a password', 'https://me:secret@site.example/'],
  ['of this machine', 'http://127.0.0.1/'],
  ['of a private network', 'http://192.168.1.1/router'],
  ['of the cloud', 'http://169.254.169.254/latest/meta-data'],
  ['that is none', 'a red kite'],
])('refuses an address %s', async (_what, url) => {
  const refused = expect(drafts.fromLink(home.viewer, url)).rejects;
  await refused.toMatchObject({
    code: 'INVALID',
    extras: { field: 'url' },
    message: expect.stringMatching(/https:\/\/…$/),
  });
});

it('follows no redirect into a private network and fetches no picture from one', async () => {
  site.serve('/away', { status: 302, headers: { location: 'http://10.0.0.1/' }, body: '' });
  await expect(fromLink('/away')).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'url' } });
  site.serve('/kite', page({ image: 'http://10.0.0.1/kite.jpg' }));
  expect((await fromLink()).imageUrl).toBeNull();
});

it('resolves relative links against the final URL of the page', async () => {
  site.serve('/short', { status: 302, headers: { location: '/shop/long/kite' }, body: '' });
  site.serve('/shop/long/kite', page({ image: 'kite.jpg' }));
  site.serve('/shop/long/kite.jpg', answer(jpeg, 'image/jpeg'));
  expect(await fromLink('/short')).toMatchObject({ link: site.url('/short'), imageUrl: expect.any(String) as string });
});

it('requires the wishlist feature and is limited to sixty an hour', async () => {
  site.serve('/kite', page({ image: undefined }));
  for (let n = 0; n < 60; n++) await fromLink();
  await expect(fromLink()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const has = jest.spyOn(test.app.get(FeatureAccess), 'has').mockResolvedValue(false);
  await expect(fromLink()).rejects.toMatchObject({ code: 'FEATURE_LOCKED' });
  has.mockRestore();
});

it('keeps only the pictures of saved wishes', async () => {
  site.serve('/kite', page());
  site.serve('/kite.jpg', answer(jpeg, 'image/jpeg'));
  const { imageUrl } = await fromLink();
  const wishes = test.app.get(WishesService);
  const add = (viewer = home.viewer) =>
    wishes.add(viewer, { title: 'A kite', category: 'Kids', imageUrl } as WishInput, {});
  const stranger = await familyRows(test);
  const refused = { code: 'INVALID', extras: { field: 'imageUrl' } };
  await expect(add(stranger.viewer)).rejects.toMatchObject(refused);
  await add();
  await expect(add()).rejects.toMatchObject(refused);
  for (const other of ['https://site.example/kite.jpg', '/files/../secret', 'javascript:alert(1)'])
    await expect(
      wishes.add(home.viewer, { title: 'A kite', category: 'Kids', imageUrl: other } as WishInput, {}),
    ).rejects.toMatchObject(refused);
});

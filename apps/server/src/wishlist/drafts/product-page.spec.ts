import { MAX_PAGE_LENGTH } from '../../platform/web-pages';
import { priceAmong } from './offers';
import { readProductPage } from './product-page';

const ADDRESS = 'https://shop.example/lamps/red-lamp';
const FAMILY = { currency: 'GBP', locale: 'en-GB' };

/** A page of a fictional shop with the given data. */
const page = (data: unknown, { head = '', body = '', lang = 'en' } = {}): string => `<!doctype html>
<html lang="${lang}"><head><title>Red lamp | The Lamp Shop</title>${head}
<script>window.ads = [{ "@type": "Product", "name": "An advertisement", "offers": { "price": 1 } }];</script>
${data === null ? '' : `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`}
</head><body><h1>Red lamp</h1>${body}</body></html>`;

const LAMP = { '@context': 'https://schema.org', '@type': 'Product', name: 'Red lamp', image: '/lamp.jpg' };
const lamp = (offers: unknown, more: object = {}) => ({ ...LAMP, offers, ...more });
const offer = (price: unknown, priceCurrency: unknown = 'GBP') => ({ '@type': 'Offer', price, priceCurrency });
const meta = (tags: Record<string, string>) =>
  Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('');

/** Title, price, first picture, and the parts reported missing. */
function read(html: string, family = FAMILY) {
  const { title, prices, images, language, unread } = readProductPage(html, ADDRESS);
  const price = priceAmong(prices, family, language);
  return {
    title,
    price: price && `${price.currency} ${price.minor}`,
    image: images[0] ?? null,
    unread: unread.map(({ field }) => field),
  };
}

const RED = { title: 'Red lamp', price: 'GBP 1250', image: 'https://shop.example/lamp.jpg', unread: [] };

it.each<[string, string, Partial<ReturnType<typeof read>>]>([
  ['one offer, as schema.org shows it', page(lamp(offer('12.50'))), {}],
  ['a price that is a number', page(lamp(offer(12.5))), {}],
  ['a number that a program has added up', page(lamp(offer(12.500000000000002))), {}],
  ['a price with the zeros of a database', page(lamp(offer('12.500000'))), {}],
  ['offers in a list: the lowest', page(lamp([offer('15.00'), offer('12.50'), offer('19.00')])), {}],
  [
    'an aggregate offer: the lowest',
    page(lamp({ '@type': 'AggregateOffer', lowPrice: '12.50', highPrice: '19', priceCurrency: 'GBP' })),
    {},
  ],
  [
    'offers in an aggregate offer, whose currency they share',
    page(lamp({ '@type': 'AggregateOffer', priceCurrency: 'GBP', offers: [{ price: '12.50' }] })),
    {},
  ],
  [
    'a price specification',
    page(lamp({ '@type': 'Offer', priceSpecification: [{ price: '12.50', priceCurrency: 'GBP' }] })),
    {},
  ],
  ['an offer that lies elsewhere', page({ '@graph': [lamp({ '@id': '#o' }), { '@id': '#o', ...offer('12.50') }] }), {}],
  ['a price with its sign', page(lamp({ price: '£12.50' })), {}],
  ['a price in pounds and one in euros: that in pounds', page(lamp([offer('9.99', 'EUR'), offer('12.50')])), {}],
  ['a German price', page(lamp({ price: '1.299,00 €' }), { lang: 'de' }), { price: 'EUR 129900' }],
  ['a German price without its pennies', page(lamp(offer('1.299', 'EUR')), { lang: 'de-DE' }), { price: 'EUR 129900' }],
  ['a German price with a dash', page(lamp(offer('1.299,-', 'EUR')), { lang: 'de' }), { price: 'EUR 129900' }],
  ['a French price', page(lamp({ price: '1 299,00 €' }), { lang: 'fr' }), { price: 'EUR 129900' }],
  ['a Swiss price', page(lamp({ price: "CHF 1'299.00" })), { price: 'CHF 129900' }],
  ['yen, which have no parts', page(lamp(offer('12500', 'JPY'))), { price: 'JPY 12500' }],
  ['dinars, which have a thousand', page(lamp(offer('12.505', 'KWD'))), { price: 'KWD 12505' }],
  ['dollars of nobody knows where', page(lamp({ price: '$12.50' })), { price: null }],
  ['dollars with their country', page(lamp({ price: 'US$12.50' })), { price: 'USD 1250' }],
  ['a price without a currency', page(lamp({ price: '12.50' })), { price: null }],
  ['a currency that does not exist', page(lamp(offer('12.50', 'ABC'))), { price: null }],
  ['a price of nothing, for what is sold out', page(lamp(offer('0.00'))), { price: null }],
  ['a price in words', page(lamp(offer('on request'))), { price: null }],
  ['a price below zero', page(lamp(offer(-12.5))), { price: null }],
  ['part of a penny', page(lamp(offer(12.505))), { price: null }],
  ['a price that is not a number', page(lamp(offer('NaN'))), { price: null }],
  ['a price of more than there is', page(lamp(offer(1e20))), { price: null }],
  ['no offer', page(LAMP), { price: null }],
  ['a product in a graph', page({ '@graph': [{ '@type': 'WebPage', name: 'Shop' }, lamp(offer('12.50'))] }), {}],
  ['a product that is a book as well', page(lamp(offer('12.50'), { '@type': ['Book', 'Product'] })), {}],
  [
    'a group of variants',
    page({ '@type': 'ProductGroup', name: 'Red lamp', hasVariant: [lamp(offer('14')), lamp(offer('12.50'))] }),
    {},
  ],
  [
    'a product among what other people bought, by its address',
    page([lamp(offer('99'), { name: 'Blue lamp' }), lamp(offer('12.50'), { url: `${ADDRESS}?ref=1` })]),
    {},
  ],
  [
    'a product among others, by the title of the page',
    page([lamp(offer('99'), { name: 'Blue lamp', image: '/blue.jpg' }), lamp(offer('12.50'))]),
    {},
  ],
  [
    'a list of products, of which none is taken',
    page([lamp(offer('9'), { name: 'Blue lamp' }), lamp(offer('8'), { name: 'Green lamp' })], {
      head: meta({ 'og:title': 'All lamps' }),
    }).replace('<h1>Red lamp</h1>', ''),
    { title: 'All lamps', price: null, image: null, unread: ['page'] },
  ],
  [
    'HTML in strings',
    page(lamp(offer('12.50'), { name: '<b>Red</b> lamp &amp; shade' })),
    { title: 'Red lamp & shade' },
  ],
  ['a script in a string', page(lamp(offer('12.50'), { name: 'Red lamp<script>alert(1)<\\/script>' })), {}],
  [
    'pictures as things, the first of them of another scheme',
    page(lamp(offer('12.50'), { image: ['javascript:alert(1)', { '@type': 'ImageObject', url: '/lamp.jpg' }] })),
    {},
  ],
  ['a picture of data', page(lamp(offer('12.50'), { image: 'data:image/png;base64,AAAA' })), { image: null }],
  [
    'commas at the end',
    page(
      `{"@type": "Product", "name": "Red lamp", "image": "/lamp.jpg", "offers": [${JSON.stringify(offer('12.50'))},],}`,
    ),
    {},
  ],
  [
    'broken data, with tags beside it',
    page('{"@type": "Product", "name": "Red', {
      head: meta({
        'og:image': 'https://shop.example/lamp.jpg',
        'product:price:amount': '12.50',
        'product:price:currency': 'GBP',
      }),
    }),
    { unread: ['page'] },
  ],
  [
    'tags alone',
    page(null, {
      head: meta({
        'og:title': 'Red lamp',
        'og:image': '/lamp.jpg',
        'og:price:amount': '12.50',
        'og:price:currency': 'gbp',
      }),
    }),
    {},
  ],
  [
    'microdata',
    page(null, {
      body: `<div itemscope itemtype="http://schema.org/Product"><span itemprop="name">Red lamp</span>
        <img itemprop="image" src="/lamp.jpg"><div itemprop="offers" itemscope itemtype="http://schema.org/Offer">
        <meta itemprop="priceCurrency" content="GBP"><span itemprop="price" content="12.50">£12.50 only today</span></div></div>`,
    }),
    {},
  ],
  ['nothing but a heading', page(null), { price: null, image: null }],
  ['no page at all', '\u0000\u0001PNG\u0000'.repeat(500), { title: '', price: null, image: null, unread: ['title'] }],
  [
    'a title of 10,000 characters',
    page(lamp(offer('12.50'), { name: 'x'.repeat(10_000) })),
    { title: 'x'.repeat(200), unread: ['title'] },
  ],
])('reads %s', (_what, html, expected) => {
  expect(read(html)).toEqual({ ...RED, ...expected });
});

it("prefers the family's currency if a page has several, and otherwise takes the first without converting it", () => {
  const html = page(lamp([offer('12.50'), offer('14.90', 'EUR'), offer('13.90', 'EUR')]));
  expect(read(html, { currency: 'EUR', locale: 'de-DE' }).price).toBe('EUR 1390');
  expect(read(html, { currency: 'JPY', locale: 'ja-JP' }).price).toBe('GBP 1250');
});

it('limits the work for a page built to exhaust it', () => {
  const deep = `${'{"offers":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
  const circle = { '@graph': [lamp({ '@id': '#a' }), { '@id': '#a', offers: [{ '@id': '#a' }, { '@id': '#a' }] }] };
  for (const html of [
    page(deep),
    page(circle),
    '<div>'.repeat(100_000),
    page(lamp(Array.from({ length: 50_000 }, () => ({ offers: [{}, {}] })))),
  ])
    expect(read(html).price).toBeNull();
  expect(read('x'.repeat(MAX_PAGE_LENGTH + 1)).unread).toEqual(['page']);
});

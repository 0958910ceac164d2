import { startFeedServer, type FeedServer } from '../../../test';
import { loadConfig } from '../../platform/config';
import { rateLimited } from '../../platform/errors';
import { HostResolver, SafeFetch, safeFetchLimits } from '../../platform/safe-fetch';
import { OpenFoodFacts } from './open-food-facts';

const CODE = '3017620422003';
const FIELDS = 'fields=product_name,product_name_en,product_quantity,product_quantity_unit';
const PATH = `/api/v2/product/${CODE}?${FIELDS}`;
const NUTELLA = {
  product_name: 'Pâte à tartiner',
  product_name_en: ' Hazelnut  spread ',
  product_quantity: '400',
  product_quantity_unit: 'g',
};

let server: FeedServer;
let now: number;
let hits: number;
beforeAll(async () => (server = await startFeedServer()));
afterAll(() => server.close());
beforeEach(() => {
  now = Date.parse('2026-10-05T07:30:00Z');
  hits = 0;
});

/** The adapter, configured by the given setting. */
function adapter({ allow = [server.host], limit = 100, publicUrl = 'https://home.example.org' } = {}) {
  const config = loadConfig({
    NODE_ENV: 'test',
    SECRET: 'a secret of this spec, and of nothing else',
    OUTSIDE_FEEDS_ALLOW: allow.join(','),
    PUBLIC_URL: publicUrl,
  });
  const fetcher = new SafeFetch(config, new HostResolver(), safeFetchLimits);
  const limiter = { hit: () => (++hits > limit ? Promise.reject(rateLimited(60)) : Promise.resolve()) };
  const quick: Pick<SafeFetch, 'get'> = {
    get: (address, wanted) => fetcher.get(address, { ...wanted, totalMs: 500 }),
  };
  const facts = new OpenFoodFacts(config, quick, limiter, () => now, `http://${server.host}`);
  return {
    find: (code = CODE, locale = 'en-GB', familyId = 'a family') => facts.find(code, { familyId, locale }),
  };
}

const serve = (product: unknown, status: unknown = 1) =>
  server.serve(PATH, {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ code: CODE, status, status_verbose: 'product found', product }),
  });

it("requests a product in the family's language, identifies itself, and caches the answer for a day", async () => {
  let asked: unknown;
  server.serve(PATH, (request, response) => {
    asked = request.headers['user-agent'];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: CODE, status: 1, product: NUTELLA }));
  });
  const { find } = adapter();
  const found = { name: 'Hazelnut spread', amount: 400, unit: 'g' };
  expect(await find()).toEqual(found);
  expect(asked).toBe('Homefold/0.1 (https://home.example.org)');
  serve({ ...NUTELLA, product_name_en: 'Something else' });
  expect(await find()).toEqual(found);
  now += 25 * 3_600_000;
  expect(await find()).toEqual({ ...found, name: 'Something else' });
});

it.each([
  [
    'another language alone',
    { product_name: 'Pâte à tartiner' },
    { name: 'Pâte à tartiner', amount: null, unit: null },
  ],
  ['no name', { product_quantity: 400 }, null],
  ['a name of nothing', { product_name_en: '  ', product_name: '' }, null],
  ['an endless name', { product_name: 'x'.repeat(10_000) }, { name: 'x'.repeat(200), amount: null, unit: null }],
  ['a nonsense amount', { ...NUTELLA, product_quantity: '1e9' }, { name: 'Hazelnut spread', amount: null, unit: null }],
  [
    'another unit',
    { ...NUTELLA, product_quantity_unit: 'kcal' },
    { name: 'Hazelnut spread', amount: null, unit: null },
  ],
  ['values of other types', { product_name: 7, product_name_en: { a: 1 }, product_quantity: [] }, null],
  ['no product', undefined, null],
])('parses a product with %s', async (_what, product, expected) => {
  serve(product);
  expect(await adapter().find()).toEqual(expected);
});

it('finds nothing for an unknown code, and asks again later', async () => {
  const { find } = adapter();
  serve({}, 0);
  expect(await find()).toBeNull();
  serve(NUTELLA);
  expect(await find()).toBeNull();
  now += 11 * 60_000;
  expect(await find()).toMatchObject({ name: 'Hazelnut spread' });

  server.serve(PATH, { status: 404, headers: { 'content-type': 'application/json' }, body: '{"status":0}' });
  const again = adapter();
  expect(await again.find()).toBeNull();
  server.serve(PATH.replace(CODE, '96385074'), {
    ...{ status: 200, headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ status: 1, product: NUTELLA }),
  });
  // an unknown code does not block other codes
  expect(await again.find('96385074')).toMatchObject({ name: 'Hazelnut spread' });
});

it.each<[string, () => void]>([
  ['says nothing', () => server.serve(PATH, () => undefined)],
  ['is a web page', () => server.serve(PATH, { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' })],
  ['is no JSON', () => server.serve(PATH, { status: 200, headers: { 'content-type': 'application/json' }, body: '{' })],
  [
    'is endless',
    () =>
      server.serve(PATH, {
        ...{ status: 200, headers: { 'content-type': 'application/json' } },
        body: JSON.stringify({ status: 1, product: { product_name: 'x'.repeat(100_000) } }),
      }),
  ],
])('finds nothing when the service %s, and pauses for a minute', async (_what, serveBadly) => {
  serveBadly();
  const { find } = adapter();
  expect(await find()).toBeNull();
  const asked = server.asked(PATH);
  expect(await find(CODE, 'en-US')).toBeNull();
  expect(server.asked(PATH)).toBe(asked);
  server.hangUp();
  serve(NUTELLA);
  // the pause applies to that family only
  expect(await find(CODE, 'en-GB', 'another family')).toMatchObject({ name: 'Hazelnut spread' });
  now += 11 * 60_000;
  expect(await find()).toMatchObject({ name: 'Hazelnut spread' });
});

it('finds nothing when it is disabled, and when a family has scanned too much', async () => {
  serve(NUTELLA);
  expect(await adapter({ allow: [] }).find()).toBeNull();
  expect(await adapter({ limit: 0 }).find()).toBeNull();
});

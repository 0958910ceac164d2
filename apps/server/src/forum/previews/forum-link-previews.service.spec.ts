import { asOwner, familyRows } from '../../../test';
import { home, jpegOf, site, startSite, test } from '../../../test/outside/site';
import { until } from '../../../test/until';
import { Housekeeping } from '../../platform/housekeeping';
import { LiveBus } from '../../platform/live';
import { ForumPostsService } from '../posts/forum-posts.service';
import { ForumLinkPreviews } from './forum-link-previews';

let jpeg: Buffer;

startSite('2026-10-08T09:30:00Z');
beforeAll(async () => {
  jpeg = await jpegOf(900, 600);
});

const sql = <Row extends object>(text: string, values: unknown[] = []) => asOwner<Row>(text, values, test.urls.owner);
const posts = () => test.app.get(ForumPostsService);
const write = (content: string) => posts().add(home.viewer, { content });
const previews = async (content: string, { viewer } = home) => {
  const service = test.app.get(ForumLinkPreviews);
  const urls = service.addressesIn(content);
  const found = await service.of(viewer, urls);
  return urls.flatMap((url) => found.get(url) ?? []);
};
const settle = () =>
  until(async () => {
    const [row] = await sql<{ n: number }>(
      `select (select count(*) from job_outbox)::int
            + (select count(*) from bullmq.job where state not in ('completed', 'failed'))::int as n`,
    );
    return row?.n === 0;
  });
const page = (path: string, html: string, type = 'text/html; charset=utf-8') =>
  site.serve(path, (_request, response) => response.writeHead(200, { 'content-type': type }).end(html));
const picture = (path: string, body: Buffer | string, type = 'image/jpeg') =>
  site.serve(path, (_request, response) => response.writeHead(200, { 'content-type': type }).end(body));

const HEAD = `<title>Camping by the lake – Example</title>
  <meta property="og:title" content="Camping by the lake"><meta name="description" content="Tents &amp; boats.">
  <meta property="og:image" content="/lake.jpg">`;

it('shows title, description and a copy of the picture, and notifies open screens', async () => {
  page('/lake', HEAD);
  picture('/lake.jpg', jpeg);
  const changed: unknown[] = [];
  const stop = test.app.get(LiveBus).subscribe(home.familyId, ({ payload }) => changed.push(payload));
  const content = `Look: [here](${site.url('/lake')})`;
  const { id } = await write(content);
  expect(await previews(content)).toEqual([]);
  await until(() => changed.some((one) => JSON.stringify(one).includes(`"id":"${id}","action":"updated"`)));
  stop();
  const path = expect.stringMatching(/^\/files\/[\w-]{27}$/) as string;
  expect(await previews(content)).toEqual([
    {
      ...{ url: site.url('/lake'), host: '127.0.0.1', title: 'Camping by the lake', description: 'Tents & boats.' },
      picture: { url: path, width: 900, height: 600, widths: [400, 800, 900], alt: null },
    },
  ]);
});

it('fetches a page once per family, and again for a post of the next month', async () => {
  page('/once', '<title>Once</title>');
  const content = `${site.url('/once')} and ${site.url('/once')}`;
  await Promise.all([write(content), write(content), write(content)]);
  await settle();
  expect(site.asked('/once')).toBe(1);
  page('/once', '<title>Twice</title>');
  test.clock.set('2026-11-10T09:30:00Z');
  await write(content);
  await settle();
  expect([site.asked('/once'), await previews(content)]).toEqual([2, [expect.objectContaining({ title: 'Twice' })]]);
});

describe('a link without a readable page', () => {
  it.each([
    ['a picture that says it is a page', '/lie', 'text/html', () => jpeg.toString('latin1')],
    ['a page that says it is a picture', '/lie', 'image/png', () => HEAD],
    ['a file', '/file.pdf', 'application/pdf', () => '%PDF'],
    ['nothing', '/empty', 'text/html', () => ''],
    ['a page without a title', '/untitled', 'text/html', () => '<p>Hello</p>'],
    ['3 MB', '/large', 'text/html', () => HEAD + ' '.repeat(3_000_000)],
  ])('has no preview: %s', async (_what, path, type, body) => {
    page(path, body(), type);
    await write(site.url(path));
    await settle();
    expect(await previews(site.url(path))).toEqual([]);
    expect(await sql('select from media where family_id = $1', [home.familyId])).toEqual([]);
  });

  it('is fetched again a day later, for the next post', async () => {
    const url = site.url('/late');
    await write(url);
    await write(url);
    await settle();
    expect(site.asked('/late')).toBe(1);
    page('/late', '<title>Late</title>');
    test.clock.set('2026-10-09T10:00:00Z');
    await write(url);
    await settle();
    expect(await previews(url)).toMatchObject([{ title: 'Late' }]);
  });
});

it.each([
  ['one that is none', 'image/jpeg', 'not a picture'],
  ['a drawing with scripts', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a page', 'text/html', '<title>no</title>'],
])('leaves out a picture: %s', async (_what, type, body) => {
  page('/with', HEAD);
  picture('/lake.jpg', body, type);
  await write(site.url('/with'));
  await settle();
  expect(await previews(site.url('/with'))).toMatchObject([{ title: 'Camping by the lake', picture: null }]);
});

it('fetches nothing from the private network, neither by a redirect nor for a picture', async () => {
  const inside = 'http://169.254.169.254/latest';
  site.serve('/away', { status: 302, headers: { location: inside } });
  page('/pictured', HEAD.replace('/lake.jpg', inside));
  const content = `${inside} ${site.url('/away')} ${site.url('/pictured')}`;
  await write(content);
  await settle();
  expect(await previews(content)).toMatchObject([{ title: 'Camping by the lake', picture: null }]);
});

it('shows up to three per text, none for code, mail or this server, and treats markup as text', async () => {
  page('/a', '<title>&lt;b&gt;A&lt;/b&gt; <script>alert(1)</script></title>');
  for (const path of ['/b', '/c', '/d']) page(path, `<title>${'long '.repeat(100)}</title>`);
  const [a = '', b = '', c = '', d = ''] = ['/a', '/b', '/c', '/d'].map(site.url);
  const content = `\`${d}\` nan@example.org http://localhost:3000/dashboard ${a} ${b} ${c} ${d}`;
  await write(content);
  await settle();
  const found = await previews(content);
  expect(found.map(({ url }) => url)).toEqual([a, b, c]);
  expect(found[1]?.title?.length).toBeLessThan(202);
  expect(site.asked('/d')).toBe(0);
});

it('is stored per family, and deleted with the last post that links to it', async () => {
  page('/lake', HEAD);
  picture('/lake.jpg', jpeg);
  const url = site.url('/lake');
  const { id } = await write(url);
  await settle();
  expect(await previews(url, await familyRows(test))).toEqual([]);
  test.clock.set('2026-10-10T09:30:00Z');
  await test.app.get(Housekeeping).sweep();
  expect(await previews(url)).toHaveLength(1);
  await sql('delete from forum_post where id = $1', [id]);
  await test.app.get(Housekeeping).sweep();
  expect(await previews(url)).toEqual([]);
  expect(await sql('select from media where family_id = $1', [home.familyId])).toEqual([]);
});

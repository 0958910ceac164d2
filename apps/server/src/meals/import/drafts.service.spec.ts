import { familyRows } from '../../../test';
import { home, site, startSite, test } from '../../../test/outside/site';
import { SAFE_FETCH_LIMITS, type SafeFetchLimits } from '../../platform/safe-fetch';
import { RecipesService } from '../recipes/recipes.service';
import { DraftsService } from './drafts.service';
import { readRecipePage } from './recipe-page';

let drafts: DraftsService;
let limits: SafeFetchLimits;

startSite('2026-10-08T09:30:00Z');
beforeAll(() => {
  drafts = test.app.get(DraftsService);
  limits = test.app.get<SafeFetchLimits>(SAFE_FETCH_LIMITS);
});

const page = (recipe: object, head = '') =>
  `<html><head>${head}<title>Blog</title><script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Dal <i>tarka</i>',
    recipeIngredient: ['200 g red lentils', '1 onion'],
    recipeInstructions: ['Boil.', 'Fry.'],
    ...recipe,
  })}</script></head><body><h1>Dal</h1></body></html>`;
const html = (body: string, type = 'text/html; charset=utf-8') => ({
  status: 200,
  headers: { 'content-type': type },
  body,
});
const storedRecipes = () => test.app.get(RecipesService).all(home.viewer);

describe('a link', () => {
  it('is parsed into a draft and stores nothing', async () => {
    site.serve('/dal', html(page({ image: 'dal.jpg', prepTime: 'PT10M', recipeYield: 'Serves 4' })));
    const { drafts: read, unread } = await drafts.fromLink(home.viewer, site.url('/dal'));
    expect(unread).toEqual([]);
    expect(read).toEqual([
      expect.objectContaining({
        title: 'Dal tarka',
        externalLink: site.url('/dal'),
        imageUrl: site.url('/dal.jpg'),
        prepTimeMinutes: 10,
        servings: 4,
        knownRecipeId: null,
        ingredients: [
          expect.objectContaining({ name: 'red lentils', amount: 200, unit: 'g' }),
          expect.objectContaining({ name: 'onion', amount: 1 }),
        ],
      }),
    ]);
    expect(await storedRecipes()).toEqual([]);
  });

  it('identifies the recipe that was already imported from it', async () => {
    site.serve('/known', html(page({})));
    const [draft] = (await drafts.fromLink(home.viewer, site.url('/known'))).drafts;
    const known = await test.app.get(RecipesService).add(home.viewer, draft ?? {});
    expect((await drafts.fromLink(home.viewer, site.url('/known'))).drafts[0]?.knownRecipeId).toBe(known.id);
    const stranger = await familyRows(test);
    expect((await drafts.fromLink(stranger.viewer, site.url('/known'))).drafts[0]?.knownRecipeId).toBeNull();
  });

  it('is decoded in the charset that the page declares', async () => {
    const latin = Buffer.from(page({ name: 'Crème brûlée' }, '<meta charset="iso-8859-1">'), 'latin1');
    site.serve('/latin', (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(latin));
    expect((await drafts.fromLink(home.viewer, site.url('/latin'))).drafts[0]?.title).toBe('Crème brûlée');
  });

  it('costs the server little, however long the page takes to read', async () => {
    const nested = `<div itemscope itemtype="https://schema.org/Recipe">${'<div itemprop="name a b c">'.repeat(190)}${'x '.repeat(900_000)}`;
    site.serve('/nested', html(nested));
    // starts the reader process
    await drafts.fromText(home.viewer, 'Pie');
    const before = process.cpuUsage();
    readRecipePage(nested, null);
    const itself = process.cpuUsage(before);
    const begun = process.cpuUsage();
    await drafts.fromLink(home.viewer, site.url('/nested'));
    expect(process.cpuUsage(begun).user).toBeLessThan(itself.user / 2);
  });

  it('without a recipe yields a title and a reason', async () => {
    site.serve('/news', html('<title>News</title><h1>Flood in the cellar</h1>'));
    expect(await drafts.fromLink(home.viewer, site.url('/news'))).toEqual({
      ...{ drafts: [], title: 'Flood in the cellar' },
      unread: [{ field: 'page', message: 'No recipe was found on this page' }],
    });
  });

  const endless = (type: string) => (_: unknown, response: import('node:http').ServerResponse) => {
    response.writeHead(200, { 'content-type': type });
    const more = () => {
      while (response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  };

  const dripping = (_: unknown, response: import('node:http').ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const drip = setInterval(() => response.write('x'), 20);
    response.once('close', () => clearInterval(drip));
  };

  it('does not speak of calendars when it refuses an address', async () => {
    const reading = drafts.fromLink(home.viewer, 'not an address');
    await expect(reading).rejects.toThrow(/a public web address, such as https:\/\/…$/);
  });

  it.each([
    ['no address', 'not an address', 'This address cannot be used'],
    ['a file', 'file:///etc/passwd', 'This address cannot be used'],
    ['a private address', 'http://192.168.1.1/', 'This address cannot be used'],
    ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data', 'This address cannot be used'],
    ['this machine in disguise', 'http://0x7f.1/', 'This address cannot be used'],
    ['a redirect to a private address', '/inside', 'This address cannot be used'],
    ['a redirect without an end', '/round', 'redirects too often and never reaches a page'],
    ['a page of 50 MB', '/large', 'This page is larger than 5 MB'],
    ['a page that never ends', '/endless', 'This page is larger than 5 MB'],
    ['a page that drips', '/dripping', "The page's server takes too long to answer"],
    ['a page that is gone', '/gone', 'There is no page at this address'],
    ['a page behind a sign-in', '/secret', 'This page is not public'],
    ['a server in trouble', '/broken', "The page's server answers with an error (503)"],
  ])('%s is refused with a message', async (_what, address, message) => {
    site.serve('/inside', { status: 302, headers: { location: 'http://127.0.0.1:1/' } });
    site.serve('/round', { status: 302, headers: { location: '/round' } });
    site.serve('/large', html('x'.repeat(50 * 1_048_576)));
    site.serve('/endless', endless('text/html'));
    site.serve('/dripping', dripping);
    site.serve('/secret', { status: 403 });
    site.serve('/broken', { status: 503 });
    const url = address.startsWith('/') ? site.url(address) : address;
    const { totalMs } = limits;
    if (address === '/dripping') limits.totalMs = 300;
    const reading = drafts.fromLink(home.viewer, url).finally(() => (limits.totalMs = totalMs));
    await expect(reading).rejects.toMatchObject({
      code: 'INVALID',
      extras: { field: 'url' },
      message: expect.stringContaining(message) as string,
    });
  });

  it('is limited to 60 an hour per member', async () => {
    site.serve('/often', html(page({})));
    for (let n = 0; n < 60; n++) await drafts.fromLink(home.viewer, site.url('/often'));
    await expect(drafts.fromLink(home.viewer, site.url('/often'))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect((await drafts.fromLink(home.other, site.url('/often'))).drafts).toHaveLength(1);
  });
});

describe('a pasted text', () => {
  it('is parsed into a draft', async () => {
    const { drafts: read } = await drafts.fromText(
      home.viewer,
      'Pancakes\n\nServes 4\n2 eggs\n200 g flour\n\nMethod\nMix.\nFry.',
    );
    expect(read).toEqual([
      expect.objectContaining({
        title: 'Pancakes',
        servings: 4,
        instructions: [
          { text: 'Mix.', section: null },
          { text: 'Fry.', section: null },
        ],
      }),
    ]);
  });

  it.each([
    ['nothing', ' \n ', 'Please paste the text of a recipe.'],
    ['a book', 'x'.repeat(100_001), 'Please paste at most 100,000 characters.'],
  ])('%s is refused', async (_what, text, message) => {
    await expect(drafts.fromText(home.viewer, text)).rejects.toMatchObject({ code: 'INVALID', message });
  });
});

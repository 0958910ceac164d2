import fc from 'fast-check';
import { growthOf, QUADRATIC } from '@homefold/domain/cost.test-kit';
import { MAX_PAGE_LENGTH } from '../../platform/web-pages';
import { CAKE, pageWith, summary } from './pages.test-kit';
import { readRecipePage } from './recipe-page';

const read = (html: string) => readRecipePage(html, 'https://cakes.example/recipes/lemon-cake');
const cake = (changes: object) => pageWith({ ...CAKE, ...changes });
const step = (text: string) => ({ '@type': 'HowToStep', text });

describe('a malicious page', () => {
  const RECIPE_ELEMENT = '<div itemscope itemtype="https://schema.org/Recipe">';
  const REFERENCE = { '@id': '#b' };
  const graph = (times: number, changes: object, type: string) =>
    pageWith([
      { ...CAKE, ...changes },
      { ...REFERENCE, '@type': type, itemListElement: Array(times).fill(REFERENCE) },
    ]);
  const nested = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);
  const long = (text: string, times: number) => `<b>${text.repeat(times)}`;

  /** Each in a size: `of` is the number of repetitions in the whole page, scaled. All repetitions grow together. */
  it.each<[string, (of: (whole: number) => number) => string]>([
    ['data nested a hundred thousand times', (of) => pageWith(nested('{"a":', '}', of(100_000)).replace(':}', ':1}'))],
    [
      'lists nested a million times',
      (of) => pageWith(`{"@type":"Recipe","name":"x","image":${nested('[', ']', of(900_000))}}`),
    ],
    ['elements nested without end', (of) => '<div>'.repeat(of(380_000))],
    ['elements that are never closed', (of) => '<p itemscope itemtype="https://schema.org/Recipe">'.repeat(of(35_000))],
    ['a million things', (of) => pageWith(`[${'{"@type":"Thing"},'.repeat(of(100_000))}{}]`)],
    [
      'a thing in itself',
      () =>
        pageWith({
          '@graph': [
            { ...CAKE, '@id': '#a', recipeInstructions: { '@id': '#b' } },
            { '@id': '#b', '@type': 'HowToSection', itemListElement: { '@id': '#b' } },
          ],
        }),
    ],
    [
      'references in a circle',
      (of) =>
        '<div itemscope itemtype="Recipe" id="a" itemref="b"></div><div id="b" itemscope itemref="a"></div>'.repeat(
          of(1_000),
        ),
    ],
    ['open tags', (of) => '<'.repeat(of(MAX_PAGE_LENGTH))],
    ['open braces', (of) => pageWith('{'.repeat(of(1_900_000)))],
    ['commas', (of) => pageWith(`[${','.repeat(of(1_900_000))}]`)],
    ['open comments', (of) => '<!--'.repeat(of(450_000))],
    ['a brace and a long gap', (of) => pageWith(`[{"a":1}${' '.repeat(of(400_000))}x`)],
    ['an open CDATA section and a long gap', (of) => pageWith(`<![CDATA[{${' '.repeat(of(600_000))}x`)],
    ['steps that hold each other', (of) => graph(of(2_000), { recipeInstructions: REFERENCE }, 'HowToSection')],
    ['ingredients that hold each other', (of) => graph(of(2_000), { recipeIngredient: REFERENCE }, 'ItemList')],
    [
      'a thousand references to one long step',
      (of) =>
        pageWith([
          { ...CAKE, recipeInstructions: Array(of(1_000)).fill(REFERENCE) },
          { ...REFERENCE, '@type': 'HowToStep', text: long('x ', of(400_000)) },
        ]),
    ],
    [
      'two thousand references to one long ingredient',
      (of) =>
        pageWith([
          { ...CAKE, recipeIngredient: Array(of(2_000)).fill(REFERENCE) },
          { ...REFERENCE, name: long('x ', of(400_000)) },
        ]),
    ],
    [
      'ten thousand things that refer to one long text',
      (of) => {
        const things = '<div itemscope itemtype="Recipe" itemref="x"></div>'.repeat(of(10_000));
        return `${things}<p id="x" itemprop="name">${'y '.repeat(of(500_000))}`;
      },
    ],
    [
      'properties in each other',
      (of) => `${RECIPE_ELEMENT}${'<div itemprop="name a b c">'.repeat(of(190))}${'x '.repeat(of(500_000))}`,
    ],
    [
      'elements of 490 properties',
      (of) => `${RECIPE_ELEMENT}${`<b itemprop="${'a '.repeat(490)}">x</b>`.repeat(of(1_000))}`,
    ],
    [
      '200,000 properties',
      (of) => pageWith(`{${Array.from({ length: of(100_000) }, (_, at) => `"${at}":{}`).join(',')}}`),
    ],
  ])('%s is read in linear time', (_, page) => {
    const growth = growthOf((parts) => {
      const html = page((whole) => Math.floor((whole * parts) / 16));
      for (const { recipe } of read(html).recipes) expect(recipe.instructions.length).toBeLessThan(300);
    }, 16);
    expect(growth).toBeLessThan(QUADRATIC);
  });

  it('is not parsed when its data is nested deeper than any recipe', () => {
    const nest = (times: number) =>
      pageWith(`${'{"mainEntity":'.repeat(times)}${JSON.stringify(CAKE)}${'}'.repeat(times)}`);
    expect(read(nest(20)).recipes).toHaveLength(1);
    expect(read(nest(80))).toMatchObject({
      recipes: [],
      unread: [{ message: 'A block of data on the page is broken' }, {}],
    });
  });

  it('is truncated to the limits, and reports it', () => {
    const found = summary(
      read(
        cake({
          name: 'x'.repeat(5_000),
          description: 'y'.repeat(50_000),
          recipeIngredient: Array.from({ length: 300 }, (_, at) => `${at + 1} eggs`),
          recipeInstructions: Array.from({ length: 300 }, (_, at) => step(`Do ${at}`)),
          keywords: Array.from({ length: 100 }, (_, at) => `${at}`),
        }),
      ),
    );
    expect(found).toMatchObject({ title: 'x'.repeat(200) });
    expect(found.ingredients).toHaveLength(200);
    expect(found.steps).toHaveLength(200);
    expect(found.tags).toHaveLength(20);
    expect(found.unread.sort()).toEqual([
      'description: Only the first 5,000 characters were taken',
      'ingredients: Only the first 200 of 300 were taken',
      'instructions: Only the first 200 of 300 were taken',
      'title: Only the first 200 characters were taken',
    ]);
  });

  it('refuses instructions of 100 kB as a whole', () => {
    const found = summary(read(cake({ recipeInstructions: 'x'.repeat(100_000) })));
    expect(found).toMatchObject({
      title: 'Lemon cake',
      steps: [],
      unread: ['instructions: Instructions must be at most 50,000 characters'],
    });
  });

  it('never throws, whatever the data', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(CAKE)), fc.anything({ withNullPrototype: false })),
        (changes) => {
          const json = JSON.stringify({ ...CAKE, ...changes }, (_, value: unknown) =>
            typeof value === 'bigint' ? 1 : value,
          );
          expect(read(pageWith(json.replaceAll('<', '\\u003c'))).recipes.length).toBeLessThanOrEqual(10);
        },
      ),
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void read(pageWith(text))));
  });
});

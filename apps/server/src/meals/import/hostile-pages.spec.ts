import fc from 'fast-check';
import { costOf } from '@homefold/domain/cost.test-kit';
import { MAX_PAGE_LENGTH } from '../../platform/web-pages';
import { CAKE, pageWith, summary } from './pages.test-kit';
import { readRecipePage } from './recipe-page';

const read = (html: string) => readRecipePage(html, 'https://cakes.example/recipes/lemon-cake');
const cake = (changes: object) => pageWith({ ...CAKE, ...changes });
const step = (text: string) => ({ '@type': 'HowToStep', text });

describe('a malicious page', () => {
  const RECIPE_ELEMENT = '<div itemscope itemtype="https://schema.org/Recipe">';
  const REFERENCE = { '@id': '#b' };
  const graph = (changes: object, type: string) =>
    pageWith([
      { ...CAKE, ...changes },
      { ...REFERENCE, '@type': type, itemListElement: Array(2_000).fill(REFERENCE) },
    ]);
  const nested = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);

  it.each([
    ['data nested a hundred thousand times', pageWith(nested('{"a":', '}', 100_000).replace(':}', ':1}'))],
    ['lists nested a million times', pageWith(`{"@type":"Recipe","name":"x","image":${nested('[', ']', 900_000)}}`)],
    ['elements nested without end', '<div>'.repeat(380_000)],
    ['elements that are never closed', '<p itemscope itemtype="https://schema.org/Recipe">'.repeat(35_000)],
    ['a million things', pageWith(`[${'{"@type":"Thing"},'.repeat(100_000)}{}]`)],
    [
      'a thing in itself',
      pageWith({
        '@graph': [
          { ...CAKE, '@id': '#a', recipeInstructions: { '@id': '#b' } },
          { '@id': '#b', '@type': 'HowToSection', itemListElement: { '@id': '#b' } },
        ],
      }),
    ],
    [
      'references in a circle',
      `${'<div itemscope itemtype="Recipe" id="a" itemref="b"></div><div id="b" itemscope itemref="a"></div>'.repeat(1_000)}`,
    ],
    ['open tags', '<'.repeat(MAX_PAGE_LENGTH)],
    ['open braces', pageWith('{'.repeat(1_900_000))],
    ['commas', pageWith(`[${','.repeat(1_900_000)}]`)],
    ['open comments', '<!--'.repeat(450_000)],
    ['a brace and a long gap', pageWith(`[{"a":1}${' '.repeat(400_000)}x`)],
    ['an open CDATA section and a long gap', pageWith(`<![CDATA[{${' '.repeat(600_000)}x`)],
    ['steps that hold each other', graph({ recipeInstructions: REFERENCE }, 'HowToSection')],
    ['ingredients that hold each other', graph({ recipeIngredient: REFERENCE }, 'ItemList')],
    [
      'a thousand references to one long step',
      pageWith([
        { ...CAKE, recipeInstructions: Array(1_000).fill(REFERENCE) },
        { ...REFERENCE, '@type': 'HowToStep', text: `<b>${'x '.repeat(400_000)}` },
      ]),
    ],
    [
      'two thousand references to one long ingredient',
      pageWith([
        { ...CAKE, recipeIngredient: Array(2_000).fill(REFERENCE) },
        { ...REFERENCE, name: `<b>${'x '.repeat(400_000)}` },
      ]),
    ],
    [
      'ten thousand things that refer to one long text',
      `${'<div itemscope itemtype="Recipe" itemref="x"></div>'.repeat(10_000)}<p id="x" itemprop="name">${'y '.repeat(500_000)}`,
    ],
    [
      'properties in each other',
      `${RECIPE_ELEMENT}${'<div itemprop="name a b c">'.repeat(190)}${'x '.repeat(500_000)}`,
    ],
    ['elements of 490 properties', `${RECIPE_ELEMENT}${`<b itemprop="${'a '.repeat(490)}">x</b>`.repeat(1_000)}`],
    ['200,000 properties', pageWith(`{${Array.from({ length: 100_000 }, (_, at) => `"${at}":{}`).join(',')}}`)],
  ])('%s is aborted quickly', (_, html) => {
    const cost = costOf(() => {
      for (const { recipe } of read(html).recipes) expect(recipe.instructions.length).toBeLessThan(300);
    });
    expect(cost).toBeLessThan(1_800);
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

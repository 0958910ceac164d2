import { MAX_PAGE_LENGTH } from '../../platform/web-pages';
import { CAKE, CAKE_READ, pageWith, summary, type Summary } from './pages.test-kit';
import { readRecipeJson, readRecipePage } from './recipe-page';

const ADDRESS = 'https://cakes.example/recipes/lemon-cake';
const read = (html: string) => readRecipePage(html, ADDRESS);
const cake = (changes: object) => pageWith({ ...CAKE, ...changes });
const broken = (change: (json: string) => string) => pageWith(change(JSON.stringify(CAKE, null, 2)));
const step = (text: string) => ({ '@type': 'HowToStep', text });

/** The page, and how it differs from the plain one. */
const PAGES: [string, string, Partial<Summary>][] = [
  ['as documented', pageWith(CAKE), {}],
  ['types as a list', cake({ '@type': ['Recipe', 'NewsArticle'] }), {}],
  ['a type as an address', cake({ '@type': 'http://schema.org/Recipe' }), {}],
  ['a list of things', pageWith([{ '@type': 'WebSite', name: 'Cakes' }, CAKE]), {}],
  [
    'a graph',
    pageWith({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage', name: 'Cakes' }, CAKE] }),
    {},
  ],
  ['within the article', pageWith({ '@type': 'BlogPosting', mainEntity: CAKE }), {}],
  [
    'parts elsewhere in the graph',
    pageWith({
      '@graph': [
        {
          ...CAKE,
          image: { '@id': '#picture' },
          author: { '@id': '#nana' },
          recipeInstructions: [{ '@id': '#one' }, { '@id': '#two' }],
        },
        { '@id': '#picture', '@type': 'ImageObject', contentUrl: '/lemon.jpg' },
        { '@id': '#nana', '@type': 'Person', name: 'Nana' },
        { '@id': '#one', ...step('Beat the butter.') },
        { '@id': '#two', ...step('Fold in the eggs.') },
      ],
    }),
    {},
  ],
  [
    'WP Recipe Maker beside Yoast',
    pageWith(
      {
        '@graph': [
          { '@type': 'Article', '@id': '#article' },
          { '@type': ['Person', 'Organization'], name: 'Nana' },
        ],
      },
      {
        head: `<script type="application/ld+json" class="wprm">${JSON.stringify({
          ...CAKE,
          image: [CAKE.image, 'https://cakes.example/lemon-500x500.jpg'],
          recipeYield: ['8', '8 slices'],
          recipeCategory: ['Dessert'],
          recipeCuisine: ['British'],
          recipeInstructions: ['Beat the butter.', 'Fold in the eggs.'].map((text, at) => ({
            ...step(text),
            name: text,
            url: `#wprm-recipe-7-step-0-${at}`,
          })),
          aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9' },
          isPartOf: { '@id': '#article' },
        })}</script>`,
      },
    ),
    { images: [CAKE.image, 'https://cakes.example/lemon-500x500.jpg'] },
  ],
  [
    'sections in sections',
    cake({
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Cake',
          itemListElement: [
            { '@type': 'HowToSection', name: 'Batter', itemListElement: [step('Beat the butter.')] },
            step('Bake.'),
          ],
        },
      ],
    }),
    { steps: ['[Batter] Beat the butter.', '[Cake] Bake.'] },
  ],
  ['another type of script', pageWith(CAKE, { type: 'application/ld+json; charset=utf-8' }), {}],
  ['two descriptions of one recipe', pageWith([CAKE, { ...CAKE }]), {}],
  ['durations in words', cake({ prepTime: '20 mins', cookTime: '1 hour 10 minutes' }), {}],
  ['durations as numbers', cake({ prepTime: 20, cookTime: '70' }), {}],
  ['durations in days and seconds', cake({ prepTime: 'P0DT20M', cookTime: 'PT4200S' }), {}],
  ['a duration as a range', cake({ cookTime: { '@type': 'Duration', minValue: 'PT1H', maxValue: 'PT1H10M' } }), {}],
  ['only the whole time', cake({ cookTime: undefined, totalTime: 'PT90M' }), {}],
  ['no time', cake({ prepTime: '', cookTime: 'PT0M' }), { times: [null, null] }],
  [
    'a time that is none',
    cake({ cookTime: 'until golden' }),
    { times: [20, null], unread: ['cookTimeMinutes: The time “until golden” was not understood'] },
  ],
  ['servings in words', cake({ recipeYield: 'Serves 8–10' }), {}],
  ['servings as a number', cake({ recipeYield: 8 }), {}],
  ['servings twice', cake({ recipeYield: ['one cake', '8 slices'] }), { servings: 1 }],
  ['servings as a quantity', cake({ recipeYield: { '@type': 'QuantitativeValue', value: 8, unitText: 'slices' } }), {}],
  [
    'servings without a number',
    cake({ recipeYield: 'a tin' }),
    { servings: null, unread: ['servings: “a tin” says no number of servings'] },
  ],
  [
    'fractions of both kinds',
    cake({ recipeIngredient: ['1/2 cup milk', '½ cup milk', '1 1/2 cups flour'] }),
    {
      ingredients: ['0.5 cup milk', '0.5 cup milk', '1.5 cup flour'],
    },
  ],
  ['ingredients as one text', cake({ recipeIngredient: '225 g butter\n4 large eggs\nzest of 1 lemon' }), {}],
  ['ingredients of the old name', cake({ recipeIngredient: undefined, ingredients: CAKE.recipeIngredient }), {}],
  [
    'ingredients in groups',
    cake({
      recipeIngredient: [
        ['For the cake:', '225 g butter'],
        ['For the icing:', '4 eggs'],
      ],
    }),
    {
      ingredients: ['[For the cake] 225 g butter', '[For the icing] 4 eggs'],
    },
  ],
  [
    'ingredients as things',
    cake({
      recipeIngredient: [
        { name: 'butter', amount: '225 g' },
        { name: 'eggs', value: 4 },
      ],
    }),
    {
      ingredients: ['225 g butter', '4 eggs'],
    },
  ],
  [
    'markup in ingredients',
    cake({
      recipeIngredient: [
        '<span>225&nbsp;g</span> <a href="/b">butter</a>',
        '4 large&#32;eggs',
        'zest of 1 <b>lemon</b>',
      ],
    }),
    {},
  ],
  [
    'no ingredients',
    cake({ recipeIngredient: [] }),
    { ingredients: [], unread: ['ingredients: No ingredients were found'] },
  ],
  ['a picture as an object', cake({ image: { '@type': 'ImageObject', url: 'https://cakes.example/lemon.jpg' } }), {}],
  [
    'pictures in a list',
    cake({
      image: [
        '/lemon.jpg',
        { url: ['//img.example/2.jpg'] },
        '/lemon.jpg',
        'javascript:alert(1)',
        'data:image/png;base64,AA',
      ],
    }),
    {
      images: ['https://cakes.example/lemon.jpg', 'https://img.example/2.jpg'],
    },
  ],
  ['no picture', cake({ image: null }), { images: [] }],
  ['keywords as a list', cake({ keywords: ['cake', 'lemon', { '@type': 'DefinedTerm', name: 'Dessert' }] }), {}],
  ['steps as texts', cake({ recipeInstructions: ['Beat the butter.', 'Fold in the eggs.'] }), {}],
  ['steps as one text', cake({ recipeInstructions: 'Beat the butter.\nFold in the eggs.' }), {}],
  ['steps as one text with numbers', cake({ recipeInstructions: '1. Beat the butter. 2. Fold in the eggs.' }), {}],
  [
    'steps as markup',
    cake({ recipeInstructions: '<ol>\n<li>Beat the\nbutter.</li><li>Fold in the eggs.</li></ol>' }),
    {},
  ],
  ['steps as paragraphs', cake({ recipeInstructions: '<p>Beat the butter.</p><p>Fold in the eggs.</p>' }), {}],
  [
    'steps as a list of items',
    cake({
      recipeInstructions: {
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', item: step('Beat the butter.') }, step('Fold in the eggs.')],
      },
    }),
    {},
  ],
  [
    'steps that have only names',
    cake({ recipeInstructions: [{ '@type': 'HowToStep', name: 'Beat the butter.' }, step('Fold in the eggs.')] }),
    {},
  ],
  [
    'steps of directions',
    cake({
      recipeInstructions: [
        { '@type': 'HowToStep', itemListElement: [{ '@type': 'HowToDirection', text: 'Beat the butter.' }] },
        step('Fold in the eggs.'),
      ],
    }),
    {},
  ],
  [
    'sections',
    cake({
      recipeInstructions: [
        { '@type': 'HowToSection', name: 'Cake', itemListElement: [step('Beat the butter.')] },
        { '@type': 'HowToSection', name: 'Icing', itemListElement: step('Stir.') },
      ],
    }),
    {
      steps: ['[Cake] Beat the butter.', '[Icing] Stir.'],
    },
  ],
  [
    'a step of several sentences among others',
    cake({ recipeInstructions: [step(`${'Stir the butter for a while. '.repeat(12)}Rest.`), step('Serve.')] }),
    { steps: [`${'Stir the butter for a while. '.repeat(12)}Rest.`, 'Serve.'] },
  ],
  [
    'headings among the steps',
    cake({ recipeInstructions: ['For the cake:', 'Beat the butter.', 'For the icing:\nStir.'] }),
    { steps: ['[For the cake] Beat the butter.', '[For the icing] Stir.'] },
  ],
  [
    'one long paragraph',
    cake({ recipeInstructions: `${'Stir the butter for a while, and then some more. '.repeat(6)}Serve.` }),
    {
      steps: [...Array.from({ length: 6 }, () => 'Stir the butter for a while, and then some more.'), 'Serve.'],
    },
  ],
  ['no steps', cake({ recipeInstructions: null }), { steps: [], unread: ['instructions: Instructions are required'] }],
  [
    'commas at the end',
    broken((json) =>
      json
        .replace('"cake, lemon, dessert"', '"cake, lemon, dessert",')
        .replaceAll('}\n  ]', '},\n  ]')
        .replace(',,', ','),
    ),
    {},
  ],
  [
    'raw line breaks in a text',
    broken((json) => json.replace('Beat the', 'Beat\nthe')),
    { steps: ['Beat\nthe butter.', 'Fold in the eggs.'] },
  ],
  ['an impossible escape', broken((json) => json.replace('for Sunday', "for Nana\\'s Sunday")), {}],
  ['comments of HTML', broken((json) => `<!--\n${json}\n-->`), {}],
  ['CDATA', broken((json) => `//<![CDATA[\n${json}\n//]]>`), {}],
  ['comments of a script', broken((json) => `/* by a plugin */ ${json} // end`), {}],
  ['a semicolon', broken((json) => `${json};`), {}],
  ['two things without a list', broken((json) => `{"@type":"Organization"}\n${json}`), {}],
  [
    'another block is broken',
    pageWith(CAKE, { head: '<script type="application/ld+json">{"@type": oops</script>' }),
    {},
  ],
  [
    'markup in every field',
    pageWith({
      ...CAKE,
      name: '<script>alert(1)</script><b>Lemon</b> cake',
      description: '<img src=x onerror=alert(1)>',
    }),
    {},
  ],
  [
    'signs that are no markup',
    cake({ recipeIngredient: ['225 g butter', '4 large eggs', 'zest of 1 lemon (< 100 g)'] }),
    {},
  ],
  ['a title escaped twice', cake({ name: 'Lemon &amp;amp; ginger' }), { title: 'Lemon & ginger' }],
];

describe('a page with a recipe', () => {
  it.each(PAGES)('%s', (_, html, changes) => {
    expect(summary(read(html))).toEqual({ ...CAKE_READ, ...changes });
  });

  it('keeps source and author', () => {
    const [found] = read(pageWith(CAKE)).recipes;
    expect(found).toMatchObject({
      author: 'Nana',
      recipe: { externalLink: ADDRESS, imageUrl: CAKE.image, difficulty: 'medium' },
    });
    expect(readRecipePage(cake({ url: 'https://a.example/' }), null).recipes[0]?.recipe.externalLink).toBe(
      'https://a.example/',
    );
    expect(readRecipePage(cake({ url: 'javascript:alert(1)' }), null).recipes[0]?.recipe.externalLink).toBeNull();
  });

  it('yields both recipes of a page', () => {
    const page = read(pageWith([CAKE, { ...CAKE, name: 'Icing', recipeIngredient: ['200 g sugar'] }]));
    expect(page.recipes.map(({ recipe }) => recipe.title)).toEqual(['Lemon cake', 'Icing']);
    expect(summary(page, 1)).toEqual({ ...CAKE_READ, title: 'Icing', ingredients: ['200 g sugar'] });
  });

  it('shows escaped markup as text', () => {
    const [found] = read(cake({ description: '&lt;script&gt;alert(1)&lt;/script&gt;' })).recipes;
    expect(found?.recipe.description).toBe('<script>alert(1)</script>');
  });
});

describe('a page without a recipe', () => {
  it.each([
    ['an article', pageWith({ '@type': 'Article', name: 'About cakes' }), ['No recipe was found on this page']],
    ['no data', '<html><title>Cakes</title><p>Hello</p></html>', ['No recipe was found on this page']],
    ['nothing', '', ['No recipe was found on this page']],
    ['an image', '\u0089PNG\r\n\u001a\n\u0000\u0000', ['No recipe was found on this page']],
    [
      'broken data',
      pageWith('{"@type":"Recipe", "name'),
      ['A block of data on the page is broken', 'No recipe was found on this page'],
    ],
    ['a recipe without anything', pageWith({ '@type': 'Recipe' }), ['No recipe was found on this page']],
    ['a page of more than 2 MB', 'x'.repeat(MAX_PAGE_LENGTH + 1), ['The page is larger than 2 MB']],
  ])('%s', (_, html, messages) => {
    const { recipes, unread } = read(html);
    expect(recipes).toEqual([]);
    expect(unread).toEqual(messages.map((message) => ({ field: 'page', message })));
  });

  it('still yields a title', () => {
    expect(read('<title>Cakes &amp; pies</title>').title).toBe('Cakes & pies');
    expect(read('<title>Cakes</title><h1>Lemon <em>cake</em></h1>').title).toBe('Lemon cake');
    expect(read('').title).toBeNull();
  });
});

describe('a file of recipes', () => {
  it('parses schema.org JSON', () => {
    expect(summary(readRecipeJson(JSON.stringify(CAKE)))).toEqual(CAKE_READ);
    expect(readRecipeJson(JSON.stringify([CAKE, { ...CAKE, name: 'Other' }])).recipes).toHaveLength(2);
  });

  it.each([
    ['no JSON', 'Lemon cake', 'The file is not valid JSON'],
    ['no recipe', '{"a":1}', 'No recipe was found in this file'],
    ['too much', ' '.repeat(MAX_PAGE_LENGTH + 1), 'The file is larger than 2 MB'],
  ])('%s', (_, json, message) => {
    expect(readRecipeJson(json)).toEqual({ recipes: [], title: null, unread: [{ field: 'page', message }] });
  });
});

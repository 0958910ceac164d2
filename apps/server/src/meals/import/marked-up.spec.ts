import { CAKE_READ, pageWith, summary, type Summary } from './pages.test-kit';
import { readRecipePage } from './recipe-page';

const ADDRESS = 'https://cakes.example/recipes/lemon-cake';
const read = (body: string) => summary(readRecipePage(`<html><body>${body}</body></html>`, ADDRESS));
/** Microdata has no cuisine here. */
const READ = { ...CAKE_READ, tags: ['Dessert', 'cake', 'lemon'] };

const MICRODATA = `<article itemscope itemtype="https://schema.org/Recipe">
  <h1 itemprop="name">Lemon <em>cake</em></h1>
  <img itemprop="image" src="/lemon.jpg" alt="">
  <span itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Nana</span></span>
  <p itemprop="description">A cake for Sunday.</p>
  Prep: <time itemprop="prepTime" datetime="PT20M">twenty minutes</time>
  Cook: <meta itemprop="cookTime" content="PT1H10M">1 h 10
  <span itemprop="recipeYield">Serves 8</span>
  <a itemprop="recipeCategory" href="/desserts">Dessert</a> <meta itemprop="keywords" content="cake, lemon">
  <ul><li itemprop="recipeIngredient">225&nbsp;g <a href="/butter">butter</a></li><li itemprop="recipeIngredient">4 large eggs</li>
  <li itemprop="recipeIngredient">zest of 1 lemon</li></ul>
  <ol itemprop="recipeInstructions"><li>Beat the
    butter.</li><li>Fold in the eggs.<script>alert(1)</script></li></ol>
  <div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><meta itemprop="name" content="5 stars"></div>
</article>`;

const RDFA = `<div vocab="https://schema.org/" typeof="Recipe">
  <h1 property="name">Lemon cake</h1><img property="image" src="https://cakes.example/lemon.jpg">
  <div property="author" typeof="Person"><span property="name">Nana</span></div>
  <time property="prepTime" content="PT20M">20 minutes</time><time property="cookTime" datetime="PT70M">70</time>
  <span property="recipeYield">8</span><span property="recipeCategory">Dessert</span><meta property="keywords" content="cake, lemon">
  <p property="recipeIngredient">225 g butter</p><p property="ingredients recipeIngredient">4 large eggs</p>
  <p property="recipeIngredient">zest of 1 lemon</p>
  <div property="recipeInstructions"><p>Beat the butter.</p><p>Fold in the eggs.</p></div>
</div>`;

describe('a page with its recipe marked up in HTML', () => {
  it.each<[string, string, Partial<Summary>]>([
    ['microdata', MICRODATA, {}],
    [
      'microdata in capitals and by http',
      MICRODATA.replace('https://schema.org/Recipe', 'http://SCHEMA.org/recipe'),
      {},
    ],
    ['microdata of the old names', MICRODATA.replaceAll('recipeIngredient', 'ingredients'), {}],
    [
      'microdata of data-vocabulary.org',
      MICRODATA.replace('https://schema.org/Recipe', 'http://data-vocabulary.org/Recipe')
        .replaceAll('recipeIngredient', 'ingredient')
        .replace('recipeInstructions', 'instructions')
        .replace('recipeYield', 'yield')
        .replace('="image"', '="photo"'),
      {},
    ],
    [
      'all ingredients in one property',
      MICRODATA.replaceAll(' itemprop="recipeIngredient"', '').replace('<ul>', '<ul itemprop="recipeIngredient">'),
      {},
    ],
    [
      'a step for each property',
      MICRODATA.replace(
        /<ol[\s\S]*<\/ol>/,
        '<p itemprop="recipeInstructions">Beat the butter.</p><p itemprop="recipeInstructions">Fold in the eggs.</p>',
      ),
      {},
    ],
    [
      'steps as things',
      MICRODATA.replace(
        /<ol[\s\S]*<\/ol>/,
        ['Beat the butter.', 'Fold in the eggs.']
          .map(
            (text) =>
              `<div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><p itemprop="text">${text}</p></div>`,
          )
          .join(''),
      ),
      {},
    ],
    [
      'parts elsewhere on the page',
      `<div itemscope itemtype="https://schema.org/Recipe" itemref="head rest"></div><div id="head"><b itemprop="name">Lemon cake</b></div><ul id="rest"><li itemprop="recipeIngredient">4 large eggs</li><li itemprop="recipeInstructions">Fold.</li></ul>`,
      { ingredients: ['4 large eggs'], steps: ['Fold.'], times: [null, null], servings: null, tags: [], images: [] },
    ],
    ['a picture that loads late', MICRODATA.replace('src="/lemon.jpg"', 'data-src="/lemon.jpg"'), {}],
    ['unclosed elements', MICRODATA.replaceAll('</li>', ''), {}],
    ['RDFa', RDFA, {}],
    [
      'RDFa with prefixes',
      RDFA.replaceAll('property="', 'property="schema:')
        .replace('typeof="Recipe"', 'typeof="schema:Recipe"')
        .replace('ingredients ', ''),
      {},
    ],
    [
      'RDFa of data-vocabulary.org',
      RDFA.replaceAll('property="', 'property="v:')
        .replace('typeof="Recipe"', 'typeof="v:Recipe"')
        .replace('ingredients ', ''),
      {},
    ],
    [
      'markup in a property',
      MICRODATA.replace('A cake for Sunday.', '<script>alert(1)</script>A cake').replace(
        '4 large eggs',
        '4 large eggs<style>p {}</style>',
      ),
      {},
    ],
  ])('%s', (_, body, changes) => {
    expect(read(body)).toEqual({ ...READ, ...changes });
  });

  it('is only parsed if the page has no structured data', () => {
    const data = { '@type': 'Recipe', name: 'From the data', recipeIngredient: ['1 egg'], recipeInstructions: 'Fry' };
    expect(
      readRecipePage(pageWith(data, { body: MICRODATA }), ADDRESS).recipes.map(({ recipe }) => recipe.title),
    ).toEqual(['From the data']);
    expect(readRecipePage(pageWith('{"@type": "Recipe", oops', { body: MICRODATA }), ADDRESS)).toMatchObject({
      recipes: [{ recipe: { title: 'Lemon cake' }, author: 'Nana' }],
      unread: [{ message: 'A block of data on the page is broken' }],
    });
  });

  it('yields both of two recipes', () => {
    const two = `${MICRODATA}${MICRODATA.replace('Lemon <em>cake</em>', 'Icing')}`;
    expect(readRecipePage(two, ADDRESS).recipes.map(({ recipe }) => recipe.title)).toEqual(['Lemon cake', 'Icing']);
  });
});

import fc from 'fast-check';
import { readRecipe, readServings, tidyTags, type RecipeDraft } from './recipe';

const read = (draft: RecipeDraft) => readRecipe({ title: 'Pancakes', instructions: 'Mix\nFry', ...draft });
const fields = (draft: RecipeDraft) => read(draft).problems.map(({ field }) => field);

describe('a recipe', () => {
  it.each<[string, RecipeDraft, string[]]>([
    ['title and instructions', {}, []],
    [
      'everything',
      {
        description: 'Thin ones',
        tags: ['breakfast'],
        ingredients: ['2 eggs'],
        externalLink: 'https://example.org/pancakes',
        prepTimeMinutes: 10,
        cookTimeMinutes: '20',
        servings: '4',
        difficulty: 'Easy',
        imageUrl: 'http://example.org/a.jpg',
      },
      [],
    ],
    ['no title', { title: ' ' }, ['title']],
    ['a title of nothing visible', { title: '\u200b' }, ['title']],
    ['a long title', { title: 'x'.repeat(201) }, ['title']],
    ['a long description', { description: 'x'.repeat(5_001) }, ['description']],
    ['no instructions', { instructions: ' ' }, ['instructions']],
    ['instructions of 100 kB', { instructions: 'x'.repeat(100_000) }, ['instructions']],
    ['300 ingredients', { ingredients: Array.from({ length: 300 }, () => 'salt') }, ['ingredients']],
    ['times as text', { prepTimeMinutes: '1 hour', cookTimeMinutes: 'PT20M' }, []],
    ['a time that is none', { prepTimeMinutes: 'quick' }, ['prepTimeMinutes']],
    ['a negative time', { cookTimeMinutes: -5 }, ['cookTimeMinutes']],
    ['a negative time as text', { cookTimeMinutes: '-5' }, ['cookTimeMinutes']],
    ['a huge time', { prepTimeMinutes: 1e9 }, ['prepTimeMinutes']],
    ['half a minute', { prepTimeMinutes: 0.5 }, ['prepTimeMinutes']],
    ['NaN', { prepTimeMinutes: Number.NaN, servings: Number.NaN }, ['prepTimeMinutes', 'servings']],
    ['no servings', { servings: '' }, []],
    ['servings in words', { servings: 'Serves 4–6' }, []],
    ['servings for nobody', { servings: 0 }, ['servings']],
    ['servings for an army', { servings: 1_000 }, ['servings']],
    ['half a serving', { servings: 2.5 }, ['servings']],
    ['servings without a number', { servings: 'many' }, ['servings']],
    ['another difficulty', { difficulty: 'brutal' }, ['difficulty']],
    ['21 tags', { tags: Array.from({ length: 21 }, (_, at) => `tag ${at}`) }, ['tags']],
    ['a tag 21 times', { tags: Array.from({ length: 21 }, () => 'tag') }, []],
    ['a long tag', { tags: ['x'.repeat(41)] }, ['tags']],
    ['a link that is a script', { externalLink: 'javascript:alert(1)' }, ['externalLink']],
    ['a link without a protocol', { externalLink: 'example.org' }, ['externalLink']],
    ['a link with credentials', { externalLink: 'https://me:secret@example.org' }, ['externalLink']],
    ['an image inside the address', { imageUrl: 'data:image/png;base64,AAAA' }, ['imageUrl']],
    ['a long link', { externalLink: `https://example.org/${'x'.repeat(2_000)}` }, ['externalLink']],
    ['several at once', { title: '', servings: -1, tags: ['x'.repeat(50)] }, ['title', 'servings', 'tags']],
  ])('%s', (_, draft, expected) => {
    expect(fields(draft)).toEqual(expected);
  });

  it('describes problems in words', () => {
    expect(readRecipe({ prepTimeMinutes: -1, imageUrl: 'x' }).problems).toEqual([
      { field: 'title', message: 'Title is required' },
      { field: 'prepTimeMinutes', message: 'Prep time must be whole minutes from 0 to 20,160 (two weeks)' },
      { field: 'instructions', message: 'Instructions are required' },
      { field: 'imageUrl', message: 'Image must be a web address that starts with https:// or http://' },
    ]);
  });

  it.each(['externalLink', 'imageUrl'] as const)('keeps nothing in %s that no database accepts', (field) => {
    expect(read({ [field]: ' https://example.org/\u0000pie\ud800 ' }).recipe[field]).toBe('https://example.org/pie');
  });

  it('is stored in canonical form', () => {
    expect(
      read({ title: ' Pan\ncakes ', tags: ['Quick', ' quick', ''], ingredients: '2 eggs', servings: '2' }).recipe,
    ).toEqual({
      title: 'Pan cakes',
      description: null,
      tags: ['Quick'],
      ingredients: [{ name: 'eggs', amount: 2, amountTo: null, unit: null, notes: null, section: null }],
      instructions: [
        { text: 'Mix', section: null },
        { text: 'Fry', section: null },
      ],
      externalLink: null,
      prepTimeMinutes: null,
      cookTimeMinutes: null,
      servings: 2,
      difficulty: 'medium',
      imageUrl: null,
    });
  });

  it('stays the same when it is parsed again', () => {
    fc.assert(
      fc.property(
        fc.record({
          title: fc.string({ minLength: 1 }),
          tags: fc.array(fc.string()),
          ingredients: fc.array(
            fc.record({ name: fc.string(), amount: fc.double({ min: 0, max: 1000, noNaN: true }) }),
          ),
          instructions: fc.array(fc.string()),
        }),
        (draft) => {
          const { recipe, problems } = readRecipe(draft);
          if (problems.length > 0) return;
          const again = readRecipe({ ...recipe, instructions: recipe.instructions });
          expect(again).toEqual({ recipe, problems: [] });
        },
      ),
    );
  });
});

describe('servings', () => {
  it.each([
    ['4', 4],
    ['4.0', 4],
    ['Serves 4', 4],
    ['Serves 4–6', 4],
    ['4 to 6 servings', 4],
    ['Makes 12 muffins', 12],
    ['serves four', 4],
    ['Makes a dozen', 12],
    ['1.5', null],
    ['-3', null],
    ['1000', null],
    ['many', null],
    ['', null],
  ])('%s', (text, servings) => {
    expect(readServings(text)).toBe(servings);
  });
});

it('keeps each tag once', () => {
  expect(tidyTags(['#Vegan', 'vegan', ' ', 'Käse', 'KÄSE', 'two  words'])).toEqual(['Vegan', 'Käse', 'two words']);
});

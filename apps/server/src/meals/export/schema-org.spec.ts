import fc from 'fast-check';
import {
  DIFFICULTIES,
  readRecipe,
  RECIPE_LIMITS,
  recipesToSchemaOrg,
  UNITS,
  type ExportedRecipe,
  type RecipeContent,
} from '@homefold/domain/recipes';
import { readRecipeArchive } from '../import/archives/recipe-archive';
import { readRecipeJson } from '../import/recipe-page';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const LASAGNE: ExportedRecipe = {
  id: ID,
  title: 'Lasagne & salad',
  description: 'As in Bologna.\n\nFreezes well',
  tags: ['Dinner', 'Pasta'],
  ingredients: [
    { name: 'flour', amount: 1200, amountTo: null, unit: 'g', notes: null, section: null },
    { name: 'eggs', amount: 2, amountTo: 3, unit: null, notes: 'beaten', section: null },
    { name: 'milk', amount: 0.5, amountTo: null, unit: 'cup', notes: null, section: 'Sauce' },
    { name: 'salt', amount: null, amountTo: null, unit: null, notes: null, section: 'Sauce' },
  ],
  instructions: [
    { text: 'Knead the flour and the eggs.', section: null },
    { text: 'Warm the milk.\nStir.', section: 'Sauce' },
    { text: 'Add the salt.', section: 'Sauce' },
    { text: 'Serve.', section: null },
  ],
  externalLink: 'https://nana.example/lasagne',
  prepTimeMinutes: 20,
  cookTimeMinutes: 70,
  servings: 4,
  difficulty: 'hard',
  imageUrl: 'https://nana.example/lasagne.jpg',
};

/** What another program reads from the export, and changes it may make. */
const fileOf = (...recipes: ExportedRecipe[]): Record<string, unknown>[] =>
  JSON.parse(JSON.stringify(recipesToSchemaOrg(recipes))) as Record<string, unknown>[];
const readBack = async (file: unknown) => readRecipeArchive(Buffer.from(JSON.stringify(file)));
const withoutOwn = ({ homefold: _, ...rest }: Record<string, unknown>): object => rest;
const contentOf = ({ id: _, ...content }: ExportedRecipe): RecipeContent => content;

describe('recipes exported as schema.org JSON', () => {
  it('contain what other programs look for', () => {
    const [recipe] = fileOf(LASAGNE);
    expect(withoutOwn(recipe ?? {})).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Lasagne & salad',
      description: 'As in Bologna.\n\nFreezes well',
      image: 'https://nana.example/lasagne.jpg',
      url: 'https://nana.example/lasagne',
      prepTime: 'PT20M',
      cookTime: 'PT1H10M',
      totalTime: 'PT1H30M',
      recipeYield: '4',
      keywords: 'Dinner, Pasta',
      recipeIngredient: ['1,200 g flour', '2–3 eggs, beaten', 'Sauce:', '½ cup milk', 'salt'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Knead the flour and the eggs.' },
        {
          '@type': 'HowToSection',
          name: 'Sauce',
          itemListElement: [
            { '@type': 'HowToStep', text: 'Warm the milk.\nStir.' },
            { '@type': 'HowToStep', text: 'Add the salt.' },
          ],
        },
        { '@type': 'HowToStep', text: 'Serve.' },
      ],
    });
  });

  it('omit what a recipe does not have, and the other fields of its record', () => {
    const bare = { ...LASAGNE, description: null, externalLink: null, imageUrl: null, servings: null };
    const times = { prepTimeMinutes: null, cookTimeMinutes: null, tags: [], ingredients: [] };
    const [recipe] = fileOf({
      ...bare,
      ...times,
      familyId: 'secret',
      ratings: [5],
      createdBy: 'Theo',
    } as ExportedRecipe);
    expect(Object.keys(recipe ?? {})).toEqual([
      ...['@context', '@type', 'name', 'recipeIngredient', 'recipeInstructions', 'homefold'],
    ]);
    expect(JSON.stringify(recipe)).not.toMatch(/secret|ratings|Theo/);
  });

  it('contain the URL of the picture', async () => {
    const file = fileOf({ ...LASAGNE, pictureUrl: 'https://home.example/media/1' });
    expect(file).toMatchObject([{ image: 'https://home.example/media/1' }]);
    expect((await readBack(file)).recipes).toMatchObject([
      { picture: { url: 'https://home.example/media/1' }, draft: { title: LASAGNE.title, difficulty: 'hard' } },
    ]);
  });

  it('are read unchanged by others, except for the difficulty', () => {
    const [read] = readRecipeJson(JSON.stringify(fileOf(LASAGNE).map(withoutOwn))).recipes;
    expect(read?.unread).toEqual([]);
    expect(read?.recipe).toEqual({ ...contentOf(LASAGNE), difficulty: 'medium' });
  });

  it('are read as our own, with the same key each time', async () => {
    const twice = fileOf(LASAGNE, { ...LASAGNE, id: 'another', title: 'Salad' });
    const { source, recipes, problems } = await readBack(twice);
    expect([source, problems]).toEqual(['homefold', []]);
    expect(recipes.map(({ draft }) => draft.title)).toEqual(['Lasagne & salad', 'Salad']);
    const [renamed] = (await readBack(fileOf({ ...LASAGNE, title: 'Renamed' }))).recipes;
    expect(renamed?.key).toBe(recipes[0]?.key);
    expect(renamed?.key).not.toBe(recipes[1]?.key);
  });

  it('are read with the changes of another program', async () => {
    const [recipe] = fileOf(LASAGNE);
    const changed = { ...recipe, recipeYield: '6', recipeIngredient: ['3 eggs'] };
    expect(await readBack([changed])).toMatchObject({
      source: 'schema.org',
      recipes: [{ draft: { servings: 6, ingredients: [{ amount: 3, name: 'eggs' }], difficulty: 'medium' } }],
    });
  });

  it.each<[string, unknown]>([
    ['of another version', { version: 2, id: ID, recipe: contentOf(LASAGNE) }],
    ['of another shape', { version: 1, id: ID, recipe: { ...contentOf(LASAGNE), title: 7, tags: 'x' } }],
    ['with a recipe that is none', { version: 1, id: ID, recipe: { ...contentOf(LASAGNE), servings: -1 } }],
    ['that is a text', 'recipe'],
  ])('are still read with own data %s', async (_, homefold) => {
    const [recipe] = fileOf(LASAGNE);
    expect(await readBack([{ ...recipe, homefold }])).toMatchObject({
      source: 'schema.org',
      recipes: [{ draft: { title: 'Lasagne & salad', servings: 4 } }],
      problems: [],
    });
  });
});

describe('any recipe, exported and imported again', () => {
  const word = fc.constantFrom(
    'salt',
    '<b>',
    '&amp;',
    '½',
    '1.',
    'For the',
    'sauce:',
    '**',
    'é',
    '"',
    '{{',
    '2 x 400g',
    '#',
    ', ',
  );
  const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => `x ${words.join(' ')} x`);
  const orNull = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null });
  const amount = orNull(fc.double({ min: 0.001, max: 5_000, noNaN: true }));
  const recipe = fc
    .record({
      title: text,
      description: orNull(text),
      tags: fc.array(text, { maxLength: 4 }).map((tags) => tags.map((tag) => tag.slice(0, RECIPE_LIMITS.tag))),
      ingredients: fc.array(
        fc.record({
          name: text,
          amount,
          amountTo: amount,
          unit: orNull(fc.constantFrom(...Object.keys(UNITS), 'handful-ish')),
          notes: orNull(text),
          section: orNull(text),
        }),
        { maxLength: 6 },
      ),
      instructions: fc.array(fc.record({ text, section: orNull(text) }), { minLength: 1, maxLength: 6 }),
      externalLink: orNull(fc.webUrl()),
      prepTimeMinutes: orNull(fc.integer({ min: 0, max: RECIPE_LIMITS.minutes })),
      cookTimeMinutes: orNull(fc.integer({ min: 0, max: RECIPE_LIMITS.minutes })),
      servings: orNull(fc.integer({ min: 1, max: RECIPE_LIMITS.servings })),
      difficulty: fc.constantFrom(...DIFFICULTIES),
      imageUrl: orNull(fc.webUrl()),
    })
    .map((draft) => readRecipe(draft))
    .filter(({ problems }) => problems.length === 0)
    .map((read) => read.recipe);

  it('is unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(recipe, async (content) => {
        const { source, recipes } = await readBack(fileOf({ ...content, id: ID }));
        expect(source).toBe('homefold');
        expect(recipes.map(({ draft }) => draft)).toEqual([content]);
      }),
      { numRuns: 300 },
    );
  });
});

import { paprikaOf, zipOf, type ZippedFile } from './archives.test-kit';
import { readRecipeArchive, type ArchivedRecipe } from './recipe-archive';
import { MEALIE, MEALIE_TABLES, NEXTCLOUD, PAPRIKA, PICTURE, TANDOOR } from './samples.test-kit';

/** The recipe that each archive below contains in its own format. */
const LASAGNE = {
  title: 'Lasagne',
  description: 'As in Bologna.\n\nFreezes well',
  tags: ['Dinner', 'Pasta'],
  ingredients: ['200 g flour', '2 eggs, beaten', '[Sauce] 1.5 tbsp oil', '[Sauce] salt'],
  instructions: ['Knead the flour and the eggs.', '[Sauce] Warm the oil.', '[Sauce] Serve.'],
  times: [20, 70],
  servings: 4,
  link: 'https://nana.example/lasagne',
  unread: [] as string[],
};

const brief = ({ draft, unread }: ArchivedRecipe): typeof LASAGNE => ({
  title: draft.title,
  description: draft.description ?? '',
  tags: draft.tags,
  ingredients: draft.ingredients.map(({ section, amount, unit, name, notes }) =>
    [section && `[${section}]`, amount, unit, notes === null ? name : `${name}, ${notes}`]
      .filter((part) => part !== null)
      .join(' '),
  ),
  instructions: draft.instructions.map(({ section, text }) => (section === null ? text : `[${section}] ${text}`)),
  times: [draft.prepTimeMinutes ?? 0, draft.cookTimeMinutes ?? 0],
  servings: draft.servings ?? 0,
  link: draft.externalLink ?? '',
  unread,
});

const only = async (bytes: Buffer): Promise<ArchivedRecipe> => {
  const { recipes, problems } = await readRecipeArchive(bytes);
  expect(problems).toEqual([]);
  expect(recipes).toHaveLength(1);
  return recipes[0] as ArchivedRecipe;
};
const pictureOf = async ({ picture }: ArchivedRecipe): Promise<unknown> =>
  picture !== null && 'read' in picture ? [picture.fileName, (await picture.read()).toString()] : picture;

const inTandoor = (recipe: object): Buffer =>
  zipOf([
    { name: 'recipe.json', content: recipe },
    { name: 'image.jpeg', content: PICTURE },
  ]);

describe('an archive of recipes', () => {
  it.each<[string, string, Buffer, unknown, Partial<typeof LASAGNE>]>([
    [
      'Mealie, exported',
      'mealie',
      zipOf([
        { name: 'recipes/', content: '' },
        { name: 'recipes/lasagne/lasagne.json', content: MEALIE },
        { name: 'recipes/lasagne/images/tiny-original.webp', content: 'tiny' },
        { name: 'recipes/lasagne/images/min-original.webp', content: 'small' },
        { name: 'recipes/lasagne/images/original.webp', content: PICTURE },
        { name: 'recipes/lasagne/assets/card.pdf', content: 'a card' },
      ]),
      ['original.webp', PICTURE.toString()],
      {},
    ],
    [
      'Mealie, one recipe',
      'mealie',
      zipOf([
        { name: 'lasagne.json', content: MEALIE },
        { name: 'original.webp', content: PICTURE },
      ]),
      ['original.webp', PICTURE.toString()],
      {},
    ],
    [
      'Mealie, a backup',
      'mealie',
      zipOf([
        { name: 'database.json', content: MEALIE_TABLES },
        { name: `data/recipes/${MEALIE.id}/images/original.webp`, content: PICTURE },
        { name: 'data/recipes/6f8fad5b-d9cb-469f-a165-70867728950e/images/original.webp', content: 'another' },
      ]),
      ['original.webp', PICTURE.toString()],
      {},
    ],
    [
      'Mealie, as its interface answers',
      'mealie',
      Buffer.from(
        JSON.stringify({
          items: [
            Object.fromEntries(
              Object.entries(MEALIE).map(([name, value]) => [
                name === 'org_url' ? 'orgURL' : name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
                value,
              ]),
            ),
          ],
        }),
      ),
      null,
      {},
    ],
    [
      'Tandoor',
      'tandoor',
      zipOf([{ name: '7.zip', content: inTandoor(TANDOOR) }]),
      ['image.jpeg', PICTURE.toString()],
      {
        instructions: ['Knead the flour and the eggs.', '[Sauce] Warm the 1.5 tbsp oil.', '[Sauce] Serve.'],
      },
    ],
    [
      'Tandoor, one recipe',
      'tandoor',
      inTandoor(TANDOOR),
      ['image.jpeg', PICTURE.toString()],
      {
        instructions: ['Knead the flour and the eggs.', '[Sauce] Warm the 1.5 tbsp oil.', '[Sauce] Serve.'],
      },
    ],
    [
      'Paprika',
      'paprika',
      zipOf([
        { name: 'Lasagne.paprikarecipe', content: paprikaOf(PAPRIKA) },
        { name: '__MACOSX/._Lasagne.paprikarecipe', content: 'clutter of macOS' },
      ]),
      ['25BDFEF2.jpg', PICTURE.toString()],
      {},
    ],
    ['Paprika, one recipe', 'paprika', paprikaOf(PAPRIKA), ['25BDFEF2.jpg', PICTURE.toString()], {}],
    [
      'Paprika, in an archive of another name',
      'paprika',
      zipOf([
        { name: 'All.paprikarecipes', content: zipOf([{ name: 'L.paprikarecipe', content: paprikaOf(PAPRIKA) }]) },
      ]),
      ['25BDFEF2.jpg', PICTURE.toString()],
      {},
    ],
    [
      'Nextcloud Cookbook',
      'nextcloud',
      zipOf([
        { name: 'Lasagne/recipe.json', content: NEXTCLOUD },
        { name: 'Lasagne/full.jpg', content: PICTURE },
        { name: 'Lasagne/thumb.jpg', content: 'small' },
      ]),
      ['full.jpg', PICTURE.toString()],
      {},
    ],
    [
      'Nextcloud Cookbook, one file',
      'nextcloud',
      Buffer.from(`\uFEFF${JSON.stringify(NEXTCLOUD)}`),
      { url: NEXTCLOUD.image },
      {},
    ],
    [
      'schema.org in a graph',
      'schema.org',
      Buffer.from(
        JSON.stringify({
          '@context': 'https://schema.org',
          '@graph': [
            { '@type': 'WebSite', name: 'Nana' },
            { ...NEXTCLOUD, id: undefined, imageUrl: undefined, image: { '@id': '#picture' } },
            { '@id': '#picture', url: NEXTCLOUD.image },
          ],
        }),
      ),
      { url: NEXTCLOUD.image },
      {},
    ],
  ])('of %s', async (_, source, bytes, picture, changes) => {
    expect((await readRecipeArchive(bytes)).source).toBe(source);
    const recipe = await only(bytes);
    expect(brief(recipe)).toEqual({ ...LASAGNE, ...changes });
    expect(await pictureOf(recipe)).toEqual(picture);
    // a picture in the archive replaces its URL
    expect(recipe.draft.imageUrl).toBe(picture !== null && !Array.isArray(picture) ? NEXTCLOUD.image : null);
  });

  it('keeps favourites, ratings and the difficulty', async () => {
    expect(await only(paprikaOf(PAPRIKA))).toMatchObject({
      isFavourite: true,
      rating: 5,
      draft: { difficulty: 'easy' },
    });
    expect(await only(paprikaOf({ ...PAPRIKA, on_favorites: false, rating: 0, difficulty: 'Tricky' }))).toMatchObject({
      isFavourite: false,
      rating: null,
      draft: { difficulty: 'medium' },
    });
    const backup = zipOf([{ name: 'database.json', content: MEALIE_TABLES }]);
    expect(await only(backup)).toMatchObject({ isFavourite: true, rating: 4, picture: null });
  });

  it('keeps the source of a recipe without a link', async () => {
    const { draft } = await only(paprikaOf({ ...PAPRIKA, source: "Granny's red book, p. 24", source_url: '' }));
    expect(draft.description).toBe("As in Bologna.\n\nFreezes well\n\nSource: Granny's red book, p. 24");
  });

  it('uses the notes as steps if there are none, and reports it', async () => {
    const { draft, unread } = await only(paprikaOf({ ...PAPRIKA, directions: '', notes: 'Boil.\nServe.' }));
    expect(draft.instructions.map(({ text }) => text)).toEqual(['Boil.', 'Serve.']);
    expect(draft.description).toBe('As in Bologna.');
    expect(unread).toEqual(['Instructions: There were none, so the notes were taken']);
  });

  it('reports what it could not import', async () => {
    const changed = { ...PAPRIKA, cook_time: 'a while', servings: 'many', notes: 'x'.repeat(6_000), ingredients: '' };
    expect((await only(paprikaOf(changed))).unread).toEqual([
      'Cook time: The time “a while” was not understood',
      '“many” says no number of servings',
      'No ingredients were found',
      'Only the first 5,000 characters of description and notes were taken',
    ]);
  });
});

describe('an archive that is imported again', () => {
  const keys = async (bytes: Buffer): Promise<string[]> =>
    (await readRecipeArchive(bytes)).recipes.map(({ key }) => key);

  it.each<[string, (recipe: object) => Buffer, object]>([
    [
      'Mealie',
      (recipe) => zipOf([{ name: 'lasagne.json', content: { ...MEALIE, ...recipe } }]),
      { name: 'L', slug: 'l' },
    ],
    ['Paprika', (recipe) => paprikaOf({ ...PAPRIKA, ...recipe }), { name: 'L', source_url: '' }],
    ['Tandoor', (recipe) => inTandoor({ ...TANDOOR, ...recipe }), { name: 'LASAGNE ', description: '' }],
    [
      'Nextcloud Cookbook',
      (recipe) => Buffer.from(JSON.stringify({ ...NEXTCLOUD, ...recipe })),
      { id: '9', recipeYield: 6 },
    ],
  ])('has the same keys (%s)', async (_, archive, changes) => {
    expect(await keys(archive({}))).toEqual([expect.stringMatching(/^[a-z.]+:[\da-f]{40}$/)]);
    expect(await keys(archive(changes))).toEqual(await keys(archive({})));
  });

  it('has the same keys in a Mealie export and backup', async () => {
    const exported = zipOf([{ name: 'recipes/lasagne/lasagne.json', content: MEALIE }]);
    expect(await keys(zipOf([{ name: 'database.json', content: MEALIE_TABLES }]))).toEqual(await keys(exported));
  });

  it('yields a recipe once, and both of two with the same name', async () => {
    const list = [NEXTCLOUD, { ...NEXTCLOUD, recipeYield: 4.0, tool: ['a pan'] }, { ...NEXTCLOUD, recipeYield: 8 }];
    const archive = zipOf(list.map((content, at): ZippedFile => ({ name: `${at}/recipe.json`, content })));
    const found = await keys(archive);
    expect(new Set(found).size).toBe(2);
    expect(found).toHaveLength(2);
    expect(await keys(archive)).toEqual(found);
  });
});

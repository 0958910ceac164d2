import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { readRecipe } from '@homefold/domain/recipes';
import { MEALIE, MEALIE_TABLES, NEXTCLOUD, PAPRIKA, TANDOOR } from './samples.test-kit';
import { paprikaOf, zipOf, type ZippedFile } from './archives.test-kit';
import { ARCHIVE_LIMITS, RecipeArchiveError, type ArchiveLimits } from './limits';
import { readRecipeArchive } from './recipe-archive';

const cake = (name: string, changes: object = {}): object => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['2 eggs'],
  recipeInstructions: ['Beat the eggs.', 'Bake.'],
  ...changes,
});
const GOOD: ZippedFile = { name: 'Cake/recipe.json', content: cake('Cake') };
const zeros = (size: number): Buffer => Buffer.alloc(size, ' ');
const PARTS = [
  ...'name,text,title,note,quantity,unit,food,amount,data,order,instruction,ingredients'.split(','),
  'recipe_id',
];
const limited = (limits: Partial<ArchiveLimits>): ArchiveLimits => ({ ...ARCHIVE_LIMITS, ...limits });

/** Titles and problems: what a person sees of an archive. */
async function seen(bytes: Buffer, limits: Partial<ArchiveLimits> = {}): Promise<object> {
  const { recipes, problems } = await readRecipeArchive(bytes, 'recipes.zip', limited(limits));
  return {
    titles: recipes.map(({ draft }) => draft.title),
    problems: problems.map(({ name, message }) => `${name}: ${message}`),
  };
}

describe('an archive that is refused', () => {
  const whole = zipOf([GOOD, { name: 'Pie/recipe.json', content: cake('Pie') }]);
  const withFile = (file: Partial<ZippedFile>): Buffer => zipOf([GOOD, { name: 'x.json', content: '{}', ...file }]);

  it.each<[string, Buffer, string, Partial<ArchiveLimits>]>([
    ['an empty file', Buffer.alloc(0), 'The file is empty', {}],
    ['a larger file', zeros(1_001), 'The file is larger than 0.001 MB', { file: 1_000 }],
    ['a picture', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), 'No recipe was found in this file', {}],
    ['an archive without files', zipOf([]), 'No recipe was found in this file', {}],
    ['holiday photos', zipOf([{ name: 'a.jpg', content: 'a' }]), 'No recipe was found in this file', {}],
    ['a way out', withFile({ name: '../../x.json' }), 'The archive holds a file outside of itself: “../../x.json”', {}],
    [
      'a way out in the middle',
      withFile({ name: 'a/../../x' }),
      'The archive holds a file outside of itself: “a/../../x”',
      {},
    ],
    [
      'a way out of Windows',
      withFile({ name: '..\\x.json' }),
      'The archive holds a file outside of itself: “../x.json”',
      {},
    ],
    [
      'an absolute path',
      withFile({ name: '/etc/passwd' }),
      'The archive holds a file outside of itself: “/etc/passwd”',
      {},
    ],
    ['a drive', withFile({ name: 'C:/x.json' }), 'The archive holds a file outside of itself: “C:/x.json”', {}],
    [
      'an end within a name',
      withFile({ name: 'x.json\0.txt' }),
      'The archive holds a file outside of itself: “x.json.txt”',
      {},
    ],
    [
      'a link',
      withFile({ name: 'Pie/recipe.json', content: '/etc/passwd', mode: 0o120777 }),
      'The archive holds a link instead of a file: “Pie/recipe.json”',
      {},
    ],
    ['a password', withFile({ isEncrypted: true }), 'The archive is protected by a password', {}],
    ['an end that is missing', whole.subarray(0, whole.length - 30), 'The archive is damaged or incomplete', {}],
    ['only a beginning', whole.subarray(0, 40), 'The archive is damaged or incomplete', {}],
    [
      'a table of contents of noise',
      Buffer.from(whole.toString('latin1').replace('PK\x01\x02', 'noise'.slice(1)), 'latin1'),
      'The archive is damaged or incomplete',
      {},
    ],
    [
      '20,001 files',
      zipOf(Array.from({ length: 20_001 }, (_, at) => ({ name: `${at}.txt`, content: '' }))),
      'The archive holds more than 20,000 files',
      {},
    ],
    [
      'files that are too many only together',
      zipOf(['a', 'b', 'c'].map((name) => ({ name: `${name}.zip`, content: whole }))),
      'The archive holds more than 5 files',
      { entries: 5 },
    ],
    ['a bomb', withFile({ content: zeros(2_000_000) }), 'The archive unpacks to far too much', {}],
    [
      'a bomb in pieces',
      zipOf(Array.from({ length: 9 }, (_, at) => ({ name: `${at}.txt`, content: zeros(1_000) }))),
      'The archive unpacks to more than 0.008 MB',
      { unpacked: 8_000 },
    ],
    [
      'a bomb in an archive in it',
      zipOf([GOOD, { name: 'x.zip', content: withFile({ content: zeros(2_000_000) }) }]),
      'The archive unpacks to far too much',
      {},
    ],
    [
      'a bomb of Paprika',
      zipOf([GOOD, { name: 'x.paprikarecipe', content: gzipSync(zeros(3_000_000)) }]),
      'The archive unpacks to far too much',
      {},
    ],
    [
      'a bomb that only several recipes of Paprika make',
      zipOf(['a', 'b', 'c'].map((name) => ({ name: `${name}.paprikarecipe`, content: gzipSync(zeros(40_000)) }))),
      'The archive unpacks to more than 0.1 MB',
      { unpacked: 100_000 },
    ],
    [
      'a bomb that only several archives make',
      zipOf(['a', 'b'].map((name) => ({ name: `${name}.zip`, content: withFile({ content: zeros(50_000) }) }))),
      'The archive unpacks to more than 0.08 MB',
      { unpacked: 80_000 },
    ],
  ])('%s', async (_, bytes, message, limits) => {
    const refused = await readRecipeArchive(bytes, 'recipes.zip', limited(limits)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RecipeArchiveError);
    expect((refused as Error).message).toBe(message);
  });

  it('has no overlapping files', async () => {
    // the second entry points to the bytes of the first, as in zip bombs without nesting
    const bytes = zipOf([{ name: 'a.txt', content: Buffer.from(crypto.getRandomValues(new Uint8Array(5_000))) }, GOOD]);
    const table = bytes.indexOf('PK\x01\x02', 0, 'latin1');
    const second = bytes.indexOf('PK\x01\x02', table + 4, 'latin1');
    bytes.copy(bytes, second + 16, table + 16, table + 28); // sizes
    bytes.copy(bytes, second + 42, table + 42, table + 46); // and where it begins
    await expect(readRecipeArchive(bytes)).rejects.toThrow('The archive unpacks to far too much');
  });
});

describe('an archive of good and bad files', () => {
  const json = (name: string, content: unknown): ZippedFile => ({
    name: `${name}.json`,
    content: typeof content === 'string' ? content : JSON.stringify(content),
  });

  it('yields the valid ones, and reports the problems of the others', async () => {
    expect(
      await seen(
        zipOf([
          GOOD,
          json('broken', '{"@type": "Recipe", "name'),
          json('a number', 42),
          json('nothing', null),
          json('of another shape', {
            '@type': 'Recipe',
            name: { a: [] },
            recipeIngredient: 7,
            recipeInstructions: [[[7]]],
          }),
          json('untitled', cake('')),
          json('without steps', cake('Toast', { recipeInstructions: [] })),
          json('with a book for steps', cake('Book', { recipeInstructions: 'x'.repeat(100_000) })),
          json('deep', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`),
          { ...json('damaged', cake('Damaged')), isDamaged: true },
          { ...json('that says less than it has', cake('Liar')), size: 10 },
          { ...json('that says more than it has', cake('Liar')), size: 1_000 },
          { name: 'cut off.zip', content: zipOf([GOOD]).subarray(0, 60) },
          { name: 'locked.zip', content: zipOf([{ ...GOOD, isEncrypted: true }]) },
          { name: 'no archive.zip', content: 'hello' },
          { name: 'noise.paprikarecipe', content: 'hello' },
          { name: 'list.paprikarecipe', content: paprikaOf([1, 2]) },
          { name: 'cut off.paprikarecipe', content: paprikaOf({ name: 'Soup' }).subarray(0, 20) },
          json('pie', cake('Pie')),
          json('pie', cake('Pie of the same name')),
        ]),
      ),
    ).toEqual({
      titles: ['Cake', 'Pie'],
      problems: [
        'broken.json: It is not valid JSON',
        'a number.json: It contains no recipe in a known format',
        'nothing.json: It contains no recipe in a known format',
        'of another shape.json: It has no title',
        'untitled.json: It has no title',
        'Toast: It has no instructions',
        'Book: Instructions must be at most 50,000 characters',
        'deep.json: It is not valid JSON',
        'damaged.json: It is damaged',
        'that says less than it has.json: It is damaged',
        'that says more than it has.json: It is damaged',
        'cut off.zip: The archive is damaged or incomplete',
        'locked.zip: The archive is protected by a password',
        'no archive.zip: The archive is damaged or incomplete',
        'noise.paprikarecipe: It is damaged',
        'list.paprikarecipe: It is not a Paprika recipe',
        'cut off.paprikarecipe: It is damaged',
        'pie.json: There are two files of this name, and the first was taken',
      ],
    });
  });

  it.each<[string, Buffer, string, Partial<ArchiveLimits>]>([
    [
      'a recipe',
      zipOf([GOOD, json('x', zeros(3_000).toString())]),
      'x.json: It is larger than 0.002 MB',
      { recipe: 2_000 },
    ],
    [
      'a recipe of Paprika',
      zipOf([GOOD, { name: 'x.paprikarecipe', content: gzipSync(zeros(3_000_000)) }]),
      'x.paprikarecipe: It is larger than 1 MB',
      { paprika: 1_000_000 },
    ],
    [
      'an archive in it',
      zipOf([
        GOOD,
        {
          name: 'x.zip',
          content: zipOf([{ name: 'a.txt', content: Buffer.from(crypto.getRandomValues(new Uint8Array(3_000))) }]),
        },
      ]),
      'x.zip: It is larger than 0.002 MB',
      { inner: 2_000 },
    ],
    [
      'archives in archives',
      zipOf([GOOD, { name: 'x.zip', content: zipOf([{ name: 'y.zip', content: zipOf([GOOD]) }]) }]),
      'y.zip: It is an archive within an archive in an archive',
      {},
    ],
  ])('leaves out %s above the limit', async (_, bytes, problem, limits) => {
    expect(await seen(bytes, limits)).toEqual({ titles: ['Cake'], problems: [problem] });
  });

  it('reads as many recipes as an archive may have, and reports that there are more', async () => {
    const three = ['A', 'B', 'C'].map((name) => cake(name));
    const expected = { titles: ['A', 'B'], problems: ['Further recipes: Only the first 2 recipes were read'] };
    expect(await seen(Buffer.from(JSON.stringify(three)), { recipes: 2 })).toEqual(expected);
    const zip = zipOf(three.map((content, at) => ({ name: `${at}/recipe.json`, content })));
    expect(await seen(zip, { recipes: 2 })).toEqual(expected);
    expect(await seen(zip, { recipes: 3 })).toEqual({ titles: ['A', 'B', 'C'], problems: [] });
  });

  it('stops when it takes too long, and reports it', async () => {
    expect(await seen(zipOf([GOOD]), { time: -1 })).toEqual({
      titles: [],
      problems: ['Further recipes: They were left out, because reading took too long'],
    });
  });

  it('repairs only as much JSON as may have been edited by hand', async () => {
    const edited = ['A', 'B', 'C'].map((name) => json(name, JSON.stringify(cake(name)).replace(/\}$/, ',}')));
    const whole = ['D', 'E'].map((name) => json(name, cake(name)));
    expect(await seen(zipOf([...edited, ...whole]), { repaired: 250 })).toEqual({
      titles: ['A', 'B', 'D', 'E'],
      problems: ['C.json: It is not valid JSON'],
    });
  });

  it('limits the list of problems', async () => {
    const bad = Array.from({ length: 20 }, (_, at) => json(String(at), 'x'));
    const { problems } = await readRecipeArchive(zipOf([GOOD, ...bad]), 'recipes.zip', limited({ problems: 7 }));
    expect(problems).toHaveLength(7);
  });
});

describe('values that no program writes', () => {
  const anything = fc.dictionary(
    fc.constantFrom(...Object.keys(MEALIE), ...Object.keys(TANDOOR), ...Object.keys(PAPRIKA), 'homefold', 'items'),
    fc.oneof(
      fc.jsonValue(),
      fc.array(fc.dictionary(fc.constantFrom(...PARTS), fc.oneof(fc.jsonValue(), fc.constantFrom('1', '-', 'x'))), {
        maxLength: 3,
      }),
    ),
    { maxKeys: 6 },
  );

  it.each<[string, (changes: object) => Buffer]>([
    ['Mealie', (changes) => Buffer.from(JSON.stringify({ ...MEALIE, ...changes }))],
    [
      'a backup',
      (changes) =>
        zipOf([
          {
            name: 'database.json',
            content: { ...MEALIE_TABLES, ...changes, recipes: [{ ...MEALIE, ...changes }, changes] },
          },
        ]),
    ],
    ['Tandoor', (changes) => zipOf([{ name: 'recipe.json', content: { ...TANDOOR, ...changes } }])],
    ['Paprika', (changes) => paprikaOf({ ...PAPRIKA, ...changes })],
    ['schema.org', (changes) => Buffer.from(JSON.stringify({ ...NEXTCLOUD, ...changes }))],
  ])('are parsed or refused, never an internal error (%s)', async (_, archive) => {
    await fc.assert(
      fc.asyncProperty(anything, async (changes) => {
        const { recipes } = await readRecipeArchive(archive(changes)).catch((error: unknown) => {
          if (error instanceof RecipeArchiveError) return { recipes: [] };
          throw error;
        });
        for (const { draft } of recipes) expect(readRecipe(draft).problems).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a picture in an archive', () => {
  const picture = async (file: Partial<ZippedFile>, limits: Partial<ArchiveLimits>) => {
    const zip = zipOf([GOOD, { name: 'Cake/full.jpg', content: 'x'.repeat(50), ...file }]);
    const { recipes } = await readRecipeArchive(zip, 'recipes.zip', limited(limits));
    expect(recipes[0]?.draft.title).toBe('Cake');
    const found = recipes[0]?.picture;
    return found && 'read' in found ? found.read() : null;
  };

  it('that is too large or damaged does not affect its recipe', async () => {
    await expect(picture({}, { picture: 49 })).rejects.toThrow('It is larger than 0.000049 MB');
    await expect(picture({ isDamaged: true }, {})).rejects.toThrow('It is damaged');
    expect(await picture({}, { picture: 50 })).toHaveLength(50);
  });

  it('is unpacked without opening a nested archive for each', async () => {
    // each file that is unpacked is put together once
    const unpacked = jest.spyOn(Buffer, 'concat');
    const cakes = Array.from({ length: 30 }, (_, n) => [
      { name: `${n}/recipe.json`, content: cake(`Cake ${n}`) },
      { name: `${n}/full.jpg`, content: `picture ${n}` },
    ]).flat();
    const bytes = zipOf([{ name: 'all.zip', content: zipOf(cakes) }]);
    unpacked.mockClear();
    const { recipes } = await readRecipeArchive(bytes);
    const pictures = [];
    for (const { picture: each } of recipes) pictures.push(each && 'read' in each && (await each.read()).toString());
    expect(pictures).toEqual(recipes.map((_, n) => `picture ${n}`));
    // the archive twice, and every file in it once
    expect(unpacked).toHaveBeenCalledTimes(62);
    unpacked.mockRestore();
  });

  it('of Paprika that is too large is left out, and reported', async () => {
    const data = Buffer.alloc(100).toString('base64');
    const recipe = paprikaOf({ name: 'Soup', directions: 'Boil.', ingredients: '1 leek', photo_data: data });
    const { recipes } = await readRecipeArchive(recipe, 'soup.paprikarecipe', limited({ picture: 99 }));
    expect(recipes).toMatchObject([{ picture: null, unread: ['The picture is larger than 0.000099 MB'] }]);
  });

  it('is only used when its recipe is unambiguous', async () => {
    const zip = zipOf([
      { name: 'a.json', content: cake('A') },
      { name: 'b.json', content: cake('B') },
      { name: 'full.jpg', content: 'whose?' },
    ]);
    expect((await readRecipeArchive(zip)).recipes.map(({ picture: found }) => found)).toEqual([null, null]);
  });
});

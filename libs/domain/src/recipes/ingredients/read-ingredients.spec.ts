import fc from 'fast-check';
import { NO_INGREDIENT } from './ingredient';
import { readIngredients } from './read-ingredients';
import { growthOf, QUADRATIC } from '../../cost.test-kit';

const problem = (value: unknown) => readIngredients(value).problems.map(({ message }) => message);
const lines = (value: unknown) =>
  readIngredients(value).ingredients.map(({ section, amount, amountTo, unit, name }) =>
    [section && `[${section}]`, amount, amountTo, unit, name].filter((part) => part !== null).join(' '),
  );
const flour = { name: 'flour', amount: 250, unit: 'grams', notes: ' sifted ' };

describe('ingredients in any input format', () => {
  it.each<[string, unknown, string[]]>([
    ['nothing', undefined, []],
    ['null', null, []],
    ['an empty text', '', []],
    ['rows', [flour, { name: 'eggs', amount: 2 }], ['250 g flour', '2 eggs']],
    ['one row', flour, ['250 g flour']],
    ['rows as a JSON string', JSON.stringify([flour]), ['250 g flour']],
    ['lines', ['2 eggs', '1 tsp salt'], ['2 eggs', '1 tsp salt']],
    ['lines as a JSON string', '["2 eggs", "1 tsp salt"]', ['2 eggs', '1 tsp salt']],
    ['one text', '2 eggs\r\n\r\n1 tsp salt', ['2 eggs', '1 tsp salt']],
    ['broken JSON', '["eggs', ['["eggs']],
    ['a text that only begins like JSON', '[optional] 2 eggs', ['[optional] 2 eggs']],
    ['lines and rows', ['2 eggs', flour], ['2 eggs', '250 g flour']],
    ['headings', 'For the icing:\n2 eggs\nCake:\n1 egg', ['[For the icing] 2 eggs', '[Cake] 1 egg']],
    ['a section of its own', [{ name: 'eggs', section: 'Cake' }], ['[Cake] eggs']],
    ['blank rows', [{ name: ' ', amount: null, unit: '' }, ' ', { name: 'salt' }], ['salt']],
    ['an amount as text', [{ name: 'salt', amount: '1½', unit: 'TBSP' }], ['1.5 tbsp salt']],
    ['an amount as text with a comma', [{ name: 'milk', amount: '1,5', unit: 'dl' }], ['1.5 dl milk']],
    [
      'an amount of nothing',
      [
        { name: 'salt', amount: 0 },
        { name: 'oil', amount: '0' },
      ],
      ['salt', 'oil'],
    ],
    ['a range', [{ name: 'eggs', amount: 3, amountTo: 2 }], ['2 3 eggs']],
    ['a range that is none', [{ name: 'eggs', amount: 2, amount_to: 2 }], ['2 eggs']],
    ['a unit of the family', [{ name: 'ginger', amount: 1, unit: 'thumb' }], ['1 thumb ginger']],
    ['an amount too small to weigh', [{ name: 'saffron', amount: 1e-9, unit: 'g' }], ['0.0001 g saffron']],
  ])('%s', (_, value, expected) => {
    expect(problem(value)).toEqual([]);
    expect(lines(value)).toEqual(expected);
  });

  it('keeps every field', () => {
    expect(readIngredients([flour]).ingredients).toEqual([
      { ...NO_INGREDIENT, name: 'flour', amount: 250, unit: 'g', notes: 'sifted' },
    ]);
  });

  it.each<[string, unknown, string]>([
    ['a number', 5, 'Ingredients must be a list'],
    ['300 of them', Array.from({ length: 300 }, () => 'salt'), 'A recipe has at most 200 ingredients'],
    ['300 lines', 'salt\n'.repeat(300), 'A recipe has at most 200 ingredients'],
    ['a million blank rows', Array.from({ length: 1_000_000 }, () => ''), 'A recipe has at most 200 ingredients'],
    ['a row without a name', [{ amount: 2 }], 'Every ingredient needs a name'],
    ['only a measure', ['½ tsp'], 'Every ingredient needs a name'],
    ['a list in the list', [[flour]], 'Every ingredient needs a name'],
    ['a name that is not text', [{ name: 5 }], 'Name, unit and notes of an ingredient are texts'],
    ['a negative amount', [{ ...flour, amount: -1 }], 'The amount of flour must be a number from 0 to 100000'],
    ['NaN', [{ ...flour, amount: Number.NaN }], 'The amount of flour must be a number from 0 to 100000'],
    ['infinity', [{ ...flour, amount: Infinity }], 'The amount of flour must be a number from 0 to 100000'],
    ['1e9', [{ ...flour, amount: 1e9 }], 'The amount of flour must be a number from 0 to 100000'],
    ['an amount in words', [{ ...flour, amount: 'plenty' }], 'The amount of flour must be a number from 0 to 100000'],
    ['a negative text', [{ ...flour, amount: '-3' }], 'The amount of flour must be a number from 0 to 100000'],
    ['a long name', [{ name: 'x'.repeat(201) }], 'The name of an ingredient must be at most 200 characters'],
    ['a long unit', [{ name: 'x', unit: 'x'.repeat(41) }], 'A unit must be at most 40 characters'],
    [
      'long notes',
      [{ name: 'x', notes: 'x'.repeat(501) }],
      'The notes of an ingredient must be at most 500 characters',
    ],
    ['a long heading', [{ name: 'x', section: 'x'.repeat(101) }], 'A heading must be at most 100 characters'],
  ])('%s is refused', (_, value, message) => {
    expect(problem(value)).toEqual([message]);
  });

  it('keeps lines of digits only as names, and parses many of them quickly', () => {
    const line = '½'.repeat(300);
    const lines: string[] = Array(200).fill(line);
    expect(growthOf((length) => readIngredients(Array(200).fill('½'.repeat(length))), 300)).toBeLessThan(QUADRATIC);
    expect(growthOf((many) => readIngredients(lines.slice(0, many)), 200)).toBeLessThan(QUADRATIC);
    expect(readIngredients(lines).ingredients[0]).toMatchObject({
      amount: null,
      name: line.slice(0, 200),
      notes: line.slice(200),
    });
  });

  it('never throws, and accepts all or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json()), (value) => {
        const { ingredients, problems } = readIngredients(value);
        expect(problems.length === 0 || ingredients.length === 0).toBe(true);
        for (const { name } of ingredients) expect(name).not.toBe('');
      }),
    );
  });
});

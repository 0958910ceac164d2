import fc from 'fast-check';
import { SHOPPING_LIMITS } from '../limits';
import { readShoppingLines, withoutRepeats } from './read-lines';
import { growthOf, QUADRATIC } from '../../cost.test-kit';

/** "2 tins of tomatoes (chopped)", as parsed. */
const understood = (text: string, known: string[] = []): string[] =>
  readShoppingLines(text, known).lines.map(
    ({ name, amount, unit, notes }) =>
      `${amount === null ? '' : `${amount} `}${unit === null ? '' : `${unit} of `}${name}${notes === null ? '' : ` (${notes})`}`,
  );

describe('quick add in words', () => {
  it.each<[string, string[]]>([
    ['milk', ['milk']],
    ['2 milk, 6 eggs and bread rolls', ['2 milk', '6 eggs', 'bread rolls']],
    ['milk, eggs, and bread', ['milk', 'eggs', 'bread']],
    ['milk & eggs + bread', ['milk', 'eggs', 'bread']],
    ['milk;eggs,bread', ['milk', 'eggs', 'bread']],
    ['eggs 6,milk 2', ['6 eggs', '2 milk']],
    ['cola 0', ['cola 0']],
    ['milk and, and and eggs', ['milk', 'eggs']],
    [',,, and and', []],
    ['2x milk', ['2 milk']],
    ['2 x milk', ['2 milk']],
    ['milk x2', ['2 milk']],
    ['milk 2x', ['2 milk']],
    ['Milk (2)', ['Milk (2)']],
    ['500g flour', ['500 g of flour']],
    ['milk 2l', ['2 l of milk']],
    ['milk - 2 pints', ['2 pint of milk']],
    ['flour: 1,5 kg', ['1.5 kg of flour']],
    ['1,5 l milk', ['1.5 l of milk']],
    ['1½ kg potatoes', ['1.5 kg of potatoes']],
    ['two and a half kilos of potatoes', ['2.5 kg of potatoes']],
    ['a dozen eggs', ['12 eggs']],
    ['a bunch of basil', ['1 bunch of basil']],
    ['3 tins of chopped tomatoes', ['3 tin of chopped tomatoes']],
    ['2 x 400g tins chickpeas', ['2 tin of chickpeas (400 g each)']],
    ['6-pack of coke', ['1 pack of coke (6-pack)']],
    ['eggs x 12', ['12 eggs']],
    ['dozen eggs', ['12 eggs']],
    ['milk 1L x2', ['2 milk (1 l each)']],
    ['cat food (chicken & tuna) x 12', ['12 cat food (chicken & tuna)']],
    ['nappies size 5 x2', ['2 nappies size 5']],
    ['beans 4 pack', ['1 pack of beans (4-pack)']],
    ['sausages 2 packs', ['2 pack of sausages']],
    ['potatoes, 2kg, sausages, 2 packs, milk', ['2 kg of potatoes', '2 pack of sausages', 'milk']],
    ['eggs, 6, milk', ['6 eggs', 'milk']],
    ['wine, red and white', ['red and white wine']],
    ['30L bin bags', ['bin bags (30 l)']],
    ['ibuprofen 200mg', ['ibuprofen 200mg']],
    ['3 for 2 crisps', ['3 for 2 crisps']],
    ["don't forget the milk", ['milk']],
    ['milk:', ['milk']],
    ['some milk', ['milk']],
    ['please buy milk and bread', ['milk', 'bread']],
    ['milk please', ['milk']],
    ['milk!', ['milk']],
    ['bread (sliced)', ['bread (sliced)']],
    ['bread (sliced, white and thick), milk', ['bread (sliced, white and thick)', 'milk']],
    ['milk for Emma', ['milk (for Emma)']],
    ['eggs for the pancakes, milk', ['eggs (for the pancakes)', 'milk']],
    ['For pancakes: milk, eggs and flour', ['milk (for pancakes)', 'eggs (for pancakes)', 'flour (for pancakes)']],
    ['onions, red', ['red onions']],
    ['2 onions, red, milk', ['2 red onions', 'milk']],
    ['2 red and 3 green peppers', ['2 red peppers', '3 green peppers']],
    ['🥛 and 🍞', ['🥛', '🍞']],
    ['shopping list: milk, bread', ['milk', 'bread']],
    ['Brot, Milch', ['Brot', 'Milch']],
  ])('%s', (text, expected) => {
    expect(understood(text)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['fish and chips', ['fish and chips']],
    ['salt and vinegar crisps', ['salt and vinegar crisps']],
    ['salt & vinegar crisps and cola', ['salt & vinegar crisps', 'cola']],
    [
      '2 salt and vinegar crisps, 3 cheese and onion crisps',
      ['2 salt and vinegar crisps', '3 cheese and onion crisps'],
    ],
    ['mac and cheese', ['mac and cheese']],
    ['half and half', ['half and half']],
    ['sage and onion stuffing', ['sage and onion stuffing']],
    ['tomato and basil soup and bread', ['tomato and basil soup', 'bread']],
    ['red and green peppers', ['red and green peppers']],
    ['M&Ms', ['M&Ms']],
    ['cat & dog treats', ['cat & dog treats']],
    ["Ben and Jerry's", ["Ben and Jerry's"]],
    ['salt and pepper', ['salt', 'pepper']],
    ['cheese and onion', ['cheese', 'onion']],
    ['milk and apple juice', ['milk', 'apple juice']],
    ['bread and butter', ['bread', 'butter']],
    ['tomatoes and basil', ['tomatoes', 'basil']],
    ['nappies size 4', ['nappies size 4']],
    ['2 nappies size 4', ['2 nappies size 4']],
    ['factor 50', ['factor 50']],
    ['7 up', ['7 up']],
    ['2% milk', ['2% milk']],
    ['00 flour', ['00 flour']],
    ['2 pot noodles', ['2 pot noodles']],
    ['1 tin foil', ['1 tin foil']],
    ['glass cleaner', ['glass cleaner']],
    ['2 glass cleaner', ['2 glass cleaner']],
    ['can opener', ['can opener']],
    ['ear plugs', ['ear plugs']],
  ])('%s keeps its words', (text, expected) => {
    expect(understood(text)).toEqual(expected);
  });

  it('does not split a name that the family has bought before', () => {
    expect(understood('rice and beans, milk', ['Rice and beans'])).toEqual(['rice and beans', 'milk']);
    expect(understood('rice and beans, milk')).toEqual(['rice', 'beans', 'milk']);
  });
});

describe('a pasted list', () => {
  it.each([
    ['plain lines', 'milk\neggs\r\nbread\n\n'],
    ['bullets', '- milk\n* eggs\n• bread'],
    ['tight bullets', '-milk\n-eggs\n-bread'],
    ['boxes', '- [ ] milk\n- [x] eggs\n[ ] bread'],
    ['ticks', '☐ milk\n✓ eggs\n☑ bread'],
    ['numbers', '1. milk\n2. eggs\n3) bread'],
    ['headings', 'Dairy:\nmilk\neggs\n\nBakery:\nbread'],
  ])('%s', (_, text) => {
    expect(understood(text)).toEqual(['milk', 'eggs', 'bread']);
  });

  it('parses amounts after bullets', () => {
    expect(understood('-milk\n-2 eggs\n- 500 g flour\n1. 2 apples')).toEqual([
      'milk',
      '2 eggs',
      '500 g of flour',
      '2 apples',
    ]);
  });

  it('accepts 500 lines, and none of 501', () => {
    const lines = Array.from({ length: SHOPPING_LIMITS.lines }, (_, at) => `thing ${'x'.repeat(at % 7)}`);
    expect(readShoppingLines(lines.join('\n')).lines).toHaveLength(500);
    expect(readShoppingLines([...lines, 'milk'].join('\n'))).toEqual({
      lines: [],
      problems: [{ text: 'thing', message: 'Add at most 500 lines at once' }],
    });
    expect(readShoppingLines('milk,'.repeat(501)).problems[0]?.message).toBe('Add at most 500 lines at once');
    expect(readShoppingLines('x'.repeat(1_000_000)).lines).toEqual([]);
  });

  it('may drop duplicates', () => {
    const { lines } = readShoppingLines('milk\nMilk\n2 milk\nzucchini\ncourgettes');
    expect(withoutRepeats(lines).map(({ name }) => name)).toEqual(['milk', 'milk', 'zucchini']);
  });
});

describe('what cannot be bought', () => {
  it.each([
    ['-2 milk', 'Amount must be a number above 0'],
    ['0 milk', 'Amount must be a number above 0'],
    ['NaN milk', 'Amount must be a number above 0'],
    ['Infinity milk', 'Amount must be at most 100,000'],
    ['1e9 milk', 'Amount must be at most 100,000'],
    ['1000000000 milk', 'Amount must be at most 100,000'],
    ['2', 'Enter what to buy'],
    ['500 g', 'Enter what to buy'],
    ['???', 'Enter what to buy'],
    ['x'.repeat(201), 'A name has at most 200 characters'],
    ['long '.repeat(2_000), 'A name has at most 200 characters'],
  ])('%s', (text, message) => {
    expect(readShoppingLines(`${text}\nbread`)).toMatchObject({
      lines: [{ name: 'bread' }],
      problems: [{ message }],
    });
  });

  it('is empty when nothing is typed', () => {
    for (const text of ['', '  \n \t\n', ',,;', '- ', ' and ']) {
      expect(readShoppingLines(text).lines).toEqual([]);
    }
  });
});

describe('any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          '2',
          'milk',
          'and',
          ',',
          '\n',
          '- ',
          '(',
          ')',
          'for',
          'x2',
          '½',
          'kg',
          'tins of',
          '&',
          'red',
          ':',
          '1e9',
        ),
        { maxLength: 30 },
      )
      .map((words) => words.join(' ')),
  );

  it.each(['\n', '\r', 'and ', ', ', '(,', 'x,', '- ', '1 ', ' x 2', 'a and b, ', '½', '( '])(
    'is parsed in time however often it contains %j',
    (piece) => {
      const growth = growthOf((length) => {
        expect(readShoppingLines(piece.repeat(length / piece.length)).lines.length).toBeLessThan(10);
        expect(readShoppingLines(`(${piece.repeat(length / piece.length - 2)})`).lines.length).toBeLessThan(10);
      }, 40_000);
      expect(growth).toBeLessThan(QUADRATIC);
    },
  );

  it('is parsed without an error, into things with a name and a plausible amount', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { name, amount, notes } of readShoppingLines(text).lines) {
          expect(name.trim()).toBe(name);
          expect(name).toMatch(/[\p{L}\p{ExtPict}]/u);
          expect(amount === null || (amount > 0 && amount <= SHOPPING_LIMITS.amount)).toBe(true);
          expect(notes).not.toBe('');
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

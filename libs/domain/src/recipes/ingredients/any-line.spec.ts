import fc from 'fast-check';
import { INGREDIENT_LIMITS } from './ingredient';
import { ingredientHeading, readIngredient } from './read-ingredient';
import { growthOf, QUADRATIC } from '../../cost.test-kit';

describe('any text', () => {
  /** Letters, digits, fractions and punctuation in any order, which the regular expressions process. */
  const anyLine = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(
        fc.constantFrom(
          '1',
          '½',
          '/',
          '-',
          '–',
          ' ',
          'x',
          ',',
          '.',
          '(',
          ')',
          'g',
          'cup',
          'tin',
          'of',
          'a',
          'eggs',
          'to',
        ),
        { maxLength: 60 },
      )
      .map((parts) => parts.join('')),
  );

  it('yields an ingredient within its limits', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { name, amount, amountTo, notes } = readIngredient(line);
        expect(name.length).toBeLessThanOrEqual(line.length + 8);
        expect(amount === null || (amount > 0 && amount <= INGREDIENT_LIMITS.amount)).toBe(true);
        expect(amountTo === null || (amount !== null && amountTo > amount)).toBe(true);
        expect(notes).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });

  it('loses no word of a name', () => {
    const word = fc.constantFrom('carrots', 'Öl', 'farine', 'brown', 'sauce', 'ginger', '醤油', 'нут');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.array(word, { minLength: 1, maxLength: 4 }), (amount, parts) => {
        const name = parts.join(' ');
        expect(readIngredient(`${amount} g ${name}`)).toMatchObject({ amount, unit: 'g', name });
      }),
      { numRuns: 100 },
    );
  });

  it.each(['1', '½', '1/', '1 ', '1-', '(', ')', ', 1', '1 x ', 'a ', '1 cup ', '-', '1 g/', 'x1 ', ' plus 1'])(
    'of 10,000 characters is parsed in linear time: "%s"',
    (part) => {
      const text = part.repeat(Math.ceil(10_000 / part.length));
      for (const length of [INGREDIENT_LIMITS.line, 10_000])
        expect(growthOf((size) => readIngredient(text.slice(0, size)), length)).toBeLessThan(QUADRATIC);
    },
  );
});

describe('a heading among ingredients', () => {
  it.each([
    ['For the icing:', 'For the icing'],
    ['For the icing', 'For the icing'],
    ['Icing:', 'Icing'],
    ['**Sauce:**', 'Sauce'],
    ['## Topping:', 'Topping'],
    ['2 eggs:', null],
    ['For 4 people', null],
    ['salt', null],
    ['', null],
    [':', null],
  ])('%s', (line, heading) => {
    expect(ingredientHeading(line)).toBe(heading);
  });
});

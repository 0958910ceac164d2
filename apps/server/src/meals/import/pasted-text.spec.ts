import fc from 'fast-check';
import { growthOf, QUADRATIC } from '@homefold/domain/cost.test-kit';
import { summaryOf, type Summary } from './pages.test-kit';
import { MAX_PASTED_LENGTH, readPastedRecipe } from './pasted-text';

const read = (text: string) => {
  const found = readPastedRecipe(text);
  return { ...summaryOf(found), description: found.recipe.description };
};

const PANCAKES: Summary & { description: string | null } = {
  title: 'Pancakes',
  description: null,
  ingredients: ['100 g plain flour', '2 eggs', '300 ml milk'],
  steps: ['Mix everything until smooth.', 'Fry for 2 minutes on each side.'],
  times: [null, null],
  servings: null,
  tags: [],
  images: [],
  unread: [],
};

describe('a recipe pasted as text', () => {
  it.each<[string, string, Partial<typeof PANCAKES>]>([
    [
      'with headings',
      'Pancakes\n\nIngredients\n100g plain flour\n2 eggs\n300ml milk\n\nMethod\n1. Mix everything until smooth.\n2. Fry for 2 minutes on each side.',
      {},
    ],
    [
      'with bullets and colons',
      'Pancakes\r\nIngredients:\r\n• 100g plain flour\r\n• 2 eggs\r\n• 300ml milk\r\nInstructions:\r\nStep 1: Mix everything until smooth.\r\nStep 2: Fry for 2 minutes on each side.',
      {},
    ],
    [
      'without headings',
      'Pancakes\n100g plain flour\n2 eggs\n300ml milk\n1. Mix everything until smooth.\n2. Fry for 2 minutes on each side.',
      {},
    ],
    [
      'with facts',
      'Pancakes\nServes 4–6\nPrep time: 10 mins\nCook time: 1 hour 5 mins\nhttps://example.org/pancakes\nA family favourite.\n\nYou will need:\n100g plain flour\n2 eggs\n300ml milk\nDirections\nMix everything until smooth.\nFry for 2 minutes on each side.',
      { servings: 4, times: [10, 65], description: 'A family favourite.' },
    ],
    [
      'with facts in one line',
      'Pancakes\nServes 4 | Prep 10 min | Total 30 min\nIngredients\n100g plain flour\n2 eggs\n300ml milk\nMethod\nMix everything until smooth.\nFry for 2 minutes on each side.',
      { servings: 4, times: [10, 20] },
    ],
    [
      'with facts that nothing divides',
      'Pancakes\nPrep Time: 15 minutes  Cook Time: 1 hour Total Time: 1 hour 15 minutes Servings: 6\nIngredients\n100g plain flour\n2 eggs\n300ml milk\nMethod\nMix everything until smooth.\nFry for 2 minutes on each side.',
      { servings: 6, times: [15, 60] },
    ],
    [
      'with text behind the headings',
      'Pancakes\nIngredients: 100g plain flour\n2 eggs\n300ml milk\nDirections 1. Mix everything until smooth. 2. Fry for 2 minutes on each side.\nNotes: keeps for a day',
      { description: 'keeps for a day' },
    ],
    [
      'with servings behind the heading',
      'Pancakes\nIngredients (serves 4)\n100g plain flour\n2 eggs\n300ml milk\nMethod\nMix everything until smooth.\nFry for 2 minutes on each side.',
      { servings: 4 },
    ],
    [
      'in Markdown',
      '# Pancakes\n\n## Ingredients\n- 100g plain flour\n- 2 eggs\n- 300ml milk\n\n**Method**\n1. Mix everything until smooth.\n2. Fry for 2 minutes on each side.',
      {},
    ],
    [
      'in groups',
      'Pancakes\nIngredients\nFor the batter:\n100g plain flour\n2 eggs\nTo serve:\n300ml milk\nMethod\nBatter:\nMix everything until smooth.\nFry for 2 minutes on each side.',
      {
        ingredients: ['[For the batter] 100 g plain flour', '[For the batter] 2 eggs', '[To serve] 300 ml milk'],
        steps: ['[Batter] Mix everything until smooth.', '[Batter] Fry for 2 minutes on each side.'],
      },
    ],
    [
      'with a method without a heading',
      'Pancakes\nIngredients\n100g plain flour\n2 eggs\n300ml milk\nMix everything in a large bowl with a whisk until smooth.\nFry for 2 minutes on each side.',
      { steps: ['Mix everything in a large bowl with a whisk until smooth.', 'Fry for 2 minutes on each side.'] },
    ],
    [
      'with the method in one line',
      'Pancakes\nIngredients\n100g plain flour\n2 eggs\n300ml milk\nMethod\n1. Mix everything until smooth. 2. Fry for 2 minutes on each side.',
      {},
    ],
    [
      'with notes',
      'Recipe: Pancakes\nIngredients\n100g plain flour\n2 eggs\n300ml milk\nMethod\nMix everything until smooth.\nFry for 2 minutes on each side.\nTips\nThe batter keeps for a day.',
      { description: 'The batter keeps for a day.' },
    ],
    [
      'in German',
      'Pancakes\nZutaten für 4 Personen:\n100 g plain flour\n2 eggs\n300 ml milk\nZubereitung:\nMix everything until smooth.\nFry for 2 minutes on each side.',
      { servings: 4 },
    ],
    [
      'with markup',
      '<h1>Pancakes</h1><h2>Ingredients</h2><ul><li>100g plain flour</li><li>2 eggs</li><li>300ml milk</li></ul><h2>Method</h2><p>Mix everything until smooth.</p><p>Fry for 2 minutes on each side.</p><script>alert(1)</script>',
      {},
    ],
  ])('%s', (_, text, changes) => {
    expect(read(text)).toEqual({ ...PANCAKES, ...changes });
  });

  it.each([
    [
      'nothing',
      '',
      [
        'page: Neither ingredients nor steps were recognised',
        'title: Title is required',
        'instructions: Instructions are required',
        'ingredients: No ingredients were found',
      ],
    ],
    [
      'a letter',
      'Dear Nana,\nthank you for the cake.\nLove, Theo',
      [
        'page: Neither ingredients nor steps were recognised',
        'instructions: Instructions are required',
        'ingredients: No ingredients were found',
      ],
    ],
    ['only ingredients', 'Pancakes\n100g flour\n2 eggs', ['instructions: Instructions are required']],
  ])('%s reports what is missing', (_, text, unread) => {
    expect(read(text).unread).toEqual(unread);
  });

  it('keeps the link, and respects the limits', () => {
    expect(readPastedRecipe('Pancakes\nSource: https://example.org/p').recipe.externalLink).toBe(
      'https://example.org/p',
    );
    expect(read('2 eggs\n'.repeat(100_000)).unread).toContain(
      `page: Only the first ${MAX_PASTED_LENGTH.toLocaleString('en-GB')} characters were read`,
    );
    for (const part of ['Ingredients ', '1. ', 'Serves 4 | ', '<p>', '- ']) {
      const grown = (length: number) => read(part.repeat(length / part.length));
      expect(growthOf(grown, MAX_PASTED_LENGTH)).toBeLessThan(QUADRATIC);
    }
  });

  it('of fifty thousand lines is parsed in linear time', () => {
    for (const line of ['x\n', '1\n'])
      expect(growthOf((lines) => read(`Pancakes\n${line.repeat(lines)}`), 50_000)).toBeLessThan(QUADRATIC);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void read(text)));
    const line = fc.constantFrom(
      'Ingredients',
      'Method:',
      '2 eggs',
      'Serves 4',
      '1. Mix',
      '- milk',
      'For the icing:',
      '',
      'Tips',
    );
    fc.assert(fc.property(fc.array(line), (lines) => void read(lines.join('\n'))));
  });
});

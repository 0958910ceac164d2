import fc from 'fast-check';
import { readKitchenWords, type KitchenWordsContext } from './kitchen-words';

/** A Thursday. */
const CONTEXT: KitchenWordsContext = { today: '2026-10-08', locale: 'en-GB' };

/** "name | best before | place" */
const read = (text: string, more: Partial<KitchenWordsContext> = {}): string => {
  const { name, bestBefore, place } = readKitchenWords(text, { ...CONTEXT, ...more });
  return `${name} | ${bestBefore ?? '-'} | ${place ?? '-'}`;
};

describe('something of the kitchen in words', () => {
  it.each([
    ['milk', 'Milk | - | -'],
    ['2 l milk until Friday in the fridge', '2 l milk | 2026-10-09 | fridge'],
    ['peas in the freezer', 'Peas | - | freezer'],
    ['peas in our freezer till 3 Dec', 'Peas | 2026-12-03 | freezer'],
    ['yogurt best before 12/10', 'Yogurt | 2026-10-12 | -'],
    ['yogurt use by tomorrow', 'Yogurt | 2026-10-09 | -'],
    ['ham by Saturday', 'Ham | 2026-10-10 | -'],
    ['ham Saturday', 'Ham | 2026-10-10 | -'],
    ['chicken: good until Monday', 'Chicken | 2026-10-12 | -'],
    ['rice in the cupboard', 'Rice | - | larder'],
    ['6 eggs, pantry door, until 20 October', '6 eggs, pantry door | 2026-10-20 | -'],
    ['Friday pie mix', 'Friday pie mix | - | -'],
    ['fridge cleaner', 'Fridge cleaner | - | -'],
    ['until Friday in the fridge', ' | 2026-10-09 | fridge'],
    ['', ' | - | -'],
  ])('"%s" is "%s"', (text, item) => expect(read(text)).toBe(item));

  it('leaves words alone that are no date', () =>
    expect(read('milk until Friday', { titleOnly: ['until Friday'] })).toBe('Milk until Friday | - | -'));

  it('asks where the order of a date is not known', () =>
    expect(readKitchenWords('milk until 04/05', { ...CONTEXT, locale: 'de-DE' }).question?.dates).toHaveLength(2));

  it('never throws, and its spans hold what they say', () => {
    const words = ['milk', 'until', 'Friday', 'in the fridge', 'by', '12/10', ',', 'best before', '2 l', 'İ', '😀'];
    const anyText = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...words), { maxLength: 9 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const { spans, bestBefore } = readKitchenWords(text, CONTEXT);
        if (bestBefore !== null) expect(bestBefore).toMatch(/^\d{4}-\d\d-\d\d$/);
        let last = 0;
        for (const { start, end, text: said } of spans) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(start, end)).toBe(said);
          last = end;
        }
      }),
      { numRuns: 500 },
    );
  });
});

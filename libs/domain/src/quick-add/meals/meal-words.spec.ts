import fc from 'fast-check';
import { readMealWords, type MealWordsContext } from './meal-words';

/** A Thursday. */
const CONTEXT: MealWordsContext = { today: '2026-10-08', locale: 'en-GB' };

/** "title | date meal servings" */
const read = (text: string, more: Partial<MealWordsContext> = {}): string => {
  const { title, date, mealType, servings } = readMealWords(text, { ...CONTEXT, ...more });
  return `${title} | ${date} ${mealType}${servings === null ? '' : ` for ${servings}`}`;
};

describe('a meal in words', () => {
  it.each([
    ['lasagne on Friday', 'Lasagne | 2026-10-09 dinner'],
    ['pancakes for breakfast on Saturday', 'Pancakes | 2026-10-10 breakfast'],
    ['pancakes on Saturday for breakfast', 'Pancakes | 2026-10-10 breakfast'],
    ['leftovers tomorrow lunch', 'Leftovers | 2026-10-09 lunch'],
    ['fish and chips Friday dinner for 6', 'Fish and chips | 2026-10-09 dinner for 6'],
    ['Sunday roast 12 Oct', 'Sunday roast | 2026-10-12 dinner'],
    ['Sunday roast', 'Sunday roast | 2026-10-11 dinner'],
    ['taco Tuesday', 'Taco Tuesday | 2026-10-13 dinner'],
    ['soup', 'Soup | 2026-10-08 dinner'],
    ['pizza tonight', 'Pizza | 2026-10-08 dinner'],
    ['Friday: curry', 'Curry | 2026-10-09 dinner'],
    ['Friday curry', 'Curry | 2026-10-09 dinner'],
    ['Lunch on Monday: soup and bread', 'Soup and bread | 2026-10-12 lunch'],
    ['lunch: jacket potatoes', 'Jacket potatoes | 2026-10-08 lunch'],
    ['porridge tomorrow morning', 'Porridge | 2026-10-09 breakfast'],
    ['stew Friday night', 'Stew | 2026-10-09 dinner'],
    ['beans on toast for tea', 'Beans on toast | 2026-10-08 dinner'],
    ['paella for eight next Saturday', 'Paella | 2026-10-17 dinner for 8'],
    ['chilli for 4 people on 31 Dec', 'Chilli | 2026-12-31 dinner for 4'],
    ['lasagne 12/10', 'Lasagne | 2026-10-12 dinner'],
    ['lasagne 2026-11-02 for lunch', 'Lasagne | 2026-11-02 lunch'],
    ['breakfast burritos for dinner', 'Breakfast burritos | 2026-10-08 dinner'],
    ['breakfast burritos', 'Breakfast burritos | 2026-10-08 dinner'],
    ['full English breakfast on Sunday', 'Full English breakfast | 2026-10-11 breakfast'],
    ['packed lunch tomorrow', 'Packed lunch | 2026-10-09 lunch'],
    ['full English breakfast for dinner', 'Full English breakfast | 2026-10-08 dinner'],
    ['dinner rolls on Friday', 'Dinner rolls | 2026-10-09 dinner'],
    ['afternoon tea on Sunday', 'Afternoon tea | 2026-10-11 dinner'],
    ['Christmas pudding on Friday', 'Christmas pudding | 2026-10-09 dinner'],
    ['turkey on Christmas Day for 12', 'Turkey | 2026-12-25 dinner for 12'],
    ['slow roast for 3 hours', 'Slow roast for 3 hours | 2026-10-08 dinner'],
    ['7-minute eggs for breakfast', '7-minute eggs | 2026-10-08 breakfast'],
    ['soup for 0', 'Soup for 0 | 2026-10-08 dinner'],
    ['soup for 500 people', 'Soup for 500 people | 2026-10-08 dinner'],
    ['soup next week', 'Soup next week | 2026-10-08 dinner'],
    ['meal prep in October', 'Meal prep in October | 2026-10-08 dinner'],
    ['Saturday lunch', 'Ad-hoc Meal | 2026-10-10 lunch'],
    ['', 'Ad-hoc Meal | 2026-10-08 dinner'],
  ])('"%s" is "%s"', (text, meal) => expect(read(text)).toBe(meal));

  it('belongs to the slot in which it is typed, unless it says otherwise', () => {
    const slot = { date: '2026-10-14', mealType: 'lunch' as const };
    expect(read('soup', slot)).toBe('Soup | 2026-10-14 lunch');
    expect(read('soup on Friday for dinner', slot)).toBe('Soup | 2026-10-09 dinner');
  });

  it('has chips for what was understood, by their place in the text', () => {
    const text = 'Fish & chips, Friday dinner for 6';
    expect(readMealWords(text, CONTEXT).spans).toEqual([
      { kind: 'date', start: 14, end: 20, text: 'Friday', inTitle: false },
      { kind: 'meal', start: 21, end: 27, text: 'dinner', inTitle: false },
      { kind: 'servings', start: 28, end: 33, text: 'for 6', inTitle: false },
    ]);
    expect(readMealWords('Sunday roast', CONTEXT).spans).toMatchObject([{ text: 'Sunday', inTitle: true }]);
  });

  it('leaves words alone that are no date', () => {
    expect(read('Friday pie', { titleOnly: ['Friday'] })).toBe('Friday pie | 2026-10-08 dinner');
  });

  it('asks when the day contradicts itself, or its order is not known', () => {
    const { question } = readMealWords('lasagne on Friday 10 October', CONTEXT);
    expect(question).toMatchObject({ dates: ['2026-10-10', '2026-10-09'] });
    expect(readMealWords('lasagne 04/05', { ...CONTEXT, locale: 'de-DE' }).question?.dates).toHaveLength(2);
  });

  it('plans once what is to be every week, and says so', () => {
    const { title, date, note } = readMealWords('pizza every Friday', CONTEXT);
    expect({ title, date }).toEqual({ title: 'Pizza', date: '2026-10-09' });
    expect(note).toMatch(/^Only the next one is planned/);
    expect(readMealWords('pizza on Friday', CONTEXT).note).toBeNull();
  });

  it('never throws, and its spans hold what they say', () => {
    const words = [
      'lasagne',
      'on',
      'Friday',
      'for',
      '6',
      'breakfast',
      'tea',
      'tomorrow',
      '12/10',
      ':',
      ',',
      'every',
      'İ',
      '😀',
    ];
    const anyText = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...words), { maxLength: 9 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const { title, spans, date } = readMealWords(text, CONTEXT);
        expect(title).not.toBe('');
        expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
        let last = 0;
        for (const { start, end, text: said } of spans) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(start, end)).toBe(said);
          last = end;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

import fc from 'fast-check';
import { ALLERGENS, DIETS } from '../../recipes/foods/traits';
import { cleanLine } from '../../text';
import { MEAL_TYPES, QUICK_PICKS } from '../week';
import { describeMealRule } from './describe-meal-rule';
import {
  appliesTo,
  ISO_WEEKDAYS,
  MEAL_RULE_LIMITS,
  ruleProblems,
  tidyScope,
  type MealRuleContent,
  type MealRuleScope,
  type MealRuleDemand,
} from './meal-rule';
import { MEAL_RULE_EXAMPLES, readMealRule } from './read-meal-rule';

const DINNER = ['dinner'];

describe('rules in words', () => {
  it.each<[string, object]>([
    ['Friday: fish', { days: [5], mealTypes: DINNER, kind: 'tag', tag: 'fish' }],
    ['fish on Fridays', { days: [5], mealTypes: DINNER, kind: 'tag', tag: 'fish' }],
    ['Friday fish', { days: [5], mealTypes: DINNER, kind: 'tag', tag: 'fish' }],
    ['fish Fri.', { days: [5], mealTypes: DINNER, kind: 'tag', tag: 'fish' }],
    ['Friday is fish', { days: [5], mealTypes: DINNER, kind: 'tag', tag: 'fish' }],
    ['Fri - tagged fish', { days: [5], mealTypes: DINNER, kind: 'tag', tag: 'fish' }],
    ['Tues and Thurs dinner: #one-pot', { days: [2, 4], mealTypes: DINNER, kind: 'tag', tag: 'one-pot' }],
    ['Sunday roast on Sunday', { days: [7], mealTypes: DINNER, kind: 'tag', tag: 'Sunday roast' }],
    ['Saturday breakfast: pancakes', { days: [6], mealTypes: ['breakfast'], kind: 'title', title: 'Pancakes' }],
    ['fish and chips on Friday', { days: [5], mealTypes: DINNER, kind: 'title', title: 'Fish & Chips' }],
    ['Friday: “Granny’s pie”', { days: [5], mealTypes: DINNER, kind: 'title', title: 'Granny’s pie' }],
    ['Friday: takeaway', { days: [5], mealTypes: DINNER, kind: 'title', title: 'Takeaway' }],
    ['Monday: under 30 min', { days: [1], mealTypes: DINNER, kind: 'maxMinutes', minutes: 30 }],
    ['Mondays at most 45 minutes', { days: [1], mealTypes: DINNER, kind: 'maxMinutes', minutes: 45 }],
    ['Mon-Fri: half an hour or less', { days: [1, 2, 3, 4, 5], mealTypes: DINNER, kind: 'maxMinutes', minutes: 30 }],
    ['max 1 hour', { days: null, mealTypes: DINNER, kind: 'maxMinutes', minutes: 60 }],
    ['weekdays lunch: quick', { days: [1, 2, 3, 4, 5], mealTypes: ['lunch'], kind: 'maxMinutes', minutes: 30 }],
    ['something quick on weeknights', { days: [1, 2, 3, 4, 5], mealTypes: DINNER, kind: 'maxMinutes', minutes: 30 }],
    ['not twice within 10 days', { days: null, mealTypes: ['lunch', 'dinner'], kind: 'notWithinDays', within: 10 }],
    [
      'Nothing twice within two weeks',
      { days: null, mealTypes: ['lunch', 'dinner'], kind: 'notWithinDays', within: 14 },
    ],
    ['no repeats within a week for dinner', { days: null, mealTypes: DINNER, kind: 'notWithinDays', within: 7 }],
    [
      'leftovers of Sunday on Monday',
      { days: [1], mealTypes: DINNER, kind: 'leftoversOf', of: { day: 7, mealType: 'dinner' } },
    ],
    [
      'Monday lunch: leftovers from Sunday lunch',
      { days: [1], mealTypes: ['lunch'], kind: 'leftoversOf', of: { day: 7, mealType: 'lunch' } },
    ],
    [
      'weekday lunches: leftovers of the day before',
      { days: [1, 2, 3, 4, 5], mealTypes: ['lunch'], kind: 'leftoversOf', of: { day: null, mealType: 'dinner' } },
    ],
    ['Monday: leftovers', { days: [1], mealTypes: DINNER, kind: 'leftoversOf', of: { day: null, mealType: 'dinner' } }],
    ['no meat on Monday', { days: [1], mealTypes: null, kind: 'diet', diet: 'vegetarian' }],
    ['Meat-free Monday', { days: [1], mealTypes: null, kind: 'diet', diet: 'vegetarian' }],
    ['weekend: vegan', { days: [6, 7], mealTypes: null, kind: 'diet', diet: 'vegan' }],
    ['no nuts', { days: null, mealTypes: null, kind: 'without', allergen: 'nuts' }],
    ['Wednesday lunch: egg-free', { days: [3], mealTypes: ['lunch'], kind: 'without', allergen: 'eggs' }],
    [
      'every day lunch and dinner: no pork',
      { days: null, mealTypes: ['lunch', 'dinner'], kind: 'diet', diet: 'no_pork' },
    ],
    ['Friday to Sunday every meal: halal', { days: [5, 6, 7], mealTypes: null, kind: 'diet', diet: 'halal' }],
    ['Sat-Mon: curry', { days: [1, 6, 7], mealTypes: DINNER, kind: 'tag', tag: 'curry' }],
  ])('reads "%s"', (words, rule) => expect(readMealRule(words)).toEqual({ rule, problem: null }));

  it.each([
    ['', /^Say what the rule is. For example: “Friday: fish”/],
    ['fish', /^Say for which day or meal that is/],
    ['no shellfish on Friday', /“no shellfish” is not understood: only meat, pork/],
    ['not twice within umpteen days', /“umpteen” is not understood as a number/],
    ['not twice within 400 days', /^Days must be a whole number from 1 to 90/],
    ['Monday: under 5000 minutes', /^Minutes must be a whole number from 1 to 600/],
    ['Friday', /not understood|Say/],
    ['x'.repeat(300), /at most 200 characters/],
    [`Friday: ${'x'.repeat(100)}`, /at most 60 characters/],
  ])('explains what is wrong with "%s"', (words, problem) => {
    const read = readMealRule(words);
    expect(read.rule).toBeNull();
    expect(read.problem).toMatch(problem);
  });

  it('parses its own examples', () => {
    for (const example of MEAL_RULE_EXAMPLES) expect(readMealRule(example).problem).toBeNull();
  });

  it('never throws on any input', () => {
    const piece = fc.constantFrom(
      'Friday',
      ':',
      'fish',
      'no',
      'on',
      'leftovers of',
      '“',
      '30',
      'min',
      'to',
      '-',
      ' ',
      'lunch',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(' ')),
        ),
        (words) => {
          const { rule } = readMealRule(words);
          if (rule) expect(ruleProblems(rule)).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });
});

const dishName = fc
  .oneof(
    fc.constantFrom('fish', 'Sunday roast', 'under 30 min', 'no meat', 'leftovers of Sunday', '“x', 'tagged y', 'a: b'),
    fc.constantFrom(...Object.values(QUICK_PICKS).flat(), 'pancakes'),
    fc.string({ minLength: 1, maxLength: 40 }),
  )
  .map(cleanLine)
  .filter((text) => text !== '');

const anyDemand: fc.Arbitrary<MealRuleDemand> = fc.oneof(
  dishName.map((tag) => ({ kind: 'tag' as const, tag })),
  dishName.map((title) => ({ kind: 'title' as const, title })),
  fc.integer({ min: 1, max: MEAL_RULE_LIMITS.minutes }).map((minutes) => ({ kind: 'maxMinutes' as const, minutes })),
  fc.integer({ min: 1, max: MEAL_RULE_LIMITS.within }).map((within) => ({ kind: 'notWithinDays' as const, within })),
  fc
    .record({ day: fc.constantFrom(null, ...ISO_WEEKDAYS), mealType: fc.constantFrom(...MEAL_TYPES) })
    .map((of) => ({ kind: 'leftoversOf' as const, of })),
  fc.constantFrom(...DIETS).map((diet) => ({ kind: 'diet' as const, diet })),
  fc.constantFrom(...ALLERGENS).map((allergen) => ({ kind: 'without' as const, allergen })),
);

const anyRule: fc.Arbitrary<MealRuleContent> = fc
  .tuple(
    fc.option(fc.subarray([...ISO_WEEKDAYS], { minLength: 1 })),
    fc.option(fc.subarray([...MEAL_TYPES], { minLength: 1 })),
    anyDemand,
  )
  .map(([days, mealTypes, demand]) => ({ ...tidyScope({ days, mealTypes }), ...demand }));

describe('described rules', () => {
  it.each([
    ['fish on Friday', 'Friday: fish'],
    ['weekdays lunch: quick', 'Weekdays lunch: 30 minutes at most'],
    ['not twice within a fortnight', 'Not twice within 14 days'],
    ['no repeats within 1 week for dinner', 'Dinner: not twice within 7 days'],
    ['leftovers of Sunday lunch on Monday', 'Monday: leftovers of Sunday’s lunch'],
    ['leftovers on Tuesday', 'Tuesday: leftovers of yesterday'],
    ['no meat on Monday', 'Monday: vegetarian'],
    ['no nuts', 'Every day: no nuts'],
    ['Saturday breakfast: pancakes', 'Saturday breakfast: Pancakes'],
    ['Monday, Wednesday and Friday: curry', 'Monday, Wednesday and Friday: curry'],
    ['Friday: tagged pizza', 'Friday: tagged “pizza”'],
    ['Friday: “fish fingers”', 'Friday: “fish fingers”'],
    ['every meal on Sunday: curry', 'Sunday every meal: curry'],
  ])('"%s" is "%s"', (words, text) => {
    const { rule } = readMealRule(words);
    expect(rule && describeMealRule(rule)).toBe(text);
  });

  it('parse back to the same rule', () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        expect(readMealRule(describeMealRule(rule))).toEqual({ rule, problem: null });
      }),
      { numRuns: 2_000 },
    );
  });
});

it('applies a rule to its days and meals only', () => {
  const { rule } = readMealRule('Sunday lunch: soup');
  if (!rule) throw new Error('not read');
  expect(appliesTo(rule, { date: '2026-10-11', mealType: 'lunch' })).toBe(true);
  expect(appliesTo(rule, { date: '2026-10-11', mealType: 'dinner' })).toBe(false);
  expect(appliesTo(rule, { date: '2026-10-05', mealType: 'lunch' })).toBe(false);
});

it('reports what is wrong with a rule from outside', () => {
  const rule = { days: [], mealTypes: [], kind: 'maxMinutes', minutes: -1 } as MealRuleContent;
  expect(ruleProblems(rule).map(({ field }) => field)).toEqual(['days', 'mealTypes', 'minutes']);
  const unknown: MealRuleScope & { kind: string } = { days: null, mealTypes: null, kind: 'moon' };
  expect(ruleProblems(unknown as MealRuleContent)).toEqual([
    { field: 'kind', message: 'This kind of rule does not exist' },
  ]);
});

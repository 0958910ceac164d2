import { randomUUID } from 'node:crypto';
import { FeatureAccess } from '../../billing';
import {
  dish,
  drafts,
  family,
  kitchen,
  feedOf,
  groupEntries,
  FRIDAY,
  MONDAY,
  plan,
  recipe,
  recipes,
  rules,
  shown,
  slot,
  startMeals,
  test,
  TUESDAY,
  undo,
} from '../meals.test-kit';
import { DietsService } from '../diets/diets.service';
import type { DraftMeal, DraftMealInput, MealPlanDraft } from './meal-draft.types';

startMeals();

const words = async (viewer: Parameters<typeof rules.all>[0]) => (await rules.all(viewer)).map((rule) => rule.text);
const dinners = ({ entries }: MealPlanDraft) => entries.filter(({ mealType }) => mealType === 'dinner');
const on = (draft: MealPlanDraft, date: string) => dinners(draft).find((entry) => entry.date === date);
const inputOf = ({ date, mealType, recipeId, title, servings }: DraftMeal): DraftMealInput => ({
  ...{ date, mealType, recipeId, title, servings },
});

describe('rules', () => {
  it('are parsed from words and described in plain English, kept in order, changed and undone', async () => {
    const { viewer, familyId } = await family();
    for (const said of ['friday fish', 'mon under 30 min', 'no nuts']) await rules.add(viewer, { text: said });
    expect(await words(viewer)).toEqual(['Friday: fish', 'Monday: 30 minutes at most', 'Every day: no nuts']);
    const [fish, quick, nuts] = await rules.all(viewer);
    if (!fish || !quick || !nuts) throw new Error('three rules were added');
    expect(fish).toMatchObject({ kind: 'tag', tag: 'fish', days: [5], mealTypes: ['dinner'] });

    expect((await rules.move(viewer, nuts.id, null)).map(({ id }) => id)).toEqual([nuts.id, fish.id, quick.id]);
    expect((await rules.move(viewer, nuts.id, quick.id)).map(({ id }) => id)).toEqual([fish.id, quick.id, nuts.id]);

    const undoKey = randomUUID();
    await rules.update(viewer, quick.id, { minutes: 20, days: [1, 2] }, { version: quick.version, undoKey });
    expect(await words(viewer)).toContain('Monday and Tuesday: 20 minutes at most');
    await expect(rules.update(viewer, quick.id, { text: 'Monday: soup' }, { version: 1 })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    await undo(viewer, undoKey);
    expect(await words(viewer)).toContain('Monday: 30 minutes at most');

    const deleteKey = randomUUID();
    await rules.delete(viewer, fish.id, { undoKey: deleteKey });
    expect(await words(viewer)).toHaveLength(2);
    await undo(viewer, deleteKey);
    expect(await words(viewer)).toHaveLength(3);
    expect(await feedOf(familyId)).toContain('added Friday: fish to the meal rules');
  });

  it.each([
    [{}, 'text'],
    [{ text: 'xyzzy' }, 'text'],
    [{ kind: 'maxMinutes', minutes: -5 }, 'minutes'],
    [{ kind: 'maxMinutes', minutes: 100_000 }, 'minutes'],
    [{ kind: 'tag', tag: ' ' }, 'tag'],
    [{ kind: 'diet', diet: 'fruitarian' }, 'diet'],
    [{ kind: 'without', allergen: 'water' }, 'allergen'],
    [{ kind: 'tag', tag: 'fish', days: [9] }, 'days'],
  ] as const)('%j is refused, naming %s', async (input, field) => {
    const { viewer } = await family();
    await expect(rules.add(viewer, { ...input } as Parameters<typeof rules.add>[1])).rejects.toMatchObject({
      code: 'INVALID',
      extras: { field },
    });
    expect(await rules.all(viewer)).toEqual([]);
  });
});

describe('a draft', () => {
  it('fills the empty slots by the rules, gives reasons, stores nothing and is reproducible', async () => {
    const { viewer } = await family();
    await recipe(viewer, 'Fish pie', { tags: ['fish'], cookTimeMinutes: 50 });
    await recipe(viewer, 'Stir-fry', { cookTimeMinutes: 15 });
    for (const title of ['Chilli', 'Curry', 'Lasagne', 'Risotto', 'Stew', 'Pizza'])
      await recipe(viewer, title, { cookTimeMinutes: 60 });
    await dish(viewer, 'Soup', TUESDAY);
    await rules.add(viewer, { text: 'Friday: fish' });
    await rules.add(viewer, { text: 'Monday dinner: under 30 minutes' });

    const draft = await drafts.draft(viewer, FRIDAY);
    expect(draft).toMatchObject({ startDate: MONDAY, endDate: '2026-10-11' });
    expect(on(draft, FRIDAY)).toMatchObject({ title: 'Fish pie', servings: 3 });
    expect(on(draft, FRIDAY)?.reasons.join(' ')).toMatch(/fish/i);
    expect(on(draft, MONDAY)?.title).toBe('Stir-fry');
    expect(on(draft, TUESDAY)).toBeUndefined();
    const named = dinners(draft).flatMap(({ recipeId }) => recipeId ?? []);
    expect(new Set(named).size).toBe(6);
    expect(draft.recipes.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
    expect(await shown(viewer)).toEqual([`${TUESDAY} dinner: Soup`]);
    expect(await drafts.draft(viewer, MONDAY)).toEqual(draft);
  });

  it('uses what is in the house', async () => {
    const { viewer } = await family();
    await recipe(viewer, 'Beef stew', { ingredients: ['500 g beef', '3 parsnips'], cookTimeMinutes: 30 });
    await recipe(viewer, 'Leek soup', { ingredients: ['4 leeks', '200 ml cream'], cookTimeMinutes: 30 });
    const first = async () => on(await drafts.draft(viewer, MONDAY, { mealTypes: ['dinner'] }), MONDAY);
    await kitchen.addAll(viewer, [{ ingredientName: 'Parsnips' }, { ingredientName: 'Beef' }], {});
    expect((await first())?.title).toBe('Beef stew');
    const kept = await kitchen.addAll(viewer, [{ ingredientName: 'Leeks' }, { ingredientName: 'Cream' }], {});
    for (const { id, ingredientName } of await kitchen.all(viewer))
      if (!kept.some((item) => item.id === id)) await kitchen.update(viewer, id, { ingredientName, haveIt: false });
    expect(await first()).toMatchObject({
      title: 'Leek soup',
      reasons: expect.arrayContaining([expect.stringMatching(/leeks/i)]),
    });
  });

  it('swaps one meal and keeps the others', async () => {
    const { viewer } = await family();
    for (const title of ['Chilli', 'Curry', 'Lasagne', 'Risotto', 'Stew', 'Pizza', 'Pie', 'Ramen', 'Tacos'])
      await recipe(viewer, title, { cookTimeMinutes: 40 });
    const first = await drafts.draft(viewer, MONDAY);
    const rejected = on(first, FRIDAY);
    if (!rejected) throw new Error('a dinner was drafted');
    const keep = first.entries.filter((entry) => entry !== rejected);
    const { date, mealType, recipeId, title } = rejected;
    const second = await drafts.draft(viewer, MONDAY, { keep, rejected: [{ date, mealType, recipeId, title }] });
    expect(on(second, FRIDAY)?.title).not.toBe(rejected.title);
    expect(second.entries.filter((entry) => entry.date !== FRIDAY || entry.mealType !== 'dinner')).toEqual(keep);
  });

  it('begins today, leaves out what an eater must not eat, and considers a short evening', async () => {
    const { viewer, ids } = await family();
    await recipe(viewer, 'Satay', { ingredients: ['200 g peanuts'], cookTimeMinutes: 20 });
    await recipe(viewer, 'Rice', { ingredients: ['200 g rice'], cookTimeMinutes: 20 });
    await test.app.get(DietsService).set(viewer, ids[2] ?? '', ['peanuts'], []);
    test.clock.set('2026-10-11T08:00:00Z');
    const { entries } = await drafts.draft(viewer, MONDAY, { mealTypes: ['dinner'] });
    expect(entries.map(({ date, title }) => `${date} ${title}`)).toEqual(['2026-10-11 Rice']);
  });

  it.each([
    ['a date that does not exist', '2026-02-30', {}, 'startDate'],
    [
      'a kept meal of another week',
      MONDAY,
      { keep: [{ date: '2026-10-14', mealType: 'dinner', title: 'Soup' }] },
      'keep',
    ],
  ] as const)('is refused for %s', async (_, date, wish, field) => {
    const { viewer } = await family();
    await expect(drafts.draft(viewer, date, { ...wish } as object)).rejects.toMatchObject({
      code: 'INVALID',
      extras: { field },
    });
  });
});

describe('accepting', () => {
  it('fills the slots that are still empty, once per key, with one undo', async () => {
    const { viewer, other, familyId } = await family();
    for (const title of ['Chilli', 'Curry', 'Lasagne', 'Risotto', 'Stew', 'Pizza', 'Pie'])
      await recipe(viewer, title, { cookTimeMinutes: 40 });
    const entries = dinners(await drafts.draft(viewer, MONDAY)).map(inputOf);
    await dish(other, 'Takeaway', FRIDAY);
    const keys = { idempotencyKey: randomUUID(), undoKey: randomUUID() };
    const accepted = await drafts.accept(viewer, entries, keys);
    expect(accepted.filled).toEqual([slot(FRIDAY)]);
    expect(accepted.meals).toHaveLength(6);
    expect(accepted.meals[0]).toMatchObject({ isAdHoc: false, servings: 3 });
    expect(await drafts.accept(viewer, entries, { ...keys, undoKey: null })).toEqual(accepted);
    expect(await groupEntries(familyId)).toEqual(['added 6 meals to the meal plan']);
    await undo(viewer, keys.undoKey);
    expect(await shown(viewer)).toEqual([`${FRIDAY} dinner: Takeaway`]);
  });

  it('skips deleted recipes, reports it, and stores the others as proposed', async () => {
    const { viewer } = await family();
    const gone = await recipe(viewer, 'Lasagne');
    const stays = await recipe(viewer, 'Stew');
    const of = (date: string, { id, title }: { id: string; title: string }): DraftMealInput => ({
      ...{ date, mealType: 'dinner', recipeId: id, title, servings: 7 },
    });
    const draft = await drafts.draft(viewer, MONDAY, { keep: [of(TUESDAY, stays)] });
    expect(on(draft, TUESDAY)).toMatchObject({ recipeId: stays.id, servings: 7 });
    await recipes.delete(viewer, gone.id);
    const keys = { idempotencyKey: randomUUID(), undoKey: null };
    const entries = [of(FRIDAY, gone), of(TUESDAY, stays)];
    const accepted = await drafts.accept(viewer, entries, keys);
    expect(accepted).toMatchObject({
      meals: [{ recipeId: stays.id, servings: 7 }],
      filled: [],
      leftOut: [{ ...slot(FRIDAY), title: 'Lasagne' }],
    });
    expect(await drafts.accept(viewer, entries, keys)).toEqual(accepted);
    const none = await drafts.accept(viewer, [of(FRIDAY, gone)], {});
    expect(none).toMatchObject({ meals: [], leftOut: [{ title: 'Lasagne' }] });
  });

  it('by two people at once fills each slot once', async () => {
    const { viewer, other } = await family();
    const entries: DraftMealInput[] = [MONDAY, TUESDAY, FRIDAY].map((date) => ({
      date,
      mealType: 'dinner',
      title: 'Soup',
    }));
    const both = await Promise.all([drafts.accept(viewer, entries, {}), drafts.accept(other, entries, {})]);
    expect(both.map(({ meals, filled }) => [meals.length, filled.length]).sort()).toEqual([
      [0, 3],
      [3, 0],
    ]);
    expect(await shown(viewer)).toHaveLength(3);
  });

  it.each([
    [
      'one that is wrong',
      [
        { date: MONDAY, mealType: 'dinner', title: 'Soup' },
        { date: '2026-02-30', mealType: 'dinner', title: 'Pie' },
      ],
      'INVALID',
    ],
    [
      'one slot twice',
      [
        { date: MONDAY, mealType: 'dinner', title: 'Soup' },
        { date: MONDAY, mealType: 'dinner', title: 'Pie' },
      ],
      'INVALID',
    ],
    [
      'a recipe that is not ours',
      [{ date: MONDAY, mealType: 'dinner', title: 'Soup', recipeId: randomUUID() }],
      'NOT_FOUND',
    ],
    [
      'more than a week has',
      Array.from({ length: 22 }, () => ({ date: MONDAY, mealType: 'dinner', title: 'Soup' })),
      'INVALID',
    ],
  ] as const)('is refused as a whole for %s', async (_, entries, code) => {
    const { viewer } = await family();
    await expect(drafts.accept(viewer, entries as readonly DraftMealInput[], {})).rejects.toMatchObject({ code });
    expect(await plan.between(viewer, MONDAY, '2026-10-11')).toEqual([]);
  });
});

it('rejects a family without the feature', async () => {
  const { viewer } = await family();
  const fish = await rules.add(viewer, { text: 'Friday: fish' });
  const has = jest.spyOn(test.app.get(FeatureAccess), 'has').mockResolvedValue(false);
  for (const refused of [
    rules.all(viewer),
    rules.add(viewer, { text: 'Friday: fish' }),
    rules.update(viewer, fish.id, { text: 'Monday: soup' }),
    rules.move(viewer, fish.id, null),
    rules.delete(viewer, fish.id),
    drafts.draft(viewer, MONDAY),
    drafts.accept(viewer, [], {}),
  ])
    await expect(refused).rejects.toMatchObject({ code: 'FEATURE_LOCKED' });
  has.mockRestore();
});

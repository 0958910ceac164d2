import { Client } from 'pg';
import { asOwner } from '../../../../test';
import { until } from '../../../../test/until';
import type { FamilyViewer } from '../../../platform/auth';
import { MealIdeas } from '../../ideas/meal-ideas';
import { KitchenService } from '../../kitchen/kitchen.service';
import {
  changing,
  dish,
  family,
  feedOf,
  FRIDAY,
  MONDAY,
  plan,
  recipe,
  startMeals,
  test,
  undo,
} from '../../meals.test-kit';
import { change, listed, put, refusal, remove, shopping, tick } from '../shopping.test-kit';
import { ShoppingGenerationService } from './shopping-generation.service';

startMeals();

const generation = () => test.app.get(ShoppingGenerationService);
const generate = (viewer: FamilyViewer, more = {}) => generation().generate(viewer, MONDAY, more);

const ingredient = (name: string, amount: number | null = null, unit: string | null = null) => ({ name, amount, unit });

/** Lasagne for eight from a recipe for four, and soup. */
async function week(viewer: FamilyViewer) {
  const lasagne = await recipe(viewer, 'Lasagne', {
    servings: 4,
    ingredients: [ingredient('mince', 250, 'g'), ingredient('onions', 1), ingredient('rice', 100, 'g')],
  });
  const soup = await recipe(viewer, 'Soup', {
    servings: 2,
    ingredients: [ingredient('onions', 2), ingredient('water')],
  });
  return {
    lasagne: await dish(viewer, 'Lasagne', FRIDAY, { recipeId: lasagne.id, servings: 8 }),
    soup: await dish(viewer, 'Soup', MONDAY, { recipeId: soup.id, servings: 2 }),
  };
}

const kitchenHas = (viewer: FamilyViewer, ...names: string[]) =>
  test.app.get(KitchenService).addAll(
    viewer,
    names.map((ingredientName) => ({ ingredientName, category: 'Pantry' as const, haveIt: true })),
    {},
  );

/** "onions 4" for open items, in alphabetical order. */
const open = async (viewer: FamilyViewer) =>
  (await listed(viewer)).open.map((each) => each.replace(/\u00a0/g, ' ')).sort();

describe('generating the list of a week', () => {
  it('scales to the planned servings, merges, and leaves out what is in the kitchen', async () => {
    const { viewer } = await family();
    await week(viewer);
    await kitchenHas(viewer, 'rice');
    const done = await generate(viewer);
    expect(await open(viewer)).toEqual(['mince 500 g', 'onions 4']);
    expect(done).toMatchObject({
      added: 2,
      cleared: 0,
      failed: 0,
      message: 'Smart shopping list generated! Added 2 optimized ingredients',
    });
    expect(done.leftOut.map(({ why }) => why)).toEqual(
      expect.arrayContaining(['You have rice.', 'No need to buy water.']),
    );
    expect(done.steps.map(({ message }) => message)).toEqual([
      'Generating AI shopping list...',
      'Consolidating ingredients...',
      'Consolidated 5 ingredients to 2 items',
      'Smart shopping list generated! Added 2 optimized ingredients',
    ]);
    const { items } = done;
    expect(items[0]).toMatchObject({ category: 'AI-Generated', isAiGenerated: true, weekStartDate: MONDAY });
    expect(await feedOf(viewer.familyId)).toContain('added 2 items to the shopping list');
  });

  it('previews the result, and stores nothing', async () => {
    const { viewer } = await family();
    await week(viewer);
    await kitchenHas(viewer, 'rice');
    await put(viewer, 'onions', { amount: 1 });
    await dish(viewer, 'Something by Grandma', FRIDAY);
    const preview = await generation().preview(viewer, FRIDAY, null);
    expect(preview).toMatchObject({ weekStart: MONDAY, meals: 3, unknownMeals: ['Something by Grandma'] });
    expect(preview.items.map(({ name, isOnList }) => [name, isOnList])).toEqual(
      expect.arrayContaining([
        ['mince', false],
        ['onions', true],
      ]),
    );
    expect(preview.items.find(({ name }) => name === 'mince')?.parts).toMatchObject([
      { mealTitle: 'Lasagne', mealDate: FRIDAY, amount: 500, unit: 'g' },
    ]);
    expect(await open(viewer)).toEqual(['onions 1']);
  });

  it("shows the kitchen's stock of what is still to be bought", async () => {
    const { viewer } = await family();
    await week(viewer);
    await test.app.get(KitchenService).addAll(
      viewer,
      [
        { ingredientName: 'Mince', category: 'Meat', haveIt: true, amount: 200, unit: 'g' },
        { ingredientName: 'Rice', category: 'Pantry', haveIt: true, amount: 2, unit: 'bag' },
      ],
      {},
    );
    const { items } = await generation().preview(viewer, MONDAY, null);
    const words = items.map(({ name, quantity, inHouse }) => `${name} ${quantity}, ${inHouse}`.replace(/\u00a0/g, ' '));
    expect(words.sort()).toEqual(['mince 300 g, 200 g', 'onions 4, null', 'rice 200 g, 2 bags']);
  });

  it('includes and excludes items as requested', async () => {
    const { viewer } = await family();
    await week(viewer);
    await kitchenHas(viewer, 'rice');
    const { items, leftOut } = await generation().preview(viewer, MONDAY, null);
    await generate(viewer, {
      without: items.filter(({ name }) => name === 'mince').map(({ key }) => key),
      with: leftOut.filter(({ name }) => name === 'rice').map(({ key }) => key),
    });
    expect(await open(viewer)).toEqual(['onions 4', 'rice 200 g']);
  });

  it('leaves out staples, until they have run out in the kitchen', async () => {
    const { viewer } = await family();
    const chips = await recipe(viewer, 'Chips', {
      ingredients: [ingredient('potatoes', 1, 'kg'), ingredient('sea salt'), ingredient('vegetable oil', 2, 'tbsp')],
    });
    await dish(viewer, 'Chips', FRIDAY, { recipeId: chips.id });
    const { leftOut } = await generate(viewer);
    expect(leftOut.map(({ why }) => why)).toEqual(['You usually have sea salt.', 'You usually have vegetable oil.']);
    expect(await open(viewer)).toEqual(['potatoes 1 kg']);
    await test.app
      .get(KitchenService)
      .addAll(viewer, [{ ingredientName: 'Salt', category: 'Spices', haveIt: false }], {});
    await generate(viewer, { with: leftOut.filter(({ name }) => name.includes('oil')).map(({ key }) => key) });
    expect(await open(viewer)).toEqual(['potatoes 1 kg', 'sea salt', 'vegetable oil 2 tbsp']);
  });

  it('changes nothing for an unchanged plan, also twice at once', async () => {
    const { viewer, other } = await family();
    await week(viewer);
    await Promise.all([generate(viewer), generate(other)]);
    const before = await shopping().content(viewer, null);
    expect(await generate(viewer)).toMatchObject({ cleared: before.open.length, added: before.open.length });
    expect((await shopping().content(viewer, null)).open).toEqual(before.open);
  });

  it('replaces untouched items, and keeps those bought, edited, removed or added by hand', async () => {
    const { viewer } = await family();
    const { lasagne, soup } = await week(viewer);
    await generate(viewer);
    await put(viewer, 'bread');
    const { open: rows } = await shopping().content(viewer, null);
    const idOf = (name: string) => rows.find(({ ingredientName }) => ingredientName === name)?.id ?? '';
    await change(viewer, tick(idOf('mince')), remove(idOf('rice')));
    await plan.update(viewer, lasagne.id, { servings: 4 });
    await plan.update(viewer, soup.id, { servings: 4 });
    await generate(viewer);
    expect(await open(viewer)).toEqual(['bread', 'onions 5']);
    expect((await listed(viewer)).basket).toEqual(['mince 500\u00a0g']);
  });

  it('leaves other weeks unchanged', async () => {
    const { viewer } = await family();
    await week(viewer);
    await generate(viewer);
    const next = await recipe(viewer, 'Pie', { servings: 2, ingredients: [ingredient('apples', 6)] });
    await dish(viewer, 'Pie', '2026-10-14', { recipeId: next.id, servings: 2 });
    await generation().generate(viewer, '2026-10-14', {});
    expect(await open(viewer)).toEqual(['apples 6', 'mince 500 g', 'onions 4', 'rice 200 g']);
  });

  it('is one undo', async () => {
    const { viewer } = await family();
    await put(viewer, 'onions', { amount: 1 });
    await week(viewer);
    await generate(viewer, { undoKey: 'undo-generation' });
    await undo(viewer, 'undo-generation');
    expect(await open(viewer)).toEqual(['onions 1']);
  });

  it('reports that nothing is planned', async () => {
    const { viewer } = await family();
    expect(await generate(viewer)).toMatchObject({
      listId: null,
      items: [],
      message: 'No ingredients found for the week... Add some meals to this week first!',
    });
    expect(await shopping().lists(viewer)).toEqual([]);
  });

  it('counts as cleared what its steps say', async () => {
    const { viewer } = await family();
    const { soup } = await week(viewer);
    const clearing = ({ steps }: { steps: { step: string; message: string }[] }) =>
      steps.filter(({ step }) => step === 'clearing').at(-1)?.message;
    await generate(viewer);
    const { open: rows } = await shopping().content(viewer, null);
    const idOf = (name: string) => rows.find(({ ingredientName }) => ingredientName === name)?.id ?? '';
    await change(viewer, { edit: { id: idOf('rice'), amount: 1, unit: 'kg' } });
    // the edited one stays
    const again = await generate(viewer, { key: 'generation-again' });
    expect([again.cleared, clearing(again)]).toEqual([2, 'Clearing 2 existing AI-generated items...']);
    await plan.delete(viewer, soup.id);
    const [one, other] = await Promise.all([generate(viewer), generate(viewer)]);
    for (const done of [one, other])
      expect(clearing(done)).toBe(`Clearing ${done.cleared} existing AI-generated items...`);
    expect(await generate(viewer, { key: 'generation-again' })).toMatchObject({ cleared: one.cleared });
  });

  it('says that all meals of the week are on past days, and lists what a week that is over needed', async () => {
    const { viewer } = await family();
    await week(viewer);
    test.clock.set('2026-10-10T12:00:00Z');
    const none = await generate(viewer);
    expect(none).toMatchObject({
      ...{ added: 0, items: [], hint: 'All meals of this week are on past days.' },
      message: 'All meals of this week are on past days. There is nothing left to buy for them.',
    });
    expect(await generation().preview(viewer, MONDAY, null)).toMatchObject({ meals: 0, pastMeals: 2, items: [] });
    await dish(viewer, 'Lasagne', '2026-10-11');
    expect(await generate(viewer)).toMatchObject({ hint: null, added: expect.any(Number) });
    test.clock.set('2026-10-14T12:00:00Z');
    expect(await generate(viewer)).toMatchObject({
      hint: 'All meals of this week are on past days.',
      message: expect.stringMatching(/^Smart shopping list generated!/),
    });
  });

  it('uses the plain names when the consolidation fails', async () => {
    const { viewer } = await family();
    await week(viewer);
    const failing = jest.spyOn(test.app.get(MealIdeas), 'consolidateNeeds').mockRejectedValue(new Error('no answer'));
    const { steps, message } = await generate(viewer);
    failing.mockRestore();
    expect(steps.map((step) => step.message)).toContain('Consolidation failed, using basic ingredients');
    expect(message).toBe('Smart shopping list generated! Added 4 optimized ingredients');
    expect(await open(viewer)).toEqual(['mince', 'onions', 'rice', 'water']);
  });

  it('leaves the old list intact when it fails in the middle', async () => {
    const { viewer } = await family();
    const { soup } = await week(viewer);
    await generate(viewer);
    const before = await open(viewer);
    await plan.update(viewer, soup.id, { servings: 20 });
    await expect(
      changing(viewer, async () => {
        await generate(viewer, {});
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await open(viewer)).toEqual(before);
  });

  it('leaves the old list intact when its connection is killed in the middle', async () => {
    const { viewer } = await family();
    const { soup } = await week(viewer);
    await generate(viewer);
    const before = await open(viewer);
    await plan.update(viewer, soup.id, { servings: 20 });
    const other = new Client({ connectionString: test.urls.owner });
    await other.connect();
    // the generation uses this table after it has written its rows
    await other.query('begin');
    await other.query('select from shopping_memory where family_id = $1 for update', [viewer.familyId]);
    const generated = refusal(generate(viewer));
    const waiting = 'select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
    const [{ pid } = { pid: 0 }] = (await other.query<{ pid: number }>('select pg_backend_pid() as pid')).rows;
    await until(async () => (await asOwner(waiting, [pid], test.urls.owner)).length > 0);
    await asOwner(`select pg_terminate_backend(pid) from (${waiting}) as w`, [pid], test.urls.owner);
    expect(await generated).toMatchObject({ code: expect.stringMatching(/INTERNAL|UNAVAILABLE/) });
    await other.query('rollback');
    await other.end();
    expect(await open(viewer)).toEqual(before);
    await generate(viewer);
    expect(await open(viewer)).toEqual(['mince 500 g', 'onions 22', 'rice 200 g']);
  });

  it('starts over when the plan changes while it is gathered', async () => {
    const { viewer } = await family();
    const { soup } = await week(viewer);
    const other = new Client({ connectionString: test.urls.owner });
    await other.connect();
    await other.query('begin');
    await other.query('update planned_meal set servings = 4, version = version + 1 where id = $1', [soup.id]);
    const generated = generate(viewer);
    // it has gathered the old plan, and is about to check that it is unchanged
    const [{ pid } = { pid: 0 }] = (await other.query<{ pid: number }>('select pg_backend_pid() as pid')).rows;
    const waiting = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
    await until(async () => (await asOwner(waiting, [pid], test.urls.owner)).length > 0);
    await other.query('commit');
    await other.end();
    const { steps } = await generated;
    expect(steps.filter(({ step }) => step === 'gathering')).toHaveLength(2);
    expect(await open(viewer)).toEqual(['mince 500 g', 'onions 6', 'rice 200 g']);
  });

  it('publishes its steps as they happen', async () => {
    const { viewer } = await family();
    await week(viewer);
    const progress = await generation().progress(viewer, 'generation-1');
    await generate(viewer, { key: 'generation-1' });
    const steps: string[] = [];
    for await (const { step } of progress) steps.push(step);
    expect(steps).toEqual(['gathering', 'consolidating', 'storing', 'done']);
  });
});

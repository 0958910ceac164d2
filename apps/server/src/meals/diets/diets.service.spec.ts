import { asOwner, familyRows, sharedTestApp, statementsOf, type FamilyRows, type TestApp } from '../../../test';
import { RecipesService } from '../recipes/recipes.service';
import { DietsService } from './diets.service';
import { recipeWarnings } from './recipe-warnings';

let test: TestApp;
let home: FamilyRows;
let diets: DietsService;

beforeAll(async () => {
  test = await sharedTestApp();
  diets = test.app.get(DietsService);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set('2026-10-08T09:30:00Z');
  home = await familyRows(test, {}, ['Ada', 'Ben', 'Theo']);
  // Theo is a child without an account
  await asOwner('update membership set user_id = null where id = $1', [home.ids[2]], test.urls.owner);
});

const theo = () => home.ids[2] ?? '';
const asMember = () => ({ ...home.other, role: 'family_member' as const });

describe('who may edit the diet of a member', () => {
  it('the person, everybody for a child, and admins', async () => {
    await diets.set(asMember(), home.other.membershipId, ['nuts'], ['halal', 'vegetarian', 'halal']);
    await diets.set(asMember(), theo(), ['sesame', 'eggs'], []);
    expect(await diets.list(home.viewer)).toEqual(
      expect.arrayContaining([
        { memberId: home.other.membershipId, allergies: ['nuts'], diets: ['vegetarian', 'halal'] },
        { memberId: theo(), allergies: ['eggs', 'sesame'], diets: [] },
      ]),
    );
    await diets.set(home.viewer, home.other.membershipId, [], []);
    expect((await diets.list(asMember())).map(({ memberId }) => memberId)).toEqual([theo()]);
    await expect(diets.set(asMember(), home.viewer.membershipId, ['nuts'], [])).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('nobody of another family, and only with known allergies', async () => {
    const stranger = await familyRows(test);
    for (const id of [theo(), 'no-uuid'])
      await expect(diets.set(stranger.viewer, id, ['nuts'], [])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(diets.set(home.viewer, theo(), ['homework'], [])).rejects.toMatchObject({
      ...{ code: 'INVALID', extras: { field: 'allergies' } },
    });
    await asOwner('update membership set left_at = now() where id = $1', [theo()], test.urls.owner);
    await expect(diets.set(home.viewer, theo(), ['nuts'], [])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a warning', () => {
  const named = (...names: string[]) => names.map((name) => ({ name, notes: null }));
  const theos = [{ memberId: 'theo', allergies: ['nuts' as const, 'milk' as const], diets: ['vegetarian' as const] }];
  const warnings = (...names: string[]) =>
    recipeWarnings(named(...names), theos).map(({ kind, allergen, diet, ingredients }) =>
      [kind, allergen ?? diet ?? '', ...ingredients].join(' '),
    );

  it('names what a recipe contains, who avoids it, and the ingredient', () => {
    expect(recipeWarnings(named('ground almonds', 'walnuts', 'sugar'), theos)).toEqual([
      {
        kind: 'contains',
        allergen: 'nuts',
        diet: null,
        memberIds: ['theo'],
        ingredients: ['ground almonds', 'walnuts'],
      },
    ]);
  });

  it.each([
    [
      'what is certain comes first',
      ['chicken', 'dark chocolate'],
      ['breaks_diet vegetarian chicken', 'may_contain milk dark chocolate'],
    ],
    ['false friends are none', ['coconut milk', 'nutmeg', 'butternut squash'], []],
    ['nobody avoids it', ['prawns'], ['breaks_diet vegetarian prawns']],
    ['the table does not know it', ['gloopstuff', 'sugar'], ['not_recognised  gloopstuff']],
  ])('%s', (_what, ingredients, expected) => {
    expect(warnings(...ingredients)).toEqual(expected);
  });

  it('is not given to a family in which nobody avoids anything', () => {
    expect(recipeWarnings(named('walnuts', 'gloopstuff'), [])).toEqual([]);
  });

  it('takes one statement for any number of recipes', async () => {
    const recipes = test.app.get(RecipesService);
    const ids: string[] = [];
    for (let n = 0; n < 5; n++)
      ids.push((await recipes.add(home.viewer, { title: `${n}`, instructions: 'x', ingredients: ['walnuts'] })).id);
    await diets.set(home.viewer, theo(), ['nuts'], []);
    const one = await statementsOf(() => recipes.cards(home.viewer, ids.slice(0, 1)));
    const all = await statementsOf(async () => {
      for (const [, { warnings }] of await recipes.cards(home.viewer, ids))
        expect(warnings).toMatchObject([{ kind: 'contains', memberIds: [theo()] }]);
    });
    expect([one.length, all.length]).toEqual([2, 2]);
  });
});

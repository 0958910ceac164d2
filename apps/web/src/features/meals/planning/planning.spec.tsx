import { screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { domainError } from '../../../test/network';
import type { RootAnswers } from '../../../test/network';
import { meal, openMeals, recipe } from '../meals.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const pie = recipe('Leek pie');
const entry = (title: string, date: string, over: object = {}) => ({
  ...{ date, mealType: 'dinner', recipeId: pie.id, title, servings: 4, reasons: ['A favourite'] },
  ...over,
});
const proposal = [
  entry('Leek pie', '2026-10-09'),
  entry('Toast', '2026-10-09', { mealType: 'breakfast', recipeId: null, reasons: ['A quick pick, for a change'] }),
];
const rule = (text: string, position: number) => ({ id: `rule ${text}`, text, position, version: 1 });

/** Opens Plan All Meals with these rules. */
async function open(rules: ReturnType<typeof rule>[] = [], answers: RootAnswers = {}) {
  const sent: object[] = [];
  const note = (args: object): void => void sent.push(JSON.parse(JSON.stringify(args)) as object);
  const opened = openMeals([], {
    recipes: [pie],
    answers: {
      mealRules: () => rules,
      draftMealPlan: {
        startDate: '2026-10-05',
        endDate: '2026-10-11',
        entries: proposal,
        unfilled: [],
        recipes: [pie],
      },
      updateMealRule: (args: { id: string; input: { text: string } }) => {
        note(args);
        const at = rules.findIndex(({ id }) => id === args.id);
        const before = rules[at] as ReturnType<typeof rule>;
        rules[at] = { ...before, text: args.input.text, version: before.version + 1 };
        return rules[at];
      },
      ...answers,
    },
  });
  const button = (await screen.findAllByRole('button', { name: 'Plan All Meals' }))[0] as HTMLElement;
  await opened.actor.click(button);
  return { ...opened, sent, dialog: within(await screen.findByRole('dialog', { name: /^Plan / })) };
}
const showRules = async ({ actor, dialog }: Awaited<ReturnType<typeof open>>) =>
  actor.click(dialog.getByRole('button', { name: 'Rules of the family' }));

describe('the rules', () => {
  it('are edited in place, with a preview of how they are parsed, and the focus returns', async () => {
    const opened = await open([rule('Friday: fish', 1), rule('Every day: no nuts', 2)]);
    const { actor, dialog, sent } = opened;
    await showRules(opened);
    await actor.click(await dialog.findByRole('button', { name: 'Edit the rule “Friday: fish”' }));
    const field = dialog.getByLabelText('The rule');
    expect(field).toHaveFocus();
    await actor.clear(field);
    await actor.type(field, 'xyzzy{Enter}');
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await actor.clear(field);
    await actor.click(field);
    await actor.paste('thursday soup');
    expect(dialog.getByText('Understood as “Thursday: Soup”')).toBeVisible();
    await actor.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changed to “thursday soup”')).toBeVisible();
    expect(sent).toMatchObject([{ id: 'rule Friday: fish', input: { text: 'thursday soup' }, version: 1 }]);
    expect(dialog.getByRole('button', { name: 'Edit the rule “thursday soup”' })).toHaveFocus();
  });

  it('keep the typed text after a version conflict, and save it at the second attempt', async () => {
    const rules = [rule('Friday: fish', 1)];
    let isBehind = true;
    const opened = await open(rules, {
      updateMealRule: (args: { input: { text: string }; version: number }) => {
        const now = { ...(rules[0] as (typeof rules)[0]), text: 'Friday: pizza', version: 2 };
        if (isBehind) throw domainError('VERSION_CONFLICT', 'Changed', undefined, { current: now });
        rules[0] = { ...now, text: args.input.text, version: args.version + 1 };
        return rules[0];
      },
    });
    const { actor, dialog } = opened;
    await showRules(opened);
    await actor.click(await dialog.findByRole('button', { name: /^Edit the rule/ }));
    const field = dialog.getByLabelText('The rule');
    await actor.clear(field);
    await actor.click(field);
    await actor.paste('friday: soup');
    await actor.keyboard('{Enter}');
    expect(await dialog.findByText(/changed it to “Friday: pizza” in the meantime/)).toBeVisible();
    expect(field).toHaveValue('friday: soup');
    isBehind = false;
    await actor.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changed to “friday: soup”')).toBeVisible();
  });

  it('are added in words, which say for when and for what, and the line is empty again', async () => {
    const rules: ReturnType<typeof rule>[] = [];
    const added: unknown[] = [];
    const opened = await open(rules, {
      addMealRule: ({ input }: { input: { text: string } }) => {
        added.push(input.text);
        rules.push(rule(input.text, rules.length + 1));
        return rules.at(-1);
      },
    });
    const { actor, dialog } = opened;
    await showRules(opened);
    expect(await dialog.findByText(/^None yet\./)).toBeVisible();
    const field = dialog.getByLabelText('A new rule');
    await actor.type(field, 'fish{Enter}');
    expect(await dialog.findByText(/^Say for which day or meal that is/)).toBeVisible();
    expect(added).toEqual([]);
    for (const words of ['Friday: fish', 'Monday: under 20 minutes']) {
      await actor.clear(field);
      await actor.type(field, words);
      expect(dialog.getByText(/^Understood as /)).toBeVisible();
      await actor.keyboard('{Enter}');
      await waitFor(() => expect(field).toHaveValue(''));
      expect(dialog.getByText(words)).toBeVisible();
    }
    expect(added).toEqual(['Friday: fish', 'Monday: under 20 minutes']);
    expect(dialog.getByText('If two rules contradict each other, the higher one wins.')).toBeVisible();
  });

  it('stay unchanged on Escape, which leaves the dialog open', async () => {
    const opened = await open([rule('Friday: fish', 1)]);
    const { actor, dialog, sent } = opened;
    await showRules(opened);
    await actor.click(await dialog.findByRole('button', { name: /^Edit the rule/ }));
    await actor.type(dialog.getByLabelText('The rule'), ' and chips{Escape}');
    expect(dialog.getByText('Friday: fish')).toBeVisible();
    expect(sent).toEqual([]);
    await actor.click(dialog.getByRole('button', { name: /^Edit the rule/ }));
    expect(dialog.getByLabelText('The rule')).toHaveValue('Friday: fish');
  });
});

describe('a proposal', () => {
  it('warns once, if somebody avoids something, that quick picks are not checked', async () => {
    const { dialog } = await open([], {
      memberDiets: [{ memberId: 'member-tom', allergies: ['nuts'], diets: [] }],
    });
    expect(
      await dialog.findByText('Quick picks have no recipe, so their ingredients have not been checked.'),
    ).toBeVisible();
  });

  it('shows no such warning in a family that eats everything', async () => {
    const { dialog } = await open();
    expect(await dialog.findByText('Toast')).toBeVisible();
    expect(dialog.queryByText(/Quick picks have no recipe/)).not.toBeInTheDocument();
  });

  it('is accepted without recipes deleted in the meantime, and reports them', async () => {
    const stored = meal('Toast', { mealDate: '2026-10-09', mealType: 'breakfast' });
    const { actor, dialog } = await open([], {
      acceptMealPlan: {
        meals: [stored],
        filled: [],
        leftOut: [{ date: '2026-10-09', mealType: 'dinner', title: 'Leek pie' }],
      },
    });
    await actor.click(await dialog.findByRole('button', { name: 'Accept 2 meals' }));
    expect(await screen.findByText('1 meal is planned; without Leek pie, deleted in the meantime')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Plan / })).not.toBeInTheDocument());
  });

  it('is limited to some meals, swapped and left out in parts, and reverted by one Undo', async () => {
    const other = recipe('Fish pie');
    const drafts: { mealTypes: string[]; keep: object[]; rejected: object[] }[] = [];
    const accepted: { entries: object[]; undoKey: string; idempotencyKey: string }[] = [];
    const undone: string[] = [];
    const { actor, dialog } = await open([], {
      draftMealPlan: (args: (typeof drafts)[number]) => {
        drafts.push(JSON.parse(JSON.stringify(args)) as (typeof drafts)[number]);
        const dinner = args.rejected.length > 0 ? entry('Fish pie', '2026-10-09', { recipeId: other.id }) : proposal[0];
        const rest = [proposal[1], entry('Stew', '2026-10-10')].filter((one) => args.mealTypes.includes(one!.mealType));
        const unfilled = [{ date: '2026-10-11', mealType: 'dinner', why: 'Nothing fits your rules.' }];
        return {
          startDate: '2026-10-05',
          endDate: '2026-10-11',
          entries: [dinner, ...rest],
          unfilled,
          recipes: [pie, other],
        };
      },
      acceptMealPlan: (args: (typeof accepted)[number]) => {
        accepted.push(JSON.parse(JSON.stringify(args)) as (typeof accepted)[number]);
        const meals = [meal('Fish pie', { id: 'planned', recipeId: other.id, mealDate: '2026-10-09' })];
        return { meals, filled: [{ date: '2026-10-10', mealType: 'dinner' }], leftOut: [] };
      },
      undo: ({ key }: { key: string }) => {
        undone.push(key);
        return [];
      },
    });
    const friday = within(await dialog.findByRole('region', { name: 'Friday 9 October' }));
    expect(friday.getByText('A favourite')).toBeVisible();
    expect(friday.getByText('45 min')).toBeVisible();
    expect(dialog.getByText('Nothing fits your rules.')).toBeVisible();
    await actor.click(dialog.getByLabelText('Breakfast'));
    await waitFor(() => expect(dialog.queryByText('Toast')).not.toBeInTheDocument());
    expect(drafts.at(-1)).toMatchObject({ mealTypes: ['lunch', 'dinner'], keep: [], rejected: [] });
    await actor.click(friday.getByRole('button', { name: /^Swap Leek pie/ }));
    expect(await friday.findByText('Fish pie')).toBeVisible();
    expect(drafts.at(-1)).toMatchObject({
      keep: [{ title: 'Stew' }],
      rejected: [{ date: '2026-10-09', mealType: 'dinner', title: 'Leek pie', recipeId: pie.id }],
    });
    await actor.click(dialog.getByRole('checkbox', { name: /^Take Stew/ }));
    expect(dialog.getByText('left out')).toBeVisible();
    await actor.click(dialog.getByRole('button', { name: 'Accept 1 meal' }));
    expect(await screen.findByText('1 meal is planned; somebody had filled one already')).toBeVisible();
    expect(accepted[0]?.entries).toEqual([
      {
        date: '2026-10-09',
        mealType: 'dinner',
        recipeId: other.id,
        title: 'Fish pie',
        servings: 4,
        reasons: ['A favourite'],
      },
    ]);
    expect(await screen.findByRole('button', { name: /^Fish pie/ })).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Fish pie/ })).not.toBeInTheDocument());
    expect(undone).toEqual([accepted[0]?.undoKey]);
  });
});

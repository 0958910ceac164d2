import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { setWindow } from '../../../test/media';
import { domainError } from '../../../test/network';
import { meal, openMeals, recipe } from '../meals.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const cellOf = async (name: RegExp) => (await screen.findByRole('button', { name })).closest('[role="cell"]');

it('shows a week with its recipes, short evenings and warnings, and goes to other weeks and back', async () => {
  const pie = recipe('Shepherd’s pie', { tags: ['Batch', 'Comfort', 'Third'] });
  const stew = meal('Stew', { mealDate: '2026-10-13' });
  const { actor } = openMeals(
    [
      meal('Shepherd’s pie', { recipeId: pie.id }),
      meal('Cereal', { mealType: 'breakfast' }),
      meal('Nuts: nut roast'),
      stew,
    ],
    { recipes: [pie] },
  );
  expect(await screen.findByRole('table', { name: 'Meals, 5 to 11 October' })).toBeVisible();
  const dish = await button(/^Shepherd’s pie/);
  expect(dish).toHaveTextContent(/45 min/);
  expect(dish).toHaveTextContent('Comfort');
  expect(dish).not.toHaveTextContent('Third');
  expect(await button(/^Cereal Ad-hoc/)).toBeVisible();
  expect(await button(/^Nuts: nut roast.*Contains nuts: Tom/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Fri 9/ })).toHaveTextContent('Short evening');
  expect(screen.getByRole('rowheader', { name: 'Thu, today 8' })).toBeVisible();
  expect(screen.queryByText('Stew')).not.toBeInTheDocument();

  await actor.click(screen.getByLabelText('Next Week'));
  expect(await button(/^Stew/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '12 to 18 October' })).toBeVisible();
  await actor.click(screen.getByText('Current Week'));
  expect(await screen.findByRole('heading', { name: '5 to 11 October' })).toBeVisible();
});

it('fills an empty slot from its menu: with a recipe, or with a quick pick; or in words, with the recipe they name', async () => {
  const soup = recipe('Soup of the day');
  const lasagne = recipe('Lasagne');
  const { actor, plan } = openMeals([], { recipes: [soup, lasagne] });
  await actor.click(await button('Add lunch on Friday 9 October'));
  await actor.click(await screen.findByRole('menuitem', { name: 'Soup of the day' }));
  expect(await screen.findByText('Added Soup of the day to lunch on Friday 9 October')).toBeVisible();
  expect(plan.calls[0]).toMatchObject({
    name: 'add',
    args: { input: { recipeId: soup.id, mealType: 'lunch', mealDate: '2026-10-09', servings: 4 } },
  });
  await actor.click(await button('Add breakfast on Friday 9 October'));
  await actor.click(await screen.findByRole('menuitem', { name: 'Simple Meal' }));
  const dialog = await screen.findByRole('dialog', { name: 'Quick Add Meal' });
  expect(within(dialog).getByRole('button', { name: 'Add Meal' })).toBeDisabled();
  await actor.click(within(dialog).getByRole('radio', { name: 'Porridge' }));
  await actor.click(within(dialog).getByRole('button', { name: 'Add Meal' }));
  expect(await screen.findByText('Added Porridge to breakfast on Friday 9 October')).toBeVisible();
  expect(await button(/^Porridge/)).toBeVisible();
  await actor.click(await screen.findByLabelText('Add a meal in words'));
  await actor.paste('lasagne on Friday for 6');
  await actor.keyboard('{Enter}');
  expect(await screen.findByText('Added Lasagne to dinner on Friday 9 October')).toBeVisible();
  expect(plan.calls.at(-1)).toMatchObject({
    args: { input: { recipeId: lasagne.id, servings: 6, mealDate: '2026-10-09' } },
  });
});

it('shows a meal, sends only edited fields, and names who has changed it concurrently', async () => {
  const { actor, plan } = openMeals([meal('Pizza night', { cookId: 'member-tom', notes: 'Two with olives' })]);
  await actor.click(await button(/^Pizza night/));
  const reader = await screen.findByRole('dialog', { name: 'Pizza night' });
  expect(reader).toHaveTextContent('Thursday 8 October, dinner');
  expect(reader).toHaveTextContent('Two with olives');
  expect(reader).toHaveTextContent('Tom');
  await actor.click(within(reader).getByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Meal' });
  await actor.clear(within(dialog).getByLabelText('Title'));
  expect(within(dialog).getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await actor.click(within(dialog).getByLabelText('Title'));
  await actor.paste('Pasta night');
  plan.meals = plan.meals.map((one) => ({ ...one, title: 'Curry night', version: 2 }));
  plan.refuse('update', domainError('VERSION_CONFLICT', 'Changed', undefined, { current: plan.meals[0] }));
  await actor.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  expect(await within(dialog).findByText('Somebody else changed this meal in the meantime')).toBeVisible();
  await actor.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Meal updated successfully')).toBeVisible();
  expect(plan.calls.at(-1)).toMatchObject({ args: { input: { title: 'Pasta night' }, version: 2 } });
});

it('shows the ingredients that a planned idea keeps, and forgets them when told to', async () => {
  const ingredients = [
    { name: 'mozzarella', amount: 200, unit: 'g', isInHouse: false },
    { name: 'bread', amount: null, unit: null, isInHouse: true },
  ];
  const { actor, plan } = openMeals([meal('Bread pizzas', { ingredients })]);
  await actor.click(await button(/^Bread pizzas/));
  const reader = await screen.findByRole('dialog', { name: 'Bread pizzas' });
  expect(reader).toHaveTextContent(/200.g mozzarella, bread/);
  await actor.click(within(reader).getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Meal' }));
  await actor.click(dialog.getByLabelText('Title'));
  await actor.paste('!');
  await actor.click(dialog.getByRole('button', { name: 'Remove the ingredients' }));
  expect(dialog.queryByRole('region', { name: 'Ingredients' })).toBeNull();
  await actor.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Meal updated successfully')).toBeVisible();
  expect(plan.calls.at(-1)).toMatchObject({ args: { input: { title: 'Bread pizzas!', ingredients: null } } });
});

it('reports which change of a meal failed, and why; asks before deleting, and Undo restores the meal', async () => {
  const { actor, plan } = openMeals([meal('Pizza night')]);
  const broken = domainError('INTERNAL', 'Broken');
  plan.refuse('update', broken);
  await actor.click(await button(/^Pizza night/));
  await actor.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Meal' });
  await actor.type(within(dialog).getByLabelText('Title'), ' in');
  await actor.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  expect(
    await within(dialog).findByText(
      /^Failed to update meal: Something went wrong.*Everything you wrote is still here\.$/,
    ),
  ).toBeVisible();
  await actor.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Meal updated successfully')).toBeVisible();
  plan.refuse('delete', broken);
  await actor.click(await button(/^Pizza night in/));
  const remove = async (): Promise<void> => {
    await actor.click(within(await screen.findByRole('dialog')).getByText('Delete'));
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this meal?' });
    expect(plan.meals).toHaveLength(1);
    await actor.click(within(question).getByText('Delete'));
  };
  await remove();
  expect(await screen.findByText(/^Failed to delete meal: Something went wrong/)).toBeVisible();
  await actor.click(await button(/^Pizza night in/));
  await remove();
  const deleted = (await screen.findByText('Meal deleted successfully')).closest('li') as HTMLElement;
  expect(plan.meals).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Pizza night in/ })).not.toBeInTheDocument();
  await actor.click(within(deleted).getByText('Undo'));
  expect(await button(/^Pizza night in/)).toBeVisible();
});

it('moves a meal by keyboard, announces each step, and reverts a rejected move', async () => {
  const { plan } = openMeals([meal('Pizza night')]);
  const dish = await button(/^Pizza night/);
  dish.focus();
  fireEvent.keyDown(dish, { key: 'm' });
  expect(await screen.findByText(/^Picked up Pizza night, Thursday 8 October, dinner\./)).toBeInTheDocument();
  fireEvent.keyDown(window, { key: 'ArrowLeft' });
  fireEvent.keyDown(window, { key: 'ArrowDown' });
  expect(await screen.findByText('Friday 9 October, lunch')).toBeInTheDocument();
  plan.refuse('move', domainError('VERSION_CONFLICT', 'Tom has changed this meal meanwhile.'));
  fireEvent.keyDown(window, { key: 'Enter' });
  expect(await screen.findByText('Failed to update meal: Tom has changed this meal meanwhile.')).toBeVisible();
  await waitFor(async () =>
    expect((await cellOf(/^Pizza night/))?.getAttribute('data-slot')).toBe('2026-10-08 dinner'),
  );
  expect(plan.calls[0]).toMatchObject({
    name: 'move',
    args: { to: { date: '2026-10-09', mealType: 'lunch' }, version: 1 },
  });
});

it('finds one recipe among thousands by typing, also on a phone', async () => {
  const many = Array.from({ length: 60 }, (_, index) => recipe(`Soup ${index}`));
  const { actor, plan } = openMeals([], { recipes: [...many, recipe('Goulash', { servings: 6 })] });
  await actor.click(await button('Add lunch on Friday 9 October'));
  expect(await screen.findAllByRole('menuitem', { name: /^Soup/ })).toHaveLength(5);
  await actor.click(screen.getByRole('menuitem', { name: 'Add New Meal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Meal to Plan' }));
  const field = dialog.getByRole('combobox', { name: 'Recipe' });
  expect(await dialog.findByText('Type to search all 61 recipes.')).toBeVisible();
  await actor.click(field);
  expect(dialog.getAllByRole('option')).toHaveLength(21);
  await actor.clear(field);
  await actor.type(field, 'goul');
  await actor.click(await dialog.findByRole('option', { name: 'Goulash' }));
  expect(field).toHaveValue('Goulash');
  expect(dialog.getByLabelText('Title')).toHaveValue('Goulash');
  await actor.click(dialog.getByRole('button', { name: 'Add Meal' }));
  // with the recipe, before the plan was refetched
  expect(await button(/^Goulash.*45 min/)).toBeVisible();
  expect(plan.calls[0]).toMatchObject({ args: { input: { recipeId: 'recipe-Goulash', title: 'Goulash' } } });
});

it('shows the recipe of a meal if it is not among the newest, or is in the bin', async () => {
  const many = Array.from({ length: 30 }, (_, index) => recipe(`Soup ${index}`));
  const gone = new Set<string>();
  const answers = {
    recipe: ({ id }: { id: string }) => {
      if (gone.has(id)) throw domainError('NOT_FOUND', 'Recipe not found');
      return many.find((one) => one.id === id);
    },
  };
  gone.add('recipe-gone');
  const meals = [
    meal('Grandma’s', { recipeId: 'recipe-Soup 29' }),
    meal('Lost pie', { recipeId: 'recipe-gone', mealDate: '2026-10-09' }),
  ];
  const { actor } = openMeals(meals, { recipes: many, answers });
  const recipeOf = async (name: RegExp): Promise<HTMLElement> => {
    await actor.click(await button(name));
    await actor.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Edit' }));
    return within(await screen.findByRole('dialog', { name: 'Edit Meal' })).getByRole('combobox', { name: 'Recipe' });
  };
  const old = await recipeOf(/^Grandma’s/);
  await waitFor(() => expect(old).toHaveValue('Soup 29'));
  await actor.keyboard('{Escape}');
  const lost = await recipeOf(/^Lost pie/);
  await waitFor(() => expect(lost).toHaveValue('A recipe that is in the bin'));
});

it('copies last week into the empty slots, says what was skipped or missing, and undoes all at once', async () => {
  const copy = meal('Goulash', { id: 'copied', mealDate: '2026-10-06' });
  const sent: unknown[] = [];
  const { actor, plan } = openMeals([meal('Pizza night')], {
    answers: {
      copyMealWeek: (args: object) => {
        sent.push(JSON.parse(JSON.stringify(args)));
        const skipped = [{ date: '2026-10-08', mealType: 'dinner' }];
        return { meals: sent.length === 1 ? [copy] : [], skipped: sent.length < 3 ? skipped : [] };
      },
      undo: [],
    },
  });
  await button(/^Pizza night/);
  const copyLastWeek = async () => {
    await actor.click(await button('More for this week'));
    await actor.click(await screen.findByRole('menuitem', { name: 'Copy last week' }));
  };
  await copyLastWeek();
  expect(await screen.findByText('Copied 1 meal of last week; what was planned stays')).toBeVisible();
  expect(await button(/^Goulash/)).toBeVisible();
  expect(sent).toMatchObject([{ from: '2026-09-28', to: '2026-10-05' }]);
  await actor.click(await button('Undo'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Goulash/ })).not.toBeInTheDocument());
  expect(plan.meals).toHaveLength(1);
  await copyLastWeek();
  expect(await screen.findByText(/^Nothing was copied: something is planned already/)).toBeVisible();
  await copyLastWeek();
  expect(await screen.findByText('Nothing was planned last week')).toBeVisible();
});

it('shows on a phone when to start, until dinner time, and opens the week at today', async () => {
  const startAt = 'Start at 17:00';
  setWindow({ width: 390 });
  freezeDate('2026-10-08T16:30:00+01:00');
  const { unmount } = openMeals([meal('Pizza night')]);
  expect(await screen.findByText(startAt)).toBeVisible();
  unmount();
  freezeDate('2026-10-08T18:05:00+01:00');
  const { actor } = openMeals([meal('Pizza night')]);
  expect(await button(/^Pizza night/)).toBeVisible();
  expect(screen.queryByText(startAt)).not.toBeInTheDocument();
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  await actor.click(screen.getByRole('tab', { name: 'Week' }));
  expect(await screen.findByRole('region', { name: 'Thursday' })).toBeVisible();
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('region', { name: 'Thursday' })]);
  scrollIntoView.mockRestore();
});

it('reports that the plan could not be loaded, and retries', async () => {
  let broken = true;
  const { actor } = openMeals([], {
    answers: {
      mealWeek: () => {
        if (broken) throw domainError('INTERNAL', 'Broken');
        return {
          startDate: '2026-10-05',
          endDate: '2026-10-11',
          meals: [],
          recipes: [],
          shortEvenings: [],
          warnings: [],
        };
      },
    },
  });
  expect(
    await screen.findByText('No meal plan data available. Please check your connection and try again.'),
  ).toBeVisible();
  broken = false;
  await actor.click(await button('Try Again'));
  expect(await screen.findByRole('table')).toBeVisible();
});

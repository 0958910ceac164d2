import { screen, waitFor, within } from '@testing-library/react';
import { familyAnswers } from '../../../test/answers';
import { freezeDate } from '../../../test/clock';
import { domainError } from '../../../test/network';
import { renderRoute } from '../../../test/render-route';
import { fakeKitchen } from '../kitchen/kitchen.test-kit';
import { TODAY } from '../meals.test-kit';
import '../page';
import '../recipes/recipes-tab';
import '../week/dialogs/meal-dialog';
import './ideas-dialog';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const suggestion = {
  title: 'Mushroom risotto',
  reason: 'Not French, but it fits the rest. Quick.',
  missed: ['Not French.', '“crunchy” could not be taken into account.'],
  tags: ['Italian'],
  ingredients: [
    { name: 'arborio rice', amount: 300, unit: 'g' },
    { name: 'mushrooms', amount: 250, unit: 'g' },
  ],
  instructions: ['Fry the rice.', 'Stir until it is done.'],
  prepTime: 10,
  cookTime: 25,
  difficulty: 'easy',
  servings: 6,
};

it('suggests meals for the constraints, and adds one to the list or the plan with its reason', async () => {
  const asked: object[] = [];
  let answer: unknown[] | null = null;
  const { kitchen, answers } = fakeKitchen([]);
  const { actor } = renderRoute('/dashboard#meal-planner/recipes', {
    graphql: familyAnswers({
      ...answers,
      recipePage: { items: [], nextCursor: null, total: 0, totalOfFamily: 0 },
      recipeSuggestions: [],
      recipes: [],
      suggestMeals: ({ input }: { input: object }) => {
        asked.push(JSON.parse(JSON.stringify(input)) as object);
        if (!answer) throw domainError('INTERNAL', 'Broken');
        return answer;
      },
    }),
  });
  await actor.click(await screen.findByRole('button', { name: 'AI Suggestions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'AI Meal Suggestions' }));
  await actor.click(dialog.getByLabelText(/^Anything else/));
  await actor.paste('no fish');
  await actor.click(dialog.getByRole('button', { name: 'Get Suggestions' }));
  expect(
    await dialog.findByText(
      'AI meal suggestions are temporarily unavailable. Please try again later or create recipes manually.',
    ),
  ).toBeVisible();
  answer = [];
  await actor.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText('Nothing fits these wishes')).toBeVisible();
  expect(asked.at(-1)).toEqual({
    cuisine: 'any',
    dietary: 'any',
    timeConstraint: 'any',
    servings: 4,
    difficulty: 'any',
    contextNotes: 'no fish',
  });
  answer = [suggestion];
  await actor.click(dialog.getByRole('button', { name: 'Get Suggestions' }));
  const card = within(await dialog.findByRole('article', { name: 'Mushroom risotto' }));
  expect(card.getByText(suggestion.reason)).toBeVisible();
  expect(dialog.getByText('1 suggestion. Not French. “crunchy” could not be taken into account.')).toBeVisible();
  await actor.click(card.getByRole('button', { name: 'Ingredients and steps' }));
  expect(card.getByText(/300.g arborio rice/)).toBeVisible();
  kitchen.refuse('list', domainError('INTERNAL', 'Broken'));
  await actor.click(card.getByRole('button', { name: /^Add Ingredients to List/ }));
  expect(await screen.findByText('Failed to add ingredients to shopping list.')).toBeVisible();
  await actor.click(card.getByRole('button', { name: /^Add Ingredients to List/ }));
  expect(await screen.findByText('Added 2 ingredients to shopping list!')).toBeVisible();
  await waitFor(() =>
    expect(kitchen.calls.at(-1)?.args).toMatchObject({
      changes: [
        { add: { name: 'arborio rice', amount: 300, unit: 'g', generatedFor: TODAY } },
        { add: { name: 'mushrooms', generatedFor: TODAY } },
      ],
    }),
  );
  await actor.click(card.getByRole('button', { name: /^Add to Plan/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Meal to Plan' }));
  expect(form.getByLabelText(/^Title/)).toHaveValue('Mushroom risotto');
  expect(form.getByLabelText(/^Notes/)).toHaveValue(suggestion.reason);
});

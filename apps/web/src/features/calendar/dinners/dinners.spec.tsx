import { screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { domainError } from '../../../test/network';
import { renderRoute } from '../../../test/render-route';
import { event, fakeCalendar } from '../calendar.test-kit';
import './dinner-reader';

const dinner = (title: string, over: object = {}) => ({
  id: `meal-${title}`,
  title,
  mealDate: '2026-10-08',
  mealType: 'dinner',
  recipeId: null,
  notes: null,
  servings: 4,
  eaterIds: null,
  guests: 0,
  cookId: null,
  ...over,
});
const lasagne = dinner('Lasagne', {
  recipeId: 'recipe-1',
  notes: 'Take it out of the freezer',
  eaterIds: ['member-emma', 'member-poppy'],
  guests: 2,
  cookId: 'member-tom',
});
const meals = [
  lasagne,
  dinner('Porridge', { mealType: 'breakfast' }),
  dinner('Fish pie', { mealDate: '2026-10-10' }),
  dinner('Goulash', { mealDate: '2026-12-03' }),
];

type View = 'month' | 'week' | 'day' | 'list';
function open(view: View, { dinners = true, answers = {} }: { dinners?: boolean; answers?: object } = {}) {
  const plannedMeals = ({ start, end }: { start: string; end: string }) =>
    meals.filter(({ mealDate }) => mealDate >= start && mealDate <= end);
  const calendar = fakeCalendar([event({ title: 'Dentist', eventTime: '15:40' })], { plannedMeals, ...answers });
  sessionStorage.setItem('homefold-user-calendar-view', JSON.stringify({ view, date: null, people: [], dinners }));
  return renderRoute('/dashboard#calendar', { graphql: calendar.graphql });
}
const read = (name = 'Lasagne') => screen.findByRole('dialog', { name });

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

it('lists dinners under their days, later ones with the months that follow, and no other meals', async () => {
  const { actor } = open('list');
  const today = await screen.findByRole('heading', { level: 4, name: /Today/ });
  const dinner = await within(today.parentElement as HTMLElement).findByRole('button', { name: /Lasagne/ });
  expect(dinner.closest('li')).toHaveTextContent(/^DinnerLasagne🍲$/u);
  expect(await screen.findByText('Fish pie')).toBeVisible();
  expect(screen.queryByText('Porridge')).not.toBeInTheDocument();
  expect(screen.queryByText('Goulash')).not.toBeInTheDocument();
  await actor.click(screen.getByText(/Show what comes after/));
  expect(await screen.findByText('Goulash')).toBeVisible();
});

it('are listed only while they are switched on in the More menu', async () => {
  const { actor } = open('list', { dinners: false });
  await screen.findByText('Dentist');
  expect(screen.queryByText('Lasagne')).not.toBeInTheDocument();
  await actor.click(screen.getByLabelText('More for the calendar'));
  await actor.click(await screen.findByText(/^Show dinners/));
  expect(await screen.findByText('Lasagne')).toBeVisible();
});

it('open from every view with a click, and lead to the recipe if there is one, otherwise only to the meal plan', async () => {
  const { actor } = open('month');
  for (const view of ['Month', 'Day', 'List', 'Week']) {
    await actor.click(await screen.findByLabelText(view));
    await actor.click(await screen.findByText('Lasagne'));
    const reader = await read();
    expect(reader).toHaveTextContent('Thursday 8 October, dinner');
    expect(reader).toHaveTextContent('Emma and Poppy · 2 guests · Serves 4');
    expect(reader).toHaveTextContent(/Who cooks.*Tom/);
    expect(reader).toHaveTextContent('Take it out of the freezer');
    expect(within(reader).queryByRole('button', { name: /Edit|Delete|Move/ })).not.toBeInTheDocument();
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(reader).not.toBeInTheDocument());
  }
  await actor.click(screen.getByText('Fish pie'));
  const ways = within(await read('Fish pie'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(ways.filter(Boolean)).toEqual(['Open in the meal plan']);
  await actor.keyboard('{Escape}');
  await actor.click(screen.getByText('Lasagne'));
  await actor.click(within(await read()).getByRole('button', { name: 'View recipe' }));
  await waitFor(() => expect(window.location.hash).toBe('#meal-planner/recipes/recipe-1'));
});

it('reports in the list that dinners could not be loaded, and retries', async () => {
  let isDown = true;
  const { actor } = open('list', {
    answers: {
      plannedMeals: () => {
        if (isDown) throw domainError('INTERNAL', 'Down');
        return meals;
      },
    },
  });
  const message = await screen.findByText('Dinners could not be loaded.');
  expect(screen.getByText('Dentist')).toBeVisible();
  isDown = false;
  await actor.click(within(message.closest('p') as HTMLElement).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Lasagne')).toBeVisible();
});

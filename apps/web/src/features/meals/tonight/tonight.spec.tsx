import { screen, waitFor } from '@testing-library/react';
import { familyAnswers } from '../../../test/answers';
import { freezeDate } from '../../../test/clock';
import { domainError } from '../../../test/network';
import { renderRoute } from '../../../test/render-route';
import './tonight';

afterEach(() => jest.useRealTimers());

const dinner = (...titles: string[]) => ({
  ...{ date: '2026-10-08', startAt: '17:15', dinnerTime: '18:00', recipes: [], minutes: 45 },
  meals: titles.map((title) => ({ id: `meal-${title}`, title })),
});

/** The dashboard at a time of 8 October in London. */
function open(time: string, plannedDinner: unknown) {
  freezeDate(`2026-10-08T${time}:00+01:00`);
  return renderRoute('/dashboard', { graphql: familyAnswers({ plannedDinner }) });
}

it('shows dinner and when to start, and opens it in the plan', async () => {
  const { actor } = open('14:20', dinner('Lasagne', 'Salad'));
  const line = await screen.findByRole('button', { name: /^Lasagne/ });
  expect(line).toHaveTextContent('and 1 more');
  expect(line).toHaveTextContent('Start at 17:15');
  await actor.click(line);
  await waitFor(() => expect(window.location.hash).toBe('#meal-planner'));
});

it('shows no start time once dinner has begun', async () => {
  open('18:00', dinner('Lasagne'));
  expect(await screen.findByRole('button', { name: /^Lasagne/ })).not.toHaveTextContent('Start at');
});

it('offers to plan a dinner if there is none', async () => {
  const { actor } = open('14:20', null);
  expect(await screen.findByText('No dinner planned.')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Plan dinner' }));
  await waitFor(() => expect(window.location.hash).toBe('#meal-planner'));
});

it('reports a failed load, and leaves the rest of the day unchanged', async () => {
  open('14:20', () => {
    throw domainError('INTERNAL', 'Down');
  });
  expect(await screen.findByText('The dinner could not be loaded.')).toBeVisible();
});

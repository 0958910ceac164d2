import { screen } from '@testing-library/react';
import { familyAnswers } from '../../../../test/answers';
import { freezeDate } from '../../../../test/clock';
import { renderRoute } from '../../../../test/render-route';
import { stored } from '../kitchen.test-kit';
import type { StoredItem } from '../kitchen.test-kit';
import '../../use-it-up/tab';
import './soon-line';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

/** The dashboard of a family with these items to use soon, most urgent first. */
const open = (...kitchenItemsToUse: StoredItem[]) =>
  renderRoute('/dashboard', { graphql: familyAnswers({ kitchenItemsToUse, kitchenItems: kitchenItemsToUse }) });

it('shows on the dashboard what to use first, which leads to the kitchen', async () => {
  const { actor } = open(
    stored('Milk', { bestBefore: '2026-10-08' }),
    stored('Spinach', { bestBefore: '2026-10-09' }),
    stored('Eggs', { bestBefore: '2026-10-10' }),
    stored('Cream', { bestBefore: '2026-10-11' }),
  );
  const line = await screen.findByRole('button', { name: /^Milk/ });
  expect(line).toHaveTextContent(/^Milk Use todaySpinach Use tomorrowEggs .*and more$/);
  expect(line).not.toHaveTextContent('Cream');
  await actor.click(line);
  expect(await screen.findByRole('checkbox', { name: 'Have it: Milk' })).toBeChecked();
  expect(window.location.hash).toBe('#kitchen');
});

it('leads to ideas that use it up', async () => {
  const { actor } = open(stored('Spinach', { bestBefore: '2026-10-09' }));
  await actor.click(await screen.findByRole('button', { name: 'Use It Up!' }));
  expect(await screen.findByRole('button', { name: 'Generate Quick Meals' })).toBeVisible();
  expect(window.location.hash).toBe('#meal-planner/use-it-up');
});

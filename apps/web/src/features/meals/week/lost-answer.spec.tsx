import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { freezeDate } from '../../../test/clock';
import { network } from '../../../test/network';
import { meal, openMeals } from '../meals.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

it('copies a meal once when the response to the first attempt is lost', async () => {
  const copies = new Map<string, ReturnType<typeof meal>>();
  const keys: string[] = [];
  const original = meal('Pizza night');
  const copyPlannedMeal = ({ to, idempotencyKey }: { to: { date: string }; idempotencyKey: string }) => {
    keys.push(idempotencyKey);
    const copy = copies.get(idempotencyKey) ?? meal('Pizza night', { mealDate: to.date });
    copies.set(idempotencyKey, copy);
    plan.meals = [original, ...copies.values()];
    return copy;
  };
  const { plan } = openMeals([original], { answers: { copyPlannedMeal } });
  const dish = await screen.findByRole('button', { name: /^Pizza night/ });
  let isLost = false;
  network.use(
    http.post('*/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.clone().json()) as {
        operationName: string;
        variables: Parameters<typeof copyPlannedMeal>[0];
      };
      if (operationName !== 'CopyMeal' || isLost) return undefined;
      isLost = true;
      // the server has stored it
      copyPlannedMeal(variables);
      return HttpResponse.error();
    }),
  );
  dish.focus();
  for (const key of ['m', 'ArrowDown', 'c', 'Enter']) fireEvent.keyDown(key === 'm' ? dish : window, { key });
  expect(await screen.findByText('Copied Pizza night to Friday 9 October, dinner')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Pizza night/ })).toHaveLength(2));
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  // nothing else was added
  expect(plan.calls).toEqual([]);
});

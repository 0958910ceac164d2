import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dropWritesOf } from '../../../storage/device-store';
import { freezeDate } from '../../../test/clock';
import { goOffline } from '../../../test/go-offline';
import { domainError, network } from '../../../test/network';
import { meal, openMeals } from '../meals.test-kit';

beforeEach(() => freezeDate());
afterEach(async () => {
  goOffline(false);
  await dropWritesOf('user-emma');
  jest.useRealTimers();
});

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

it('sends a move after the ones that are still waiting, so that the last one counts', async () => {
  const pizza = meal('Pizza night');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const days: string[] = [];
  const movePlannedMeal = async ({ to, version }: { to: { date: string }; version?: number | null }) => {
    if (to.date === '2026-10-09') await held;
    const [before = pizza] = plan.meals;
    if (version && version !== before.version) throw domainError('VERSION_CONFLICT', 'Changed meanwhile.');
    days.push(to.date);
    plan.meals = [{ ...before, mealDate: to.date, version: before.version + 1 }];
    return plan.meals;
  };
  const { plan } = openMeals([pizza], { answers: { movePlannedMeal } });
  const moveDown = async () => {
    const dish = await screen.findByRole('button', { name: /^Pizza night/ });
    dish.focus();
    fireEvent.keyDown(dish, { key: 'm' });
    await screen.findByText(/^Picked up Pizza night/);
    fireEvent.keyDown(window, { key: 'ArrowDown' });
    fireEvent.keyDown(window, { key: 'Enter' });
  };
  const slot = () => screen.getByRole('button', { name: /^Pizza night/ }).closest('[data-slot]');
  await screen.findByRole('button', { name: /^Pizza night/ });
  goOffline(true);
  await moveDown();
  expect(await screen.findByText('Pizza night will be saved when you are back online.')).toBeVisible();
  goOffline(false);
  await moveDown();
  await waitFor(() => expect(slot()).toHaveAttribute('data-slot', '2026-10-10 dinner'));
  answer();
  await waitFor(() => expect(days).toEqual(['2026-10-09', '2026-10-10']));
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { domainError } from '../../../test/network';
import '../page';
import '../recipes/detail/recipe-page';
import '../recipes/recipes-tab';
import { openRecipes, recipeOf } from '../recipes/recipes.test-kit';
import './cook-mode';
import { addMinute, allTimers, clockOf, forgetTimers, lengthOf, pauseTimer, resumeTimer, startTimer } from './timers';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const cooking = async () => within(await screen.findByRole('dialog', { name: 'Cooking Pancakes' }));

describe('cook mode', () => {
  beforeEach(() => freezeDate());
  afterEach(() => {
    jest.useRealTimers();
    forgetTimers();
    localStorage.clear();
  });

  it('shows one step at a time with its ingredients, and keeps ticks when reopened', async () => {
    const { actor } = openRecipes([recipeOf('Pancakes')], { sub: '/id-pancakes' });
    await actor.click(await button('Start cooking'));
    let mode = await cooking();
    expect(mode.getByRole('heading', { name: 'Get everything ready' })).toBeVisible();
    await actor.click(mode.getByRole('checkbox', { name: /flour/ }));
    await actor.click(mode.getByRole('button', { name: 'Next' }));
    const needed = within(mode.getByRole('group', { name: 'For this step' }));
    expect(needed.getByRole('checkbox', { name: /flour/ })).toBeChecked();
    expect(needed.getByRole('checkbox', { name: /eggs/ })).not.toBeChecked();
    expect(needed.queryByRole('checkbox', { name: /milk/ })).not.toBeInTheDocument();
    await actor.keyboard('{ArrowRight}');
    expect(mode.getByRole('heading', { name: 'Step 2 of 2' })).toHaveFocus();
    expect(mode.getByText('1 of 2 steps done')).toBeVisible();
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await actor.click(await button('Start cooking'));
    mode = await cooking();
    expect(mode.getByRole('heading', { name: 'Step 2 of 2' })).toBeVisible();
    expect(mode.getByText('1 of 2 steps done')).toBeVisible();
  });

  it('records at the end that it was cooked, also after a failure, and deletes its progress', async () => {
    const recipe = recipeOf('Pancakes');
    const noted: object[] = [];
    const { actor } = openRecipes([recipe], {
      sub: '/id-pancakes',
      over: {
        recordCooked: (args: object) => {
          noted.push(args);
          if (noted.length === 1) throw domainError('INTERNAL', 'Broken');
          return recipe;
        },
      },
    });
    await actor.click(await button('Start cooking'));
    const mode = await cooking();
    await actor.click(mode.getByRole('button', { name: 'Next' }));
    await actor.click(mode.getByRole('button', { name: 'Next' }));
    await actor.click(mode.getByRole('button', { name: 'Finish' }));
    const cooked = mode.getByRole('button', { name: 'I cooked this' });
    await actor.click(cooked);
    await waitFor(() => expect(noted).toHaveLength(1));
    await waitFor(() => expect(cooked).toBeEnabled());
    await actor.click(cooked);
    expect(await mode.findByRole('button', { name: 'Noted' })).toBeVisible();
    expect(noted[1]).toMatchObject({ recipeId: 'id-pancakes', servings: 4 });
    await actor.click(mode.getAllByRole('button', { name: 'Stop cooking' })[1] as HTMLElement);
    await waitFor(() => expect(localStorage.getItem('homefold-user-cooking-id-pancakes')).toBeNull());
  });
});

describe('kitchen timers', () => {
  const eggs = { recipeId: 'r', title: 'Eggs', name: 'Step 1, 6 min', step: 0 };
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-10-08T18:00:00Z') });
    localStorage.clear();
    forgetTimers();
  });
  afterEach(() => {
    forgetTimers();
    localStorage.clear();
    jest.useRealTimers();
  });
  const states = () => allTimers().map(({ name, state }) => `${name} ${state}`);

  it('run side by side, and each rings at its time', () => {
    startTimer(eggs, 360);
    startTimer({ ...eggs, name: 'Step 2, 20 min' }, 1_200);
    act(() => jest.advanceTimersByTime(359_000));
    expect(states()).toEqual(['Step 1, 6 min running', 'Step 2, 20 min running']);
    act(() => jest.advanceTimersByTime(1_000));
    expect(states()).toEqual(['Step 1, 6 min ringing', 'Step 2, 20 min running']);
    act(() => jest.advanceTimersByTime(840_000));
    expect(states()).toEqual(['Step 1, 6 min ringing', 'Step 2, 20 min ringing']);
  });

  it('pause, and can be extended by a minute', () => {
    startTimer(eggs, 60);
    const id = allTimers()[0]?.id ?? '';
    pauseTimer(id);
    jest.advanceTimersByTime(600_000);
    expect(states()).toEqual(['Step 1, 6 min paused']);
    resumeTimer(id);
    jest.advanceTimersByTime(60_000);
    expect(states()).toEqual(['Step 1, 6 min ringing']);
    addMinute(id);
    jest.advanceTimersByTime(59_000);
    expect(states()).toEqual(['Step 1, 6 min running']);
    jest.advanceTimersByTime(1_000);
    expect(states()).toEqual(['Step 1, 6 min ringing']);
  });

  it('are stored on the device: a reload restores running ones, and ignores damaged ones', () => {
    startTimer(eggs, 360);
    // as after a reload
    forgetTimers();
    expect(states()).toEqual(['Step 1, 6 min running']);
    forgetTimers();
    localStorage.setItem('homefold-user-timers', '[{"id":1},null,"x"]');
    expect(states()).toEqual([]);
  });

  it.each([
    [65_000, '1:05'],
    [3_845_000, '1:04:05'],
    [-5, '0:00'],
  ])('%s ms are %s', (left, shown) => expect(clockOf(left)).toBe(shown));

  it.each([
    [45, '45 s'],
    [90, '1 min 30 s'],
    [1_200, '20 min'],
    [9_000, '2 h 30 min'],
  ])('%s seconds are %s', (seconds, shown) => expect(lengthOf(seconds)).toBe(shown));
});

import { screen } from '@testing-library/react';
import { domainError } from '../../../test/network';
import { openRecipes, recipeOf } from './recipes.test-kit';

it("shows the card's data while a recipe loads", async () => {
  const pancakes = recipeOf('Pancakes');
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { actor } = openRecipes([pancakes], { over: { recipe: () => answered.then(() => pancakes) } });
  await actor.click(await screen.findByRole('link', { name: 'View Pancakes' }));
  expect(await screen.findByText('Loading recipe')).toBeInTheDocument();
  expect(screen.getByText('Prep time').closest('dl')).toHaveTextContent(/10 min.*25 min.*Easy/);
  answer();
  expect(await screen.findByRole('article', { name: 'Pancakes' })).toHaveTextContent('3 eggs');
  expect(screen.queryByText('Loading recipe')).not.toBeInTheDocument();
});

it('reports that a recipe to edit could not be loaded, and retries', async () => {
  const pancakes = recipeOf('Pancakes');
  let isBroken = true;
  const { actor } = openRecipes([pancakes], {
    over: {
      recipe: () => {
        if (isBroken) throw domainError('INTERNAL', 'Broken');
        return pancakes;
      },
    },
  });
  await actor.click(await screen.findByRole('button', { name: 'Edit Pancakes' }));
  expect(await screen.findByText('Failed to load the recipe')).toBeVisible();
  isBroken = false;
  await actor.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Recipe' })).toBeVisible();
});

it('reports that a recipe to edit was deleted in the meantime', async () => {
  const { actor } = openRecipes([recipeOf('Pancakes')], {
    over: {
      recipe: () => {
        throw domainError('NOT_FOUND', 'Recipe not found');
      },
    },
  });
  await actor.click(await screen.findByRole('button', { name: 'Edit Pancakes' }));
  expect(await screen.findByText('Pancakes no longer exists.')).toBeVisible();
});

import { readIngredients } from '@homefold/domain/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { freezeDate } from '../../../test/clock';
import { fillIn } from '../../../test/fields';
import { domainError } from '../../../test/network';
import { renderRoute } from '../../../test/render-route';
import { openRecipes, recipeOf } from '../recipes/recipes.test-kit';
import '../page';
import '../recipes/detail/recipe-page';
import '../recipes/recipes-tab';
import './share-dialog';
import './shared-recipe-page';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

it('shares a recipe by a link that can be revoked, and retries what failed', async () => {
  const soup = recipeOf('Soup', { externalLink: 'https://hob.example/soup' });
  const url = 'https://home.example/shared-recipe#token';
  let isDown = true;
  const asked: string[] = [];
  const { actor } = openRecipes([soup], {
    sub: '/id-soup',
    over: {
      shareRecipe: ({ id }: { id: string }) => {
        asked.push(`share ${id}`);
        if (isDown) throw domainError('INTERNAL', 'Broken');
        return { ...soup, link: { url } };
      },
      revokeRecipeLink: ({ id }: { id: string }) => {
        asked.push(`revoke ${id}`);
        return { ...soup, link: null };
      },
    },
  });
  expect(await screen.findByRole('link', { name: /^View Original Recipe/ })).toHaveAttribute(
    'href',
    'https://hob.example/soup',
  );
  await actor.click(screen.getByRole('button', { name: 'More for this recipe' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Share outside the family' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share outside the family' }));
  await actor.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText('The link could not be changed. Please try again.')).toBeVisible();
  isDown = false;
  await actor.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('textbox')).toHaveValue(url);
  expect(dialog.queryByRole('button', { name: 'Create link' })).not.toBeInTheDocument();
  await actor.click(dialog.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByText('The link no longer works')).toBeInTheDocument();
  expect(await dialog.findByRole('button', { name: 'Create link' })).toBeVisible();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  expect(asked).toEqual(['share id-soup', 'share id-soup', 'revoke id-soup']);
});

/** A recipe as `POST /api/shared-recipe` returns it. */
const shared = {
  ...{ title: 'Leek pie', description: 'For the **cold** days', tags: ['Winter'], difficulty: 'easy' },
  ingredients: readIngredients('500 g potatoes\n2-3 leeks').ingredients.map(({ amountTo, ...each }) => ({
    ...each,
    amount_to: amountTo,
  })),
  instructions: [{ text: 'Boil the potatoes.', section: null }],
  ...{ external_link: 'https://hob.example/pie', prep_time_minutes: 20, cook_time_minutes: 40, servings: 4 },
  ...{ image_url: null, image_width: null, image_height: null },
};

/** Opens a shared recipe without signing in. */
function openShared(status: () => number) {
  const tokens: unknown[] = [];
  const handlers = [
    http.post('*/api/shared-recipe', async ({ request }) => {
      tokens.push(await request.json());
      return status() === 200 ? HttpResponse.json(shared) : HttpResponse.json({ code: 'X' }, { status: status() });
    }),
  ];
  return { tokens, ...renderRoute('/shared-recipe#the-token', { user: null, handlers }) };
}

it('shows people outside the family the recipe behind a link, which they can scale', async () => {
  const { tokens } = openShared(() => 200);
  expect(await screen.findByRole('heading', { level: 1, name: 'Leek pie' })).toBeVisible();
  expect(tokens).toEqual([{ token: 'the-token' }]);
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow, noarchive');
  expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  const recipe = screen.getByRole('article');
  expect(recipe).toHaveTextContent(/20 min.*60 min|20 min.*40 min/);
  expect(recipe).toHaveTextContent('500 g potatoes');
  expect(recipe).toHaveTextContent('2–3 leeks');
  expect(recipe).toHaveTextContent('Boil the potatoes.');
  expect(screen.getByRole('link', { name: /^View Original Recipe/ })).toHaveAttribute(
    'href',
    'https://hob.example/pie',
  );
  fillIn(screen.getByLabelText('Servings'), '8');
  await waitFor(() => expect(recipe).toHaveTextContent('1 kg potatoes'));
});

it.each([
  ['a link that was revoked', 404, 'This recipe is no longer shared'],
  ['too many tries', 429, 'Too many tries'],
  ['a server that fails', 503, 'The recipe could not be opened'],
])('explains %s', async (_what, code, title) => {
  let status = code;
  const { actor } = openShared(() => status);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  const retry = screen.queryByRole('button', { name: 'Try Again' });
  expect(retry !== null).toBe(code === 503);
  if (!retry) return;
  status = 200;
  await actor.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Leek pie' })).toBeVisible();
});

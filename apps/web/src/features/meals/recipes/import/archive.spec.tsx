import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { freezeDate } from '../../../../test/clock';
import { network } from '../../../../test/network';
import { uploadOverFetch } from '../../../../test/uploads';
import '../../page';
import '../recipes-tab';
import { openRecipes, recipeOf } from '../recipes.test-kit';
import './add-recipe-dialog';
import './archive-dialog';

let uploads: ReturnType<typeof uploadOverFetch>;
beforeEach(() => {
  freezeDate();
  uploads = uploadOverFetch();
});
afterEach(() => {
  uploads.stop();
  jest.useRealTimers();
});

const item = (title: string, state = 'new', over: object = {}) => ({
  ...{ key: `key ${title}`, title, state, has_picture: false, unread: [] },
  ...over,
});
const preview = {
  name: 'recipes.zip',
  source: 'Mealie',
  items: [
    item('Goulash', 'new', { has_picture: true }),
    item('Stew', 'new', { unread: ['The picture could not be read.'] }),
    item('Pie', 'similar'),
    item('Soup', 'known'),
  ],
  problems: [{ name: 'broken.json', message: 'is no recipe' }],
};

async function open() {
  const opened = openRecipes([recipeOf('Leek soup')]);
  await opened.actor.click((await screen.findAllByRole('button', { name: 'Add Recipe' }))[0] as HTMLElement);
  await opened.actor.click(await screen.findByRole('button', { name: /^Import a file/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a file' }));
  const choose = () =>
    opened.actor.upload(
      dialog.getByLabelText('Choose a file'),
      new File(['zip'], 'recipes.zip', { type: 'application/zip' }),
    );
  return { ...opened, dialog, choose };
}
const serve = (path: string, answer: () => object, status = 200) =>
  network.use(http.post(`*/api/meals/recipes/import${path}`, () => HttpResponse.json(answer(), { status })));

it('shows the contents of a file, imports the selection, and reports what could not be read', async () => {
  serve('', () => preview);
  serve('/commit', () => ({ added: 2, known: 0, problems: [] }));
  const { actor, dialog, choose } = await open();
  await choose();
  expect(await dialog.findByText('4 recipes found')).toBeInTheDocument();
  const tick = (name: RegExp) => dialog.getByRole('checkbox', { name });
  // similar recipes are not preselected, and known ones cannot be selected
  expect(tick(/^Goulash/)).toBeChecked();
  expect(tick(/^Pie.*Same title as one of yours/)).not.toBeChecked();
  expect(tick(/^Soup.*Imported before/)).toBeDisabled();
  expect(tick(/^Stew.*The picture could not be read/)).toBeChecked();
  await actor.click(tick(/^Stew/));
  await actor.click(tick(/^Pie/));
  await actor.click(dialog.getByRole('button', { name: 'Import 2 recipes' }));
  expect(await dialog.findByText('2 recipes imported')).toBeInTheDocument();
  expect(uploads.forms.at(-1)?.get('keys')).toBe(JSON.stringify(['key Goulash', 'key Pie']));
  expect(dialog.getByText('Their pictures follow.')).toBeVisible();
  expect(dialog.getByText('1 entry could not be read')).toBeVisible();
  expect(dialog.getByText('broken.json')).toBeInTheDocument();
  await actor.click(dialog.getByRole('button', { name: 'Show the recipes' }));
  expect(await screen.findByRole('article', { name: 'Leek soup' })).toBeVisible();
});

it('shows why a file is rejected, and reads it again', async () => {
  let isDown = true;
  network.use(
    http.post('*/api/meals/recipes/import', () =>
      isDown
        ? HttpResponse.json({ error: 'This file is not an archive of recipes.' }, { status: 400 })
        : HttpResponse.json(preview),
    ),
  );
  const { actor, dialog, choose } = await open();
  await choose();
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('This file is not an archive of recipes.');
  isDown = false;
  await actor.click(within(alert).getByRole('button'));
  expect(await dialog.findByText('4 recipes found')).toBeInTheDocument();
});

it('keeps the selection when saving fails', async () => {
  serve('', () => preview);
  serve('/commit', () => ({ error: 'Try later.' }), 503);
  const { actor, dialog, choose } = await open();
  await choose();
  await actor.click(await dialog.findByRole('button', { name: 'Choose all' }));
  await actor.click(dialog.getByRole('button', { name: 'Import 3 recipes' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Try later.');
  expect(dialog.getByRole('button', { name: 'Import 3 recipes' })).toBeEnabled();
});

import { screen, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { chooseOption } from '../../../test/fields';
import { domainError } from '../../../test/network';
import { openWishlist } from '../wishlist.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const line = () => screen.findByRole('textbox', { name: 'Add a wish in words' });
const chips = async () =>
  within(await screen.findByRole('group', { name: 'Understood' }))
    .getAllByRole('button')
    .map(({ textContent }) => /: (.*)$/.exec(textContent ?? '')?.[1]);

it('adds a wish from one line, reached by the key that it shows: title, price, wisher, wanted by', async () => {
  const { actor, fake } = openWishlist([]);
  await line();
  expect(screen.getByText('n', { selector: 'kbd' })).toBeVisible();
  await actor.keyboard('n');
  expect(await line()).toHaveFocus();
  await actor.paste('telescope 119.99 for Poppy by Christmas');
  expect(await chips()).toEqual(['£119.99', 'Poppy', 'Christmas, Fri 25 Dec', 'Kids']);
  await actor.keyboard('{Enter}');
  expect(await screen.findByText('Telescope is on Poppy’s wishlist')).toBeVisible();
  expect(fake.calls).toMatchObject([
    {
      name: 'add',
      args: {
        memberId: 'member-poppy',
        input: {
          title: 'Telescope',
          price: 119_99,
          category: 'Kids',
          wantedBy: '2026-12-25',
          occasion: 'Christmas',
        },
      },
    },
  ]);
});

it('lets each part be corrected, and is for the member whose wishes are shown', async () => {
  const { actor, fake } = openWishlist([]);
  await actor.click(await line());
  await actor.paste('teapot £32');
  await actor.click(await screen.findByRole('button', { name: /Whose wish.*Me|Me/ }));
  await actor.click(await screen.findByRole('radio', { name: 'Tom' }));
  await actor.click(screen.getByRole('button', { name: 'Done' }));
  expect(await chips()).toEqual(['£32.00', 'Tom', 'Gifts']);
  await actor.click(await line());
  await actor.keyboard('{Enter}');
  expect(await screen.findByText('Teapot is on Tom’s wishlist')).toBeVisible();
  expect(fake.calls[0]?.args['memberId']).toBe('member-tom');
  await chooseOption(actor, screen.getByRole('combobox', { name: 'Whose wishes' }), 'Tom’s wishes');
  await actor.click(await line());
  await actor.paste('scarf £9');
  expect(await chips()).toEqual(['£9.00', 'Tom', 'Gifts']);
});

it('continues in the form with the address of a page', async () => {
  const { actor, fake } = openWishlist([]);
  await actor.click(await line());
  await actor.paste('https://stars.example/telescope');
  expect((await screen.findAllByText('Enter fills in the wish from stars.example.'))[0]).toBeVisible();
  await actor.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Wishlist Item' }));
  expect(await dialog.findByText('Filled in from Star Shop. Please check it.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'What is wished for' })).toHaveValue('A beginner’s telescope');
  expect(fake.calls.map(({ name }) => name)).toEqual(['draft']);
});

it('keeps the text if it could not be saved', async () => {
  const { actor, fake } = openWishlist([]);
  fake.refuse('add', domainError('INTERNAL', 'No'));
  await actor.click(await line());
  await actor.paste('teapot £32');
  await chips();
  await actor.keyboard('{Enter}');
  expect(await screen.findByText('It could not be saved. What you typed is still here.')).toBeVisible();
  expect(await line()).toHaveValue('teapot £32');
});

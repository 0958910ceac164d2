import { screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { fillIn } from '../../../test/fields';
import { domainError } from '../../../test/network';
import { openWishlist, wish } from '../wishlist.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

type Actor = ReturnType<typeof openWishlist>['actor'];

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string | RegExp) => dialog().getByRole('textbox', { name });
const button = (name: string) => dialog().getByRole('button', { name });

async function openAdd(actor: Actor): Promise<void> {
  await actor.click((await screen.findAllByRole('button', { name: 'Add Wishlist Item' }))[0] as HTMLElement);
  await screen.findByRole('dialog', { name: 'Add Wishlist Item' });
}

describe('Add Wishlist Item', () => {
  it('requires a title and a category, and stores the exact price', async () => {
    const { actor, fake } = openWishlist([]);
    await openAdd(actor);
    expect(button('Add Item')).toBeDisabled();
    fillIn(field('What is wished for'), 'Telescope');
    fillIn(field('Price'), '1,119.99');
    await actor.click(button('Add Item'));
    expect(await dialog().findByText('Please choose a category.')).toBeVisible();
    expect(fake.calls).toEqual([]);
    await actor.click(dialog().getByRole('radio', { name: 'Kids' }));
    await actor.click(button('Add Item'));
    expect(await screen.findByText('Telescope is on your wishlist')).toBeVisible();
    expect(fake.calls).toMatchObject([
      {
        name: 'add',
        args: { input: { title: 'Telescope', category: 'Kids', price: 1_119_99 }, memberId: 'member-emma' },
      },
    ]);
    expect(await screen.findByText('£1,119.99', { selector: 'span' })).toBeVisible();
  });

  it('refuses a wrong price at its field, and keeps it', async () => {
    const { actor, fake } = openWishlist([]);
    await openAdd(actor);
    fillIn(field('What is wished for'), 'Telescope');
    await actor.click(dialog().getByRole('radio', { name: 'Kids' }));
    for (const price of ['-1', '0.001', '12 pounds']) {
      fillIn(field('Price'), '5');
      fillIn(field('Price'), price);
      await actor.click(button('Add Item'));
      await waitFor(() => expect(field('Price')).toBeInvalid());
      expect(field('Price')).toHaveValue(price);
    }
    expect(fake.calls).toEqual([]);
  });

  it('adds a wish for a child without an account, wanted by a day of the calendar', async () => {
    const { actor, fake } = openWishlist([]);
    await openAdd(actor);
    fillIn(field('What is wished for'), 'Ballet shoes');
    await actor.click(dialog().getByRole('radio', { name: 'Kids' }));
    await actor.click(dialog().getByRole('radio', { name: 'Poppy' }));
    await actor.click(await dialog().findByRole('button', { name: 'Poppy’s birthday, Sat 12 Dec' }));
    expect(field('Occasion')).toHaveValue('Birthday');
    await actor.click(button('Add Item'));
    expect(await screen.findByText('Ballet shoes is on Poppy’s wishlist')).toBeVisible();
    expect(fake.calls[0]).toMatchObject({
      args: { memberId: 'member-poppy', input: { wantedBy: '2026-12-12', occasion: 'Birthday' } },
    });
  });

  it('is filled in from a pasted page, and saves nothing before it is reviewed', async () => {
    const { actor, fake } = openWishlist([]);
    await openAdd(actor);
    await actor.click(field('Link'));
    await actor.paste('Look: https://stars.example/telescope');
    expect(await dialog().findByText('Filled in from Star Shop. Please check it.')).toBeVisible();
    expect(field('What is wished for')).toHaveValue('A beginner’s telescope');
    expect(field('Price')).toHaveValue('£119.99');
    expect(field('Link')).toHaveValue('https://stars.example/telescope');
    expect(fake.calls).toEqual([{ name: 'draft', args: { url: 'https://stars.example/telescope' } }]);
  });

  it('keeps typed fields when a page fills in the rest, and shows why a page could not be read', async () => {
    const { actor, fake } = openWishlist([]);
    await openAdd(actor);
    fillIn(field('What is wished for'), 'The red one');
    fillIn(field('Link'), 'stars.example/telescope');
    fake.refuse('draft', domainError('INVALID', 'This page cannot be read.', 'url'));
    await actor.click(button('Fill in'));
    expect(await dialog().findByText('This page cannot be read.')).toBeVisible();
    await actor.click(button('Fill in'));
    await waitFor(() => expect(field('Price')).toHaveValue('£119.99'));
    expect(field('What is wished for')).toHaveValue('The red one');
  });

  it('keeps what was typed when it is closed, and when the server refuses', async () => {
    const { actor, fake } = openWishlist([]);
    await openAdd(actor);
    fillIn(field('What is wished for'), 'Telescope');
    await actor.click(dialog().getByRole('radio', { name: 'Kids' }));
    fake.refuse('add', domainError('INTERNAL', 'No'));
    await actor.click(button('Add Item'));
    expect(await dialog().findByText('Failed to add wishlist item. Please try again.')).toBeVisible();
    await actor.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openAdd(actor);
    await actor.click(button('Continue where you left off'));
    expect(field('What is wished for')).toHaveValue('Telescope');
  });
});

describe('Edit Wishlist Item', () => {
  const openEdit = async (actor: Actor, title: string): Promise<void> => {
    await actor.click(await screen.findByRole('button', { name: `More for ${title}` }));
    await actor.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit Wishlist Item' });
  };

  it('sends only what changed, and cannot be saved with a blank title', async () => {
    const { actor, fake } = openWishlist([wish('Lamp', { price: 38_50, notes: 'Brass' })]);
    await openEdit(actor, 'Lamp');
    fillIn(field('What is wished for'), '  ');
    expect(button('Save Changes')).toBeDisabled();
    fillIn(field('What is wished for'), 'Reading lamp');
    await actor.click(button('Save Changes'));
    expect(await screen.findByRole('article', { name: 'Reading lamp' })).toBeVisible();
    expect(fake.calls).toMatchObject([{ name: 'update', args: { input: { title: 'Reading lamp' } } }]);
    expect(Object.keys(fake.calls[0]?.args['input'] as object)).toEqual(['title']);

    await openEdit(actor, 'Reading lamp');
    fillIn(field('Price'), '99.5');
    await actor.click(await dialog().findByText('Christmas Day, Fri 25 Dec'));
    await actor.click(button('Save Changes'));
    const card = within(await screen.findByRole('article', { name: 'Reading lamp' }));
    expect(await card.findByText('£99.50')).toBeVisible();
    expect(card.getByText('Christmas Day, Fri 25 Dec')).toBeVisible();
    expect(fake.calls[1]?.args['input']).toEqual({ price: 99_50, wantedBy: '2026-12-25', occasion: 'Christmas Day' });
  });

  it('has a tick for "purchased", which asks for confirmation like the card\'s', async () => {
    const { actor, fake } = openWishlist([wish('Lamp')]);
    await openEdit(actor, 'Lamp');
    await actor.click(dialog().getByRole('switch', { name: 'Mark as purchased' }));
    await actor.click(button('Save Changes'));
    expect(await screen.findByText('Are you sure you want to mark "Lamp" as purchased?')).toBeVisible();
    expect(fake.calls).toEqual([]);
  });

  it('shows both versions after a concurrent change', async () => {
    const { actor, fake } = openWishlist([wish('Lamp', { price: 38_50 })]);
    await openEdit(actor, 'Lamp');
    fake.wishes = fake.wishes.map((one) => ({ ...one, price: 42_00, version: 2 }));
    fillIn(field('What is wished for'), 'Lamp of brass');
    await actor.click(button('Save Changes'));
    expect(await dialog().findByText('Somebody else changed this wish in the meantime')).toBeVisible();
    expect(dialog().getByText('£42.00')).toBeVisible();
    await actor.click(button('Keep mine'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.wishes[0]).toMatchObject({ title: 'Lamp of brass' });
  });
});

import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dropWritesOf } from '../../../storage/device-store';
import { freezeDate } from '../../../test/clock';
import { fillIn } from '../../../test/fields';
import { goOffline } from '../../../test/go-offline';
import { pushChange, streaming } from '../../../test/live';
import { setWindow } from '../../../test/media';
import { domainError } from '../../../test/network';
import { openKitchen, stored } from './kitchen.test-kit';

beforeEach(() => freezeDate());
afterEach(async () => {
  goOffline(false);
  await dropWritesOf('user-emma');
  jest.useRealTimers();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const tick = (name: string) => screen.findByLabelText(`Have it: ${name}`);
const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label')?.replace('Have it: ', ''));

it('shows the items by category, place or what is used up, and what expires first', async () => {
  const { actor } = openKitchen([
    stored('Milk', { category: 'Dairy', place: 'fridge', amount: 2, unit: 'l', bestBefore: '2026-10-09' }),
    stored('Spinach', { category: 'Produce', place: 'fridge', bestBefore: '2026-10-06' }),
    stored('Peas', { category: 'Frozen', place: 'freezer', haveIt: false }),
    stored('Oats', { haveIt: false }),
    stored('Rice'),
    stored('apples', { category: 'Produce', place: 'larder' }),
  ]);
  expect(await tick('Milk')).toBeChecked();
  expect(names('Produce')).toEqual(['apples', 'Spinach']);
  expect(await tick('Peas')).not.toBeChecked();
  expect(await tick('Peas')).toHaveAccessibleDescription(/Used up/);
  const soon = screen.getByRole('region', { name: 'Use soon' });
  expect(
    within(soon)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Spinach2 days over', 'MilkUse tomorrow']);
  await actor.click(screen.getByRole('radio', { name: 'Place' }));
  expect(names('Fridge')).toEqual(['Milk', 'Spinach']);
  await actor.click(screen.getByRole('radio', { name: 'Used up' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  // what is bought leaves the list, and the next one has the focus
  await actor.click(await tick('Peas'));
  await waitFor(async () => expect(await tick('Oats')).toHaveFocus());
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await actor.type(screen.getByRole('searchbox'), 'zebra');
  expect(screen.getByText('Nothing here fits')).toBeVisible();
  await actor.click(await button('Show everything'));
  expect(screen.getAllByRole('checkbox')).toHaveLength(6);
});

it('marks as used up and bought in one tap each, with Undo, and on request lists items without a minimum', async () => {
  const { actor, kitchen } = openKitchen([
    stored('Milk', { bestBefore: '2026-10-09' }),
    stored('Rice', { minimumAmount: 1 }),
  ]);
  kitchen.refuse('useUp', domainError('FORBIDDEN', 'Ask a parent.'));
  await actor.click(await tick('Milk'));
  expect(await screen.findByText('Failed to update ingredient: Ask a parent.')).toBeVisible();
  await waitFor(async () => expect(await tick('Milk')).toBeChecked());
  await actor.click(await tick('Milk'));
  expect(await tick('Milk')).not.toBeChecked();
  expect(await screen.findByText('Used up: Milk')).toBeVisible();
  await actor.click(await button('Add to list'));
  expect(await screen.findByText('On the shopping list: Milk')).toBeVisible();
  expect(kitchen.calls.at(-1)).toMatchObject({ name: 'list', args: { changes: [{ add: { name: 'Milk' } }] } });
  await actor.click(await tick('Milk'));
  expect(await screen.findByText('Back in the kitchen: Milk')).toBeVisible();
  expect(kitchen.calls.at(-1)).toMatchObject({ name: 'update', args: { input: { haveIt: true } } });
  await actor.click(await tick('Rice'));
  expect(await screen.findByText('Used up and on the shopping list: Rice')).toBeVisible();
  const toast = screen.getByText('Used up and on the shopping list: Rice').closest('li') as HTMLElement;
  await actor.click(within(toast).getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await tick('Rice')).toBeChecked());
});

it('counts several taps on an amount as one change, and the last one down uses it up', async () => {
  const { kitchen } = openKitchen([stored('Tomatoes', { amount: 2, unit: 'tin' })]);
  const less = await button('Less Tomatoes');
  expect(screen.getByRole('group', { name: 'Amount of Tomatoes' })).toHaveTextContent('2 tins');
  // one after the other, however slow the machine
  fireEvent.click(less);
  fireEvent.click(less);
  expect(screen.getByRole('group', { name: 'Amount of Tomatoes' })).toHaveTextContent('0');
  await waitFor(async () => expect(await tick('Tomatoes')).not.toBeChecked());
  expect(kitchen.calls.filter(({ name }) => name === 'update')).toHaveLength(1);
});

it('adds a line of words as parsed, or as corrected', async () => {
  const { actor, kitchen } = openKitchen([]);
  expect(await screen.findByText('What is in the kitchen?')).toBeVisible();
  await actor.click(screen.getByRole('textbox', { name: 'Add to the kitchen in words' }));
  await actor.paste('2 l milk until Friday');
  const chips = await screen.findByRole('group', { name: 'Understood' });
  expect(chips).toHaveTextContent('2 l');
  expect(chips).toHaveTextContent('Until');
  expect(chips).toHaveTextContent('Fridge');
  await actor.keyboard('{Enter}');
  expect(await screen.findByText('Ingredient added to kitchen inventory')).toBeVisible();
  expect(kitchen.calls[0]).toMatchObject({
    name: 'add',
    args: {
      items: [{ ingredientName: 'Milk', amount: 2, unit: 'l', bestBefore: '2026-10-09', place: 'fridge' }],
    },
  });
  expect(await tick('Milk')).toBeChecked();
  await actor.paste('eggs until Friday');
  await actor.click(await button(/^Best before: Until/));
  fillIn(await screen.findByLabelText('Best before', { selector: 'input' }), '');
  await actor.click(screen.getByRole('button', { name: 'Done' }));
  await actor.type(screen.getByRole('textbox', { name: 'Add to the kitchen in words' }), '{Enter}');
  await waitFor(() =>
    expect(kitchen.calls[1]?.args).toMatchObject({ items: [{ ingredientName: 'Eggs', bestBefore: null }] }),
  );
});

it('adds several rows at once: three at first, at least one, blank ones skipped', async () => {
  const { actor, kitchen } = openKitchen([]);
  await actor.click(await button('Add Ingredients'));
  const dialog = await screen.findByRole('dialog', { name: 'Add Kitchen Ingredients' });
  const inside = within(dialog);
  expect(inside.getAllByRole('textbox')).toHaveLength(3);
  await actor.click(inside.getByRole('button', { name: 'Add Ingredients' }));
  expect(inside.getByRole('alert')).toHaveTextContent('Please add at least one ingredient with a name and category');
  await actor.type(inside.getByRole('textbox', { name: 'Ingredient 1' }), 'Milk');
  await actor.click(inside.getByRole('textbox', { name: 'Ingredient 3' }));
  await actor.paste('Paprika');
  await actor.click(inside.getByRole('checkbox', { name: 'Have ingredient 3' }));
  await actor.click(inside.getByRole('button', { name: 'Add row' }));
  expect(inside.getAllByRole('textbox')).toHaveLength(4);
  for (const row of [4, 2]) await actor.click(inside.getByRole('button', { name: `Remove row ${row}` }));
  kitchen.refuse('add', domainError('INTERNAL', 'Broken'));
  await actor.click(inside.getByRole('button', { name: 'Add 2 Ingredients' }));
  expect(await inside.findByText('Failed to add 2 ingredient(s)')).toBeVisible();
  kitchen.refuse('add', domainError('INVALID', 'Unit must be text.'));
  await actor.click(inside.getByRole('button', { name: 'Add 2 Ingredients' }));
  expect(await inside.findByText('Failed to add 2 ingredient(s): Unit must be text.')).toBeVisible();
  await actor.click(inside.getByRole('button', { name: 'Add 2 Ingredients' }));
  expect(await screen.findByText('Added 2 ingredient(s) to kitchen inventory')).toBeVisible();
  expect(kitchen.calls.at(-1)?.args).toMatchObject({
    items: [
      { ingredientName: 'Milk', category: 'Dairy', haveIt: true },
      { ingredientName: 'Paprika', category: 'Spices', haveIt: false },
    ],
  });
  // the same attempt, so that a lost response does not add anything twice
  expect(new Set(kitchen.calls.map(({ args }) => args['idempotencyKey'])).size).toBe(1);
});

it('shows an item, sends only edited fields, compares conflicting versions, and deletes it with Undo', async () => {
  const { actor, kitchen } = openKitchen([stored('Rice', { amount: 500, unit: 'g', minimumAmount: 200 })]);
  await actor.click(await button(/^Rice/));
  const reader = await screen.findByRole('dialog', { name: 'Rice' });
  expect(reader).toHaveTextContent('500 g');
  expect(reader).toHaveTextContent('Always at least 200 g');
  await actor.click(within(reader).getByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Ingredient' });
  const minimum = within(dialog).getByLabelText(/^Always have/);
  expect(minimum).toHaveAccessibleDescription('With less than this it goes on the shopping list.');
  await actor.clear(minimum);
  await actor.type(minimum, '0');
  expect(minimum).toHaveAccessibleDescription('When there is none it goes on the shopping list.');
  await actor.clear(minimum);
  await actor.type(minimum, '200');
  const amount = within(dialog).getByLabelText(/^Amount/);
  await actor.clear(amount);
  await actor.type(amount, 'lots');
  await actor.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  expect(await within(dialog).findByText('Amount must be a number from 0 to 100000')).toBeVisible();
  await actor.clear(amount);
  await actor.type(amount, '750');
  kitchen.refuse('update', domainError('CONFLICT', 'There is another item of this name.'));
  await actor.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  expect(
    await within(dialog).findByText('Failed to update ingredient: There is another item of this name.'),
  ).toBeVisible();
  kitchen.items = kitchen.items.map((one) => ({ ...one, ingredientName: 'Basmati rice', version: 2 }));
  kitchen.refuse('update', domainError('VERSION_CONFLICT', 'Changed', undefined, { current: kitchen.items[0] }));
  await actor.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  expect(await within(dialog).findByText('Somebody else changed this ingredient in the meantime')).toBeVisible();
  await actor.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Changed Rice')).toBeVisible();
  expect(kitchen.calls.at(-1)?.args).toMatchObject({ input: { ingredientName: 'Rice', amount: 750 }, version: 2 });
  expect(kitchen.calls.at(-1)?.args['input']).not.toHaveProperty('place');
  kitchen.refuse('delete', domainError('CONFLICT', 'Somebody is cooking with it.'));
  await actor.click(await button(/^Rice/));
  await actor.click(await button('Remove'));
  expect(await screen.findByText('Failed to remove ingredient: Somebody is cooking with it.')).toBeVisible();
  await actor.click(await button(/^Rice/));
  await actor.click(await button('Remove'));
  expect(await screen.findByText('Ingredient removed from kitchen inventory')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Have it: Rice' })).toBeNull();
  const toast = screen.getByText('Ingredient removed from kitchen inventory').closest('li') as HTMLElement;
  await actor.click(within(toast).getByRole('button', { name: 'Undo' }));
  expect(await tick('Rice')).toBeChecked();
});

it('accepts a typed barcode without a camera: known ones are confirmed, unknown ones named once', async () => {
  const { actor, kitchen } = openKitchen([], {
    answers: {
      kitchenProduct: ({ barcode }: { barcode: string }) =>
        barcode === '4006381333931'
          ? {
              barcode,
              name: 'Oat milk',
              category: 'Dairy',
              place: 'fridge',
              amount: 1,
              unit: 'l',
              isOwn: true,
            }
          : null,
    },
  });
  await actor.click(await button('Scan'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scan a Barcode' }));
  expect(await dialog.findByText(/secure addresses only/)).toBeVisible();
  await actor.click(dialog.getByLabelText('Barcode'));
  await actor.paste('4006381333932');
  await actor.keyboard('{Enter}');
  expect(await dialog.findByText('This is not a valid barcode: a digit is wrong')).toBeVisible();
  await actor.clear(dialog.getByLabelText('Barcode'));
  await actor.click(dialog.getByLabelText('Barcode'));
  await actor.paste('4006381333931');
  await actor.keyboard('{Enter}');
  const known = within(await screen.findByRole('dialog', { name: 'Add to the Kitchen' }));
  expect(known.getByText('Your family has named this.')).toBeVisible();
  expect(known.getByLabelText('Name')).toHaveValue('Oat milk');
  await actor.click(known.getByRole('button', { name: 'Add' }));
  // the next scan
  const again = within(await screen.findByRole('dialog', { name: 'Scan a Barcode' }));
  expect(kitchen.calls.at(-1)?.args).toMatchObject({
    items: [{ ingredientName: 'Oat milk', barcode: '4006381333931', amount: 1, unit: 'l', place: 'fridge' }],
  });
  await actor.click(again.getByLabelText('Barcode'));
  await actor.paste('96385074');
  await actor.keyboard('{Enter}');
  const unknown = within(await screen.findByRole('dialog', { name: 'Add to the Kitchen' }));
  expect(unknown.getByText(/Name it once/)).toBeVisible();
  await actor.click(unknown.getByLabelText('Name'));
  await actor.paste('Chewing gum');
  await actor.keyboard('{Enter}');
  await waitFor(() => expect(kitchen.calls.at(-1)?.args).toMatchObject({ items: [{ barcode: '96385074' }] }));
});

it('shows a failed load, and retries', async () => {
  let works = false;
  const { actor } = openKitchen([], {
    answers: {
      kitchenItems: () => {
        if (!works) throw domainError('INTERNAL', 'Broken');
        return [stored('Milk')];
      },
    },
  });
  expect(await screen.findByText('Failed to load kitchen inventory')).toBeVisible();
  works = true;
  await actor.click(await button('Try Again'));
  expect(await tick('Milk')).toBeChecked();
});

it('shows on a phone what others change, without a reload', async () => {
  setWindow({ width: 390 });
  const { kitchen } = openKitchen([stored('Rice')]);
  await tick('Rice');
  await streaming();
  const milk = stored('Milk', { amount: 2, unit: 'l', place: 'fridge', bestBefore: '2026-10-09' });
  kitchen.items = [...kitchen.items.map((rice) => ({ ...rice, haveIt: false, version: 2 })), milk];
  pushChange('kitchen_item', milk.id, 'member-tom', 'created');
  expect(await tick('Milk')).toBeChecked();
  expect((await tick('Milk')).closest('li')).toHaveTextContent('Use tomorrow · 2 l · Fridge');
  expect(await tick('Rice')).not.toBeChecked();
});

it('queues ticks and new items while offline, and sends each once', async () => {
  const { actor, kitchen } = openKitchen([stored('Peas'), stored('Tea', { haveIt: false })]);
  await tick('Peas');
  // what is first used offline was loaded before
  await actor.click(screen.getByLabelText('Add to the kitchen in words'));
  await actor.paste('2 l milk');
  await screen.findByRole('group', { name: 'Understood' });
  goOffline(true);
  await actor.keyboard('{Enter}');
  expect(await screen.findByText('Milk will be saved when you are back online.')).toBeVisible();
  await actor.click(await tick('Peas'));
  expect(await screen.findByText('Peas will be saved when you are back online.')).toBeVisible();
  expect((await tick('Peas')).closest('li')).toHaveTextContent('Peas, Will be saved when you are back online');
  expect(await tick('Peas')).not.toBeChecked();
  await actor.click(await tick('Tea'));
  await waitFor(async () => expect(await tick('Tea')).toBeChecked());
  expect(await tick('Milk')).toBeChecked();
  expect(kitchen.calls).toEqual([]);
  goOffline(false);
  await waitFor(() => expect(kitchen.calls.map(({ name }) => name)).toEqual(['add', 'useUp', 'update']));
  expect(kitchen.items.map(({ ingredientName, haveIt }) => [ingredientName, haveIt])).toEqual(
    expect.arrayContaining([
      ['Milk', true],
      ['Peas', false],
      ['Tea', true],
    ]),
  );
});
